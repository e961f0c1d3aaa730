#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots

  /// The data source and the delegate of a table view.
  ///
  /// It forwards the messages that it does not handle to the delegate of the app.
  final class TableViewEvents: ForwardingDelegate, @MainActor ReorderingEvents {
    typealias Target = TableViewTarget

    var reordered: [ItemPath] = []

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
