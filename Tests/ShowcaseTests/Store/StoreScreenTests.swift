import DiffableSnapshots
import Testing

@testable import showcase

@Suite("The front page of the store")
struct StoreScreenTests {
  private let screen = StoreScreen()

  private let loading = ["One moment …", "loading …", "loading …"]
  private let placeholders = "loading …   loading …   loading …"
  private let featured =
    "Lighthouse [2.99]   Tidepool [get]   Kite Club [get]   Marginalia [12.50]   Sourdough [get]"
  private let topFree =
    "Kite Club [get]   Night Bus [get]   Sourdough [get]   Birdcall [get]   Tidepool [get]"
  private let links = [
    "Quick links", "Turn the shelves", "Everything at half price, today only", "Back to the top",
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
    #expect(try rows(after: "") == loading + footer)
    #expect(screen.interval == 1)
    #expect(
      try rows(after: "tick")
        == ["Featured", placeholders, "Top free", placeholders] + links + footer
    )
    #expect(
      try rows(after: "tick") == ["Featured", featured, "Top free", placeholders] + links + footer
    )
    #expect(screen.list.changes?.summary == "1 updated")
    #expect(
      try rows(after: "tick") == ["Featured", featured, "Top free", topFree] + links + footer
    )
    #expect(
      screen.list.rows.map(\.change) == [nil, nil, nil, .updated] + Array(repeating: nil, count: 6)
    )
    #expect(screen.interval == nil)
  }

  @Test("Switching the state changes neither the footer nor the cursor")
  func switchingKeepsFooterAndCursor() throws {
    #expect(try screen.press("down*4 tick"))
    #expect(screen.list.cursor == 9)
    #expect(screen.list.rows.last?.change == nil)
    #expect(try screen.press("tick*2 home down r"))
    #expect(screen.list.rows.map(\.cell.text) == loading + footer)
    #expect(screen.list.changes?.summary == "3 inserted, 8 deleted")
    #expect(screen.list.cursor == 1)
  }

  @Test("The cursor stays on the retry row, on its placeholder, and on the loaded row")
  func cursorStaysWhileRetrying() throws {
    #expect(try screen.press("o tick down enter tick"))
    #expect(screen.lines[1] == "› +   [try again]")
    #expect(try screen.press("o enter tick"))
    #expect(screen.lines[1] == "› +   \(placeholders)")
    // A shelf in a column has its own retry row.
    #expect(try screen.press("tick*2 down*4 enter r tick o tick"))
    #expect(screen.lines[1] == "› +   [try again]")
    #expect(try screen.press("enter"))
    #expect(screen.lines[1] == "› +   loading …")
    #expect(try screen.press("o tick*2"))
    #expect(screen.lines[1] == "› +   Lighthouse [2.99]")
  }

  @Test("A failed request can be retried for the page or for one shelf")
  func failedRequestsCanBeRetried() throws {
    #expect(
      try rows(after: "o tick") == ["The store cannot be reached", "[try again]"] + footer
    )
    #expect(screen.title == "Store · offline")
    #expect(screen.interval == nil)
    #expect(try rows(after: "down enter") == loading + footer)
    #expect(
      try rows(after: "tick") == ["The store cannot be reached", "[try again]"] + footer
    )
    #expect(try screen.press("enter o tick*2 o tick"))
    #expect(
      try rows(after: "") == ["Featured", featured, "Top free", "[try again]"] + links + footer
    )
    #expect(try screen.press("o home down*3 enter"))
    #expect(
      try rows(after: "") == ["Featured", featured, "Top free", placeholders] + links + footer
    )
    #expect(screen.list.changes?.summary == "1 updated")
    #expect(
      try rows(after: "tick") == ["Featured", featured, "Top free", topFree] + links + footer
    )
  }

  @Test("Return taps the first visible app of a shelf, and updates the app on all shelves")
  func returnTapsTheFirstVisibleApp() throws {
    #expect(try screen.press("tick*3 down right*2 enter"))
    let rows = try rows(after: "")
    #expect(rows[1] == "‹ Kite Club [open]   Marginalia [12.50]   Sourdough [get]")
    #expect(rows[3].hasPrefix("Kite Club [open]   Night Bus [get]"))
    #expect(screen.list.changes?.summary == "2 updated")
    #expect(
      try self.rows(after: "enter").suffix(2) == ["Kite Club is open", "Terms and conditions"]
    )
    #expect(screen.list.changes?.summary == "1 inserted")
    #expect(try self.rows(after: "left*2 enter")[1].hasPrefix("Lighthouse [open]"))
    #expect(
      try self.rows(after: "end enter").suffix(2) == [
        "Nothing here is for sale", "Terms and conditions",
      ]
    )
  }

  @Test("Headers and placeholders ignore taps")
  func headersAndPlaceholdersIgnoreTaps() throws {
    #expect(try rows(after: "enter right down enter left") == loading + footer)
    #expect(screen.list.changes?.isEmpty == true)
    #expect(try screen.press("tick enter right"))
    #expect(screen.list.rows[1].cell.text == "‹ loading …   loading …")
  }

  @Test("The sale link changes the prices on all shelves, even on shelves loaded later")
  func saleChangesAllPrices() throws {
    #expect(try screen.press("tick*3 down*6 enter"))
    #expect(screen.list.rows[1].cell.text.hasPrefix("Lighthouse [1.49]   Tidepool [get]"))
    #expect(screen.list.changes?.summary == "1 updated")
    #expect(try screen.press("r tick*3"))
    #expect(screen.list.rows[1].cell.text.contains("Marginalia [6.25]"))
    #expect(try screen.press("home down*6 enter"))
    #expect(try rows(after: "")[1] == featured)
  }

  @Test("Shelves in columns show the same apps with the same taps")
  func columnsShowTheSameApps() throws {
    #expect(try screen.press("tick*3 down*5 enter"))
    let apps = { (text: String) in
      text.replacing("   ", with: "\n").split(separator: "\n").map(String.init)
    }
    #expect(
      try rows(after: "")
        == ["Featured"] + apps(featured) + ["Top free"] + apps(topFree) + links + footer
    )
    #expect(screen.list.changes?.summary == "10 inserted, 2 deleted")
    #expect(try screen.press("home down*3 right enter"))
    #expect(screen.list.rows[3].cell.text == "Kite Club [open]")
    #expect(screen.list.rows[7].cell.text == "Kite Club [open]")
    #expect(screen.list.changes?.summary == "2 updated")
    #expect(try screen.press("r tick*3"))
    #expect(screen.list.rows.count == 18)
    #expect(try screen.press("home down*13 enter"))
    #expect(screen.list.rows[3].cell.text.hasPrefix("Kite Club [open]   Night Bus"))
    #expect(screen.list.rows.count == 10)
  }

  @Test("The last link selects the first row, and q quits")
  func lastLinkSelectsTheFirstRow() throws {
    #expect(try screen.press("tick*3 down*7 enter"))
    #expect(screen.list.cursor == 0)
    #expect(try !screen.press("q"))
  }

  @Test("Reloading while loading has no effect, and the screen is released")
  func screensAreReleased() throws {
    weak var released: StoreScreen?
    do {
      let screen = StoreScreen()
      released = screen
      #expect(try screen.press("r tick r tick*2 r tick"))
      #expect(screen.list.rows[1].cell.text == placeholders)
      #expect(try screen.press("r r tick"))
    }
    #expect(released == nil)
  }
}
