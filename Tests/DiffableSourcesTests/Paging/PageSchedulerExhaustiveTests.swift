import DiffableSnapshots
import TestSupport
import Testing

@testable import DiffableSources

/// Checks the invariants of the scheduler after every sequence of events up to a given length.
@Suite(.withoutInternalChecks) struct PageSchedulerExhaustiveTests {
  @Test func allEventSequencesSatisfyTheInvariants() {
    let length = Effort.isThorough ? 6 : Effort.isReduced ? 4 : 5
    let (count, failure) = World().explore(upTo: length)
    #expect(failure == nil)
    #expect(count > (Effort.isReduced ? 3_000 : 50_000))
  }
}

/// A scheduler for both ends of a list and one section, with the requests that it has made.
private struct World: SmallMachine {
  typealias Scheduler = PageScheduler<String, Int>
  enum Event {
    case refresh
    case advance(Scheduler.Key, retries: Bool)
    case retry
    case restart
    case removeSection
    case cancelAll
    case page(Int, isLast: Bool)
    case failure(Int)
    case cancellation(Int)
  }

  /// A request without a reply, and the expected behavior of the scheduler.
  struct Expected {
    var request: Scheduler.Request
    /// Whether the request has not been superseded, so that its reply counts.
    var isCurrent = true
    /// The state of the sequence of pages before the request.
    var stateBefore: String
  }

  /// The ends of the list, and a section.
  private static let keys: [Scheduler.Key] = [.next, .previous, .section("a")]

  private var scheduler = Scheduler()
  private var requests: [Expected] = []
  /// The expected cursors of the pages that follow the loaded pages.
  private var cursors: [Scheduler.Key: Int] = [:]
  private var hasFirstPage = false
  private var nextCursor = 0
  private(set) var failure: String?

  var possibleEvents: [Event] {
    let replies = requests.indices.flatMap { index -> [Event] in
      // The kind of reply does not matter for a superseded load.
      guard requests[index].isCurrent else { return [.failure(index)] }
      return [
        .page(index, isLast: false), .page(index, isLast: true), .failure(index),
        .cancellation(index),
      ]
    }
    return [
      .refresh, .advance(.next, retries: true), .advance(.next, retries: false),
      .advance(.previous, retries: true), .advance(.previous, retries: false),
      .advance(.section("a"), retries: true), .retry, .restart, .removeSection, .cancelAll,
    ] + replies
  }

  mutating func handle(_ event: Event) {
    perform(event)
    check()
  }

  mutating func drain() {
    while failure == nil, !requests.isEmpty { handle(.page(requests.count - 1, isLast: false)) }
    for key in Self.keys {
      let isLoading = state(key)?.hasPrefix("loading") == true
      require(!isLoading, "\(key) is still loading")
    }
  }

  private func state(_ key: Scheduler.Key) -> String? { scheduler.state(of: key)?.text }

  private mutating func require(_ condition: Bool, _ message: String) {
    if !condition && failure == nil { failure = message }
  }

  private mutating func perform(_ event: Event) {
    switch event {
    case .refresh: expectRefresh { $0.refresh() }
    case .advance(let key, let retries):
      expectAdvance(key, retries: retries) { $0.advance(key, retries: retries) }
    case .retry: retry()
    case .restart:
      scheduler.restart()
      supersede { _ in true }
      (cursors, hasFirstPage) = ([:], false)
      require(Self.keys.map(state) == ["idle", nil, nil], "a restart keeps a state")
    case .removeSection:
      scheduler.removeSections { $0 == "a" }
      supersede { $0 == .section("a") }
      cursors[.section("a")] = nil
      require(state(.section("a")) == nil, "a removed section has a state")
    case .cancelAll:
      let before = requests.filter(\.isCurrent)
      scheduler.cancelAll()
      supersede { _ in true }
      for each in before {
        require(state(each.request.key) == each.stateBefore, "the state is not restored")
      }
    case .page(let index, let isLast): finish(requests.remove(at: index), isLast: isLast)
    case .failure(let index):
      let expected = requests.remove(at: index)
      guard expected.isCurrent else { return }
      scheduler.fail(expected.request, PageServer.Failure())
      let hasFailed = state(expected.request.key) == "failed \(expected.request.step)"
      require(hasFailed, "the load has not failed")
    case .cancellation(let index):
      let expected = requests.remove(at: index)
      scheduler.cancel(expected.request)
      require(state(expected.request.key) == expected.stateBefore, "the state is not restored")
    }
  }

