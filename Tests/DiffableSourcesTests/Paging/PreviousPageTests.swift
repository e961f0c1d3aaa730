import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A list that begins in the middle, with pages at both ends.
@Suite(.timeLimit(.minutes(10))) @MainActor struct PreviousPageTests {
  private let screen = PagedScreen()
  private var pager: TestPager { screen.pager }
  private var server: PageServer { screen.server }

  private func states(_ previous: String, _ next: String, _ comment: Comment? = nil) {
    #expect(pager.previousState.text == previous, comment)
    #expect(pager.state.text == next, comment)
  }

  private func loadFirstPage() async {
    await screen.load(pager.refresh(), "5 50a 51a", previous: "p4", next: "p6")
  }

  // MARK: - Pages

  /// Items go to the beginning of their sections, and new sections before all others, in the order of the page.
  @Test func previousPagesAreInsertedBeforeTheOthers() async {
    states("idle", "idle")
    #expect(pager.loadPreviousPage() == nil)
    let first = pager.refresh()
    states("idle", "loading first")
    #expect(pager.loadPreviousPage() == nil)
    await screen.load(first, "5 50a 51a | 6 60a", previous: "p4", next: "p6")
    states("loaded", "loaded")
    let load = pager.loadPreviousPage()
    states("loading previous", "loaded")
    #expect(pager.loadPreviousPage() == nil)
    // The cursor after a previous page and the cursor before a next page are not needed.
    await screen.load(load, "3 30a | 6 59a | 4 40a 41a | 5 48a 49a", previous: "p2", next: "no")
    screen.expect("3 30a | 4 40a 41a | 5 48a 49a 50a 51a | 6 59a 60a", "loaded")
    await screen.load(pager.loadNextPage(), "6 61a", previous: "no", next: nil)
    states("loaded", "ended")
    await screen.load(pager.loadPreviousPage(), "4 39a")
    screen.expect("3 30a | 4 39a 40a 41a | 5 48a 49a 50a 51a | 6 59a 60a 61a", "ended")
    states("ended", "ended")
    #expect(pager.loadPreviousPage() == nil)
    #expect(server.requests == ["cats", "cats p4", "cats p6", "cats p2"])
  }

  @Test func aPageWithoutPreviousCursorIsTheBeginning() async {
    await screen.load(pager.refresh(), "5 50a", next: "p6")
    states("ended", "loaded")
    #expect(pager.loadPreviousPage() == nil)
  }

  @Test(arguments: [[1, 2], [2, 1]])
  func bothEndsLoadAtTheSameTime(_ order: [Int]) async {
    await loadFirstPage()
    let loads = [pager.loadPreviousPage(), pager.loadNextPage()]
    states("loading previous", "loading next")
    await screen.wait(forRequests: 3)
    for number in order {
      let isPrevious = server.requests[number] == "cats p4"
      screen.reply(to: number, isPrevious ? "4 40a" : "6 60a")
      await screen.settle()
    }
    for load in loads { #expect(await load?.outcome.text == "loaded") }
    screen.expect("4 40a | 5 50a 51a | 6 60a", "ended")
    states("ended", "ended")
  }

  @Test(arguments: [
    (DuplicatePolicy.keepFirst, "4 39a | 5 50a 51a", "loaded -50b"),
    (.keepLast, "4 39a 50b | 5 51a", "loaded -50a"),
    (.reject, "4 39a 50b | 5 51a", "loaded"),
  ])
  func duplicatesOfPreviousPagesAreResolved(
    _ policy: DuplicatePolicy,
    _ expected: String,
    _ outcome: String
  ) async {
    let screen = PagedScreen(duplicates: policy)
    await screen.load(screen.pager.refresh(), "5 50a 51a", previous: "p4")
    let load = screen.pager.loadPreviousPage()
    #expect(await screen.load(load, "4 39a 50b", previous: "p3") == outcome)
    screen.expect(expected, "ended")
    guard policy == .reject else { return }
    #expect(await screen.load(screen.pager.loadPreviousPage(), "3 1a 1b") == "failed")
    #expect(screen.pager.previousState.text == "failed previous")
    screen.expect(expected, "ended")
  }

  /// The list already has the later pages of a section that a previous page continues.
  @Test func onlyNewSectionsOfAPreviousPageGetNextPages() async {
    await screen.load(
      pager.refresh(),
      "5 50a | 6 60a",
      previous: "p4",
      nextInSections: ["5": "after 50"]
    )
    await screen.load(
      pager.loadPreviousPage(),
      "4 40a | 5 49a | 6 59a",
      nextInSections: ["4": "after 40", "5": "no", "6": "no"]
    )
    #expect(pager.state(ofSection: "6") == nil)
    await screen.load(pager.loadNextPage(inSection: "5"), "5 51a", previous: "no")
    await screen.load(pager.loadNextPage(inSection: "4"), "4 41a")
    screen.expect("4 40a 41a | 5 49a 50a 51a | 6 59a 60a", "ended")
    states("ended", "ended")
    #expect(server.requests == ["cats", "cats p4", "cats after 50", "cats after 40"])
  }

  // MARK: - Refreshes, retries and cancellation

  @Test(arguments: ["cats", "dogs"])
  func aRefreshOrAnotherQuerySupersedesBothEnds(_ query: String) async {
    await loadFirstPage()
    let loads = [pager.loadPreviousPage(), pager.loadNextPage()]
    await screen.wait(forRequests: 3)
    let first = query == "cats" ? pager.refresh() : pager.load(query)
    states(
      query == "cats" ? "loaded" : "idle",
      query == "cats" ? "loading refresh" : "loading first"
    )
    #expect(pager.loadPreviousPage() == nil)
    await screen.wait { server.cancelled.sorted() == [1, 2] }
    screen.reply(to: 1, "4 40a", previous: "late")
    await screen.wait(forRequests: 4)
    screen.reply(to: 3, "7 70a", previous: "q6", next: "q8")
    #expect(await first.outcome.text == "loaded")
    screen.reply(to: 2, "6 60a", next: "late")
    for load in loads { #expect(await load?.outcome.text == "outdated") }
    screen.expect("7 70a", "loaded")
    await screen.load(pager.loadPreviousPage(), "6 60a")
    await screen.load(pager.loadNextPage(), "8 80a")
    screen.expect("6 60a | 7 70a | 8 80a", "ended")
    #expect(server.requests.suffix(2) == ["\(query) q6", "\(query) q8"])
  }

  @Test(arguments: [["p4"], ["p6"], ["p4", "p6"]])
  func retryLoadsAllEndsThatFailed(_ ends: [String]) async {
    await loadFirstPage()
    for (number, end) in ends.enumerated() {
      let load = end == "p4" ? pager.loadPreviousPage() : pager.loadNextPage()
      await screen.wait(forRequests: number + 2)
      server.fail(number + 1)
      _ = await load?.outcome
    }
    let (previous, next) = (ends.contains("p4"), ends.contains("p6"))
    states(previous ? "failed previous" : "loaded", next ? "failed next" : "loaded")
    // A displayed item does not try again.
    pager.willDisplay("50a")
    #expect(pager.state.isLoading == !next && pager.previousState.isLoading == !previous)
    pager.cancel()
    await screen.settle()
    let count = server.requests.count
    server.heedsCancellation = true
    let retry = pager.retry()
    states(previous ? "loading previous" : "loaded", next ? "loading next" : "loaded")
    await screen.wait(forRequests: count + ends.count)
    #expect(server.requests.suffix(ends.count).sorted() == ends.map { "cats \($0)" })
    pager.cancel()
    #expect(await retry?.outcome.text == "outdated")
    states(previous ? "failed previous" : "loaded", next ? "failed next" : "loaded")
  }

  @Test func aFailedRefreshKeepsBothEnds() async {
    await loadFirstPage()
    let refresh = pager.refresh()
    await screen.wait(forRequests: 2)
    server.fail(1)
    _ = await refresh.outcome
    states("loaded", "failed refresh")
    await screen.load(pager.loadPreviousPage(), "4 40a")
    screen.expect("4 40a | 5 50a 51a", "failed refresh")
    await screen.load(pager.retry(), "7 70a", previous: "p6")
    states("loaded", "ended")
  }

  @Test func cancelEndsTheLoadsAtBothEnds() async {
    await loadFirstPage()
    let loads = [pager.loadPreviousPage(), pager.loadNextPage()]
    pager.cancel()
    states("loaded", "loaded")
    for load in loads { #expect(await load?.outcome.text == "outdated") }
    let load = pager.loadPreviousPage()
    load?.cancel()
    #expect(await load?.outcome.text == "cancelled")
    states("loaded", "loaded")
  }

  // MARK: - Displayed items

  @Test func displayedItemsLoadPagesAtTheirEnd() async {
    let items = (50..<60).map { "\($0)a" }.joined(separator: " ")
    await screen.load(pager.refresh(), "5 \(items)", previous: "p4", next: "p6")
    pager.willDisplay("52a")
    states("loaded", "loaded", "the item is far from both ends")
    pager.willDisplay("51a")
    states("loading previous", "loaded")
    pager.willDisplay("58a")
    states("loading previous", "loading next")
    pager.cancel()
    await screen.settle()
    pager.sectionThreshold = 1
    pager.willDisplay("54a")
    states("loading previous", "loading next", "the section is the first and the last one")
    pager.cancel()
  }

  /// The beginning of the first page is on screen, as in a conversation.
  @Test func aFirstPageInTheMiddleLoadsItsPreviousPageAtOnce() async {
    await screen.load(pager.refresh(), "5 50a 51a 52a 53a", previous: "p4", next: "p6")
    pager.willDisplay("50a")
    states("loading previous", "loaded")
    await screen.wait(forRequests: 2)
    screen.reply(to: 1, "4 40a 41a", previous: "p3")
    await screen.settle()
    states("loaded", "loaded", "the displayed item is not near an end any more")
    screen.expect("4 40a 41a | 5 50a 51a 52a 53a", "loaded")
  }

  /// The last displayed item stays near the beginning until enough items precede it.
  @Test func shortPagesAtBothEndsAreFollowedByOthers() async {
    pager.itemThreshold = 3
    await screen.load(pager.refresh(), "5 50a", previous: "p49", next: "p51")
    pager.willDisplay("50a")
    for _ in 0..<6 {
      await screen.settle()
      guard let number = server.open.first,
        let cursor = Int(server.requests[number].dropFirst("cats p".count))
      else { break }
      screen.reply(
        to: number,
        "5 \(cursor)a",
        previous: "p\(cursor - 1)",
        next: "p\(cursor + 1)"
      )
    }
    await screen.settle()
    states("loaded", "loaded")
    screen.expect("5 47a 48a 49a 50a 51a 52a 53a", "loaded")
    #expect(server.requests.count == 7)
  }

  /// Pages at one end add items to sections in the middle, so the displayed item stays near that end.
  @Test(arguments: [true, false])
  func pagesThatLeaveTheItemNearTheEndStopAtTheLimit(_ isPrevious: Bool) async {
    var requests = 0
    let pager = Pager<Void, Int, Int, Int>(query: ()) { _, cursor in
      requests += 1
      guard let cursor else {
        let sections = [0, 1, 2].map { SnapshotSection($0, items: [$0]) }
        return Page(sections, previous: isPrevious ? 10 : nil, next: isPrevious ? nil : 10)
      }
      return Page([SnapshotSection(1, items: [cursor])], previous: cursor + 1, next: cursor + 1)
    }
    (pager.itemThreshold, pager.skippedPagesLimit) = (1, 3)
    _ = await pager.refresh().outcome
    for calls in 1...2 {
      pager.willDisplay(isPrevious ? 0 : 2)
      await screen.wait { !pager.state.isLoading && !pager.previousState.isLoading }
      #expect(requests == 1 + 4 * calls)
    }
  }

  // MARK: - Pages without new items

  /// Without any item, no item can come into view and load the previous page.
  @Test func previousPagesAreLoadedIfTheFirstPageIsEmpty() async {
    pager.refresh()
    await screen.wait(forRequests: 1)
    screen.reply(to: 0, "", previous: "p4")
    await screen.wait(forRequests: 2)
    states("loading previous", "ended")
    #expect(pager.loadingState == .loading)
    screen.reply(to: 1, "", previous: "p3")
    await screen.wait(forRequests: 3)
    server.fail(2)
    await screen.wait { !pager.previousState.isLoading }
    #expect(pager.loadingState == .failed)
    await screen.load(pager.retry(), "2 20a", previous: "p1")
    states("loaded", "ended")
    #expect(pager.loadingState == .loaded)
    #expect(server.requests == ["cats", "cats p4", "cats p3", "cats p3"])
  }

  @Test func previousPagesWithoutNewItemsAreSkipped() async {
    await loadFirstPage()
    pager.skippedPagesLimit = 2
    pager.loadPreviousPage()
    for number in 1...3 {
      await screen.wait(forRequests: number + 1)
      screen.reply(to: number, "5 50b", previous: "p\(4 - number)")
      await screen.settle()
    }
    screen.expect("5 50a 51a", "loaded")
    states("loaded", "loaded", "the limit is reached")
    #expect(server.requests.count == 4)
  }
}
