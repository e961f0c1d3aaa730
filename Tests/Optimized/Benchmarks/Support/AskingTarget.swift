import DiffableSnapshots

/// A target that requests all cells when it is reloaded, and the cells of reconfigured items, unless ``asksForCells``
/// is `false`.
final class AskingTarget<Cell>: ListTarget {
  let capabilities: ListCapabilities
  var data: ListData<Cell>?
  var makeSupplementaryView: ((SupplementaryKind, ItemPath) -> Cell?)?
  private let asksForCells: Bool

  init(_ capabilities: ListCapabilities = .collectionView, asksForCells: Bool = true) {
    self.capabilities = capabilities
    self.asksForCells = asksForCells
  }

  func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) {
    defer { completion() }
    guard asksForCells, let data else { return }
    for section in 0..<data.numberOfSections {
      for item in 0..<data.numberOfItems(inSection: section) {
        keep(data.cell(at: ItemPath(section: section, item: item)))
      }
    }
  }

  func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    updateData()
    if asksForCells, let data {
      for path in batch.items.reconfigurations { keep(data.cell(at: path)) }
    }
    completion()
  }
}

extension DiffableDataSource where Target == AskingTarget<Item> {
  /// Creates a data source with an empty snapshot, whose cells are the items.
  convenience init(to target: Target) {
    self.init(target: target) { _, _, item in item }
  }
}

extension DiffableDataSource where Target == AskingTarget<Void> {
  /// Creates a data source that shows a snapshot in a target that does nothing.
  convenience init(
    showing snapshot: Snapshot<Section, Item>,
    in capabilities: ListCapabilities = .collectionView
  ) {
    self.init(target: AskingTarget(capabilities, asksForCells: false)) { _, _, _ in () }
    apply(snapshot)
  }
}
