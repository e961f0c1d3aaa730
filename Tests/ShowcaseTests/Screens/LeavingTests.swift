import Testing

@testable import showcase

@Suite("Leaving a screen")
struct LeavingTests {
  @Test(
    "q leaves, and the screen says so; where text is typed it is Escape alone",
    arguments: ScreenEntry.all.indices
  )
  func ways(index: Int) throws {
    let screen = try ScreenEntry.all[index].open(ScreenEntry.Options())
    #expect(screen.receive(.key(.character("q"))) == screen.takesText)
    #expect(screen.hint.hasPrefix(screen.takesText ? "Escape quits" : "q quits"))
    #expect(!screen.receive(.key(.escape)))
  }

  @Test("q leaves the list of screens")
  func menu() throws {
    let menu = try MenuScreen(ScreenEntry.all)
    #expect(menu.hint.hasPrefix("q quits"))
    #expect(try !menu.press("q"))
    #expect(menu.choice == nil)
  }

  @Test("While something is typed or dragged, q does not leave")
  func busy() throws {
    let screen = try ShoppingScreen(nil)
    #expect(try screen.press("a q"))
    #expect(screen.title == "Add to Fruit: q")
    #expect(try screen.press("enter down space q"))
    #expect(screen.list.isDragging)
    #expect(try screen.press("space"))
    #expect(try !screen.press("q"))
  }
}
