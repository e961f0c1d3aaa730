import DiffableTerminal
import Testing

@testable import TestedShowcase

@MainActor
@Suite("Adding an item with a form")
struct ShoppingFormTests {
  private let screen: ShoppingScreen

  init() async throws { screen = try ShoppingScreen(nil) }

  /// The rows of the form or the list, without padding.
  private var rows: [String] {
    screen.lines.map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test("a opens a form with the category at the cursor, and each key changes its fields")
  func formHasTheCategoryAtTheCursor() async throws {
    try await screen.press("end up*3 a")
    #expect(screen.title == "New item")
    #expect(rows == ["› Name ▏", "Price", "Category ‹ Fruit ›", "[ Submit ]", "[ Cancel ]"])
    try await screen.press("p e a r down 2 , 5")
    let others = ["Category ‹ Fruit ›", "[ Submit ]", "[ Cancel ]"]
    #expect(rows == ["Name pear", "› Price 2,5▏"] + others)
    try await screen.press("left left backspace 3 up left x")
    #expect(rows[0...1] == ["› Name peax▏r", "Price 3,5"])
    try await screen.press("right backspace backspace r clear q")
    #expect(rows[0] == "› Name q▏")
  }

  @Test("Left, Right and the space bar pick one of all categories in turn")
  func categoriesArePicked() async throws {
    try await screen.press("a tab tab")
    var picked: [String] = []
    for _ in Category.allCases {
      picked.append(rows[2])
      try await screen.press("right")
    }
    #expect(picked == Category.allCases.map { "› Category ‹ \($0.title) ›" })
    #expect(rows[2] == picked[0])
    try await screen.press("left")
    #expect(rows[2] == "› Category ‹ Other ›")
    try await screen.press("space")
    #expect(rows[2] == picked[0])
  }

  @Test("Submitting adds the item at the end of its category and selects it")
  func submittingAddsTheItem() async throws {
    try await screen.press("a space t e a space tab 1 . 5 tab right*4 tab enter")
    #expect(screen.notice == "tea added to Bakery")
    #expect(screen.list.changes?.summary == "1 inserted, 1 updated")
    let product = try #require(screen.products.itemIdentifiers(inSection: .bakery).last)
    #expect((product.name, product.price.cents) == ("tea", 150))
    let row = try #require(screen.list.cursor)
    #expect(screen.list.rows[row].cell.name == "tea")
    #expect(!screen.usesEscape)
  }

  @Test("An empty name and a price that is no number have messages, and nothing is added")
  func invalidFieldsHaveMessages() async throws {
    try await screen.press("a space tab x tab tab")
    #expect(rows[0...1] == ["Name", "Price x"], "Messages are shown only after submitting")
    try await screen.press("enter")
    #expect(screen.title == "New item")
    #expect(rows[0...1] == ["› Name ▏ ! enter a name", "Price x ! enter a number"])
    try await screen.press("f i g")
    #expect(rows[0...1] == ["› Name fig▏", "Price x ! enter a number"])
    try await screen.press("down*3 enter")
    #expect(rows[0...1] == ["Name fig", "› Price x▏ ! enter a number"])
    try await screen.press("clear 2 . 5 0")
    #expect(rows[1] == "› Price 2.50▏")
    try await screen.press("down*2 space")
    #expect(screen.notice == "fig added to Running")
    #expect(screen.products.itemIdentifiers.count == 8)
  }

  @Test("Cancel and Escape close the form and change nothing", arguments: ["up enter", "escape"])
  func cancellingChangesNothing(keys: String) async throws {
    let before = screen.lines
    try await screen.press("a t e a tab 1 tab*2")
    #expect(screen.usesEscape && screen.takesText)
    try await screen.press(keys == "escape" ? keys : "down enter")
    #expect(screen.lines == before)
    #expect(screen.list.changes == nil)
    #expect(screen.products.itemIdentifiers.count == 7)
    #expect(!screen.usesEscape)
  }

  @Test("Two products of one name are two items")
  func equalNamesAreTwoItems() async throws {
    try await screen.press("down a s o c k s enter 7 enter enter enter")
    #expect(screen.products.itemIdentifiers.filter { $0.name == "socks" }.count == 2)
    try await screen.press("d")
    #expect(
      screen.products.itemIdentifiers.filter { $0.name == "socks" }.map(\.price.cents) == [750]
    )
  }
}
