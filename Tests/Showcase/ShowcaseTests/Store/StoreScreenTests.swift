import DiffableSnapshots
import DiffableTerminal
import Foundation
import Testing

@testable import TestedShowcase

@MainActor
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

  private func rows(after keys: String) async throws -> [String] {
    try await screen.rows(after: keys)
  }

  /// Returns the rows of the first tab with two shelves.
  private func page(_ featured: String, _ topFree: String) -> [String] {
    tabs + ["Featured", featured, "Top free", topFree] + links + footer
  }

  // MARK: Tabs

  @Test("The charts load when they are shown, and once")
  func chartsLoadOnce() async throws {
    try await screen.press("tick*3")
    let charts = [tabs[0], " Apps  [Charts]  Wishlist"]
    #expect(try await rows(after: "2") == charts + loading + footer)
    #expect(screen.interval == 1)
    let chart = try await rows(after: "tick")
    #expect(chart.prefix(4).suffix(2) == ["Most wanted", "1  Kite Club [get]"])
    #expect(chart.count == 12, "Each app is in the chart once")
    #expect(try await rows(after: "1 2") == chart)
    #expect(screen.interval == nil)
    #expect(try await rows(after: "o r tick").contains("The charts cannot be reached"))
    #expect(try await rows(after: "o down enter tick") == chart)
  }

  @Test("The empty tab shows a hint until there is a wish")
  func emptyTabShowsAHint() async throws {
    let hint = ["No wishes yet", "Press w on an app to remember it."]
    #expect(try await Array(rows(after: "tick*3 3").dropFirst(2)) == hint + footer)
    let remembered = try await rows(after: "1 down right*2 w")
    #expect(Array(remembered.suffix(2)) == ["Kite Club is on the wishlist", footer[1]])
    let wishes = ["Your wishes", "Kite Club [get]"] + footer
    #expect(try await Array(rows(after: "3").dropFirst(2)) == wishes)
    #expect(try await rows(after: "home down enter")[3] == "Kite Club [open]")
    let apps = try await rows(after: "1")
    #expect(apps[3].hasPrefix("‹ Kite Club [open]"), "The app is installed on all tabs")
    #expect(try await rows(after: "2 tick")[3] == "1  Kite Club [open]")
    #expect(try await Array(rows(after: "3 home down w").dropFirst(2).prefix(2)) == hint)
    #expect(try await rows(after: "2 home down*2 w 3")[3] == "Night Bus [get]")
  }

  // MARK: Selection

  @Test("The cursor passes over headers, labels, loading rows and the footer")
  func cursorPassesOverUnselectableRows() async throws {
    #expect(screen.list.cursor == 1)
    try await screen.press("down*3")
    #expect(screen.list.cursor == 1, "Only the tab bar can be selected while the page loads")
    try await screen.press("tick*3")
    var selected: [String] = []
    for _ in 0..<6 {
      try await screen.press("down")
      selected.append(screen.list.rows[screen.list.cursor ?? 0].cell.text)
    }
    #expect(selected == [featured, topFree] + links.suffix(3) + [links[4]])
    try await screen.press("up*3")
    #expect(screen.list.cursor == 5)
    try await screen.press("home")
    #expect(screen.list.cursor == 1)
    try await screen.press("end")
    #expect(screen.list.rows[screen.list.cursor ?? 0].cell.text == "Back to the top")
  }

  // MARK: Loading

  @Test("The loading state fills the list, also in a window of another size")
  func loadingStateFillsTheList() async throws {
    for lines in [30, 12, 24] {
      var window = Window(size: Terminal.Size(columns: 80, lines: lines))
      _ = window.draw(screen)
      #expect(screen.list.rows.count == screen.list.pane.height)
      #expect(screen.list.changes == nil, "A resize is no change")
      let cells = screen.list.rows.map(\.cell)
      let middle = try #require(cells.firstIndex { $0.text == "Loading …" })
      let loading = cells.indices.filter { cells[$0].name == "loading" }
      #expect(abs(2 * middle - loading[0] - (loading.last ?? 0)) <= 1, "It says so in the middle")
    }
    #expect(try await rows(after: "tick").count == 13)
  }

  @Test("Switching the state changes neither the footer nor the cursor")
  func switchingKeepsFooterAndCursor() async throws {
    try await screen.press("tick*3 r")
    #expect(screen.list.cursor == 1)
    #expect(screen.list.rows.map(\.cell.text) == tabs + loading + footer)
    #expect(screen.list.rows.last?.change == nil)
    #expect(screen.list.changes?.summary == "6 inserted, 9 deleted")
  }

  @Test("The cursor stays on the retry row, on its placeholder, and on the loaded row")
  func cursorStaysWhileRetrying() async throws {
    try await screen.press("o tick down enter tick")
    #expect(screen.lines[3] == "› +   [try again]")
    try await screen.press("o enter tick")
    #expect(screen.lines[3] == "› +   \(placeholders)")
    // A shelf in a column has its own retry row.
    try await screen.press("tick*2 home down*3 enter r tick o tick home down")
    #expect(screen.lines[3] == "› +   [try again]")
    try await screen.press("enter")
    #expect(screen.lines[3] == "› +   loading …")
    try await screen.press("o tick*2")
    #expect(screen.lines[3] == "› +   Lighthouse [2.99]")
  }

  @Test("A failed request can be retried for the page or for one shelf")
  func failedRequestsCanBeRetried() async throws {
    let failure = tabs + ["The store cannot be reached", "[try again]"] + footer
    try await screen.press("o")
    #expect(screen.statusLine.string == "The store is offline")
    #expect(try await rows(after: "tick") == failure)
    #expect(screen.title == "Store · Apps · offline")
    #expect(screen.interval == nil)
    #expect(try await rows(after: "down enter") == tabs + loading + footer)
    #expect(try await rows(after: "tick") == failure)
    let keys = "home down enter o tick*2 o tick"
    #expect(try await rows(after: keys) == page(featured, "[try again]"))
    #expect(try await rows(after: "o home down*2 enter") == page(featured, placeholders))
    #expect(screen.list.changes?.summary == "1 updated")
    #expect(try await rows(after: "tick") == page(featured, topFree))
  }

  // MARK: Apps

  @Test("The sale link changes the prices on all shelves, even on shelves loaded later")
  func saleChangesAllPrices() async throws {
    try await screen.press("tick*3 down*4 enter")
    #expect(screen.list.rows[3].cell.text.hasPrefix("Lighthouse [1.49]   Tidepool [get]"))
    #expect(screen.list.changes?.summary == "1 updated")
    try await screen.press("r tick*3")
    #expect(screen.list.rows[3].cell.text.contains("Marginalia [6.25]"))
    try await screen.press("home down*4 enter")
    #expect(try await rows(after: "")[3] == featured)
  }

  @Test("Shelves in columns show the same apps with the same taps")
  func columnsShowTheSameApps() async throws {
    try await screen.press("tick*3 down*3 enter")
    let shelves =
      ["Featured"] + featured.components(separatedBy: "   ") + ["Top free"]
      + topFree.components(separatedBy: "   ")
    #expect(screen.texts == tabs + shelves + links + footer)
    #expect(screen.list.changes?.summary == "10 inserted, 2 deleted")
    try await screen.press("home down*3 right enter")
    #expect(screen.list.rows[5].cell.text == "Kite Club [open]")
    #expect(screen.list.rows[9].cell.text == "Kite Club [open]")
    #expect(screen.list.changes?.summary == "2 updated")
    try await screen.press("r tick*3")
    #expect(screen.list.rows.count == 21)
    try await screen.press("home down*11 enter")
    #expect(screen.list.rows[5].cell.text.hasPrefix("Kite Club [open]   Night Bus"))
    #expect(screen.list.rows.count == 13)
  }

  @Test("The last link selects the tab bar, and q quits")
  func lastLinkSelectsTheTabBar() async throws {
    try await screen.press("tick*3 end enter")
    #expect(screen.list.cursor == 1)
    #expect(try await !screen.press("q"))
  }

  @Test("Reloading while loading has no effect, and the screen and its shelves are released")
  func screensAreReleased() async throws {
    weak var released: StoreScreen?
    do {
      let screen = StoreScreen()
      released = screen
      try await screen.press("r tick r tick*2 2 tick 3 1 r tick")
      #expect(screen.list.rows[3].cell.text == placeholders)
      try await screen.press("r r tick")
    }
    #expect(released == nil)
  }

  @Test("A shelf is released, and replies to a released shelf are ignored")
  func shelvesAreReleased() {
    let server = StoreServer()
    weak var released: AppShelf?
    do {
      let shelf = AppShelf("Featured", from: server, layout: .row, events: StoreEvents())
      released = shelf
    }
    #expect(released == nil)
    server.tick()
    #expect(!server.isBusy)
  }
}
