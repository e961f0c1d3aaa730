// Tests of other modules inherit from the list, which `package` does not allow.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import DiffableSnapshots

/// A list that does as it is told and asks for nothing.
open class SilentList<Cell>: ListTarget {
  public let capabilities = ListCapabilities.collectionView
  public var data: ListData<Cell>?
  public var supplementaryData: SupplementaryData<Cell>?
  public private(set) var numberOfBatches = 0
  public private(set) var numberOfChanges = 0

  public init() {}

  public func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) { completion() }

  public func perform<Section, Item>(
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
