import DiffableSnapshots
import DiffableSnapshotsTesting

/// A list in which a user drags items.
protocol DraggingList: ListTarget where Cell == Int {
  func beginReordering(at path: ItemPath) -> Bool
  func dropReorderedItem(at destination: ItemPath) -> Bool
  func endReordering()
}

extension StrictList<Int>: DraggingList {}

/// A list that stores only counts, and checks that they agree with each batch.
final class CountingList: DraggingList {
  let capabilities: ListCapabilities
  var data: ListData<Int>?
  var isOnScreen = true

  private var sizes: [Int] = []

  init(_ capabilities: ListCapabilities) { self.capabilities = capabilities }

  func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) {
    sizes = sizesOfData
    for section in sizes.indices where sizes[section] > 0 {
      readCell(ItemPath(section: section, item: sizes[section] - 1))
    }
    completion()
  }

  func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    expect(sizes == sizesOfData, "the data has \(sizesOfData) items before a batch, not \(sizes)")
    updateData()
    let check = BatchCheck(old: sizes, new: sizesOfData)
    check.check(batch.changes)
    check.check(batch.edits)
    sizes = sizesOfData
    for path in batch.items.insertions + batch.items.reloads + batch.items.reconfigurations {
      readCell(path)
    }
    completion()
  }

  func beginReordering(at path: ItemPath) -> Bool { data?.beginReordering(at: path) ?? false }

  func dropReorderedItem(at destination: ItemPath) -> Bool {
    guard let data, data.dropReorderedItem(at: destination) else { return false }
    sizes = sizesOfData
    return true
  }

  func endReordering() { data?.endReordering() }

  func drag(from source: ItemPath, to destination: ItemPath) {
    guard beginReordering(at: source) else { return }
    _ = dropReorderedItem(at: destination)
    endReordering()
  }

  /// Reads a cell like a list that shows it.
  private func readCell(_ path: ItemPath) {
    guard let data else { return }
    var path = path
    if !capabilities.contains(.sections) {
      let row = data.row(at: path.item, headers: capabilities.contains(.headerRows))
      guard case .item(let item)? = row else { return }
      path = item
    }
    _ = data.cell(at: path)
  }

  private var sizesOfData: [Int] {
    guard let data else { return [] }
    guard capabilities.contains(.sections) else {
      return [data.numberOfRows(headers: capabilities.contains(.headerRows))]
    }
    return (0..<data.numberOfSections).map { data.numberOfItems(inSection: $0) }
  }
}
