#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots

  /// The data source and the delegate of a table view.
  ///
  /// It forwards the messages that it does not handle to the delegate of the app.
  final class TableViewEvents: ForwardingDelegate, @MainActor ReorderingEvents {
    typealias Target = TableViewTarget
    static let delegatePath = \NSTableView.delegate

    /// The delegate of the app as a data source.
    var dataSource: (any NSTableViewDataSource)? {
      forwardingDelegate as? any NSTableViewDataSource
    }

    var reordered: [ItemPath] = []

    var delegateObservation: NSKeyValueObservation?

    var view: NSTableView? {
      let tableView = target?.tableView
      return isDataSource(tableView?.dataSource) ? tableView : nil
    }

    func connect(to tableView: NSTableView) {
      takeOver(tableView) {
        tableView.dataSource = dataSourceOfApp as? any NSTableViewDataSource ?? self
      }
    }

    func reloadView() { target?.reloadView() }
  }

  extension TableViewEvents: NSTableViewDataSource {
    func numberOfRows(in tableView: NSTableView) -> Int {
      becomeDelegateAgainSoon()
      return data?.numberOfRows(headers: target?.showsSectionHeaders ?? false) ?? 0
    }
  }
#endif
