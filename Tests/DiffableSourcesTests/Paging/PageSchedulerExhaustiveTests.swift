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
    #expect(count > (Effort.isReduced ? 10_000 : 100_000))
  }
}

/// A scheduler for a list and one section, with the requests that it has made.
private struct World: SmallMachine {
  typealias Scheduler = PageScheduler<String, Int>
  typealias Key = Scheduler.Key

  enum Event {
    case refresh
    case advance(Key, retries: Bool)
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

  private static let section = Key.section("a")
  private static let keys = [Key.next, .previous, section]

  private var scheduler = Scheduler()
  private var requests: [Expected] = []
  /// The expected cursors of the pages that follow the loaded pages.
  private var cursors: [Key: Int] = [:]
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
      .advance(Self.section, retries: true), .retry, .restart, .removeSection, .cancelAll,
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

  private func state(_ key: Key) -> String? {
    scheduler.state(of: key)?.text
  }

  private mutating func require(_ condition: Bool, _ message: String) {
    if !condition && failure == nil { failure = message }
  }

  private mutating func perform(_ event: Event) {
    switch event {
    case .refresh: expectRefresh { $0.refresh() }
    case .advance(let key, let retries):
      expectAdvance(key, retries: retries) {
        $0.advance(key, retries: retries)
      }
    case .retry:
      switch (state(.next), state(.previous)) {
      case ("failed first", _), ("failed refresh", _): expectRefresh { $0.retry() }
      case ("failed next", _): expectAdvance(.next, retries: true) { $0.retry() }
      case (_, "failed previous"): expectAdvance(.previous, retries: true) { $0.retry() }
      default: require(scheduler.retry() == nil, "retry without a failure")
      }
    case .restart:
      scheduler.restart()
      supersede { _ in true }
      (cursors, hasFirstPage) = ([:], false)
      require(Self.keys.map(state) == ["idle", nil, nil], "a restart keeps a state")
    case .removeSection:
      scheduler.removeSections { $0 == "a" }
      supersede { $0 == Self.section }
      cursors[Self.section] = nil
      require(state(Self.section) == nil, "a removed section has a state")
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

  private mutating func expectRefresh(_ body: (inout Scheduler) -> Scheduler.Request?) {
    let isLoading = requests.first { $0.isCurrent && $0.request.key == .next }
    let before = isLoading?.stateBefore ?? state(.next)
    let previousLoad = requests.first { $0.isCurrent && $0.request.key == .previous }
    guard let request = body(&scheduler) else { return require(false, "refresh starts no load") }
    supersede { $0.section == nil }
    if let previousLoad {
      let isRestored = state(.previous) == previousLoad.stateBefore
      require(isRestored, "the state of the previous pages is not restored")
    }
    require(request.cursor == nil && request.key == .next, "not the first page")
    require(request.step == (hasFirstPage ? .refresh : .first), "the wrong step")
    requests.append(Expected(request: request, stateBefore: before ?? ""))
  }

  private mutating func expectAdvance(
    _ key: Key,
    retries: Bool,
    _ body: (inout Scheduler) -> Scheduler.Request?
  ) {
    let before = state(key) ?? "nothing"
    let isBusy = requests.contains {
      $0.isCurrent && ($0.request.key == key || key.section == nil && $0.request.isFirstPage)
    }
    let hasFailed = before == "failed \(key.step)" && !retries
    guard let request = body(&scheduler) else {
      let isExpected = isBusy || hasFailed || cursors[key] == nil
      return require(isExpected, "the page is not loaded")
    }
    require(!isBusy, "two requests at the same time")
    require(!hasFailed, "a failed page is loaded without a retry")
    require(request.cursor == cursors[key], "the wrong cursor")
    require(request.step == key.step && request.key == key, "the wrong step")
    requests.append(Expected(request: request, stateBefore: before))
  }

  private mutating func finish(_ expected: Expected, isLast: Bool) {
    guard expected.isCurrent else { return }
    let request = expected.request
    let following = isLast ? nil : makeCursor()
    let (preceding, inSection) = (makeCursor(), makeCursor())
    scheduler.finish(
      request,
      following: following,
      preceding: preceding,
      nextInSections: [("a", inSection)]
    )
    require(state(request.key) == (isLast ? "ended" : "loaded"), "the wrong state after a page")
    if request.isFirstPage {
      supersede { $0 != .next }
      hasFirstPage = true
      cursors[.previous] = preceding
      require(state(.previous) == "loaded", "the list has no previous page")
    }
    let isSectionLoading = requests.contains { $0.isCurrent && $0.request.key == Self.section }
    if request.key.section == nil, !isSectionLoading {
      cursors[Self.section] = inSection
      require(state(Self.section) == "loaded", "the section has no next page")
    }
    cursors[request.key] = following
  }

  private mutating func supersede(where shouldSupersede: (Key) -> Bool) {
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
