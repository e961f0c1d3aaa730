// The list is `open` because tests in other modules inherit from it; a `package` class does not allow that.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import DiffableSnapshots

/// A list that counts batches and changes, and never requests cells.
///
/// All other requirements of `ListTarget` have their default implementations.
open class SilentList<Cell>: ListTarget {
  public let capabilities = ListCapabilities.collectionView
  public var data: ListData<Cell>?
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
