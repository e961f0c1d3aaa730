import DiffableSnapshots
import DiffableTerminal
import Testing

@testable import showcase

@Suite("The front page of the store")
struct StoreScreenTests {
  private let screen = StoreScreen()

  private let tabs = ["Store", "[Apps]  Charts   Wishlist"]
  private let loading = ["One moment …", "·", "·", "Loading …", "·", "·"]
  private let placeholders = "loading …   loading …   loading …"
  private let featured =
    "Lighthouse [2.99]   Tidepool [get]   Kite Club [get]   Marginalia [12.50]   Sourdough [get]"
  private let topFree =
    "Kite Club [get]   Night Bus [get]   Sourdough [get]   Birdcall [get]   Tidepool [get]"
  private let links = [
    "Quick links", "What would you like to do?", "Turn the shelves",
    "Everything at half price, today only", "Back to the top",
  ]
  private let footer = ["The small print", "Terms and conditions"]

  /// Presses keys, and returns the rows without cursor and marks.
  private func rows(after keys: String) throws -> [String] {
    #expect(try screen.press(keys))
    #expect(screen.list.problem == nil)
    return screen.list.rows.map(\.cell.text)
  }

  @Test("The page loads first, and then each shelf")
  func pageLoadsBeforeItsShelves() throws {
    #expect(try rows(after: "") == tabs + loading + footer)
    #expect(screen.interval == 1)
    #expect(
      try rows(after: "tick")
        == tabs + ["Featured", placeholders, "Top free", placeholders] + links + footer
    )
    #expect(
      try rows(after: "tick")
        == tabs + ["Featured", featured, "Top free", placeholders] + links + footer
    )
    #expect(screen.list.changes?.summary == "1 updated")
    #expect(
      try rows(after: "tick") == tabs + ["Featured", featured, "Top free", topFree] + links + footer
    )
    #expect(screen.list.rows.enumerated().filter { $1.change != nil }.map { $0.offset } == [5])
    #expect(screen.list.rows[5].change == .updated)
    #expect(screen.interval == nil)
  }

  // MARK: Tabs

  @Test("The tab bar shows all tabs and the selected one; arrow keys, numbers and Return switch")
  func tabsAreSwitched() throws {
    #expect(try screen.press("tick*3"))
    #expect(try rows(after: "right")[1] == " Apps  [Charts]  Wishlist")
    #expect(screen.title == "Store · Charts")
    #expect(try rows(after: "right")[1] == " Apps   Charts  [Wishlist]")
    #expect(
      try rows(after: "right")[1] == " Apps   Charts  [Wishlist]",
      "There is no tab farther right"
    )
    #expect(try rows(after: "left")[1] == " Apps  [Charts]  Wishlist")
    #expect(try rows(after: "enter")[1] == " Apps   Charts  [Wishlist]")
    #expect(
      try rows(after: "enter") == tabs + ["Featured", featured, "Top free", topFree] + links
        + footer
    )
    #expect(screen.list.cursor == 1, "The tab bar stays selected")
    #expect(try rows(after: "3")[1] == " Apps   Charts  [Wishlist]")
    #expect(try rows(after: "1")[1] == "[Apps]  Charts   Wishlist")
    #expect(try rows(after: "2")[1] == " Apps  [Charts]  Wishlist")
  }

  @Test("The charts load when they are shown, and once")
  func chartsLoadOnce() throws {
    #expect(try screen.press("tick*3"))
    #expect(try rows(after: "2") == [tabs[0], " Apps  [Charts]  Wishlist"] + loading + footer)
    #expect(screen.interval == 1)
    let chart = try rows(after: "tick")
    #expect(chart.prefix(4).suffix(2) == ["Most wanted", "1  Kite Club [get]"])
    #expect(chart.count == 2 + 1 + 7 + 2, "Each app is in the chart once")
    #expect(try rows(after: "1 2") == chart)
    #expect(screen.interval == nil)
    #expect(try rows(after: "o r tick").contains("The charts cannot be reached"))
    #expect(try rows(after: "o down enter tick") == chart)
  }

  @Test("The empty tab shows a hint until there is a wish")
  func emptyTabShowsAHint() throws {
    let hint = ["No wishes yet", "Press w on an app to remember it."]
    #expect(try Array(rows(after: "tick*3 3").dropFirst(2)) == hint + footer)
    #expect(
      try rows(after: "1 down right*2 w").suffix(2) == ["Kite Club is on the wishlist", footer[1]]
    )
    #expect(
      try Array(rows(after: "3").dropFirst(2)) == ["Your wishes", "Kite Club [get]"] + footer
    )
    #expect(try rows(after: "home down enter")[3] == "Kite Club [open]")
    #expect(
      try rows(after: "1")[3].hasPrefix("‹ Kite Club [open]"),
      "The app is installed on all tabs"
    )
    #expect(try rows(after: "2 tick")[3] == "1  Kite Club [open]")
    #expect(try Array(rows(after: "3 home down w").dropFirst(2).prefix(2)) == hint)
    #expect(try rows(after: "2 home down*2 w 3")[3] == "Night Bus [get]")
  }

  // MARK: Selection

  @Test("The cursor passes over headers, labels, loading rows and the footer")
  func cursorPassesOverUnselectableRows() throws {
    #expect(screen.list.cursor == 1)
    #expect(try screen.press("down*3"))
    #expect(screen.list.cursor == 1, "Only the tab bar can be selected while the page loads")
    #expect(try screen.press("tick*3"))
    var selected: [String] = []
    for _ in 0..<6 {
      #expect(try screen.press("down"))
      selected.append(screen.list.rows[screen.list.cursor ?? 0].cell.text)
    }
    #expect(selected == [featured, topFree] + links.suffix(3) + [links[4]])
    #expect(try screen.press("up*3"))
    #expect(screen.list.cursor == 5)
    #expect(try screen.press("home"))
    #expect(screen.list.cursor == 1)
    #expect(try screen.press("end"))
    #expect(screen.list.rows[screen.list.cursor ?? 0].cell.text == "Back to the top")
  }

  @Test("Sources refuse the selection of labels, loading rows and the footer")
  func sourcesRefuseSelection() {
    let page = StorePage()
    let list = TerminalList(hasHeaders: true, hasCursor: true)
    let connection = page.source.connect(to: list)
    func selectable() -> [String] {
      list.rows.indices.compactMap { row in
        guard case .item(let path)? = list.data?.row(at: row, headers: true),
          connection.allows(.select, at: path)
        else { return nil }
        return list.rows[row].cell.text
      }
    }
    #expect(selectable() == [tabs[1]])
    for _ in 0..<3 { page.server.tick() }
    #expect(selectable() == [tabs[1], featured, topFree] + links.suffix(3))
    page.tab = .wishes
    #expect(selectable() == [" Apps   Charts  [Wishlist]"])
    withExtendedLifetime(connection) {}
  }

  // MARK: Loading

  @Test("The loading state fills the list, also in a window of another size")
  func loadingStateFillsTheList() throws {
    for lines in [30, 12, 24] {
      var window = Window(size: Terminal.Size(columns: 80, lines: lines), showing: screen)
      _ = window.draw(screen)
      #expect(screen.list.rows.count == screen.list.pane.height)
      #expect(screen.list.changes == nil, "A resize is no change")
      let middle = try #require(screen.list.rows.firstIndex { $0.cell.text == "Loading …" })
      let loadingRows = screen.list.rows.indices.filter {
        screen.list.rows[$0].cell.name == "loading"
      }
      #expect(
        abs(2 * middle - loadingRows[0] - (loadingRows.last ?? 0)) <= 1,
        "It says so in the middle"
      )
    }
    #expect(try rows(after: "tick").count == 13)
  }

  @Test("The loading state fills the list in a window that was resized while the keys were shown")
  func loadingStateFillsTheListAfterTheKeys() {
    let session = ScreenSession(screen)
    for (shown, hidden) in [(30, 12), (12, 24)] {
      var window = Window(size: Terminal.Size(columns: 80, lines: shown), showing: screen)
      _ = window.draw(session.shownScreen)
      #expect(session.receive(.key(.character("?"))))
      _ = window.draw(session.shownScreen)
      let size = Terminal.Size(columns: 80, lines: hidden)
      window = Window(size: size, showing: session.shownScreen)
      _ = window.draw(session.shownScreen)
      #expect(session.receive(.key(.character("?"))))
      _ = window.draw(session.shownScreen)
      #expect(screen.list.rows.count == screen.list.pane.height)
      #expect(screen.list.changes == nil, "A resize is no change")
    }
  }

  @Test("Switching the state changes neither the footer nor the cursor")
  func switchingKeepsFooterAndCursor() throws {
    #expect(try screen.press("tick*3 r"))
    #expect(screen.list.cursor == 1)
    #expect(screen.list.rows.map(\.cell.text) == tabs + loading + footer)
    #expect(screen.list.rows.last?.change == nil)
    #expect(screen.list.changes?.summary == "6 inserted, 9 deleted")
  }

  @Test("The cursor stays on the retry row, on its placeholder, and on the loaded row")
  func cursorStaysWhileRetrying() throws {
    #expect(try screen.press("o tick down enter tick"))
    #expect(screen.lines[3] == "› +   [try again]")
    #expect(try screen.press("o enter tick"))
    #expect(screen.lines[3] == "› +   \(placeholders)")
    // A shelf in a column has its own retry row.
    #expect(try screen.press("tick*2 home down*3 enter r tick o tick home down"))
    #expect(screen.lines[3] == "› +   [try again]")
    #expect(try screen.press("enter"))
    #expect(screen.lines[3] == "› +   loading …")
    #expect(try screen.press("o tick*2"))
    #expect(screen.lines[3] == "› +   Lighthouse [2.99]")
  }

  @Test("A failed request can be retried for the page or for one shelf")
  func failedRequestsCanBeRetried() throws {
    let failure = tabs + ["The store cannot be reached", "[try again]"] + footer
    #expect(try rows(after: "o tick") == failure)
    #expect(screen.title == "Store · Apps · offline")
    #expect(screen.interval == nil)
    #expect(try rows(after: "down enter") == tabs + loading + footer)
    #expect(try rows(after: "tick") == failure)
    #expect(try screen.press("home down enter o tick*2 o tick"))
    #expect(
      try rows(after: "") == tabs + ["Featured", featured, "Top free", "[try again]"] + links
        + footer
    )
    #expect(try screen.press("o home down*2 enter"))
    #expect(
      try rows(after: "") == tabs + ["Featured", featured, "Top free", placeholders] + links
        + footer
    )
    #expect(screen.list.changes?.summary == "1 updated")
    #expect(
      try rows(after: "tick") == tabs + ["Featured", featured, "Top free", topFree] + links + footer
    )
  }

  // MARK: Apps

  @Test("Return taps the first visible app of a shelf, and updates the app on all shelves")
  func returnTapsTheFirstVisibleApp() throws {
    #expect(try screen.press("tick*3 down right*2 enter"))
    let rows = try rows(after: "")
    #expect(rows[3] == "‹ Kite Club [open]   Marginalia [12.50]   Sourdough [get]")
    #expect(rows[5].hasPrefix("Kite Club [open]   Night Bus [get]"))
    #expect(screen.list.changes?.summary == "2 updated")
    #expect(
      try self.rows(after: "enter").suffix(2) == ["Kite Club is open", "Terms and conditions"]
    )
    #expect(screen.list.changes?.summary == "1 inserted")
    #expect(try self.rows(after: "left*2 enter")[3].hasPrefix("Lighthouse [open]"))
  }

  @Test("The sale link changes the prices on all shelves, even on shelves loaded later")
  func saleChangesAllPrices() throws {
    #expect(try screen.press("tick*3 down*4 enter"))
    #expect(screen.list.rows[3].cell.text.hasPrefix("Lighthouse [1.49]   Tidepool [get]"))
    #expect(screen.list.changes?.summary == "1 updated")
    #expect(try screen.press("r tick*3"))
    #expect(screen.list.rows[3].cell.text.contains("Marginalia [6.25]"))
    #expect(try screen.press("home down*4 enter"))
    #expect(try rows(after: "")[3] == featured)
  }

  @Test("Shelves in columns show the same apps with the same taps")
  func columnsShowTheSameApps() throws {
    #expect(try screen.press("tick*3 down*3 enter"))
    let apps = { (text: String) in
      text.replacing("   ", with: "\n").split(separator: "\n").map(String.init)
    }
    #expect(
      try rows(after: "")
        == tabs + ["Featured"] + apps(featured) + ["Top free"] + apps(topFree) + links + footer
    )
    #expect(screen.list.changes?.summary == "10 inserted, 2 deleted")
    #expect(try screen.press("home down*3 right enter"))
    #expect(screen.list.rows[5].cell.text == "Kite Club [open]")
    #expect(screen.list.rows[9].cell.text == "Kite Club [open]")
    #expect(screen.list.changes?.summary == "2 updated")
    #expect(try screen.press("r tick*3"))
    #expect(screen.list.rows.count == 21)
    #expect(try screen.press("home down*11 enter"))
    #expect(screen.list.rows[5].cell.text.hasPrefix("Kite Club [open]   Night Bus"))
    #expect(screen.list.rows.count == 13)
  }

  @Test("The last link selects the tab bar, and q quits")
  func lastLinkSelectsTheTabBar() throws {
    #expect(try screen.press("tick*3 end enter"))
    #expect(screen.list.cursor == 1)
    #expect(try !screen.press("q"))
  }

  @Test("Reloading while loading has no effect, and the screen is released")
  func screensAreReleased() throws {
    weak var released: StoreScreen?
    do {
      let screen = StoreScreen()
      released = screen
      #expect(try screen.press("r tick r tick*2 2 tick 3 1 r tick"))
      #expect(screen.list.rows[3].cell.text == placeholders)
      #expect(try screen.press("r r tick"))
    }
    #expect(released == nil)
  }
}
