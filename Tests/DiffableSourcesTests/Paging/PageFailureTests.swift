import DiffableSources
import TestSupport
import Testing

/// Providers that throw, pages that repeat items or bring nothing, and loads that are cancelled.
@MainActor struct PageFailureTests {
  private let screen = PagedScreen()
  private var source: TestPager { screen.source }
  private var server: PageServer { screen.server }

  private func fail(_ load: PageLoad<Tagged>?) async {
    guard let load else {
      Issue.record("Nothing is loaded")
      return
    }
    let number = server.requests.count
    await screen.wait(forRequests: number + 1)
    server.fail(number)
    guard case .failed(let error) = await load.outcome.ending else {
      Issue.record("It has not failed")
      return
    }
    #expect(error as? PageServer.Failure == PageServer.Failure(number: number))
    #expect(source.state.error as? PageServer.Failure == PageServer.Failure(number: number))
  }

  // MARK: - Failures

  @Test func theFirstPageFails() async {
    #expect(source.retry() == nil)
    await fail(source.refresh())
    screen.expect("", "failed first")
    await fail(source.retry())
    screen.expect("", "failed first")
    #expect(source.loadNextPage() == nil)
    await screen.load(source.retry(), "1 1a")
    screen.expect("1 1a", "ended")
    #expect(source.retry() == nil)
    #expect(source.state.error == nil)
    #expect(server.requests == ["cats", "cats", "cats"])
  }