  /// Retries the first page, or the pages at both ends, as far as they have failed.
  private mutating func retry() {
    if state(.next) == "failed first" || state(.next) == "failed refresh" {
      return expectRefresh { $0.retry().first }
    }
    let failed = [Scheduler.Key.next, .previous].filter { state($0) == "failed \($0.step)" }
    let isFree = !isLoadingFirstPage
    var retried = scheduler.retry()
    require(retried.map(\.key) == (isFree ? failed : []), "the wrong pages are retried")
    for key in retried.map(\.key) {
      expectAdvance(key, retries: true, stateBefore: "failed \(key.step)") { _ in
        retried.removeFirst()
      }
    }
  }

  private mutating func expectRefresh(_ body: (inout Scheduler) -> Scheduler.Request?) {
    let superseded = requests.first { $0.isCurrent && $0.request.key == .next }
    let before = superseded?.stateBefore ?? state(.next)
    guard let request = body(&scheduler) else { return require(false, "refresh starts no load") }
    supersede { $0 != .section("a") }
    require(request.cursor == nil && request.key == .next, "not the first page")
    require(request.step == (hasFirstPage ? .refresh : .first), "the wrong step")
    requests.append(Expected(request: request, stateBefore: before ?? ""))
  }

  private mutating func expectAdvance(
    _ key: Scheduler.Key,
    retries: Bool,
    stateBefore: String? = nil,
    _ body: (inout Scheduler) -> Scheduler.Request?
  ) {
    let before = stateBefore ?? state(key) ?? "nothing"
    let isBusy =
      requests.contains { $0.isCurrent && $0.request.key == key }
      || key == .previous && isLoadingFirstPage
    let hasFailed = before == "failed \(key.step)" && !retries
    guard let request = body(&scheduler) else {
      let isExpected = isBusy || hasFailed || cursors[key] == nil
      return require(isExpected, "the page is not loaded")
    }
    require(!isBusy, "two requests at the same time")
    require(!hasFailed, "a failed page is loaded without a retry")
    require(request.cursor == cursors[key], "the wrong cursor")
    require(request.step == (key == .previous ? .previous : .next), "the wrong step")
    require(request.key == key, "another sequence")
    requests.append(Expected(request: request, stateBefore: before))
  }

  private var isLoadingFirstPage: Bool {
    requests.contains { $0.isCurrent && $0.request.isFirstPage }
  }

  private mutating func finish(_ expected: Expected, isLast: Bool) {
    guard expected.isCurrent else { return }
    let request = expected.request
    let (previous, next) = (isLast ? nil : makeCursor(), isLast ? nil : makeCursor())
    let inSection = makeCursor()
    let otherEnd = [Scheduler.Key.next, .previous].first { $0 != request.key }
    let otherState = otherEnd.flatMap(state)
    scheduler.finish(
      request,
      previous: previous,
      next: next,
      nextInSections: [("a", inSection)],
      isSkipped: false
    )
    require(state(request.key) == (isLast ? "ended" : "loaded"), "the wrong state after a page")
    if request.isFirstPage {
      supersede { $0 != .next }
      hasFirstPage = true
      cursors[.previous] = previous
      require(state(.previous) == (isLast ? "ended" : "loaded"), "the wrong state of the beginning")
    } else {
      require(otherEnd.flatMap(state) == otherState, "a page changes the other end")
    }
    let isSectionLoading = requests.contains { $0.isCurrent && $0.request.key == .section("a") }
    if request.key.section == nil, !isSectionLoading {
      cursors[.section("a")] = inSection
      require(state(.section("a")) == "loaded", "the section has no next page")
    }
    cursors[request.key] = request.key == .previous ? previous : next
  }

  private mutating func supersede(where shouldSupersede: (Scheduler.Key) -> Bool) {
    for index in requests.indices where shouldSupersede(requests[index].request.key) {
      requests[index].isCurrent = false
    }
  }

  private mutating func makeCursor() -> Int {
    nextCursor += 1
    return nextCursor
  }

  private mutating func check() {
    for expected in requests {
      let request = expected.request
      let isCorrect = scheduler.isCurrent(request) == expected.isCurrent
      require(isCorrect, "load \(request.ticket) is wrongly current or wrongly superseded")
      if expected.isCurrent {
        require(state(request.key) == "loading \(request.step)", "the state is wrong")
      }
    }
    for key in Self.keys where state(key)?.hasPrefix("loading") == true {
      require(requests.contains { $0.isCurrent && $0.request.key == key }, "no current load")
    }
  }
}
