import DOMList
import DiffableSnapshots

/// A row of js-framework-benchmark.
struct TableRow: Identifiable, Equatable {
  let id: Int
  var label: String
  var isSelected = false
}

/// The table of js-framework-benchmark.
final class Table {
  typealias Item = ModelItem<TableRow>
  typealias Rows = Snapshot<Int, Item>

  private let dataSource: DiffableDataSource<Int, Item, DOMListTarget<TableRow>>
  private var nextID = 1
  private var selected: Item?

  init(in page: PageCommands) {
    let list = DOMListTarget<TableRow>(
      page.element(id: "package"),
      in: page,
      item: page.element(id: "table-row")
    ) { page, row in
      page.setText(0, "\(row.id)")
      page.setText(1, row.label)
      if row.isSelected { page.setAttribute("class", "danger") }
    }
    let comparison = ContentComparison<Int, Item>(
      items: { $0.model == $1.model ? nil : .reconfigure }
    )
    dataSource = DiffableDataSource(target: list, contentComparison: comparison) { $2.model }
  }

  // MARK: The operations of the benchmark

  func replace(_ count: Int) {
    let rows = makeRows(count)
    edit { snapshot in snapshot = Snapshot([(0, rows)]) }
  }

  func append(_ count: Int) {
    let rows = makeRows(count)
    edit { snapshot in snapshot.appendItems(rows, toSection: 0) }
  }

  /// Changes the labels of every *n*th row, where *n* is `step`.
  func update(every step: Int) {
    let count = dataSource.snapshot().numberOfItems
    let changed = stride(from: 0, to: count, by: step).compactMap { index in
      guard var row = item(index)?.model else { return nil as Item? }
      row.label += " !!!"
      return Item(row)
    }
    edit { snapshot in snapshot.reconfigureItems(changed) }
  }

  func select(_ row: Int) {
    guard var model = item(row)?.model else { return }
    model.isSelected = true
    edit { snapshot in snapshot.reconfigureItems([Item(model)]) }
  }

  func swap(_ first: Int, _ second: Int) {
    guard let left = item(first), let right = item(second), let next = item(first + 1)
    else { return }
    edit { snapshot in
      snapshot.moveItem(left, afterItem: right)
      snapshot.moveItem(right, beforeItem: next)
    }
  }

  func remove(_ row: Int) {
    guard let item = item(row) else { return }
    dataSource.update { $0.deleteItems([item]) }
  }

  func reverse() {
    let items = Array(dataSource.snapshot().itemIdentifiers.reversed())
    edit { snapshot in snapshot = Snapshot([(0, items)]) }
  }

  func clear() { dataSource.update { $0.deleteAllItems(keepingSections: true) } }

  /// Applies snapshots, each of which deletes, inserts, moves and changes a few rows.
  func applyMany(_ count: Int) {
    for number in 0..<count {
      let snapshot = dataSource.snapshot()
      let size = snapshot.numberOfItems
      guard size > 2, let first = item(0), let moved = item(number % (size - 1) + 1),
        let deleted = item(size / 2), let changed = item(size - 1)
      else { return }
      let rows = makeRows(1)
      edit { snapshot in
        snapshot.deleteItems([deleted])
        snapshot.appendItems(rows)
        if moved != deleted { snapshot.moveItem(moved, beforeItem: first) }
        snapshot.reconfigureItems([changed])
      }
    }
  }

  private func edit(_ body: (inout Rows) -> Void) {
    dataSource.update { snapshot in
      body(&snapshot)
      precondition(snapshot.problems.isEmpty, "The edit of the table has a problem")
    }
  }

  private func item(_ row: Int) -> Item? {
    dataSource.itemIdentifier(for: ItemPath(section: 0, item: row))
  }

  private func makeRows(_ count: Int) -> [Item] {
    defer { nextID += count }
    return (nextID..<nextID + count).map {
      Item(TableRow(id: $0, label: "label \($0 % 1000 * 7919 % 1000)"))
    }
  }
}
