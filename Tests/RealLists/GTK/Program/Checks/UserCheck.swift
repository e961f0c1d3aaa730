import DiffableSnapshots
import GTKList

/// Selects, activates and drags rows, and compares the list with the data source.
final class UserCheck {
  private let numbers = NumbersWindow("User")
  private var window: ListWindow { numbers.window }
  private var dataSource: DiffableDataSource<String, Int, GTKListTarget> { numbers.dataSource }

  var list: GTKListTarget { numbers.list }

  func run() {
    apply(Snapshot([("A", [1, 2, 3]), ("B", [4, 5])]))
    checkSelection()
    checkActivation()
    checkDrags()
  }

  private func checkSelection() {
    window.list.selectRow(2)
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([1])
    snapshot.moveItem(2, afterItem: 5)
    apply(snapshot)
    Check.equal(numbers.selectedItem, 2, "The selection after a move")
    snapshot.reconfigureItems([2])
    apply(snapshot)
    Check.equal(numbers.selectedItem, 2, "The selection after a reconfiguration")
    snapshot.insertItems([6], beforeItem: 4)
    snapshot.reloadItems([2])
    apply(snapshot)
    Check.equal(numbers.selectedItem, 2, "The selection after a reload")
    snapshot.moveItem(2, beforeItem: 6)
    snapshot.reloadItems([2])
    apply(snapshot)
    Check.equal(numbers.selectedItem, 2, "The selection after a move with a reload")
    window.list.selectRow(0)
    Check.equal(numbers.selectedItem, nil, "The selection of a header")
    snapshot.deleteItems([2])
    apply(snapshot)
    Check.equal(numbers.selectedItem, nil, "The selection after the deletion of the item")
  }

  private func checkActivation() {
    var activated: [Int?] = []
    window.list.activationHandler = { [unowned dataSource] in
      activated.append(dataSource.itemIdentifier(for: $0))
    }
    for row in 0..<window.list.numberOfRows { window.activate(row) }
    Check.equal(activated, dataSource.snapshot().itemIdentifiers, "The activated items")
  }

  private func checkDrags() {
    apply(Snapshot([("A", [1, 2, 3]), ("B", [4, 5])]))
    Check.that(!window.beginDrag(0), "A header is dragged")
    Check.that(!window.beginDrag(3), "An item is dragged that may not be")
    drag(1, to: 2, result: [[2, 1, 3], [4, 5]])
    drag(1, to: 6, result: [[1, 3], [4, 5, 2]])
    drag(6, to: 1, result: [[2, 1, 3], [4, 5]])
    // Onto the header of B, which moves up.
    drag(1, to: 4, result: [[1, 3], [2, 4, 5]])

    Check.that(window.beginDrag(1), "The drag does not begin")
    Check.that(!window.drop(on: 0), "An item is dropped above the first header")
    window.endDrag()
    check("a refused drop")

    Check.that(window.beginDrag(1), "The drag does not begin")
    let labels = window.shownRows.map(\.label)
    apply(Snapshot([("A", [1, 2, 3])]))
    Check.equal(window.shownRows.map(\.label), labels, "The rows during a drag")
    window.endDrag()
    check("an apply that has waited for the end of a drag")
  }

  private func drag(_ source: Int, to destination: Int, result: [[Int]]) {
    let label = window.shownRows[source].label
    let signals = window.numberOfSignals
    Check.that(window.beginDrag(source), "The drag does not begin")
    Check.that(window.drop(on: destination), "The drop is refused")
    window.endDrag()
    Check.equal(numbers.items, result, "The items after a drag")
    check("a drag from \(source) to \(destination)")
    Check.equal(window.shownRows[destination].label, label, "The widget of the dragged row")
    Check.equal(window.numberOfSignals - signals, 1, "The signals of a drag")
  }

  private func apply(_ snapshot: Snapshot<String, Int>) {
    dataSource.apply(snapshot)
    window.runUntilPainted()
  }

  /// Compares the rows with the data source.
  private func check(_ what: String) {
    window.runUntilPainted()
    let rows = zip(dataSource.snapshot().sectionIdentifiers, numbers.items)
      .flatMap { section, items in [section] + items.map { "No. \($0)" } }
    window.check(shows: rows, what)
  }
}
