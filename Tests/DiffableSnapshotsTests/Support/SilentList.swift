import DiffableSnapshots

/// A list that does as it is told and asks for nothing.
class SilentList<Cell>: ListTarget {
  let capabilities = ListCapabilities.collectionView
  var data: ListData<Cell>?
  var supplementaryData: SupplementaryData<Cell>?
  private(set) var numberOfBatches = 0
  private(set) var numberOfChanges = 0

  func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) { completion() }

  func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    numberOfBatches += 1
    numberOfChanges += batch.count
    updateData()
    completion()
  }
}
