import DiffableTerminal
import Testing

@testable import showcase

@Suite("Mountains in the background", .serialized, .timeLimit(.minutes(10)))
struct BackgroundMountainResultsTests {
  /// Waits until all results are shown, and returns how often new results were shown.
  @available(macOS 15, *)
  private func wait(for screen: MountainScreen) async -> Int {
    var count = 0
    while screen.interval != nil {
      screen.list.forgetChanges()
      _ = screen.receive(.tick)
      if screen.list.changes?.isEmpty == false { count += 1 }
      await Task.yield()
    }
    return count
  }

  @Test("A key returns before the search is done, and a tick shows the results")
  @available(macOS 15, *)
  func resultsAreShownByTicks() async throws {
    let screen = try MountainScreen(.bundled) { BackgroundMountainResults($0) }
    _ = await wait(for: screen)
    #expect(screen.list.rows.count == 167)
    for text in ["k", "ka", "kan"] {
      #expect(screen.receive(.key(.character(text.last ?? " "))))
      #expect(screen.interval != nil, "The search is not done without a tick")
      _ = await wait(for: screen)
      let expected = try MountainSearch(MountainFile.bundled.mountains).matches(
        for: text,
        by: .name
      )
      #expect(screen.list.rows.map(\.cell.name) == expected.map(\.name))
    }
    #expect(screen.title == "Search: kan▏ · 3 of 167 mountains by name")
    screen.close()
  }

  @Test("When typing is fast, results of superseded texts are skipped, and the last are shown")
  @available(macOS 15, *)
  func supersededTextsAreSkipped() async throws {
    let screen = try MountainScreen(.bundled) { BackgroundMountainResults($0) }
    _ = await wait(for: screen)
    for _ in 0..<50 {
      for key in [.character("m"), .character("o"), .backspace, .character("a"), .clear] as [Key] {
        #expect(screen.receive(.key(key)))
      }
    }
    #expect(screen.receive(.key(.character("k"))))
    #expect(screen.receive(.key(.tab)))
    let shown = await wait(for: screen)
    let expected = try MountainSearch(MountainFile.bundled.mountains).matches(
      for: "k",
      by: .relevance
    )
    #expect(screen.list.rows.map(\.cell.name) == expected.map(\.name))
    #expect(shown < 50, "At most a few of the 252 results are shown")
    screen.close()
  }

  @Test("Closing the screen ends the search")
  @available(macOS 15, *)
  func closingEndsTheSearch() async throws {
    weak var results: BackgroundMountainResults?
    do {
      let screen = try MountainScreen(.bundled) { search in
        let made = BackgroundMountainResults(search)
        results = made
        return made
      }
      _ = await wait(for: screen)
      screen.close()
      // While other tests use all threads, the task cannot end. `close()` waits only for a limited time, so the test
      // calls it until the task has ended.
      while results?.isClosed == false {
        try await Task.sleep(for: .milliseconds(10))
        screen.close()
      }
    }
    while results != nil { try await Task.sleep(for: .milliseconds(10)) }
  }
}
