import DiffableSources
import TestSupport
import Testing

/// Providers that throw, pages with duplicates or without new items, and cancelled loads.
@Suite(.timeLimit(.minutes(10))) @MainActor struct PageFailureTests {
  private let screen = PagedScreen()
  private var pager: TestPager { screen.pager }
  private var server: PageServer { screen.server }

  private func fail(_ load: TestPager.Load?) async {
    guard let load else {
      Issue.record("No load was started")
      return
    }
    let number = server.requests.count
    await screen.wait(forRequests: number + 1)
    server.fail(number)
    guard case .failed(let error) = await load.outcome.ending else {
      Issue.record("The load has not failed")
      return
    }
    #expect(error as? PageServer.Failure == PageServer.Failure(number: number))
    #expect(pager.state.error as? PageServer.Failure == PageServer.Failure(number: number))
  }

  // MARK: - Failures

  @Test func failedPagesCanBeRetried() async {
    #expect(pager.retry() == nil)
    await fail(pager.refresh())
    screen.expect("", "failed first")
    await fail(pager.retry())
    screen.expect("", "failed first")
    #expect(pager.loadNextPage() == nil)
    await screen.load(pager.retry(), "1 1a", next: "p2")
    screen.expect("1 1a", "loaded")
    #expect(pager.retry() == nil && pager.state.error == nil)
    await fail(pager.loadNextPage())
    pager.willDisplay("1a")
    screen.expect("1 1a", "failed next")
    await fail(pager.retry())
    await fail(pager.loadNextPage())
    await screen.load(pager.retry(), "1 2a")
    screen.expect("1 1a 2a", "ended")
    let first = Array(repeating: "cats", count: 3)
    #expect(server.requests == first + Array(repeating: "cats p2", count: 4))
  }

  @Test func failedRefreshKeepsPagesAndCursor() async {
    await screen.load(pager.refresh(), "1 1a", next: "p2")
    await fail(pager.refresh())
    screen.expect("1 1a", "failed refresh")
    pager.willDisplay("1a")
    screen.expect("1 1a", "loading next")
    await screen.wait(forRequests: 3)
    screen.reply(to: 2, "1 2a 3a 4a", next: "p3")
    await screen.wait { pager.state.text == "loaded" }
    await fail(pager.refresh())
    await screen.load(pager.retry(), "1 1b")
    screen.expect("1 1b", "ended")
    #expect(server.requests == ["cats", "cats", "cats p2", "cats", "cats"])
  }

  @Test func failedQueryKeepsTheItems() async {
    await screen.load(pager.refresh(), "1 1a", next: "p2")
    await fail(pager.load("dogs"))
    screen.expect("1 1a", "failed first")
    #expect(pager.loadNextPage() == nil)
    await screen.load(pager.retry(), "1 7a")
    screen.expect("1 7a", "ended")
    #expect(server.requests == ["cats", "dogs", "dogs"])
  }

  /// If a provider throws `CancellationError` without being cancelled, the load has failed.
  @Test func thrownCancellationErrorIsAFailure() async {
    let pager = Pager<Void, Int, Int, Int>(query: ()) { _, _ in throw CancellationError() }
    guard case .failed(let error) = await pager.refresh().outcome.ending else {
      Issue.record("The load has not failed")
      return
    }
    #expect(error is CancellationError)
    #expect(pager.state.text == "failed first")
  }

  // MARK: - Duplicates

  @Test(arguments: [
    (DuplicatePolicy.keepFirst, "1 1a 2a | 2 3a 4b", "loaded -2b -3b -4c"),
    (.keepLast, "1 1a | 2 2b 3b | 3 4c", "loaded -2a -3a -4b"),
  ])
  func duplicatesAreResolvedAndReported(
    _ policy: DuplicatePolicy,
    _ expected: String,
    _ outcome: String
  ) async {
    let screen = PagedScreen(duplicates: policy)
    await screen.load(screen.pager.refresh(), "1 1a 2a | 2 3a", next: "p2")
    let third = policy == .keepLast ? "2 2b 3b 4b | 3 4c" : "2 2b 3b 4b | 2 4c"
    #expect(await screen.load(screen.pager.loadNextPage(), third) == outcome)
    screen.expect(expected, "ended")
    #expect(screen.recorder.outcomes.last == outcome)
  }

  @Test func rejectPolicyFailsTheLoad() async {
    let screen = PagedScreen(duplicates: .reject)
    let pager = screen.pager
    await screen.load(pager.refresh(), "1 1a 2a", next: "p2")
    #expect(await screen.load(pager.loadNextPage(), "1 3a 4a | 2 4b 5a 3b") == "failed")
    screen.expect("1 1a 2a", "failed next")
    let error = pager.state.error as? SnapshotProblem<Tagged, Tagged>
    #expect(error == .duplicateItems(["4a", "3a"], call: "appendPage(_:duplicates:)"))
    #expect(await screen.load(pager.retry(), "1 3a 1b") == "loaded")
    screen.expect("1 2a 3a 1b", "ended")
  }

  // MARK: - Pages without new items

  @Test func pagesWithoutNewItemsAreSkipped() async {
    await screen.load(pager.refresh(), "1 1a 2a", next: "p2")
    pager.loadNextPage()
    screen.recorder.states = []
    for (number, notation) in ["", "1", "1 2b 1b", "1 3a"].enumerated() {
      await screen.wait(forRequests: number + 2)
      screen.expect("1 1a 2a", "loading next")
      screen.reply(to: number + 1, notation, next: "p\(number + 3)")
    }
    await screen.wait { !pager.state.isLoading }
    screen.expect("1 1a 2a 3a", "loaded")
    #expect(server.requests == ["cats", "cats p2", "cats p3", "cats p4", "cats p5"])
    #expect(screen.recorder.outcomes.suffix(2) == ["loaded -2b -1b", "loaded"])
    // The screen does not flicker between two pages.
    #expect(screen.recorder.states == ["loading next", "loaded"])
  }

  @Test func firstPagesWithoutItemsAreSkipped() async {
    pager.refresh()
    for (number, notation) in ["", "1", "2 1a"].enumerated() {
      await screen.wait(forRequests: number + 1)
      screen.expect(number == 2 ? "1" : "", number == 0 ? "loading first" : "loading next")
      #expect(pager.loadingState == .loading)
      let sections: [Tagged: String] = number == 1 ? ["1": "s2"] : [:]
      screen.reply(to: number, notation, next: "p\(number + 2)", nextInSections: sections)
    }
    await screen.wait { !pager.state.isLoading }
    screen.expect("1 | 2 1a", "loaded")
    #expect(pager.state(ofSection: "1")?.text == "loaded")
  }

  @Test func emptyLastPageEndsTheList() async {
    #expect(await screen.load(pager.refresh(), "") == "loaded")
    screen.expect("", "ended")
    await screen.load(pager.refresh(), "1 1a", next: "p2")
    #expect(await screen.load(pager.loadNextPage(), "") == "loaded")
    screen.expect("1 1a", "ended")
    #expect(await screen.load(pager.refresh(), "") == "loaded")
    screen.expect("", "ended")
  }

  /// A skipped page can contain newer content of existing items.
  @Test func skippedPagesUpdateContent() async {
    let screen = PagedScreen(duplicates: .keepLast)
    await screen.load(screen.pager.refresh(), "1 1a 2a", next: "p2")
    let outcome = await screen.load(screen.pager.loadNextPage(), "1 1b 2b", next: "p3")
    #expect(outcome == "loaded -1a -2a")
    await screen.wait(forRequests: 3)
    screen.server.fail(2)
    await screen.wait { !screen.pager.state.isLoading }
    screen.expect("1 1b 2b", "failed next")
    await screen.load(screen.pager.retry(), "1 3a")
    #expect(screen.server.requests == ["cats", "cats p2", "cats p3", "cats p3"])
    screen.expect("1 1b 2b 3a", "ended")
  }

  @Test(arguments: [0, 1, 4])
  func endlessEmptyPagesEndAtTheLimit(_ limit: Int) async {
    var requests = 0
    let pager = Pager<Void, Int, Int, Int>(query: ()) { _, cursor in
      requests += 1
      return Page([], next: (cursor ?? 0) + 1)
    }
    pager.skippedPagesLimit = limit
    pager.refresh()
    await screen.wait { !pager.state.isLoading }
    #expect(requests == limit + 1)
    #expect(pager.state.text == "loaded")
    pager.loadNextPage()
    await screen.wait { !pager.state.isLoading }
    #expect(requests == 2 * (limit + 1))
  }

  /// A page that only moves items has no new item that would come into view and load the next page.
  @Test func pagesThatOnlyMoveItemsAreSkipped() async {
    let screen = PagedScreen(duplicates: .keepLast)
    let pager = screen.pager
    await screen.load(pager.refresh(), "1 1a 2a", next: "p2")
    pager.willDisplay("2a")
    await screen.wait(forRequests: 2)
    screen.reply(to: 1, "1 1b", next: "p3")
    await screen.wait(forRequests: 3)
    screen.expect("1 2a 1b", "loading next")
    screen.reply(to: 2, "2 2b", next: "p4")
    await screen.wait(forRequests: 4)
    screen.expect("1 1b | 2 2b", "loading next")
    screen.reply(to: 3, "2 3a 4a 5a", next: "p5")
    await screen.wait { pager.state.text == "loaded" }
    screen.expect("1 1b | 2 2b 3a 4a 5a", "loaded")
  }

  @Test func endlessEmptyPagesCanBeCancelled() async {
    var requests: [String: Int] = [:]
    func pager(_ name: String) -> Pager<String, Int, Int, Int> {
      let pager = Pager<String, Int, Int, Int>(query: name) { name, cursor in
        requests[name, default: 0] += 1
        return Page([], next: (cursor ?? 0) + 1)
      }
      pager.skippedPagesLimit = .max
      return pager
    }
    let (cancelled, other) = (pager("cancelled"), pager("other"))
    cancelled.refresh()
    await screen.wait { requests["cancelled", default: 0] > 5 }
    cancelled.cancel()
    #expect(cancelled.state.text == "loaded")
    let count = requests["cancelled"]
    other.refresh()
    await screen.wait { requests["other", default: 0] > 5 }
    other.cancel()
    #expect(requests["cancelled"] == count)
  }

  // MARK: - Cancelling

  @Test(arguments: [false, true])
  func cancellingTheAwaitingTaskCancelsTheLoad(_ heeds: Bool) async {
    server.heedsCancellation = heeds
    await screen.load(pager.refresh(), "1 1a", next: "p2")
    let task = Task { await pager.loadNextPage()?.outcome.text }
    await screen.wait(forRequests: 2)
    screen.expect("1 1a", "loading next")
    task.cancel()
    await screen.wait { server.cancelled == [1] }
    if !heeds { screen.reply(to: 1, "1 2a") }
    #expect(await task.value == "cancelled")
    screen.expect("1 1a", "loaded")
    await screen.load(pager.loadNextPage(), "1 3a")
    screen.expect("1 1a 3a", "ended")
    #expect(server.requests == ["cats", "cats p2", "cats p2"])
  }

  @Test func loadCancelledBeforeItsRequestSendsNone() async {
    let load = pager.refresh()
    load.cancel()
    #expect(await load.outcome.text == "cancelled")
    screen.expect("", "idle")
    #expect(server.requests == [])
  }

  @Test func cancelEndsAllLoads() async {
    await screen.load(pager.refresh(), "1 1a | 2 2a", next: "p2", nextInSections: ["1": "s2"])
    pager.stateHandler = { _ in Issue.record("No load is cancelled") }
    pager.cancel()
    pager.stateHandler = nil
    let loads = [pager.loadNextPage(), pager.loadNextPage(inSection: "1")]
    await screen.wait(forRequests: 3)
    pager.cancel()
    screen.expect("1 1a | 2 2a", "loaded")
    #expect(pager.state(ofSection: "1")?.text == "loaded")
    await screen.wait { server.cancelled.sorted() == [1, 2] }
    screen.reply(to: 1, "1 3a")
    screen.reply(to: 2, "1 4a")
    for load in loads { #expect(await load?.outcome.text == "outdated") }
    screen.expect("1 1a | 2 2a", "loaded")
  }
}