  @Test func retryGoesOnWhereItFailed() async {
    await screen.load(source.refresh(), "1 1a", next: "p2")
    await screen.load(source.loadNextPage(), "1 2a", next: "p3")
    await fail(source.loadNextPage())
    screen.expect("1 1a 2a", "failed next")
    source.willDisplay("2a")
    screen.expect("1 1a 2a", "failed next")
    await fail(source.retry())
    await fail(source.loadNextPage())
    await screen.load(source.retry(), "1 3a")
    screen.expect("1 1a 2a 3a", "ended")
    #expect(
      server.requests == ["cats", "cats p2", "cats p3", "cats p3", "cats p3", "cats p3"]
    )
  }

  @Test func aFailedRefreshKeepsThePagesAndWhatFollowsThem() async {
    await screen.load(source.refresh(), "1 1a", next: "p2")
    await fail(source.refresh())
    screen.expect("1 1a", "failed refresh")
    source.willDisplay("1a")
    screen.expect("1 1a", "loading next")
    await screen.wait(forRequests: 3)
    screen.reply(to: 2, "1 2a 3a 4a", next: "p3")
    await screen.wait { source.state.text == "loaded" }
    await fail(source.refresh())
    await screen.load(source.retry(), "1 1b")
    screen.expect("1 1b", "ended")
    #expect(server.requests == ["cats", "cats", "cats p2", "cats", "cats"])
  }

  @Test func aFailedQueryKeepsWhatIsThere() async {
    await screen.load(source.refresh(), "1 1a", next: "p2")
    await fail(source.load("dogs"))
    screen.expect("1 1a", "failed first")
    #expect(source.loadNextPage() == nil)
    await screen.load(source.retry(), "1 7a")
    screen.expect("1 7a", "ended")
    #expect(server.requests == ["cats", "dogs", "dogs"])
  }

  /// A provider that gives up by itself has failed; nobody has cancelled anything.
  @Test func aProviderMayThrowACancellation() async {
    let source = Pager<Void, Int, Int, Int>(query: ()) { _, _ in throw CancellationError() }
    guard case .failed(let error) = await source.refresh().outcome.ending else {
      Issue.record("It has not failed")
      return
    }
    #expect(error is CancellationError)
    #expect(source.state.text == "failed first")
  }

  // MARK: - Repetitions

  @Test(arguments: [
    (DuplicatePolicy.keepFirst, "1 1a 2a | 2 3a 4b", "loaded -2b -3b -4c"),
    (.keepLast, "1 1a | 2 2b 3b | 3 4c", "loaded -2a -3a -4b"),
  ])
  func repetitionsAreResolvedAndReported(
    _ policy: DuplicatePolicy,
    _ expected: String,
    _ outcome: String
  ) async {
    let screen = PagedScreen(duplicates: policy)
    await screen.load(screen.source.refresh(), "1 1a 2a | 2 3a", next: "p2")
    let third = policy == .keepLast ? "2 2b 3b 4b | 3 4c" : "2 2b 3b 4b | 2 4c"
    #expect(await screen.load(screen.source.loadNextPage(), third) == outcome)
    screen.expect(expected, "ended")
    #expect(screen.diary.outcomes.last == outcome)
  }

  @Test func theFirstPageMayRepeatToo() async {
    #expect(await screen.load(source.refresh(), "1 1a 1b 2a | 2 2b") == "loaded -1b -2b")
    screen.expect("1 1a 2a | 2", "ended")
  }

  @Test func aRepetitionMayBeRefused() async {
    let screen = PagedScreen(duplicates: .reject)
    let source = screen.source
    await screen.load(source.refresh(), "1 1a 2a", next: "p2")
    #expect(await screen.load(source.loadNextPage(), "1 3a 4a | 2 4b 5a 3b") == "failed")
    screen.expect("1 1a 2a", "failed next")
    let error = source.state.error as? SnapshotError<Tagged, Tagged>
    #expect(error == .duplicateItems(["4a", "3a"], call: "appendPage(_:duplicates:)"))
    #expect(await screen.load(source.retry(), "1 3a 1b") == "loaded")
    screen.expect("1 2a 3a 1b", "ended")
  }

  // MARK: - Pages that bring nothing

  @Test func pagesThatBringNothingArePassedOver() async {
    await screen.load(source.refresh(), "1 1a 2a", next: "p2")
    let load = source.loadNextPage()
    for (number, notation) in ["", "1", "1 2b 1b", "1 3a"].enumerated() {
      screen.expect("1 1a 2a", "loading next")
      await screen.wait(forRequests: number + 2)
      screen.reply(to: number + 1, notation, next: "p\(number + 3)")
    }
    #expect(await load?.outcome.text == "loaded -2b -1b")
    screen.expect("1 1a 2a 3a", "loaded")
    #expect(server.requests == ["cats", "cats p2", "cats p3", "cats p4", "cats p5"])
    #expect(screen.diary.outcomes.count == 2)
  }

  @Test func emptyFirstPagesArePassedOver() async {
    let load = source.refresh()
    for number in 0..<3 {
      await screen.wait(forRequests: number + 1)
      screen.expect("", "loading first")
      screen.reply(to: number, number < 2 ? "" : "1 1a", next: "p\(number + 2)")
    }
    #expect(await load.outcome.text == "loaded")
    screen.expect("1 1a", "loaded")
  }

  @Test func anEmptyLastPageEnds() async {
    #expect(await screen.load(source.refresh(), "") == "loaded")
    screen.expect("", "ended")
    await screen.load(source.refresh(), "1 1a", next: "p2")
    #expect(await screen.load(source.loadNextPage(), "") == "loaded")
    screen.expect("1 1a", "ended")
    #expect(await screen.load(source.refresh(), "") == "loaded")
    screen.expect("", "ended")
  }

  /// The content of what is there may be newer all the same.
  @Test func passedPagesLeaveTheirContent() async {
    let screen = PagedScreen(duplicates: .keepLast)
    await screen.load(screen.source.refresh(), "1 1a 2a", next: "p2")
    let load = screen.source.loadNextPage()
    await screen.wait(forRequests: 2)
    screen.reply(to: 1, "1 1b 2b", next: "p3")
    await screen.wait(forRequests: 3)
    screen.server.fail(2)
    #expect(await load?.outcome.text == "failed -1a -2a")
    screen.expect("1 1b 2b", "failed next")
    await screen.load(screen.source.retry(), "1 3a")
    #expect(screen.server.requests == ["cats", "cats p2", "cats p3", "cats p3"])
    screen.expect("1 1b 2b 3a", "ended")
  }

  @Test(arguments: [0, 1, 4])
  func emptyPagesForEver(_ limit: Int) async {
    var requests = 0
    let source = Pager<Void, Int, Int, Int>(query: ()) { _, cursor in
      requests += 1
      return Page([], next: (cursor ?? 0) + 1)
    }
    source.passedPagesLimit = limit
    _ = await source.refresh().outcome
    #expect(requests == limit + 1)
    #expect(source.state.text == "loaded")
    _ = await source.loadNextPage()?.outcome
    #expect(requests == 2 * (limit + 1))
  }

  /// Items that only move bring nothing into view that would ask for more.
  @Test func pagesThatOnlyMoveItemsArePassedOver() async {
    let screen = PagedScreen(duplicates: .keepLast)
    let source = screen.source
    await screen.load(source.refresh(), "1 1a 2a", next: "p2")
    source.willDisplay("2a")
    await screen.wait(forRequests: 2)
    screen.reply(to: 1, "1 1b", next: "p3")
    await screen.wait(forRequests: 3)
    screen.expect("1 2a 1b", "loading next")
    screen.reply(to: 2, "2 2b", next: "p4")
    await screen.wait(forRequests: 4)
    screen.expect("1 1b | 2 2b", "loading next")
    screen.reply(to: 3, "2 3a 4a 5a", next: "p5")
    await screen.wait { source.state.text == "loaded" }
    screen.expect("1 1b | 2 2b 3a 4a 5a", "loaded")
  }

  @Test func pagesOfEmptySectionsArePassedOver() async {
    let load = source.refresh()
    await screen.wait(forRequests: 1)
    screen.reply(to: 0, "1", next: "p2", nextInSections: ["1": "s2"])
    await screen.wait(forRequests: 2)
    screen.expect("", "loading first")
    screen.reply(to: 1, "2 1a", next: "p3")
    #expect(await load.outcome.text == "loaded")
    screen.expect("1 | 2 1a", "loaded")
    #expect(source.state(ofSection: "1")?.text == "loaded")
  }

  @Test func anEndlessRunOfEmptyPagesCanBeCancelled() async {
    var requests = 0
    let source = Pager<Void, Int, Int, Int>(query: ()) { _, cursor in
      requests += 1
      return Page([], next: (cursor ?? 0) + 1)
    }
    source.passedPagesLimit = .max
    let load = source.refresh()
    await screen.wait { requests > 5 }
    source.cancel()
    #expect(await load.outcome.ending.text == "outdated")
    #expect(source.state.text == "idle")
    let count = requests
    await letOthersRun()
    #expect(requests == count)
  }

  @Test func repetitionsAreReportedAlsoIfTheLoadFailsThen() async {
    await screen.load(source.refresh(), "1 1a 2a", next: "p2")
    for ending in ["failed", "cancelled", "outdated"] {
      let load = source.loadNextPage()
      let first = server.requests.count
      await screen.wait(forRequests: first + 1)
      screen.reply(to: first, "1 1b 2b", next: "p2")
      await screen.wait(forRequests: first + 2)
      if ending == "cancelled" { load?.cancel() }
      if ending == "outdated" { source.cancel() }
      server.fail(first + 1)
      #expect(await load?.outcome.text == "\(ending) -1b -2b")
      #expect(screen.diary.outcomes.last == "\(ending) -1b -2b")
    }
  }

  // MARK: - Cancelling

  @Test(arguments: [false, true])
  func theTaskThatWaitsIsCancelled(_ heeds: Bool) async {
    server.heedsCancellation = heeds
    await screen.load(source.refresh(), "1 1a", next: "p2")
    let task = Task { await source.loadNextPage()?.outcome.text }
    await screen.wait(forRequests: 2)
    screen.expect("1 1a", "loading next")
    task.cancel()
    await screen.wait { server.cancelled == [1] }
    if !heeds { screen.reply(to: 1, "1 2a") }
    #expect(await task.value == "cancelled")
    screen.expect("1 1a", "loaded")
    await screen.load(source.loadNextPage(), "1 3a")
    screen.expect("1 1a 3a", "ended")
    #expect(server.requests == ["cats", "cats p2", "cats p2"])
  }

  @Test func whatIsCancelledAtOnceIsNotAskedFor() async {
    let load = source.refresh()
    load.cancel()
    #expect(await load.outcome.text == "cancelled")
    screen.expect("", "idle")
    #expect(server.requests == [])
  }

  @Test func cancellingGoesBackToTheStateBefore() async {
    server.heedsCancellation = true
    func cancelled(_ load: PageLoad<Tagged>?) async -> String {
      await letOthersRun()
      load?.cancel()
      #expect(await load?.outcome.text == "cancelled")
      return source.state.text
    }
    #expect(await cancelled(source.refresh()) == "idle")
    await fail(source.refresh())
    #expect(await cancelled(source.retry()) == "failed first")
    await screen.load(source.retry(), "1 1a", next: "p2")
    #expect(await cancelled(source.loadNextPage()) == "loaded")
    #expect(await cancelled(source.refresh()) == "loaded")
    await fail(source.loadNextPage())
    #expect(await cancelled(source.retry()) == "failed next")
    #expect(await cancelled(source.refresh()) == "failed next")
    await screen.load(source.retry(), "1 2a")
    #expect(await cancelled(source.refresh()) == "ended")
    source.refresh()
    #expect(await cancelled(source.load("dogs")) == "idle")
    screen.expect("1 1a 2a", "idle")
  }

  @Test func everythingIsCancelledAtOnce() async {
    await screen.load(source.refresh(), "1 1a | 2 2a", next: "p2", nextInSections: ["1": "s2"])
    source.cancel()
    let loads = [source.loadNextPage(), source.loadNextPage(inSection: "1")]
    await screen.wait(forRequests: 3)
    source.cancel()
    screen.expect("1 1a | 2 2a", "loaded")
    #expect(source.state(ofSection: "1")?.text == "loaded")
    await screen.wait { server.cancelled.sorted() == [1, 2] }
    screen.reply(to: 1, "1 3a")
    screen.reply(to: 2, "1 4a")
    for load in loads { #expect(await load?.outcome.text == "outdated") }
    screen.expect("1 1a | 2 2a", "loaded")
  }
}
