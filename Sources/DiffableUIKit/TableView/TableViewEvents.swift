#if canImport(UIKit) && !os(watchOS)
  @_spi(Views) import DiffableAppleViews
  import UIKit

  /// The data source and the drag delegate of a table view.
  ///
  /// While the table view shows a source, the object is also the delegate.
  ///
  /// As the delegate, it reports events to the source, and forwards messages to the delegate of the app. It does not
  /// ask that delegate whether a row can be highlighted or selected if the source already refuses.
  final class TableViewEvents: ForwardingDelegate, @MainActor ViewEvents {
    typealias Target = TableViewTarget
    static let delegatePath = \UITableView.delegate

    var reordering = RowReordering()
    var tableView: UITableView? { target?.tableView }

    /// Whether this object becomes the drag delegate when the target takes over the view.
    var reordersByDragging = false

    var view: UITableView? { tableView }

    func connect(to tableView: UITableView) {
      tableView.dataSource = dataSourceOfApp as? any UITableViewDataSource ?? self
      if mayReplace(tableView.prefetchDataSource) { tableView.prefetchDataSource = self }
      #if !os(tvOS)
        if reordersByDragging { becomeDragDelegate(of: tableView) }
      #endif
    }
  }
#endif
