import DiffableSnapshots
import DiffableTerminal
import Testing

@testable import showcase

@Suite("The texts screen")
struct TextsScreenTests {
  @Test("Items of any type can be set repeatedly")
  func itemsOfAnyTypeCanBeSet() {
    let list = TerminalList()
    let texts = Texts<Character>(
      DiffableDataSource(target: list) { _, _, item in TerminalCell("\(item)") }
    )
    for items in ["abc", "", "cab"] {
      texts.setItems(Array(items))
      #expect(list.rows.map(\.cell.text) == items.map(String.init))
      #expect(texts.items == Array(items))
    }
    texts.setItems(["d", "e", "d"])
    #expect(texts.items == ["d", "e"])
    // The terminal keeps the sentence off its screen.
    #expect(list.problems == ["init(_:) was given duplicate items: d"])
    #expect(list.rows.map(\.cell.text) == ["d", "e"])
  }

  @Test("A changed model is updated in place")
  func changedModelsAreUpdatedInPlace() throws {
    let screen = TextsScreen()
    #expect(try screen.press("t"))
    #expect(screen.lines == ["  Morning has broken", "  Yesterdy"])
    #expect(screen.list.changes == nil)
    #expect(try screen.press("space"))
    #expect(screen.lines == ["  Morning has broken", "* Yesterday"])
    #expect(try screen.press("t"))
    #expect(screen.title == "5 numbers")
  }

  @Test("The first items follow the last items")
  func itemsAreSetInACycle() throws {
    let screen = TextsScreen()
    let first = screen.lines
    #expect(try screen.press("space*2"))
    #expect(screen.lines == [])
    #expect(try screen.press("space x"))
    #expect(screen.lines == first)
  }
}
