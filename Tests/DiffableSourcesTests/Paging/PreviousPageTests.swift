import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Pages before the first page.
@Suite(.timeLimit(.minutes(10))) @MainActor struct PreviousPageTests {
  private let screen = PagedScreen()
  private var pager: TestPager { screen.pager }
  private var server: PageServer { screen.server }

  /// Loads a first page in the middle of a list.
  private func loadMiddle(_ screen: PagedScreen) async {
    await screen.load(screen.pager.refresh(), "5 50a 51a", previous: "p4", next: "p6")
  }

  @Test(arguments: ListKind.all)
  func loadsPageByPageInBothDirections(_ kind: ListKind) async {
    let screen = PagedScreen(kind)
    let pager = screen.pager
    #expect(pager.loadPreviousPage() == nil)
    screen.expect("", previous: "idle", "idle")
    let first = pager.refresh()
    #expect(pager.loadPreviousPage() == nil)
    screen.expect("", previous: "idle", "loading first")
    await screen.load(first, "5 50a 51a", previous: "p4", next: "p6")
    screen.expect("5 50a 51a", previous: "loaded", "loaded")
    let previous = pager.loadPreviousPage()
    screen.expect("5 50a 51a", previous: "loading previous", "loaded")
    #expect(pager.loadPreviousPage() == nil)
    #expect(await screen.load(previous, "4 40a | 5 49a", previous: "p3") == "loaded")
    screen.expect("4 40a | 5 49a 50a 51a", previous: "loaded", "loaded")
    await screen.load(pager.loadNextPage(), "5 52a | 6 60a")
    screen.expect("4 40a | 5 49a 50a 51a 52a | 6 60a", previous: "loaded", "ended")
    await screen.load(pager.loadPreviousPage(), "3 30a | 4 38a 39a")
    screen.expect(
      "3 30a | 4 38a 39a 40a | 5 49a 50a 51a 52a | 6 60a",
      previous: "ended",
      "ended"
    )
    #expect(pager.loadPreviousPage() == nil)
    #expect(screen.server.requests == ["cats", "cats p4", "cats p6", "cats p3"])
    #expect(screen.screen.receivedCalls == "RBBB")
  }

  /// Both directions are loaded at the same time, with replies in any order.
  @Test(arguments: [[1, 2], [2, 1]])
  func bothDirectionsLoadAtTheSameTime(_ order: [Int]) async {
    await loadMiddle(screen)
    let loads = [pager.loadPreviousPage(), pager.loadNextPage()]
    await screen.wait(forRequests: 3)
    screen.expect("5 50a 51a", previous: "loading previous", "loading next")
    for number in order {
      let isPrevious = server.requests[number] == "cats p4"
      let ends = screen.recorder.outcomes.count + 1
      screen.reply(to: number, isPrevious ? "5 49a" : "5 52a")
      await screen.wait { screen.recorder.outcomes.count == ends }
    }
    for load in loads { #expect(await load?.outcome.text == "loaded") }
    screen.expect("5 49a 50a 51a 52a", previous: "ended", "ended")
  }

  // MARK: - Loading near the start

  @Test(arguments: [0, 1, 3, 9], [nil, 0, 1, 2])
  func previousPageIsLoadedNearTheStart(_ items: Int, _ sections: Int?) async {
    for item in [1, 2, 3, 5, 6] {
      let screen = PagedScreen()
      screen.pager.itemThreshold = items
      screen.pager.sectionThreshold = sections
      await screen.load(
        screen.pager.refresh(),
        "1 1a 2a | 2 3a 4a 5a | 3 6a",
        previous: "p0"
      )
      screen.pager.willDisplay(Tagged(id: item, tag: ""))
      let isNear: Bool
      if let sections {
        isNear = [0, 0, 1, 1, 1, 2][item - 1] < sections
      } else {
        isNear = item - 1 < items
      }
      #expect(screen.pager.previousState.text == (isNear ? "loading previous" : "loaded"))
      #expect(screen.pager.state.text == "ended")
    }
  }

  /// After a short page the displayed item is still near the start, without another call of `willDisplay`.
  @Test func shortPreviousPagesLoadTheNextOne() async {
    pager.itemThreshold = 2
    await screen.load(pager.refresh(), "1 5a 6a 7a", previous: "p4")
    pager.willDisplay("5a")
    for (number, cursor) in ["p3", "p2"].enumerated() {
      await screen.wait(forRequests: number + 2)
      screen.reply(to: number + 1, "1 \(4 - number)a", previous: cursor)
    }
    await screen.wait { !pager.previousState.isLoading }
    await screen.settle()
    screen.expect("1 3a 4a 5a 6a 7a", previous: "loaded", "ended")
    #expect(server.requests == ["cats", "cats p4", "cats p3"])
  }

  /// The refresh cancels the previous page and loads the same items, so no item is displayed again.
  @Test func unchangedRefreshStillLoadsThePreviousPage() async {
    await screen.load(pager.refresh(), "1 1a 2a 3a", previous: "p0")
    for item in ["1a", "2a", "3a"] as [Tagged] { pager.willDisplay(item) }
    await screen.wait(forRequests: 2)
    let refresh = pager.refresh()
    screen.expect("1 1a 2a 3a", previous: "loaded", "loading refresh")
    await screen.wait(forRequests: 3)
    screen.reply(to: 2, "1 1a 2a 3a", previous: "p0")
    #expect(await refresh.outcome.text == "loaded")
    screen.expect("1 1a 2a 3a", previous: "loading previous", "ended")
  }

  /// An empty first page displays no row that could load the previous page.
  @Test func emptyFirstPageLoadsThePreviousPage() async {
    let load = pager.refresh()
    #expect(await screen.load(load, "", previous: "p0") == "loaded")
    screen.expect("", previous: "loading previous", "ended")
    #expect(pager.loadingState == .loading)
    await screen.wait(forRequests: 2)
    server.fail(1)
    await screen.wait { !pager.previousState.isLoading }
    #expect(pager.loadingState == .failed)
    await screen.load(pager.retry(), "1 1a")
    screen.expect("1 1a", previous: "ended", "ended")
    #expect(server.requests == ["cats", "cats p0", "cats p0"])
  }

  // MARK: - Failures, duplicates, pages without new items

  @Test func failedPreviousPageIsRetriedOnlyOnRequest() async {
    await loadMiddle(screen)
    let load = pager.loadPreviousPage()
    await screen.wait(forRequests: 2)
    server.fail(1)
    #expect(await load?.outcome.text == "failed")
    screen.expect("5 50a 51a", previous: "failed previous", "loaded")
    pager.itemThreshold = 1
    pager.willDisplay("50a")
    screen.expect("5 50a 51a", previous: "failed previous", "loaded")
    await screen.load(pager.retry(), "4 40a")
    screen.expect("4 40a | 5 50a 51a", previous: "ended", "loaded")
    #expect(server.requests == ["cats", "cats p4", "cats p4"])
  }

  @Test func retryLoadsBothFailedPages() async {
    await loadMiddle(screen)
    pager.loadPreviousPage()
    pager.loadNextPage()
    await screen.wait(forRequests: 3)
    server.fail(1)
    server.fail(2)
    await screen.wait { !pager.state.isLoading && !pager.previousState.isLoading }
    screen.expect("5 50a 51a", previous: "failed previous", "failed next")
    pager.retry()
    screen.expect("5 50a 51a", previous: "failed previous", "loading next")
    pager.retry()
    screen.expect("5 50a 51a", previous: "loading previous", "loading next")
    #expect(pager.retry() == nil)
    await screen.wait(forRequests: 5)
    #expect(server.requests[3...] == ["cats p6", "cats p4"])
  }

  @Test(arguments: [
    (DuplicatePolicy.keepFirst, "4 1a | 5 50a 51a", "loaded -1c -51b"),
    (.keepLast, "4 1c 51b | 5 50a", "loaded -1a -51a"),
  ])
  func duplicatesAreResolvedAndReported(
    _ policy: DuplicatePolicy,
    _ expected: String,
    _ outcome: String
  ) async {
    let screen = PagedScreen(duplicates: policy)
    await loadMiddle(screen)
    let page = policy == .keepFirst ? "4 1a 51b 1c" : "4 1a 1c 51b"
    #expect(await screen.load(screen.pager.loadPreviousPage(), page) == outcome)
    screen.expect(expected, previous: "ended", "loaded")
  }

  @Test func rejectPolicyFailsTheLoad() async {
    let screen = PagedScreen(duplicates: .reject)
    await loadMiddle(screen)
    #expect(await screen.load(screen.pager.loadPreviousPage(), "4 1a | 3 1b") == "failed")
    screen.expect("5 50a 51a", previous: "failed previous", "loaded")
    let error = screen.pager.previousState.error as? SnapshotProblem<Tagged, Tagged>
    #expect(error == .duplicateItems(["1a"], call: "prependPage(_:duplicates:)"))
  }

  @Test func previousPagesWithoutNewItemsAreSkipped() async {
    await loadMiddle(screen)
    pager.loadPreviousPage()
    for (number, notation) in ["", "4", "5 51b", "4 40a"].enumerated() {
      await screen.wait(forRequests: number + 2)
      let shown = number < 2 ? "5 50a 51a" : "4 | 5 50a 51a"
      screen.expect(shown, previous: "loading previous", "loaded")
      screen.reply(to: number + 1, notation, previous: "p\(3 - number)")
    }
    await screen.wait { !pager.previousState.isLoading }
    screen.expect("4 40a | 5 50a 51a", previous: "loaded", "loaded")
    #expect(screen.recorder.outcomes.suffix(2) == ["loaded -51b", "loaded"])
    #expect(server.requests == ["cats", "cats p4", "cats p3", "cats p2", "cats p1"])
  }

  @Test(arguments: [0, 1, 4])
  func endlessEmptyPreviousPagesEndAtTheLimit(_ limit: Int) async {
    var requests = 0
    let pager = Pager<Void, Int, Int, Int>(query: ()) { _, cursor in
      requests += 1
      let items = cursor == nil ? [1] : []
      return Page([SnapshotSection(0, items: items)], previous: (cursor ?? 0) - 1, next: nil)
    }
    pager.skippedPagesLimit = limit
    _ = await pager.refresh().outcome
    #expect(requests == 1)
    pager.loadPreviousPage()
    await screen.wait { !pager.previousState.isLoading }
    #expect(requests == 1 + limit + 1)
    #expect(pager.previousState.text == "loaded")
  }

  // MARK: - Refresh, other queries, cancelling

  @Test(arguments: [[1, 2], [2, 1]])
  func refreshSupersedesThePreviousPage(_ order: [Int]) async {
    await loadMiddle(screen)
    let page = pager.loadPreviousPage()
    await screen.wait(forRequests: 2)
    let refresh = pager.refresh()
    #expect(pager.loadPreviousPage() == nil)
    await screen.wait(forRequests: 3)
    await screen.wait { server.cancelled == [1] }
    for number in order {
      screen.reply(to: number, number == 1 ? "4 40a" : "7 70a", previous: "of \(number)")
      await screen.settle()
    }
    #expect(await page?.outcome.text == "outdated")
    #expect(await refresh.outcome.text == "loaded")
    screen.expect("7 70a", previous: "loaded", "ended")
    await screen.load(pager.loadPreviousPage(), "6 60a")
    #expect(server.requests == ["cats", "cats p4", "cats", "cats of 2"])
  }

  @Test func failedRefreshKeepsTheCursorOfThePreviousPage() async {
    await loadMiddle(screen)
    let refresh = pager.refresh()
    await screen.wait(forRequests: 2)
    server.fail(1)
    #expect(await refresh.outcome.text == "failed")
    screen.expect("5 50a 51a", previous: "loaded", "failed refresh")
    await screen.load(pager.loadPreviousPage(), "4 40a")
    screen.expect("4 40a | 5 50a 51a", previous: "ended", "failed refresh")
    #expect(server.requests == ["cats", "cats", "cats p4"])
  }

  @Test func anotherQueryDiscardsThePreviousPages() async {
    await loadMiddle(screen)
    let page = pager.loadPreviousPage()
    await screen.wait(forRequests: 2)
    let load = pager.load("dogs")
    screen.expect("5 50a 51a", previous: "idle", "loading first")
    #expect(pager.loadPreviousPage() == nil)
    await screen.wait(forRequests: 3)
    screen.reply(to: 1, "4 40a")
    screen.reply(to: 2, "1 7a")
    #expect(await page?.outcome.text == "outdated")
    #expect(await load.outcome.text == "loaded")
    screen.expect("1 7a", previous: "ended", "ended")
  }

  @Test func cancellingRestoresTheState() async {
    await loadMiddle(screen)
    let load = pager.loadPreviousPage()
    await screen.wait(forRequests: 2)
    load?.cancel()
    await screen.wait { server.cancelled == [1] }
    screen.reply(to: 1, "4 40a")
    #expect(await load?.outcome.text == "cancelled")
    screen.expect("5 50a 51a", previous: "loaded", "loaded")
    let (previous, next) = (pager.loadPreviousPage(), pager.loadNextPage())
    pager.cancel()
    screen.expect("5 50a 51a", previous: "loaded", "loaded")
    #expect(await previous?.outcome.text == "outdated")
    #expect(await next?.outcome.text == "outdated")
  }

  // MARK: - Sections with pages of their own

  /// A previous page does not replace the cursor for the next page of a section that the list already contains.
  @Test func previousPageKeepsTheNextPageOfASection() async {
    await screen.load(
      pager.refresh(),
      "1 10a",
      previous: "p0",
      nextInSections: ["1": "after 10"]
    )
    await screen.load(
      pager.loadPreviousPage(),
      "0 1a | 1 9a",
      nextInSections: ["0": "after 1", "1": "after 9"]
    )
    let loads = [pager.loadNextPage(inSection: "0"), pager.loadNextPage(inSection: "1")]
    #expect(loads.allSatisfy { $0 != nil })
    await screen.wait(forRequests: 4)
    #expect(Set(server.requests[2...]) == ["cats after 1", "cats after 10"])
    pager.cancel()
  }
}
