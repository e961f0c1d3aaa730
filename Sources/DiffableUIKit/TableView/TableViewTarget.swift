#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  /// A table view that a data source updates.
  @MainActor
  public final class TableViewTarget: NSObject, @MainActor ListTarget {
    /// The changes that a table view performs in one batch.
    public let capabilities = ListCapabilities.tableView

    /// The data that the table view shows.
    public var data: ListData<UITableViewCell>?

    /// The table view; nil when it is released.
    public private(set) weak var tableView: UITableView?

    /// Creates a target for a table view, and becomes the data source of the view.
    ///
    /// - Parameter tableView: The table view.
    /// - Complexity: O(1).
    public init(_ tableView: UITableView) {
      self.tableView = tableView
      super.init()
      tableView.dataSource = self
    }

    /// Whether the table view is in a window.
    public var isOnScreen: Bool { tableView?.window != nil }

    /// Reloads the table view.
    public func reloadData<Section, Item>(
      _ snapshot: Snapshot<Section, Item>,
      completion: @escaping () -> Void
    ) {
      tableView?.reloadData()
      completion()
    }

    /// Performs a batch.
    public func perform<Section, Item>(
      _ batch: Batch<Section, Item>,
      animated: Bool,
      updateData: () -> Void,
      completion: @escaping () -> Void
    ) {
      updateData()
      tableView?.reloadData()
      completion()
    }
  }

  extension TableViewTarget: UITableViewDataSource {
    /// Returns the number of sections.
    public func numberOfSections(in tableView: UITableView) -> Int { data?.numberOfSections ?? 0 }

    /// Returns the number of rows in a section.
    public func tableView(
      _ tableView: UITableView,
      numberOfRowsInSection section: Int
    ) -> Int {
      data?.numberOfItems(inSection: section) ?? 0
    }

    /// Returns the cell of a row.
    public func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      data?.cell(at: ItemPath(indexPath)) ?? UITableViewCell()
    }
  }
#endif
