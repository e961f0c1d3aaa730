#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots

  /// The data source and the delegate of a table view.
  ///
  /// It forwards the messages that it does not handle to the delegate of the app.
  @MainActor
  final class TableViewEvents: ForwardingDelegate {
    private(set) weak var target: TableViewTarget?

    /// The paths of the items that the user drags to reorder them, ascending.
    var draggedPaths: [ItemPath] = []

    init(_ target: TableViewTarget) {
      self.target = target
      super.init()
    }

    var data: ListData<NSView>? { target?.data }

    /// The delegate of the app.
    var delegate: (any NSTableViewDelegate)? { forwardingDelegate as? any NSTableViewDelegate }

    /// The delegate of the app as a data source.
    var dataSource: (any NSTableViewDataSource)? {
      forwardingDelegate as? any NSTableViewDataSource
    }

    override var view: AnyObject? {
      let tableView = target?.tableView
      return tableView?.dataSource === self ? tableView : nil
    }

    override var viewDelegate: (any NSObjectProtocol)? {
      get { target?.tableView?.delegate }
      set { target?.tableView?.delegate = newValue as? any NSTableViewDelegate }
    }

    override func reloadView() { target?.reloadView() }
  }
#endif
