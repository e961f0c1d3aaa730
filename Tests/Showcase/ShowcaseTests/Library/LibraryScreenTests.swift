import DiffableSnapshots
import DiffableTerminal
import Testing

@testable import TestedShowcase

@MainActor
@Suite("The library")
struct LibraryScreenTests {
  private let screen: any Screen

  init() async throws { screen = try ScreenEntry.library.open(ScreenEntry.Options()) }

  private func rows(after keys: String) async throws -> [String] {
    try await screen.rows(after: keys)
  }

  private let newVideos = [
    "▶ Kites", "▶ A Day at the Lock", "▶ The Last Lighthouse", "▶ How Bells Are Cast",
    "▶ Bread in Nine Steps", "▶ Tides",
  ]

  @Test("Another provider changes the page, and nothing of the other page")
  func providersAreExchanged() async throws {
    #expect(try await rows(after: "tick p") == newVideos, "The old items are shown until the reply")
    #expect(
      try await rows(after: "tick") == [
        "▶ Bread in Nine Steps", "▶ The Last Lighthouse", "▶ How Bells Are Cast", "▶ Night Train",
        "▶ Under the Ice", "▶ Tides",
      ]
    )
    #expect(screen.list.changes?.summary == "2 inserted, 2 deleted, 1 moved")
    #expect(screen.title == "Videos · most watched · small")
    #expect(try await rows(after: "tab")[0] == "≡ Kitchen Botany")
    #expect(try await rows(after: "p tick")[0] == "≡ Letters from the Lock")
    #expect(try await rows(after: "tab*2 p tick") == newVideos)
  }

  @Test("The newest provider wins if several are exchanged before the server replies")
  func newestProviderWins() async throws {
    #expect(try await rows(after: "tick p p tick*2") == newVideos)
    #expect(screen.title == "Videos · newest · small")
  }

  @Test("A search mixes both kinds of cells, and the best matches come first")
  func searchMixesVideosAndBooks() async throws {
    #expect(try await rows(after: "tick /") == ["Searching …"])
    #expect(screen.takesText)
    let locks = ["▶ A Day at the Lock", "≡ Letters from the Lock"]
    #expect(try await rows(after: "l o c tick") == locks)
    #expect(screen.title == "/loc▏ · Search · 2 found · small")
    #expect(
      try await rows(after: "escape c").map { $0.trimming } == [
        "▶ A DAY AT THE LOCK", "7 min by Ben Okafor, 2023, seen 880 times",
        "≡ LETTERS FROM THE LOCK", "401 pages by Mina Okafor, 1931",
      ]
    )
    #expect(try await rows(after: "c / t i d e s tick") == ["▶ Tides", "≡ Tides"])
    let nights = ["≡ Night Shift", "▶ Night Train"]
    #expect(try await rows(after: "backspace*5 h a a s tick") == nights)
    #expect(try await rows(after: "x tick") == ["Nothing is called “haasx”"])
    #expect(try await rows(after: "backspace*5 tick") == ["Type a title or a name"])
  }

  @Test("While the user types, keys are text; afterwards they are commands again")
  func keysAreTextDuringASearch() async throws {
    try await screen.press("tick / q p c")
    #expect(screen.title.hasPrefix("/qpc▏"))
    try await screen.press("enter tab")
    #expect(screen.title == "Videos · newest · small")
    #expect(try await !screen.press("q"))
  }

  @Test("Down loads more shelves, and Right loads more of a shelf")
  func frontPageLoadsInBothDirections() async throws {
    #expect(try await rows(after: "tick tab*2").count == 3)
    #expect(screen.list.rows[0].cell.text == "Featured  1/3 │ ▶ Tides │ ▶ Night Train │ ▶ Kites")
    let shelf = try await rows(after: "right tick")[0]
    #expect(shelf.hasPrefix("Featured  2/6 ‹ ▶ Night Train │ ▶ Kites"))
    #expect(shelf.contains("≡ "), "The shelf mixes both kinds, too")
    #expect(try await rows(after: "right*5 tick right*9")[0].hasPrefix("Featured  6/6 ‹ "))
    #expect(try await rows(after: "end tick").count == 5)
    #expect(try await rows(after: "end tick").count == 7)
    #expect(try await rows(after: "end tick").count == 7)
    #expect(screen.interval == nil)
    #expect(screen.title == "Discover · 7 shelves, 24 titles")
  }

  @Test("The screen is released after it has been closed while it loads")
  func screensAreReleased() async throws {
    let isReleased = try await isReleased {
      let screen = LibraryScreen()
      try await screen.press("tick p tab p tab right")
      screen.close()
      return screen
    }
    #expect(isReleased)
  }
}

extension String {
  /// The text without spaces at its start.
  fileprivate var trimming: String { String(drop { $0 == " " }) }
}
