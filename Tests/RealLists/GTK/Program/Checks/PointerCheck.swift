import DiffableSnapshots
import GTKList

/// Selects, activates and drags rows with the pointer of the display.
final class PointerCheck {
  private let numbers = NumbersWindow("Pointer")

  var list: GTKListTarget { numbers.list }

  func run() throws {
    let (window, dataSource) = (numbers.window, numbers.dataSource)
    dataSource.apply(Snapshot([("A", [1, 2, 3]), ("B", [4, 5])]))
    window.runUntilPainted()
    let pointer = Pointer(window: window)
    try pointer.click(2)
    pointer.wait("select an item") { self.numbers.selectedItem == 2 }
    try pointer.click(0)
    Check.equal(numbers.selectedItem, 2, "The selection after a click on a header")
    var activated: [Int?] = []
    list.activationHandler = { [unowned dataSource] in
      activated.append(dataSource.itemIdentifier(for: $0))
    }
    try pointer.click(5, times: 2)
    pointer.wait("activate an item") { activated == [4] }
    try pointer.click(2)
    pointer.wait("select an item") { self.numbers.selectedItem == 2 }
    let label = window.shownRows[2].label
    try pointer.drag(2, to: 6)
    pointer.wait("move an item") { self.numbers.items == [[1, 3], [4, 5, 2]] }
    window.runUntilPainted()
    window.check(shows: ["A", "No. 1", "No. 3", "B", "No. 4", "No. 5", "No. 2"], "A drag")
    Check.equal(window.shownRows[6].label, label, "The widget of the dragged row")
    Check.equal(numbers.selectedItem, 2, "The selection after a drag")
    try pointer.drag(2, to: 1)
    Check.equal(numbers.items, [[1, 3], [4, 5, 2]], "The items after a drag that is not allowed")
    try pointer.drag(6, to: 1)
    pointer.wait("move an item back") { self.numbers.items == [[2, 1, 3], [4, 5]] }
    // An apply waits for the end of the drag.
    dataSource.apply(Snapshot([("A", [5])]))
    pointer.wait("end a drag") { window.shownRows.map(\.text) == ["A", "No. 5"] }
  }
}
