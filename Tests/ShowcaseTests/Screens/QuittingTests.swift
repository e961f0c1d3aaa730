import DiffableTerminal
import Testing

@testable import showcase

@Suite("Quitting a screen")
struct QuittingTests {
  @Test(
    "q quits, or only Escape if the screen takes text, and the hint says so",
    arguments: ScreenEntry.all.indices
  )
  func hintNamesTheQuitKey(index: Int) throws {
    let screen = try ScreenEntry.all[index].open(ScreenEntry.Options())
    #expect(screen.receive(.key(.character("q"))) == screen.takesText)
    #expect(screen.hint.hasPrefix(screen.takesText ? "Escape quits" : "q quits"))
    #expect(!screen.receive(.key(.escape)))
  }

  @Test("q quits the menu")
  func menuQuits() throws {
    let menu = MenuScreen(ScreenEntry.all)
    #expect(menu.hint.hasPrefix("q quits"))
    #expect(try !menu.press("q"))
    #expect(menu.choice == nil)
  }

  @Test("q does not quit while the user types or drags")
  func typingAndDraggingPreventQuitting() throws {
    let screen = try ShoppingScreen(nil)
    #expect(try screen.press("a q"))
    #expect(screen.title == "New item")
    #expect(try screen.press("escape down space q"))
    #expect(screen.list.isDragging)
    #expect(try screen.press("space"))
    #expect(try !screen.press("q"))
  }
}
