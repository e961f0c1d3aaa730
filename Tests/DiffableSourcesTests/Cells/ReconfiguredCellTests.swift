import DiffableSources
import TestSupport
import Testing

/// Cells that stay when the content of their items changes.
struct ReconfiguredCellTests {
  private let list = KeepingList()

  @Test func keptCellIsConfiguredAgain() {
    let source = BasicSource<Noted, ReusableCell>(cell: RecordingCell.self)
    source.items = ["1a", "2a"]
    let connection = source.connect(to: list)
    let cells = list.cells
    source.items = ["1b", "2a", "3a"]
    #expect(list.texts == ["1a, 1b", "2a", "3a"])
    source.reconfigure(["2a"])
    #expect(list.texts == ["1a, 1b", "2a, 2a", "3a"])
    #expect(list.cells[0] === cells[0] && list.cells[1] === cells[1])
    source.reload(["1c"])
    #expect(list.texts == ["1c", "2a, 2a", "3a"])
    withExtendedLifetime(connection) {}
  }

  /// A closure for cells can make the list ask for another cell, for example to measure it.
  @Test func theUpdatedCellIsThatOfItsRow() {
    var asks = false
    let source = BasicSource<Noted, ReusableCell> { [list] item in
      if asks {
        asks = false
        _ = list.data?.cell(at: ItemPath(section: 0, item: 1))
      }
      return ReusableCell(RecordingCell.self, showing: item)
    }
    source.items = ["1a", "2a"]
    let connection = source.connect(to: list)
    asks = true
    list.data?.updateCell?(list.cells[0], ItemPath(section: 0, item: 0))
    #expect(list.texts == ["1a, 1a", "2a"])
    withExtendedLifetime(connection) {}
  }
}

private final class RecordingCell: TestCell, ContentConfigurable {
  func configure(with item: Noted) { text += text.isEmpty ? "\(item)" : ", \(item)" }
}

/// A list without sections that keeps the cell of a reconfigured item.
private final class KeepingList: ReusableCellTarget {
  let capabilities: ListCapabilities = [.itemMoves, .reconfigurations]
  var data: ListData<TestCell>?
  private(set) var cells: [TestCell] = []
  private var classes: [String: TestCell.Type] = [:]
  private var cellToUpdate: TestCell?

  var texts: [String] { cells.map { $0.text } }

  func registerCell(_ type: AnyClass, reuseIdentifier: String) {
    classes[reuseIdentifier] = type as? TestCell.Type
  }

  func dequeueCell(reuseIdentifier: String, at path: ItemPath) -> TestCell {
    cellToUpdate ?? classes[reuseIdentifier]?.init() ?? plainCell(at: path)
  }

  func plainCell(at path: ItemPath) -> TestCell { TestCell() }

  func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) {
    cells = (0..<snapshot.numberOfItems).compactMap { row in
      path(row).flatMap { data?.cell(at: $0) }
    }
    completion()
  }

  func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    updateData()
    for edit in batch.edits { perform(edit) }
    completion()
  }

  private func perform(_ edit: ListEdit) {
    switch edit {
    case .deleteItem(let path): cells.remove(at: path.item)
    case .insertItem(let row, let new): cells.insert(cell(new.item), at: row.item)
    case .moveItem(let move): cells.insert(cells.remove(at: move.from.item), at: move.to.item)
    case .reloadItem(let row): cells[row.item] = cell(row.item)
    case .reconfigureItem(let row):
      cellToUpdate = cells[row.item]
      if let path = path(row.item) { _ = data?.cell(at: path) }
      cellToUpdate = nil
    default: Issue.record("A list without sections received \(edit)")
    }
  }

  private func cell(_ row: Int) -> TestCell {
    path(row).flatMap { data?.cell(at: $0) } ?? TestCell()
  }

  private func path(_ row: Int) -> ItemPath? {
    if case .item(let path)? = data?.row(at: row, headers: false) { path } else { nil }
  }
}
