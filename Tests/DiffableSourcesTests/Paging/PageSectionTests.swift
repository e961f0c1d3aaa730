import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Sections that have pages of their own.
@Suite(.timeLimit(.minutes(10))) @MainActor struct PageSectionTests {
  private let screen = PagedScreen()
  private var pager: TestPager { screen.pager }
  private var server: PageServer { screen.server }

  /// Loads two sections with their own pages and one section without pages.
  ///
  /// The list also has a next page.
  private func loadRows(_ screen: PagedScreen) async {
    await screen.load(
      screen.pager.refresh(),
      "1 1a 2a 3a | 2 4a 5a 6a | 3 7a",
      next: "p2",
      nextInSections: ["1": "s1", "2": "s2", "8": "none"]
    )
  }

  private func states(_ pager: TestPager) -> [String?] {
    ["1", "2", "3"].map { pager.state(ofSection: $0)?.text }
  }

  @Test(arguments: ListKind.all)
  func listAndSectionsLoadPages(_ kind: ListKind) async {
    let screen = PagedScreen(kind)
    let pager = screen.pager
    await loadRows(screen)
    #expect(states(pager) == ["loaded", "loaded", nil])
    #expect(pager.state(ofSection: "8") == nil)
    #expect(pager.loadNextPage(inSection: "3") == nil)
    let load = pager.loadNextPage(inSection: "1")
    #expect(states(pager) == ["loading next", "loaded", nil])
    await screen.load(load, "1 8a 9a", next: "s1b", nextInSections: ["1": "not this"])
    #expect(pager.state.text == "loaded")
    await screen.load(pager.loadNextPage(), "4 10a", nextInSections: ["4": "s4"])
    screen.expect("1 1a 2a 3a 8a 9a | 2 4a 5a 6a | 3 7a | 4 10a", "ended")
    await screen.load(pager.loadNextPage(inSection: "1"), "1 11a")
    await screen.load(pager.loadNextPage(inSection: "4"), "4 12a")
    screen.expect("1 1a 2a 3a 8a 9a 11a | 2 4a 5a 6a | 3 7a | 4 10a 12a", "ended")
    #expect(states(pager) == ["ended", "loaded", nil])
    #expect(pager.loadNextPage(inSection: "1") == nil)
    #expect(screen.server.requests == ["cats", "cats s1", "cats p2", "cats s1b", "cats s4"])
  }

  @Test func sectionsLoadNearTheirEnd() async {
    pager.sectionThreshold = 1
    await loadRows(screen)
    pager.willDisplay("1a")
    #expect(states(pager) == ["loaded", "loaded", nil])
    pager.willDisplay("2a")
    #expect(states(pager) == ["loading next", "loaded", nil])
    #expect(pager.state.text == "loaded")
    pager.willDisplay("6a")
    #expect(states(pager) == ["loading next", "loading next", nil])
    #expect(pager.state.text == "loaded")
    pager.willDisplay("7a")
    #expect(pager.state.text == "loading next")
    await screen.wait(forRequests: 3 + 1)
    #expect(server.requests.sorted() == ["cats", "cats p2", "cats s1", "cats s2"])
  }

  /// Pages of sections and of the list are loaded at the same time, with replies in any order.
  @Test func sectionsAndListLoadConcurrently() async {
    for seed in 0..<10 as Range<UInt64> {
      let screen = PagedScreen()
      var generator = SeededGenerator(seed: seed)
      await loadRows(screen)
      screen.pager.loadNextPage(inSection: "1")
      screen.pager.loadNextPage(inSection: "2")
      screen.pager.loadNextPage()
      await screen.wait(forRequests: 4)
      for number in (1...3).shuffled(using: &generator) {
        let pages = ["cats s1": "1 11a", "cats s2": "2 12a", "cats p2": "4 13a"]
        let ends = screen.recorder.outcomes.count + 1
        screen.reply(to: number, pages[screen.server.requests[number]] ?? "")
        await screen.wait { screen.recorder.outcomes.count == ends }
      }
      screen.expect("1 1a 2a 3a 11a | 2 4a 5a 6a 12a | 3 7a | 4 13a", "ended")
    }
  }

  @Test func sectionsFailAndRetryIndependently() async {
    await loadRows(screen)
    let load = pager.loadNextPage(inSection: "1")
    await screen.wait(forRequests: 2)
    server.fail(1)
    #expect(await load?.outcome.text == "failed")
    #expect(states(pager) == ["failed next", "loaded", nil])
    #expect(pager.state.text == "loaded")
    #expect(pager.retry() == nil)
    pager.willDisplay("3a")
    #expect(states(pager) == ["failed next", "loaded", nil])
    await screen.load(pager.loadNextPage(inSection: "1"), "1 8a")
    #expect(states(pager) == ["ended", "loaded", nil])
    screen.expect("1 1a 2a 3a 8a | 2 4a 5a 6a | 3 7a", "loaded")
  }

  /// A page of a section is shown if its reply precedes the reply to the refresh, and ignored otherwise.
  @Test(arguments: [[1, 2], [2, 1]])
  func refreshSupersedesSectionPages(_ order: [Int]) async {
    await loadRows(screen)
    let load = pager.loadNextPage(inSection: "1")
    await screen.wait(forRequests: 2)
    let refresh = pager.refresh()
    await screen.wait(forRequests: 3)
    for number in order {
      if number == 1 {
        screen.reply(to: 1, "1 8a", next: "s1b")
      } else {
        screen.reply(to: 2, "1 1b | 3 7b", next: "p2b", nextInSections: ["3": "s3b"])
      }
      await screen.settle()
    }
    #expect(await refresh.outcome.text == "loaded")
    #expect(await load?.outcome.text == (order == [1, 2] ? "loaded" : "outdated"))
    #expect(screen.screen.list.log.count == (order == [1, 2] ? 3 : 2))
    screen.expect("1 1b | 3 7b", "loaded")
    #expect(states(pager) == [nil, nil, "loaded"])
  }

  @Test(arguments: [false, true])
  func anotherQueryOrDeletingTheSectionCancelsItsLoad(_ isDeleted: Bool) async {
    await loadRows(screen)
    let load = pager.loadNextPage(inSection: "1")
    await screen.wait(forRequests: 2)
    if isDeleted { pager.update { $0.deleteSections(["1"]) } } else { pager.load("dogs") }
    #expect(states(pager) == (isDeleted ? [nil, "loaded", nil] : [nil, nil, nil]))
    await screen.wait { server.cancelled == [1] }
    screen.reply(to: 1, "1 8a")
    #expect(await load?.outcome.text == "outdated")
    guard isDeleted else {
      return screen.expect("1 1a 2a 3a | 2 4a 5a 6a | 3 7a", "loading first")
    }
    screen.expect("2 4a 5a 6a | 3 7a", "loaded")
    // A later page can insert the section again; the old reply is still ignored.
    await screen.load(pager.loadNextPage(), "1 9a", nextInSections: ["1": "again"])
    #expect(states(pager) == ["loaded", "loaded", nil])
    screen.expect("2 4a 5a 6a | 3 7a | 1 9a", "ended")
  }

  @Test func sectionsSkipPagesWithoutNewItems() async {
    await loadRows(screen)
    pager.loadNextPage(inSection: "2")
    await screen.wait(forRequests: 2)
    var reported: [[String?]] = []
    pager.stateHandler = { [states] in reported.append(states($0)) }
    screen.reply(to: 1, "2 5b", next: "s2b", nextInSections: ["3": "s3"])
    await screen.wait(forRequests: 3)
    #expect(screen.recorder.outcomes.last == "loaded -5b")
    screen.reply(to: 2, "2 8a")
    await screen.wait { states(pager) == ["loaded", "ended", "loaded"] }
    #expect(reported.first == ["loaded", "loading next", "loaded"])
  }
}
