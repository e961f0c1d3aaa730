#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  /// A data source of a table view.
  public typealias TableViewDiffableDataSource<
    Section: Hashable & Sendable,
    Item: Hashable & Sendable
  > = DiffableDataSource<Section, Item, TableViewTarget>

  extension DiffableDataSource where Target == TableViewTarget {
    /// Creates a data source for a table view.
    @_disfavoredOverload
    @inlinable
    @MainActor
    public convenience init(
      tableView: UITableView,
      cellProvider:
        @escaping (_ tableView: UITableView, _ indexPath: IndexPath, _ item: Item) ->
        UITableViewCell
    ) {
      self.init(target: TableViewTarget(tableView)) { [unowned tableView] _, path, item in
        cellProvider(tableView, IndexPath(path), item)
      }
    }
  }
#endif
