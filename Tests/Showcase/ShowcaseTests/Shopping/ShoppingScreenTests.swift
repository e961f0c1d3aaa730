import DiffableSnapshots
import DiffableTerminal
import Foundation
import Testing

@testable import TestedShowcase

@MainActor
@Suite("The shopping screen")
struct ShoppingScreenTests {
  private let screen: ShoppingScreen

  init() async throws { screen = try ShoppingScreen(nil) }

  /// Presses keys, and returns the names in the rows, without the prices.
  private func rows(after keys: String) async throws -> String {
    try await screen.press(keys)
    return names.joined(separator: " ")
  }

  private var names: [String] {
    screen.list.rows.map { row in
      String(row.cell.text.prefix { !$0.isNumber }).split(separator: " ").joined(separator: "-")
    }
  }

  private let start =
    "Running running-shoes socks water-bottle Technology headphones USB-cable Health plasters "
    + "Fruit apples Bakery Household Other"

  @Test("The screen starts on the first item, and on a header if there is none")
  func screenStartsOnTheFirstItem() async throws {
    #expect(screen.lines[1].hasPrefix("›     running shoes"))
    let folder = try TemporaryFolder()
    let file = ShoppingFile(path: folder.path("list.json"))
    try file.save(ShoppingList { $0 == .fruit ? screen.products.itemIdentifiers.suffix(1) : [] })
    #expect(try ShoppingScreen(file).list.cursor == 4)
    try file.save(ShoppingList { _ in [] })
    #expect(try ShoppingScreen(file).list.cursor == 0)
  }

  @Test(
    "Each of the four cases of reordering is named while the user drags and after the drop",
    arguments: """
      space | running shoes: same place | running-shoes socks water-bottle Technology
      space down*2 | running shoes: after water bottle | socks water-bottle running-shoes Technology
      down*2 space up*2 | water bottle: before running shoes | water-bottle running-shoes socks Technology
      space down*4 | running shoes: before USB cable | socks water-bottle Technology headphones running-shoes USB-cable
      space down*5 | running shoes: new place at the end of Technology | USB-cable running-shoes Health
      space end | running shoes: new place at the end of Other | Other running-shoes
      down*4 space up | headphones: new place at the end of Running | water-bottle headphones Technology
      down*4 space home | headphones: before running shoes | Running headphones running-shoes
      """.split(separator: "\n").map { $0.components(separatedBy: " | ") }
  )
  func casesAreNamed(line: [String]) async throws {
    let (keys, name, order) = (line[0], line[1], line[2])
    try await screen.press(keys)
    #expect(screen.list.isDragging)
    #expect(screen.notice == name)
    #expect(try await rows(after: "space").contains(order))
    #expect(!screen.list.isDragging)
    #expect(screen.notice == name)
    let isMoved = !name.hasSuffix("same place")
    #expect(screen.list.changes?.changes(of: .moved).count == (isMoved ? 1 : 0))
    #expect(screen.title == "7 to buy, 252.90")
    try await screen.press("x")
    #expect(screen.notice == nil)
  }

  @Test("A drop in another section updates both totals and the category of the item")
  func dropsInOtherSectionsUpdateTotals() async throws {
    try await screen.press("space down*3 space")
    #expect(screen.list.changes?.summary == "1 moved, 2 updated")
    #expect(screen.list.rows[0].cell.text == "Running                20.45")
    #expect(screen.list.rows[3].cell.text == "Technology            226.80")
    #expect(screen.products.itemIdentifiers(inSection: .technology)[0].name == "running shoes")
  }

  @Test("Cancelling a drag restores the list, and other keys have no effect during a drag")
  func cancellingRestoresTheList() async throws {
    let dragged = try await rows(after: "space down*4 d a u x")
    #expect(dragged.contains("headphones running-shoes"))
    #expect(screen.list.isDragging)
    #expect(try await rows(after: "escape") == start)
    #expect(screen.list.cursor == 1)
    #expect(screen.title == "7 to buy, 252.90")
    #expect(try await !screen.press("escape"))
  }

  @Test("Headers cannot be dragged or deleted")
  func headersCannotBeDraggedOrDeleted() async throws {
    #expect(try await rows(after: "up space") == start)
    #expect(!screen.list.isDragging)
    #expect(screen.notice == "Select an item to lift")
    #expect(try await rows(after: "d") == start)
    #expect(screen.notice == "Select an item to delete")
  }

  @Test("u undoes deletions, additions and moves, the last first, and selects the item")
  func changesCanBeUndone() async throws {
    let keys = "down d up space down*4 space end a t e a enter 1 enter enter enter"
    #expect(try await rows(after: keys).hasSuffix("Other tea"))
    #expect(try await !rows(after: "u").contains("tea"))
    #expect(screen.list.changes?.changes(of: .deleted).map(\.name) == ["tea"])
    #expect(try await rows(after: "u").hasPrefix("Running running-shoes water-bottle"))
    #expect(screen.list.changes?.changes(of: .moved).map(\.name) == ["running shoes"])
    #expect(screen.list.cursor == 1)
    #expect(try await rows(after: "u") == start)
    #expect(screen.list.changes?.changes(of: .inserted).map(\.name) == ["socks"])
    #expect(screen.list.cursor == 2)
    #expect(screen.notice == "Undone")
    #expect(try await rows(after: "u") == start)
    #expect(screen.notice == "There is nothing to undo")
  }

  @Test("Without changes, undoing has no effect; a drag to the same place is no change")
  func undoingWithoutChanges() async throws {
    #expect(try await rows(after: "space space a escape u") == start)
    #expect(screen.notice == "There is nothing to undo")
  }
}
