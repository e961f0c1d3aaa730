import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Sections that have pages of their own.
@MainActor struct PageSectionTests {
  private let screen = PagedScreen()
  private var source: TestPager { screen.source }
  private var server: PageServer { screen.server }

  /// Two rows that go sideways and one that does not, with more rows to come.
  private func loadRows(_ screen: PagedScreen) async {
    await screen.load(
      screen.source.refresh(),
      "1 1a 2a 3a | 2 4a 5a 6a | 3 7a",
      next: "p2",
      nextInSections: ["1": "s1", "2": "s2", "8": "none"]
    )
  }

  private func states(_ source: TestPager) -> [String?] {
    ["1", "2", "3"].map { source.state(ofSection: $0)?.text }
  }

  @Test(arguments: ListKind.all)
  func growBothWays(_ kind: ListKind) async {
    let screen = PagedScreen(kind)
    let source = screen.source
    await loadRows(screen)
    #expect(states(source) == ["loaded", "loaded", nil])
    #expect(source.state(ofSection: "8") == nil)
    #expect(source.loadNextPage(inSection: "3") == nil)
    let load = source.loadNextPage(inSection: "1")
    #expect(states(source) == ["loading next", "loaded", nil])
    await screen.load(load, "1 8a 9a", next: "s1b", nextInSections: ["1": "not this"])
    #expect(source.state.text == "loaded")
    await screen.load(source.loadNextPage(), "4 10a", nextInSections: ["4": "s4"])
    screen.expect("1 1a 2a 3a 8a 9a | 2 4a 5a 6a | 3 7a | 4 10a", "ended")
    await screen.load(source.loadNextPage(inSection: "1"), "1 11a")
    await screen.load(source.loadNextPage(inSection: "4"), "4 12a")
    screen.expect("1 1a 2a 3a 8a 9a 11a | 2 4a 5a 6a | 3 7a | 4 10a 12a", "ended")
    #expect(states(source) == ["ended", "loaded", nil])
    #expect(source.loadNextPage(inSection: "1") == nil)
    #expect(screen.server.requests == ["cats", "cats s1", "cats p2", "cats s1b", "cats s4"])
  }

  @Test func loadWhenTheirEndComesNear() async {
    source.sectionThreshold = 1
    await loadRows(screen)
    source.willDisplay("1a")
    #expect(states(source) == ["loaded", "loaded", nil])
    source.willDisplay("2a")
    #expect(states(source) == ["loading next", "loaded", nil])
    #expect(source.state.text == "loaded")
    source.willDisplay("6a")
    #expect(states(source) == ["loading next", "loading next", nil])
    #expect(source.state.text == "loaded")
    source.willDisplay("7a")
    #expect(source.state.text == "loading next")
    await screen.wait(forRequests: 3 + 1)
    #expect(server.requests.sorted() == ["cats", "cats p2", "cats s1", "cats s2"])
  }

  /// Their pages and those of the list are on their way together, and come in any order.
  @Test func loadAtTheSameTime() async {
    for seed in 0..<10 as Range<UInt64> {
      let screen = PagedScreen()
      var generator = SeededGenerator(seed: seed)
      await loadRows(screen)
      screen.source.loadNextPage(inSection: "1")
      screen.source.loadNextPage(inSection: "2")
      screen.source.loadNextPage()
      await screen.wait(forRequests: 4)
      for number in (1...3).shuffled(using: &generator) {
        let pages = ["cats s1": "1 11a", "cats s2": "2 12a", "cats p2": "4 13a"]
        let ends = screen.diary.outcomes.count + 1
        screen.reply(to: number, pages[screen.server.requests[number]] ?? "")
        await screen.wait { screen.diary.outcomes.count == ends }
      }
      screen.expect("1 1a 2a 3a 11a | 2 4a 5a 6a 12a | 3 7a | 4 13a", "ended")
    }
  }

