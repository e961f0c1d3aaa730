import DiffableSnapshots
import Testing

@testable import TestedShowcase

@MainActor
@Suite("The feed screen")
struct FeedScreenTests {
  private func screen(overloads: Set<FeedCursor> = []) -> FeedScreen {
    FeedScreen(FeedServer(overloads: overloads))
  }

  /// The text of the last row.
  private func footer(of screen: FeedScreen) -> String? { screen.list.rows.last?.cell.text }

  @Test("If the first page fails, the error is shown, and r retries")
  func failureOfTheFirstPageIsShown() async throws {
    let screen = screen(overloads: [.stories(page: 0)])
    try await screen.press("tick*2")
    #expect(screen.lines == ["› + server overloaded, press r to retry"])
    #expect(screen.interval == nil)
    try await screen.press("r")
    #expect(screen.lines == ["› + Loading …"])
    try await screen.press("tick*2")
    #expect(screen.list.rows.count == 6)
  }

  @Test("Scrolling down loads pages without end, and duplicates are skipped")
  func scrollingDownLoadsPages() async throws {
    let screen = screen()
    try await screen.press("tick*2")
    for page in 1...20 {
      try await screen.press("end")
      #expect(footer(of: screen)?.hasPrefix("loading …") == true)
      try await screen.press("tick*2")
      #expect(screen.list.rows.count == 6 + page * 4)
      let duplicates = page == 1 ? "1 repeat" : "\(page) repeats"
      #expect(footer(of: screen) == "more available · \(duplicates) hidden")
    }
    let names = screen.list.rows.map(\.cell.name).filter { !$0.hasPrefix("photos") }
    #expect(names.count == 4 + 20 * 3 + 1)
  }

  @Test("A failed page is requested again only when the user presses r")
  func failedPagesAreNotRetriedAutomatically() async throws {
    let screen = screen(overloads: [.stories(page: 1)])
    try await screen.press("tick*2 end tick*2")
    #expect(footer(of: screen) == "server overloaded, press r to retry")
    try await screen.press("up down up down")
    #expect(footer(of: screen) == "server overloaded, press r to retry")
    try await screen.press("r tick*2")
    #expect(screen.list.rows.count == 10)
  }

  @Test("Scrolling photos sideways loads photo pages up to the last; their failures are separate")
  func photosHaveTheirOwnPages() async throws {
    let screen = screen(overloads: [.strip(0, page: 1)])
    try await screen.press("tick*2 down*4")
    try await screen.press("tick*2 right*2")
    #expect(screen.title == "Feed · 7 stories, 8 photos")
    #expect(screen.statusLine.string == "Photos: loading …")
    try await screen.press("tick*2")
    let problem = "server overloaded, press r to retry"
    #expect(screen.statusLine.string == problem)
    #expect(footer(of: screen)?.hasPrefix("more available") == true)
    try await screen.press("r tick*2")
    #expect(screen.title == "Feed · 7 stories, 11 photos")
    #expect(screen.statusLine.string == "Photos: more available")
    #expect(screen.list.rows[4].cell.text == "3/7 ‹ Market │ Tower │ Garden │ Stairs │ Roofs")
    try await screen.press("right*9 tick*2 right*9 tick*2")
    #expect(screen.title == "Feed · 7 stories, 14 photos")
    #expect(screen.statusLine.string == "Photos: all loaded")
    #expect(screen.list.rows[4].cell.text == "10/10 ‹ Dusk")
    try await screen.press("left*20")
    #expect(screen.list.rows[4].cell.text.hasPrefix("1/10 │ Harbour"))
  }

  @Test("Failures of stories and of photos fit 40 columns")
  func failuresFitNarrowWindows() async throws {
    for overload in [FeedCursor.stories(page: 1), .strip(0, page: 1)] {
      let screen = screen(overloads: [overload])
      try await screen.press("tick*2 down*4 right*2 tick*2")
      let window = try ScreenWindow(screen, columns: 40, lines: 16)
      #expect(window.lines.contains { $0.hasSuffix("server overloaded, press r to retry") })
    }
  }

  @Test("A screen is released after it has been closed during pending requests")
  func screensAreReleased() async throws {
    for ticks in 0...4 {
      let isReleased = try await isReleased {
        let screen = screen()
        try await screen.press("tick*2 end up right*3" + (ticks == 0 ? "" : " tick*\(ticks)"))
        screen.close()
        return screen
      }
      #expect(isReleased)
    }
  }
}
