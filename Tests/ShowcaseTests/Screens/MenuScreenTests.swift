import Testing

@testable import showcase

@Suite("The list of screens")
struct MenuScreenTests {
  private let menu: MenuScreen

  init() throws { menu = try MenuScreen([.texts, .shopping]) }

  @Test("It has a tour, and then the screens")
  func rows() {
    #expect(
      menu.lines == [
        "›   tour        plays a few keys on most screens",
        "    \(ScreenEntry.texts.menuLine)",
        "    \(ScreenEntry.shopping.menuLine)",
      ]
    )
    #expect(menu.choice == nil)
  }

  @Test("Return chooses what is at the cursor, and that ends it until it is opened again")
  func choosing() throws {
    #expect(try menu.press("down end x"))
    #expect(try !menu.press("enter"))
    #expect(menu.choice == .screen(name: "shopping"))
    menu.reopen()
    #expect(menu.choice == nil)
    #expect(try menu.press("up*9"))
    #expect(try !menu.press("enter"))
    #expect(menu.choice == .tour)
  }

  @Test("The tour begins by itself once, while nobody goes elsewhere")
  func waiting() throws {
    #expect(menu.interval == 5)
    #expect(try menu.press("down"))
    #expect(menu.interval == nil)
    #expect(try menu.press("up"))
    #expect(menu.interval == 5)
    #expect(try !menu.press("tick"))
    #expect(menu.choice == .tour)
    menu.reopen()
    #expect(menu.interval == nil)
  }
}