  @Test func failAndGoOnByThemselves() async {
    await loadRows(screen)
    let load = source.loadNextPage(inSection: "1")
    await screen.wait(forRequests: 2)
    server.fail(1)
    #expect(await load?.outcome.text == "failed")
    #expect(states(source) == ["failed next", "loaded", nil])
    #expect(source.state.text == "loaded")
    #expect(source.retry() == nil)
    source.willDisplay("3a")
    #expect(states(source) == ["failed next", "loaded", nil])
    await screen.load(source.loadNextPage(inSection: "1"), "1 8a")
    #expect(states(source) == ["ended", "loaded", nil])
    screen.expect("1 1a 2a 3a 8a | 2 4a 5a 6a | 3 7a", "loaded")
  }

  /// A page of a section that comes before the refresh is shown, one that comes after it is not.
  @Test(arguments: [[1, 2], [2, 1]])
  func areRefreshedWithTheList(_ order: [Int]) async {
    await loadRows(screen)
    let load = source.loadNextPage(inSection: "1")
    await screen.wait(forRequests: 2)
    let refresh = source.refresh()
    await screen.wait(forRequests: 3)
    for number in order {
      if number == 1 {
        screen.reply(to: 1, "1 8a", next: "s1b")
      } else {
        screen.reply(to: 2, "1 1b | 3 7b", next: "p2b", nextInSections: ["3": "s3b"])
      }
      await letOthersRun()
    }
    #expect(await refresh.outcome.text == "loaded")
    #expect(await load?.outcome.text == (order == [1, 2] ? "loaded" : "outdated"))
    #expect(screen.screen.list.log.count == (order == [1, 2] ? 3 : 2))
    screen.expect("1 1b | 3 7b", "loaded")
    #expect(states(source) == [nil, nil, "loaded"])
  }

  @Test func doNotOutliveTheirQuery() async {
    await loadRows(screen)
    let load = source.loadNextPage(inSection: "1")
    await screen.wait(forRequests: 2)
    source.load("dogs")
    #expect(states(source) == [nil, nil, nil])
    await screen.wait { server.cancelled == [1] }
    screen.reply(to: 1, "1 8a")
    #expect(await load?.outcome.text == "outdated")
    screen.expect("1 1a 2a 3a | 2 4a 5a 6a | 3 7a", "loading first")
  }

  @Test func mayBeRemovedWhileTheirPageLoads() async throws {
    await loadRows(screen)
    let load = source.loadNextPage(inSection: "1")
    await screen.wait(forRequests: 2)
    source.update { $0.deleteSections(["1"]) }
    #expect(states(source) == [nil, "loaded", nil])
    await screen.wait { server.cancelled == [1] }
    screen.reply(to: 1, "1 8a")
    #expect(await load?.outcome.text == "outdated")
    screen.expect("2 4a 5a 6a | 3 7a", "loaded")
    // It may come again, with the old reply still dropped.
    await screen.load(source.loadNextPage(), "1 9a", nextInSections: ["1": "again"])
    #expect(states(source) == ["loaded", "loaded", nil])
    screen.expect("2 4a 5a 6a | 3 7a | 1 9a", "ended")
  }

  @Test func passOverPagesThatBringNothing() async {
    await loadRows(screen)
    let load = source.loadNextPage(inSection: "2")
    await screen.wait(forRequests: 2)
    screen.reply(to: 1, "2 5b", next: "s2b", nextInSections: ["3": "s3"])
    await screen.wait(forRequests: 3)
    screen.reply(to: 2, "2 8a")
    #expect(await load?.outcome.text == "loaded -5b")
    #expect(states(source) == ["loaded", "ended", "loaded"])
  }

  /// A page that is passed over may say that a section has more, long before the next page comes.
  @Test func areToldOfAtOnce() async {
    await loadRows(screen)
    source.loadNextPage()
    await screen.wait(forRequests: 2)
    var told: [String?] = []
    source.stateHandler = { told.append($0.state(ofSection: "3")?.text) }
    screen.reply(to: 1, "3 7b", next: "p3", nextInSections: ["3": "s3"])
    await screen.wait(forRequests: 3)
    #expect(told == ["loaded"])
    #expect(source.state.text == "loading next")
  }
}
