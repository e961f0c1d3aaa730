import TestSupport
import Testing

@testable import DiffableSources

/// Checks the invariants of the scheduler after every sequence of events up to a given length.
struct PageSchedulerExhaustiveTests {
  @Test func allEventSequencesSatisfyTheInvariants() {
    let (count, failure) = World().explore(upTo: Effort.isThorough ? 6 : 5)
    #expect(failure == nil)
    #expect(count > 20_000)
  }
}

/// A scheduler for a list and one section, with the loads that it has started.
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
    case emptyPage(Int)
    case failure(Int)
    case cancellation(Int)
  }

  /// A load without a reply, and the expected behavior of the scheduler.
  struct Expected {
    var load: Scheduler.Load
    /// Whether the load has not been superseded, so that its reply counts.
    var isCurrent = true
    /// The state of the list or section before the load.
    var stateBefore: String
  }

  private var scheduler = Scheduler()
  private var loads: [Expected] = []
  /// The expected cursors of the next pages: the key nil stands for the list, "a" for the section.
  private var nextCursors: [String?: Int] = [:]
  private var hasFirstPage = false
  private var nextCursor = 0
  private(set) var failure: String?

  var possibleEvents: [Event] {
    let replies = loads.indices.flatMap { index -> [Event] in
      // The kind of reply does not matter for a superseded load.
      guard loads[index].isCurrent else { return [.failure(index)] }
      return [
        .page(index, isLast: false), .page(index, isLast: true), .emptyPage(index),
        .failure(index), .cancellation(index),
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
    while failure == nil, !loads.isEmpty { handle(.page(loads.count - 1, isLast: false)) }
    for section in [nil, "a"] {
      let isLoading = state(section)?.hasPrefix("loading") == true
      require(!isLoading, "\(section ?? "the list") is still loading")
    }
  }

  private func state(_ section: String?) -> String? { scheduler.state(of: section)?.text }

  private mutating func require(_ condition: Bool, _ message: String) {
    if !condition && failure == nil { failure = message }
  }

  private mutating func perform(_ event: Event) {
    switch event {
    case .refresh: expectRefresh { $0.refresh() }
    case .advance(let section, let retries):
      expectNext(in: section, retries: retries) { $0.advance(in: section, retries: retries) }
    case .retry:
      switch state(nil) {
      case "failed first", "failed refresh": expectRefresh { $0.retry() }
      case "failed next": expectNext(in: nil, retries: true) { $0.retry() }
      default: require(scheduler.retry() == nil, "retry without a failure")
      }
    case .restart:
      scheduler.restart()
      supersede { _ in true }
      (nextCursors, hasFirstPage) = ([:], false)
      require(state(nil) == "idle" && state("a") == nil, "a restart keeps a state")
    case .removeSection:
      scheduler.removeSections { $0 == "a" }
      supersede { $0 == "a" }
      nextCursors["a"] = nil
      require(state("a") == nil, "a removed section has a state")
    case .cancelAll:
      let before = loads.filter(\.isCurrent)
      scheduler.cancelAll()
      supersede { _ in true }
      for each in before {
        require(state(each.load.section) == each.stateBefore, "the state is not restored")
      }
    case .page(let index, let isLast): finish(loads.remove(at: index), isLast: isLast)
    case .emptyPage(let index): skipPage(index)
    case .failure(let index):
      let expected = loads.remove(at: index)
      guard expected.isCurrent else { return }
      scheduler.fail(expected.load, PageServer.Failure())
      let hasFailed = state(expected.load.section) == "failed \(expected.load.step)"
      require(hasFailed, "the load has not failed")
    case .cancellation(let index):
      let expected = loads.remove(at: index)
      scheduler.cancel(expected.load)
      require(state(expected.load.section) == expected.stateBefore, "the state is not restored")
    }
  }

  private mutating func expectRefresh(_ body: (inout Scheduler) -> Scheduler.Load?) {
    let before = loads.first { $0.isCurrent && $0.load.section == nil }?.stateBefore ?? state(nil)
    guard let load = body(&scheduler) else { return require(false, "refresh starts no load") }
    supersede { $0 == nil }
    require(load.cursor == nil && load.section == nil, "not the first page")
    require(load.step == (hasFirstPage ? .refresh : .first), "the wrong step")
    loads.append(Expected(load: load, stateBefore: before ?? ""))
  }

  private mutating func expectNext(
    in section: String?,
    retries: Bool,
    _ body: (inout Scheduler) -> Scheduler.Load?
  ) {
    let before = state(section) ?? "nothing"
    let isBusy = loads.contains { $0.isCurrent && $0.load.section == section }
    let hasFailed = before == "failed next" && !retries
    let load = body(&scheduler)
    guard let load else {
      let isExpected = isBusy || hasFailed || nextCursors[section] == nil
      return require(isExpected, "the next page is not loaded")
    }
    require(!isBusy, "two loads at the same time")
    require(!hasFailed, "a failed page is loaded without a retry")
    require(load.cursor == nextCursors[section], "the wrong cursor")
    require(load.step == .next && load.section == section, "the wrong step")
    loads.append(Expected(load: load, stateBefore: before))
  }

  private mutating func finish(_ expected: Expected, isLast: Bool) {
    guard expected.isCurrent else { return }
    let load = expected.load
    let next = isLast ? nil : makeCursor()
    let inSection = makeCursor()
    scheduler.finish(load, next: next, nextInSections: ["a": inSection])
    require(state(load.section) == (isLast ? "ended" : "loaded"), "the wrong state after a page")
    if load.step != .next {
      supersede { $0 == "a" }
      hasFirstPage = true
    }
    if load.section == nil, !loads.contains(where: { $0.isCurrent && $0.load.section == "a" }) {
      nextCursors["a"] = inSection
      require(state("a") == "loaded", "the section has no next page")
    }
    nextCursors[load.section] = next
  }

  private mutating func skipPage(_ index: Int) {
    let next = makeCursor()
    let load = scheduler.skipPage(loads[index].load, to: next, nextInSections: [:])
    require(load.cursor == next && load.ticket == loads[index].load.ticket, "the wrong load")
    let isCounted = load.skippedPages == loads[index].load.skippedPages + 1
    require(isCounted, "the skipped page is not counted")
    loads[index].load = load
    // Retrying a next page continues after the skipped pages. Retrying a first page starts from the beginning.
    if load.step == .next { nextCursors[load.section] = next }
  }

  private mutating func supersede(where shouldSupersede: (String?) -> Bool) {
    for index in loads.indices where shouldSupersede(loads[index].load.section) {
      loads[index].isCurrent = false
    }
  }

  private mutating func makeCursor() -> Int {
    nextCursor += 1
    return nextCursor
  }

  private mutating func check() {
    for expected in loads {
      let load = expected.load
      let isCorrect = scheduler.isCurrent(load) == expected.isCurrent
      require(isCorrect, "load \(load.ticket) is wrongly current or wrongly superseded")
      if expected.isCurrent {
        require(state(load.section) == "loading \(load.step)", "the state is wrong")
      }
    }
    for section in [nil, "a"] where state(section)?.hasPrefix("loading") == true {
      require(loads.contains { $0.isCurrent && $0.load.section == section }, "no current load")
    }
  }
}
