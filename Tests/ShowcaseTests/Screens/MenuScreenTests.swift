import Testing

@testable import showcase

@Suite("The menu")
struct MenuScreenTests {
  private let menu: MenuScreen

  init() { menu = MenuScreen([.texts, .shopping]) }

  @Test("The menu has a tour and then the screens")
  func menuListsTourAndScreens() {
    #expect(
      menu.lines == [
        "›   tour        plays a few keys on most screens",
        "    \(ScreenEntry.texts.menuLine)",
        "    \(ScreenEntry.shopping.menuLine)",
      ]
    )
    #expect(menu.choice == nil)
  }

  @Test("Return chooses the row at the cursor, and ends the menu until it is reopened")
  func returnChoosesTheRow() throws {
    #expect(try menu.press("down end x"))
    #expect(try !menu.press("enter"))
    #expect(menu.choice == .screen(name: "shopping"))
    menu.reopen()
    #expect(menu.choice == nil)
    #expect(try menu.press("up*9"))
    #expect(try !menu.press("enter"))
    #expect(menu.choice == .tour)
  }
}
