import DiffableSnapshots
import GTKList

/// Selects, activates and drags rows, and compares the list with the data source.
final class UserCheck {
  private let window = ListWindow("User", GTKListTarget())
  private let dataSource: DiffableDataSource<String, Int, GTKListTarget>

  var list: GTKListTarget { window.list }

  init() {
    dataSource = DiffableDataSource(target: window.list) { list, _, item in
      list.label("No. \(item)")
    }
    dataSource.supplementaryViewProvider = { list, _, _, section in
      list.label(section, isHeading: true)
    }
    // The user may not drag item 3.
    dataSource.reorderingHandlers.canReorderItem = { $0 != 3 }
  }

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
    Check.equal(selectedItem, 2, "The selection after a move")
    snapshot.reconfigureItems([2])
    apply(snapshot)
    Check.equal(selectedItem, 2, "The selection after a reconfiguration")
    snapshot.insertItems([6], beforeItem: 4)
    snapshot.reloadItems([2])
    apply(snapshot)
    Check.equal(selectedItem, 2, "The selection after a reload")
    snapshot.moveItem(2, beforeItem: 6)
    snapshot.reloadItems([2])
    apply(snapshot)
    Check.equal(selectedItem, 2, "The selection after a move with a reload")
    window.list.selectRow(0)
    Check.equal(selectedItem, nil, "The selection of a header")
    snapshot.deleteItems([2])
    apply(snapshot)
    Check.equal(selectedItem, nil, "The selection after the deletion of the item")
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
    let snapshot = dataSource.snapshot()
    let sections = snapshot.sectionIdentifiers.indices.map {
      snapshot.numberOfItems(inSectionAt: $0)
    }
    Check.equal(sections, result.map(\.count), "The sections after a drag")
    Check.equal(snapshot.itemIdentifiers, result.flatMap(\.self), "The items after a drag")
    check("a drag from \(source) to \(destination)")
    Check.equal(window.shownRows[destination].label, label, "The widget of the dragged row")
    Check.equal(window.numberOfSignals - signals, 1, "The signals of a drag")
  }

  private var selectedItem: Int? {
    window.list.selectedPath.flatMap(dataSource.itemIdentifier)
  }

  private func apply(_ snapshot: Snapshot<String, Int>) {
    dataSource.apply(snapshot)
    window.runUntilPainted()
  }

  /// Compares the rows with the data source.
  private func check(_ what: String) {
    window.runUntilPainted()
    let snapshot = dataSource.snapshot()
    let rows = snapshot.sectionIdentifiers.flatMap { section in
      let items = snapshot.itemIdentifiers(inSection: section)
      return [section] + items.map { "No. \($0)" }
    }
    window.check(shows: rows, what)
  }
}
