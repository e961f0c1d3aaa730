import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A page source whose replies come in order.
@MainActor struct PagerTests {
  private let screen = PagedScreen()
  private var source: TestPager { screen.source }
  private var server: PageServer { screen.server }

  @Test(arguments: ListKind.all)
  func loadsPageByPage(_ kind: ListKind) async {
    let screen = PagedScreen(kind)
    let source = screen.source
    screen.expect("", "idle")
    let first = source.refresh()
    screen.expect("", "loading first")
    #expect(await screen.load(first, "1 1a 2a 3a", next: "p2") == "loaded")
    screen.expect("1 1a 2a 3a", "loaded")
    let second = source.loadNextPage()
    screen.expect("1 1a 2a 3a", "loading next")
    #expect(await screen.load(second, "1 4a | 2 5a", next: "p3") == "loaded")
    screen.expect("1 1a 2a 3a 4a | 2 5a", "loaded")
    #expect(await screen.load(source.loadNextPage(), "3 6a") == "loaded")
    screen.expect("1 1a 2a 3a 4a | 2 5a | 3 6a", "ended")
    #expect(source.loadNextPage() == nil)
    #expect(screen.server.requests == ["cats", "cats p2", "cats p3"])
    #expect(
      screen.diary.states == [
        "loading first", "loaded", "loading next", "loaded", "loading next", "ended",
      ]
    )
    #expect(screen.diary.outcomes == ["loaded", "loaded", "loaded"])
    #expect(screen.screen.told == "RBB")
  }

  @Test func aPageMayBringSectionsThatAreThereAndRepeatThem() async {
    await screen.load(source.refresh(), "1 1a | 2 2a", next: "p2")
    await screen.load(source.loadNextPage(), "2 3a | 1 4a | 3 | 2 5a", next: "p3")
    screen.expect("1 1a 4a | 2 2a 3a 5a | 3", "loaded")
  }

  @Test func onePageAtATime() async {
    source.refresh()
    #expect(source.loadNextPage() == nil)
    await screen.wait(forRequests: 1)
    screen.reply(to: 0, "1 1a", next: "p2")
    await screen.wait { screen.source.state.text == "loaded" }
    source.loadNextPage()
    #expect(source.loadNextPage() == nil)
    #expect(source.retry() == nil)
    await screen.wait(forRequests: 2)
    await letOthersRun()
    #expect(server.requests.count == 2)
    screen.reply(to: 1, "1 2a")
    await screen.wait { screen.source.state.text == "ended" }
    screen.expect("1 1a 2a", "ended")
  }

  // MARK: - Near the end

  @Test(arguments: [0, 1, 3, 9], [nil, 0, 1, 2])
  func loadsWhenTheEndComesNear(_ items: Int, _ sections: Int?) async throws {
    for item in [1, 2, 3, 5, 6] {
      let screen = PagedScreen()
      screen.source.itemThreshold = items
      screen.source.sectionThreshold = sections
      await screen.load(screen.source.refresh(), "1 1a 2a | 2 3a 4a 5a | 3 6a", next: "p2")
      screen.source.willDisplay(Tagged(id: item, tag: ""))
      let isNear: Bool
      if let sections {
        isNear = [2, 2, 1, 1, 1, 0][item - 1] < sections
      } else {
        isNear = 6 - item < items
      }
      #expect(screen.source.state.text == (isNear ? "loading next" : "loaded"))
    }
  }

  @Test func anUnknownItemIsNotNear() async {
    source.itemThreshold = 100
    source.willDisplay("1a")
    #expect(source.state.text == "idle")
    await screen.load(source.refresh(), "1 1a", next: "p2")
    source.willDisplay("7a")
    #expect(source.state.text == "loaded")
    #expect(server.requests.count == 1)
  }

  /// Rows that stay in view are not reported again, yet the end is still near.
  @Test func shortPagesAreNotEnough() async {
    await screen.load(source.refresh(), "1 1a 2a 3a", next: "p2")
    source.itemThreshold = 3
    source.willDisplay("3a")
    await screen.wait(forRequests: 2)
    screen.reply(to: 1, "1 4a", next: "p3")
    await screen.wait(forRequests: 3)
    screen.reply(to: 2, "1 4b 5a", next: "p4")
    await screen.wait(forRequests: 4)
    screen.reply(to: 3, "1 6a", next: "p5")
    await screen.wait { source.state.text == "loaded" }
    await letOthersRun()
    screen.expect("1 1a 2a 3a 4a 5a 6a", "loaded")
    #expect(server.requests == ["cats", "cats p2", "cats p3", "cats p4"])
  }

  /// As with a screen that shows one page and the beginning of a refresh.
  @Test func aRefreshThatBringsTheSameDoesNotStopThePages() async {
    await screen.load(source.refresh(), "1 1a 2a", next: "p2")
    source.willDisplay("2a")
    await screen.wait(forRequests: 2)
    let refresh = source.refresh()
    await screen.wait(forRequests: 3)
    screen.reply(to: 2, "1 1a 2a", next: "p2")
    #expect(await refresh.outcome.text == "loaded")
    screen.expect("1 1a 2a", "loading next")
    await screen.wait(forRequests: 4)
    #expect(server.requests == ["cats", "cats p2", "cats", "cats p2"])
  }

  /// As a list does while it is being changed: the report comes from within an apply.
  @Test(arguments: ListKind.all)
  func reportsMayComeFromTheCellProvider(_ kind: ListKind) async {
    let screen = PagedScreen(kind)
    screen.screen.diary.onCell = { [source = screen.source] _, item in source.willDisplay(item) }
    screen.source.refresh()
    for page in 0..<5 {
      await screen.wait(forRequests: page + 1)
      screen.reply(to: page, "1 \(page)a", next: page < 4 ? "p\(page + 1)" : nil)
    }
    await screen.wait { screen.source.state.text == "ended" }
    screen.expect("1 0a 1a 2a 3a 4a", "ended")
    screen.screen.diary.onCell = nil
  }

  /// Somebody scrolls down a list that has no end.
  @Test func pagesWithoutEnd() async throws {
    let source = Pager<Void, Int, Int, Int>(query: ()) { _, cursor in
      let page = cursor ?? 0
      return Page([SnapshotSection(page, items: (0..<10).map { page * 10 + $0 })], next: page + 1)
    }
    _ = await source.refresh().outcome
    var asked = 0
    for row in 0..<995 {
      let path = ItemPath(section: row / 10, item: row % 10)
      let item = try #require(source.snapshot.itemIdentifier(for: path))
      source.willDisplay(item)
      guard source.state.isLoading else { continue }
      asked += 1
      #expect(row % 10 == 5)
      await screen.wait { !source.state.isLoading }
    }
    #expect(asked == 99)
    #expect(source.snapshot.itemIdentifiers == Array(0..<1_000))
    #expect(source.snapshot.numberOfSections == 100)
    #expect(source.state.text == "loaded")
  }

  // MARK: - Refresh and other queries

  @Test func aRefreshTakesThePlaceOfAllPages() async {
    await screen.load(source.refresh(), "1 1a 2a", next: "p2")
    await screen.load(source.loadNextPage(), "2 3a")
    let refresh = source.refresh()
    screen.expect("1 1a 2a | 2 3a", "loading refresh")
    #expect(await screen.load(refresh, "1 4b 2b", next: "p2b") == "loaded")
    screen.expect("1 4b 2b", "loaded")
    await screen.load(source.loadNextPage(), "1 5b")
    screen.expect("1 4b 2b 5b", "ended")
    #expect(server.requests == ["cats", "cats p2", "cats", "cats p2b"])
    #expect(screen.screen.list.log.count == 4)
  }

  @Test func whatIsThereStaysUntilAnotherQueryIsAnswered() async {
    await screen.load(source.refresh(), "1 1a 2a", next: "p2")
    let load = source.load("dogs")
    #expect(source.query == "dogs")
    screen.expect("1 1a 2a", "loading first")
    source.willDisplay("2a")
    #expect(source.loadNextPage() == nil)
    await screen.load(load, "1 2b 7b 9b", next: "d2")
    screen.expect("1 2b 7b 9b", "loaded")
    await screen.load(source.loadNextPage(), "1 8b")
    #expect(server.requests == ["cats", "dogs", "dogs d2"])
  }

  // MARK: - Edits

  @Test func editsLastAndPagesGoOn() async throws {
    await screen.load(source.refresh(), "1 1a 2a 3a", next: "p2")
    let count = source.update { snapshot in
      snapshot.deleteItems(["2a"])
      return snapshot.numberOfItems
    }
    #expect(count == 2)
    screen.expect("1 1a 3a", "loaded")
    #expect(throws: SnapshotError<Tagged, Tagged>.self) {
      try source.update { snapshot throws(SnapshotError<Tagged, Tagged>) in
        snapshot.deleteAllItems()
        try snapshot.reloadItems(["9a"])
      }
    }
    screen.expect("1 1a 3a", "loaded")
    await screen.load(source.loadNextPage(), "1 2b 4a")
    screen.expect("1 1a 3a 2b 4a", "ended")
  }

  @Test func marksAreForOneChangeOnly() async throws {
    await screen.load(source.refresh(), "1 1a 2a", next: "p2")
    try source.update { snapshot throws(SnapshotError<Tagged, Tagged>) in
      try snapshot.reconfigureItems(["1b"])
    }
    #expect(screen.screen.shown == "1b 2a")
    await screen.load(source.loadNextPage(), "1 3a")
    #expect(screen.screen.diary.provided == ["1a", "2a", "1b", "3a"])
    screen.expect("1 1b 2a 3a", "ended")
  }

  /// Which of both would win is nothing to guess.
  @Test func anUpdateInAnUpdateIsAMistake() async {
    await #expect(processExitsWith: .failure) {
      let source = Pager<Void, Int, Int, Int>(query: ()) { _, _ in Page([], next: nil) }
      source.update { _ in
        source.update { _ in }
      }
    }
  }

  @Test func theHandlerOfAnUpdateMayUpdate() async {
    await screen.load(source.refresh(), "1 1a 2a")
    let handler = source.snapshotHandler
    source.snapshotHandler = { [source] snapshot in
      handler?(snapshot)
      if snapshot.numberOfItems == 1 { source.update { $0.deleteAllItems() } }
    }
    source.update { $0.deleteItems(["1a"]) }
    screen.expect("", "ended")
    source.snapshotHandler = nil
  }

  @Test func withoutAHandlerNothingIsLost() async throws {
    source.snapshotHandler = nil
    source.stateHandler = nil
    source.outcomeHandler = nil
    await screen.load(source.refresh(), "1 1a 2a", next: "p2")
    await screen.load(source.loadNextPage(), "1 3a")
    #expect(source.snapshot.notation == "1 1a 2a 3a")
    #expect(screen.screen.told == "")
  }
}
