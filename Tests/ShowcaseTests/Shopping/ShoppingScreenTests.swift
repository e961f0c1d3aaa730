import DiffableSnapshots
import Testing

@testable import showcase

@Suite("The screen of the shopping list")
struct ShoppingScreenTests {
  private let screen: ShoppingScreen

  init() throws { screen = try ShoppingScreen(nil) }

  /// Presses keys, and gives the rows without cursor and marks.
  private func rows(after keys: String) throws -> String {
    #expect(try screen.press(keys))
    return screen.list.rows.map(\.cell.text).joined(separator: " ")
  }

  private let start = "Fruit apples bananas pears Bakery bread Household"

  @Test("Categories have titles, also those without items")
  func titles() throws {
    #expect(try rows(after: "") == start)
    #expect(screen.list.rows.map(\.isHeader) == [true, false, false, false, true, false, true])
    #expect(screen.title == "4 to buy")
  }

  @Test(
    "An item can be dragged to all kinds of places",
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
  func drags(place: String, keys: String, expected: String) throws {
    #expect(try rows(after: keys + " space") == expected, "\(place)")
    #expect(!screen.list.isDragging)
    let isMoved = expected != start
    #expect(screen.list.changes?.summary == (isMoved ? "1 moved" : "nothing changed"))
    #expect(screen.list.rows.count { $0.mark == .moved } == (isMoved ? 1 : 0))
    // The data have followed: what is deleted is what was dragged.
    let rows = start.split(separator: " ")
    let dragged = rows[keys.hasPrefix("down*5") ? 5 : keys.hasPrefix("down*3") ? 3 : 1]
    let rest = try self.rows(after: "d").split(separator: " ")
    #expect(!rest.contains(dragged))
    #expect(screen.title == "3 to buy")
  }

  @Test("A drag that is cancelled leaves all as it was, and other keys do nothing meanwhile")
  func cancelling() throws {
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

  @Test("Titles cannot be dragged or deleted")
  func headers() throws {
    #expect(try rows(after: "space d") == start)
    #expect(!screen.list.isDragging)
  }

  @Test("What is typed is added to the category at the cursor")
  func adding() throws {
    #expect(try screen.press("end a m i backspace x"))
    #expect(screen.title == "Add to Household: mx")
    #expect(try rows(after: "clear space t e a space enter") == start + " tea")
    #expect(screen.list.changes?.summary == "1 inserted")
    #expect(
      try rows(after: "up*5 a j a m enter")
        == "Fruit apples bananas pears jam Bakery bread Household tea"
    )
  }

  @Test("What is there already moves, and what is nothing is not added")
  func addingAgain() throws {
    #expect(
      try rows(after: "end a p e a r s enter")
        == "Fruit apples bananas Bakery bread Household pears"
    )
    #expect(screen.list.changes?.summary == "1 moved")
    let before = try rows(after: "a enter")
    #expect(try rows(after: "a space space enter a x escape") == before)
    #expect(!screen.usesEscape)
  }

  @Test("The cursor stays where it was when its item is deleted, up to the last one")
  func deleting() throws {
    #expect(try rows(after: "down*2 d") == "Fruit apples pears Bakery bread Household")
    #expect(screen.list.cursor == 2)
    #expect(try rows(after: "d up d") == "Fruit Bakery bread Household")
    #expect(screen.list.cursor == 1)
  }
}
