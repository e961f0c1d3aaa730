// In `Tests/Proofs` these files belong to another package.
#if OTHER_PACKAGE
  @testable import DiffableSnapshots
#else
  import DiffableSnapshots
#endif

extension ListData {
  /// Creates the data of a list without a data source.
  ///
  /// - Parameters:
  ///   - snapshot: Returns the current snapshot.
  ///   - cell: Makes or updates the cell of an item at a path in the current snapshot.
  package convenience init<Section, Item>(
    snapshot: @escaping () -> Snapshot<Section, Item>,
    cell: @escaping (ItemPath, Item) -> Cell
  ) {
    self.init(
      shape: { snapshot().shape },
      cell: { path in cell(path, snapshot().requiredItem(for: path)) },
      locator: { path in
        let item = snapshot().requiredItem(for: path)
        return { snapshot().itemPath(for: item) }
      }
    )
  }
}
