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

/// A scheduler for a list and one section, with the requests that it has made.
private struct World: SmallMachine {
  typealias Scheduler = PageScheduler<String, Int>
  enum Event {
    case refresh
    case advance(String?, retries: Bool)
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

  /// The list, and a section.
  private static let parts = [nil, "a"]

  private var scheduler = Scheduler()
  private var requests: [Expected] = []
  /// The expected cursors of the pages that follow the loaded pages.
  private var cursors: [String?: Int] = [:]
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
      .refresh, .advance(nil, retries: true), .advance(nil, retries: false),
      .advance("a", retries: true), .retry, .restart, .removeSection, .cancelAll,
    ] + replies
  }

  mutating func handle(_ event: Event) {
    perform(event)
    check()
  }

  mutating func drain() {
    while failure == nil, !requests.isEmpty { handle(.page(requests.count - 1, isLast: false)) }
    for part in Self.parts {
      let isLoading = state(part)?.hasPrefix("loading") == true
      require(!isLoading, "\(part ?? "the list") is still loading")
    }
  }

  private func state(_ section: String?) -> String? {
    scheduler.state(of: section)?.text
  }

  private mutating func require(_ condition: Bool, _ message: String) {
    if !condition && failure == nil { failure = message }
  }

  private mutating func perform(_ event: Event) {
    switch event {
    case .refresh: expectRefresh { $0.refresh() }
    case .advance(let section, let retries):
      expectAdvance(section, retries: retries) { $0.advance(section, retries: retries) }
    case .retry:
      switch state(nil) {
      case "failed first", "failed refresh": expectRefresh { $0.retry() }
      case "failed next": expectAdvance(nil, retries: true) { $0.retry() }
      default: require(scheduler.retry() == nil, "retry without a failure")
      }
    case .restart:
      scheduler.restart()
      supersede { _ in true }
      (cursors, hasFirstPage) = ([:], false)
      require(Self.parts.map(state) == ["idle", nil], "a restart keeps a state")
    case .removeSection:
      scheduler.removeSections { $0 == "a" }
      supersede { $0 == "a" }
      cursors["a"] = nil
      require(state("a") == nil, "a removed section has a state")
    case .cancelAll:
      let before = requests.filter(\.isCurrent)
      scheduler.cancelAll()
      supersede { _ in true }
      for each in before {
        require(state(each.request.section) == each.stateBefore, "the state is not restored")
      }
    case .page(let index, let isLast): finish(requests.remove(at: index), isLast: isLast)
    case .failure(let index):
      let expected = requests.remove(at: index)
      guard expected.isCurrent else { return }
      scheduler.fail(expected.request, PageServer.Failure())
      let hasFailed = state(expected.request.section) == "failed \(expected.request.step)"
      require(hasFailed, "the load has not failed")
    case .cancellation(let index):
      let expected = requests.remove(at: index)
      scheduler.cancel(expected.request)
      require(state(expected.request.section) == expected.stateBefore, "the state is not restored")
    }
  }

  private mutating func expectRefresh(_ body: (inout Scheduler) -> Scheduler.Request?) {
    let superseded = requests.first { $0.isCurrent && $0.request.section == nil }
    let before = superseded?.stateBefore ?? state(nil)
    guard let request = body(&scheduler) else { return require(false, "refresh starts no load") }
    supersede { $0 == nil }
    require(request.cursor == nil && request.section == nil, "not the first page")
    require(request.step == (hasFirstPage ? .refresh : .first), "the wrong step")
    requests.append(Expected(request: request, stateBefore: before ?? ""))
  }

  private mutating func expectAdvance(
    _ section: String?,
    retries: Bool,
    _ body: (inout Scheduler) -> Scheduler.Request?
  ) {
    let before = state(section) ?? "nothing"
    let isBusy = requests.contains { $0.isCurrent && $0.request.section == section }
    let hasFailed = before == "failed next" && !retries
    guard let request = body(&scheduler) else {
      let isExpected = isBusy || hasFailed || cursors[section] == nil
      return require(isExpected, "the page is not loaded")
    }
    require(!isBusy, "two requests at the same time")
    require(!hasFailed, "a failed page is loaded without a retry")
    require(request.cursor == cursors[section], "the wrong cursor")
    require(request.step == .next && request.section == section, "the wrong step")
    requests.append(Expected(request: request, stateBefore: before))
  }

  private mutating func finish(_ expected: Expected, isLast: Bool) {
    guard expected.isCurrent else { return }
    let request = expected.request
    let (next, inSection) = (isLast ? nil : makeCursor(), makeCursor())
    scheduler.finish(request, next: next, nextInSections: ["a": inSection])
    require(state(request.section) == (isLast ? "ended" : "loaded"), "the wrong state after a page")
    if request.isFirstPage {
      supersede { $0 != nil }
      hasFirstPage = true
    }
    let isSectionLoading = requests.contains { $0.isCurrent && $0.request.section == "a" }
    if request.section == nil, !isSectionLoading {
      cursors["a"] = inSection
      require(state("a") == "loaded", "the section has no next page")
    }
    cursors[request.section] = next
  }

  private mutating func supersede(where shouldSupersede: (String?) -> Bool) {
    for index in requests.indices where shouldSupersede(requests[index].request.section) {
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
        require(state(request.section) == "loading \(request.step)", "the state is wrong")
      }
    }
    for part in Self.parts where state(part)?.hasPrefix("loading") == true {
      require(requests.contains { $0.isCurrent && $0.request.section == part }, "no current load")
    }
  }
}
