import DiffableSnapshots
import Testing

@testable import showcase

@Suite("The shopping screen")
struct ShoppingScreenTests {
  private let screen: ShoppingScreen

  init() throws { screen = try ShoppingScreen(nil) }

  /// Presses keys, and returns the rows without cursor and marks.
  private func rows(after keys: String) throws -> String {
    #expect(try screen.press(keys))
    return screen.list.rows.map(\.cell.text).joined(separator: " ")
  }

  private let start = "Fruit apples bananas pears Bakery bread Household"

  @Test("All categories have headers, even empty ones")
  func categoriesHaveHeaders() throws {
    #expect(try rows(after: "") == start)
    #expect(screen.list.rows.map(\.isHeader) == [true, false, false, false, true, false, true])
    #expect(screen.title == "4 to buy")
  }

  @Test(
    "Items can be dragged within a section and to other sections",
    arguments: [
      (
        "within its section", "down space down*2",
        "Fruit bananas pears apples Bakery bread Household"
      ),
      (
        "up within its section", "down*3 space up*2",
        "Fruit pears apples bananas Bakery bread Household"
      ),
      (
        "past the end of another section", "down space down*4",
        "Fruit bananas pears Bakery bread apples Household"
      ),
      (
        "to another section", "down space down*3",
        "Fruit bananas pears Bakery apples bread Household"
      ),
      (
        "to an empty section", "down space end", "Fruit bananas pears Bakery bread Household apples"
      ),
      (
        "to where it was", "down space down up", "Fruit apples bananas pears Bakery bread Household"
      ),
      (
        "to the end of a section above", "down*5 space up",
        "Fruit apples bananas pears bread Bakery Household"
      ),
      (
        "not above all sections", "down*5 space home",
        "Fruit bread apples bananas pears Bakery Household"
      ),
    ]
  )
  func itemsCanBeDragged(target: String, keys: String, expected: String) throws {
    #expect(try rows(after: keys + " space") == expected, "\(target)")
    #expect(!screen.list.isDragging)
    let isMoved = expected != start
    #expect(screen.list.changes?.summary == (isMoved ? "1 moved" : "nothing changed"))
    #expect(screen.list.rows.count { $0.change == .moved } == (isMoved ? 1 : 0))
    // Deleting the selected item shows that the data source has moved it too.
    let rows = start.split(separator: " ")
    let dragged = rows[keys.hasPrefix("down*5") ? 5 : keys.hasPrefix("down*3") ? 3 : 1]
    let rest = try self.rows(after: "d").split(separator: " ")
    #expect(!rest.contains(dragged))
    #expect(screen.title == "3 to buy")
  }

  @Test("Cancelling a drag restores the list, and other keys have no effect during a drag")
  func cancellingRestoresTheList() throws {
    #expect(
      try rows(after: "down space down*4 d a x")
        == "Fruit bananas pears Bakery bread apples Household"
    )
    #expect(screen.list.isDragging)
    #expect(try rows(after: "escape") == start)
    #expect(screen.list.cursor == 1)
    #expect(screen.list.changes == nil)
    #expect(try !screen.press("escape"))
  }

  @Test("Headers cannot be dragged or deleted")
  func headersCannotBeDraggedOrDeleted() throws {
    #expect(try rows(after: "space d") == start)
    #expect(!screen.list.isDragging)
  }

  @Test("A typed item is added to the category at the cursor")
  func typedItemsAreAdded() throws {
    #expect(try screen.press("end a m i backspace x"))
    #expect(screen.title == "Add to Household: mx")
    #expect(try rows(after: "clear space t e a space enter") == start + " tea")
    #expect(screen.list.changes?.summary == "1 inserted")
    #expect(
      try rows(after: "up*5 a j a m enter")
        == "Fruit apples bananas pears jam Bakery bread Household tea"
    )
  }

  @Test("Adding an existing item moves it, and an empty name is not added")
  func addingAnExistingItemMovesIt() throws {
    #expect(
      try rows(after: "end a p e a r s enter")
        == "Fruit apples bananas Bakery bread Household pears"
    )
    #expect(screen.list.changes?.summary == "1 moved")
    let before = try rows(after: "a enter")
    #expect(try rows(after: "a space space enter a x escape") == before)
    #expect(!screen.usesEscape)
  }

  @Test("After a deletion, the cursor keeps its row or selects the last row")
  func cursorKeepsItsRowAfterADeletion() throws {
    #expect(try rows(after: "down*2 d") == "Fruit apples pears Bakery bread Household")
    #expect(screen.list.cursor == 2)
    #expect(try rows(after: "d up d") == "Fruit Bakery bread Household")
    #expect(screen.list.cursor == 1)
  }
}
