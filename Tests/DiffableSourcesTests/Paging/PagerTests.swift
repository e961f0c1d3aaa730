import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A pager whose provider replies in order.
@Suite(.timeLimit(.minutes(10))) @MainActor struct PagerTests {
  private let screen = PagedScreen()
  private var pager: TestPager { screen.pager }
  private var server: PageServer { screen.server }

  @Test(arguments: ListKind.all)
  func loadsPageByPage(_ kind: ListKind) async {
    let screen = PagedScreen(kind)
    let pager = screen.pager
    screen.expect("", "idle")
    let first = pager.refresh()
    screen.expect("", "loading first")
    #expect(await screen.load(first, "1 1a 2a 3a", next: "p2") == "loaded")
    screen.expect("1 1a 2a 3a", "loaded")
    let second = pager.loadNextPage()
    screen.expect("1 1a 2a 3a", "loading next")
    #expect(await screen.load(second, "1 4a | 2 5a", next: "p3") == "loaded")
    screen.expect("1 1a 2a 3a 4a | 2 5a", "loaded")
    #expect(await screen.load(pager.loadNextPage(), "3 6a") == "loaded")
    screen.expect("1 1a 2a 3a 4a | 2 5a | 3 6a", "ended")
    #expect(pager.loadNextPage() == nil)
    #expect(screen.server.requests == ["cats", "cats p2", "cats p3"])
    #expect(
      screen.recorder.states == [
        "loading first", "loaded", "loading next", "loaded", "loading next", "ended",
      ]
    )
    #expect(screen.recorder.outcomes == ["loaded", "loaded", "loaded"])
    #expect(screen.screen.receivedCalls == "RBB")
  }

  // MARK: - Loading near the end

  @Test(arguments: [0, 1, 3, 9], [nil, 0, 1, 2])
  func nextPageIsLoadedNearTheEnd(_ items: Int, _ sections: Int?) async {
    for item in [1, 2, 3, 5, 6] {
      let screen = PagedScreen()
      screen.pager.itemThreshold = items
      screen.pager.sectionThreshold = sections
      await screen.load(screen.pager.refresh(), "1 1a 2a | 2 3a 4a 5a | 3 6a", next: "p2")
      screen.pager.willDisplay(Tagged(id: item, tag: ""))
      let isNear: Bool
      if let sections {
        isNear = [2, 2, 1, 1, 1, 0][item - 1] < sections
      } else {
        isNear = 6 - item < items
      }
      #expect(screen.pager.state.text == (isNear ? "loading next" : "loaded"))
    }
  }

  @Test func unknownItemsAreIgnored() async {
    pager.itemThreshold = 100
    pager.willDisplay("1a")
    #expect(pager.state.text == "idle")
    await screen.load(pager.refresh(), "1 1a", next: "p2")
    pager.willDisplay("7a")
    #expect(pager.state.text == "loaded")
    #expect(server.requests.count == 1)
  }

  /// After a short page the displayed item is still near the end, without another call of `willDisplay`.
  @Test func shortPagesLoadTheNextPage() async {
    await screen.load(pager.refresh(), "1 1a 2a 3a", next: "p2")
    pager.itemThreshold = 3
    pager.willDisplay("3a")
    await screen.wait(forRequests: 2)
    screen.reply(to: 1, "1 4a", next: "p3")
    await screen.wait(forRequests: 3)
    screen.reply(to: 2, "1 4b 5a", next: "p4")
    await screen.wait(forRequests: 4)
    screen.reply(to: 3, "1 6a", next: "p5")
    await screen.wait { pager.state.text == "loaded" }
    await screen.settle()
    screen.expect("1 1a 2a 3a 4a 5a 6a", "loaded")
    #expect(server.requests == ["cats", "cats p2", "cats p3", "cats p4"])
  }

  /// The refresh cancels the next page and loads the same items, so no item is displayed again.
  @Test func unchangedRefreshStillLoadsTheNextPage() async {
    await screen.load(pager.refresh(), "1 1a 2a", next: "p2")
    pager.willDisplay("2a")
    await screen.wait(forRequests: 2)
    let refresh = pager.refresh()
    await screen.wait(forRequests: 3)
    screen.reply(to: 2, "1 1a 2a", next: "p2")
    #expect(await refresh.outcome.text == "loaded")
    screen.expect("1 1a 2a", "loading next")
    await screen.wait(forRequests: 4)
    #expect(server.requests == ["cats", "cats p2", "cats", "cats p2"])
  }

  /// The cell provider calls `willDisplay` during an apply.
  @Test(arguments: ListKind.all)
  func willDisplayCanBeCalledFromTheCellProvider(_ kind: ListKind) async {
    let screen = PagedScreen(kind)
    screen.screen.diary.onCell = { [pager = screen.pager] _, item in pager.willDisplay(item) }
    screen.pager.refresh()
    for page in 0..<5 {
      await screen.wait(forRequests: page + 1)
      screen.reply(to: page, "1 \(page)a", next: page < 4 ? "p\(page + 1)" : nil)
    }
    await screen.wait { screen.pager.state.text == "ended" }
    screen.expect("1 0a 1a 2a 3a 4a", "ended")
    screen.screen.diary.onCell = nil
  }

  // MARK: - Refresh and other queries

  @Test func refreshReplacesAllPages() async {
    await screen.load(pager.refresh(), "1 1a 2a", next: "p2")
    await screen.load(pager.loadNextPage(), "2 3a")
    let refresh = pager.refresh()
    screen.expect("1 1a 2a | 2 3a", "loading refresh")
    #expect(await screen.load(refresh, "1 4b 2b", next: "p2b") == "loaded")
    screen.expect("1 4b 2b", "loaded")
    await screen.load(pager.loadNextPage(), "1 5b")
    screen.expect("1 4b 2b 5b", "ended")
    #expect(server.requests == ["cats", "cats p2", "cats", "cats p2b"])
    #expect(screen.screen.list.log.count == 4)
  }

  @Test func itemsAreKeptUntilAnotherQueryIsAnswered() async {
    await screen.load(pager.refresh(), "1 1a 2a", next: "p2")
    let load = pager.load("dogs")
    #expect(pager.query == "dogs")
    screen.expect("1 1a 2a", "loading first")
    pager.willDisplay("2a")
    #expect(pager.loadNextPage() == nil)
    await screen.load(load, "1 2b 7b 9b", next: "d2")
    screen.expect("1 2b 7b 9b", "loaded")
    await screen.load(pager.loadNextPage(), "1 8b")
    #expect(server.requests == ["cats", "dogs", "dogs d2"])
  }

  // MARK: - Edits

  @Test func editsAreKeptWhenPagesAreAdded() async throws {
    await screen.load(pager.refresh(), "1 1a 2a 3a", next: "p2")
    let count = pager.update { snapshot in
      snapshot.deleteItems(["2a"])
      return snapshot.numberOfItems
    }
    #expect(count == 2)
    screen.expect("1 1a 3a", "loaded")
    #expect(throws: SnapshotProblem<Tagged, Tagged>.self) {
      try pager.update { snapshot in
        try snapshot.edit { snapshot in
          snapshot.deleteAllItems()
          snapshot.reloadItems(["9a"])
        }
      }
    }
    pager.update { $0.reloadItems(["9a"]) }
    #expect(pager.snapshot.problems.isEmpty)
    #expect(
      screen.screen.list.problems == [
        "reloadItems(_:) was given items that the snapshot does not have: 9a"
      ]
    )
    screen.expect("1 1a 3a", "loaded")
    await screen.load(pager.loadNextPage(), "1 2b 4a")
    screen.expect("1 1a 3a 2b 4a", "ended")
  }

  /// One of the two edits would overwrite the other.
  @Test func nestedUpdatesTrap() async {
    await #expect(processExitsWith: .failure) {
      let pager = Pager<Void, Int, Int, Int>(query: ()) { _, _ in Page([], next: nil) }
      pager.update { _ in
        pager.update { _ in }
      }
    }
  }

  @Test func snapshotHandlerCanUpdateThePager() async {
    await screen.load(pager.refresh(), "1 1a 2a")
    let handler = pager.snapshotHandler
    pager.snapshotHandler = { [pager] snapshot in
      handler?(snapshot)
      if snapshot.numberOfItems == 1 { pager.update { $0.deleteAllItems() } }
    }
    pager.update { $0.deleteItems(["1a"]) }
    screen.expect("", "ended")
    pager.snapshotHandler = nil
  }
}
