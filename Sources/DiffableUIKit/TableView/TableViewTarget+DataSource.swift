#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  extension TableViewTarget: UITableViewDataSource {
    /// Returns the number of sections.
    ///
    /// - Parameter tableView: The table view.
    /// - Returns: The number of sections.
    /// - Complexity: O(1).
    public func numberOfSections(in tableView: UITableView) -> Int { data?.numberOfSections ?? 0 }

    /// Returns the number of rows in a section.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - section: The index of the section.
    /// - Returns: The number of rows.
    /// - Complexity: That of `Snapshot.numberOfItems(inSectionAt:)`.
    public func tableView(
      _ tableView: UITableView,
      numberOfRowsInSection section: Int
    ) -> Int {
      data?.numberOfItems(inSection: section) ?? 0
    }

    /// Returns the cell of a row.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - indexPath: The path of the row.
    /// - Returns: The cell from the cell provider.
    /// - Complexity: That of `Snapshot.itemIdentifier(for:)`, plus the time that the cell provider takes.
    public func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      guard let data else { return UITableViewCell() }
      // A refused drop into another section leaves one row too many in that section until the table view is reloaded.
      if drag.refusedDrop != nil, !contains(indexPath, data) { return UITableViewCell() }
      let isReconfigured = reconfiguredPaths.remove(indexPath) != nil
      return data.cell(at: indexPath, isReconfigured: isReconfigured)
    }

    private func contains(_ indexPath: IndexPath, _ data: ListData<UITableViewCell>) -> Bool {
      indexPath.section < data.numberOfSections
        && indexPath.row < data.numberOfItems(inSection: indexPath.section)
    }

    /// Returns the cell that a provider makes for a row.
    ///
    /// - Parameters:
    ///   - path: The path of the item.
    ///   - provide: Makes the cell. Returning nil is a programmer error, as in the data source of UIKit.
    /// - Returns: The cell.
    @usableFromInline
    func cell(
      at path: ItemPath,
      from provide: (_ tableView: UITableView, _ indexPath: IndexPath) -> UITableViewCell?
    ) -> UITableViewCell {
      // A table view that is released, or has another data source, asks this target for no cells.
      guard let tableView else { return UITableViewCell() }
      guard let cell = provide(tableView, IndexPath(path)) else {
        preconditionFailure(
          "The cell provider returned nil for row \(path.item) of section \(path.section); "
            + "return a cell for every item"
        )
      }
      return cell
    }
  }

  extension TableViewTarget: UITableViewDataSourcePrefetching {
    /// Calls the prefetching handler with the items of rows.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - indexPaths: The paths of the rows.
    public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      data?.prefetchItems(at: indexPaths.map { ItemPath($0) })
    }

    /// Calls the handler that cancels prefetching with the items of rows.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - indexPaths: The paths of the rows.
    public func tableView(
      _ tableView: UITableView,
      cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {
      data?.cancelPrefetchingItems(at: indexPaths.map { ItemPath($0) })
    }
  }
#endif
