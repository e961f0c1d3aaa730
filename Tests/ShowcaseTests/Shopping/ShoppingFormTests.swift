import DiffableTerminal
import Testing

@testable import showcase

@Suite("Adding an item with a form")
struct ShoppingFormTests {
  private let screen: ShoppingScreen

  init() throws { screen = try ShoppingScreen(nil) }

  /// The rows of the form or the list, without padding.
  private var rows: [String] {
    screen.lines.map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test("a opens a form with the category at the cursor, and each key changes its fields")
  func formHasTheCategoryAtTheCursor() throws {
    #expect(try screen.press("end up*3 a"))
    #expect(screen.title == "New item")
    #expect(rows == ["› Name ▏", "Price", "Category ‹ Fruit ›", "[ Submit ]", "[ Cancel ]"])
    #expect(try screen.press("p e a r down 2 , 5"))
    #expect(
      rows == ["Name pear", "› Price 2,5▏", "Category ‹ Fruit ›", "[ Submit ]", "[ Cancel ]"]
    )
    #expect(try screen.press("left left backspace 3 up left x"))
    #expect(rows[0...1] == ["› Name peax▏r", "Price 3,5"])
    #expect(try screen.press("right backspace backspace r clear q"))
    #expect(rows[0] == "› Name q▏")
  }

  @Test("Left, Right and the space bar pick one of all categories in turn")
  func categoriesArePicked() throws {
    #expect(try screen.press("a tab tab"))
    var picked: [String] = []
    for _ in Shopping.Category.allCases {
      picked.append(rows[2])
      #expect(try screen.press("right"))
    }
    #expect(picked == Shopping.Category.allCases.map { "› Category ‹ \($0.title) ›" })
    #expect(rows[2] == picked[0])
    #expect(try screen.press("left"))
    #expect(rows[2] == "› Category ‹ Other ›")
    #expect(try screen.press("space"))
    #expect(rows[2] == picked[0])
  }

  @Test("Submitting adds the item at the end of its category and selects it")
  func submittingAddsTheItem() throws {
    #expect(try screen.press("a space t e a space tab 1 . 5 tab right*4 tab enter"))
    #expect(screen.notice == "tea added to Bakery")
    #expect(screen.list.changes?.summary == "1 inserted, 1 updated")
    let item = try #require(screen.shoppingList.itemIdentifiers.last)
    #expect((item.name, item.price?.cents, item.category) == ("tea", 150, .bakery))
    let row = try #require(screen.list.cursor)
    #expect(screen.list.rows[row].cell.name == "tea")
    #expect(!screen.usesEscape)
  }

  @Test("An empty name and a price that is no number have messages, and nothing is added")
  func invalidFieldsHaveMessages() throws {
    #expect(try screen.press("a space tab x tab tab"))
    #expect(rows[0...1] == ["Name", "Price x"], "Messages are shown only after submitting")
    #expect(try screen.press("enter"))
    #expect(screen.title == "New item")
    #expect(rows[0...1] == ["› Name ▏ ! enter a name", "Price x ! enter a number"])
    #expect(try screen.press("f i g"))
    #expect(rows[0...1] == ["› Name fig▏", "Price x ! enter a number"])
    #expect(try screen.press("down*3 enter"))
    #expect(rows[0...1] == ["Name fig", "› Price x▏ ! enter a number"])
    #expect(try screen.press("clear 2 . 5 0"))
    #expect(rows[1] == "› Price 2.50▏")
    #expect(try screen.press("down*2 space"))
    #expect(screen.notice == "fig added to Running")
    #expect(screen.shoppingList.itemIdentifiers.count == 8)
  }

  @Test("Cancel and Escape close the form and change nothing", arguments: ["up enter", "escape"])
  func cancellingChangesNothing(keys: String) throws {
    let before = screen.lines
    #expect(try screen.press("a t e a tab 1 tab*2"))
    #expect(screen.usesEscape && screen.takesText)
    #expect(try screen.press(keys == "escape" ? keys : "down enter"))
    #expect(screen.lines == before)
    #expect(screen.list.changes == nil)
    #expect(screen.shoppingList.itemIdentifiers.count == 7)
    #expect(!screen.usesEscape)
  }

  @Test("Two products of one name are two items")
  func equalNamesAreTwoItems() throws {
    #expect(try screen.press("down a s o c k s enter 7 enter enter enter"))
    #expect(screen.shoppingList.itemIdentifiers.filter { $0.name == "socks" }.count == 2)
    #expect(try screen.press("d"))
    #expect(
      screen.shoppingList.itemIdentifiers.filter { $0.name == "socks" }.map(\.price?.cents) == [750]
    )
  }
}
