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

/// A scheduler for a list and one section, with the loads that it has started.
private struct World: SmallMachine {
  typealias Scheduler = PageScheduler<String, Int>
  typealias Key = Scheduler.Key

  enum Event {
    case refresh
    case advance(Key, retries: Bool)
    case retry
    case restart
    case removeSection
    case unload(PageDirection)
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
    /// The state of the sequence of pages before the load.
    var stateBefore: String
  }

  private static let next = Key(section: nil, direction: .next)
  private static let previous = Key(section: nil, direction: .previous)
  private static let section = Key(section: "a", direction: .next)
  private static let keys = [next, previous, section]

  private var scheduler = Scheduler()
  private var loads: [Expected] = []
  /// The expected cursors of the pages that follow the loaded pages.
  private var cursors: [Key: Int] = [:]
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
      .refresh, .advance(Self.next, retries: true), .advance(Self.next, retries: false),
      .advance(Self.previous, retries: true), .advance(Self.previous, retries: false),
      .advance(Self.section, retries: true), .retry, .restart, .removeSection, .cancelAll,
    ] + unloadings + replies
  }

  /// The unloadings that are possible in the current state.
  ///
  /// A page is unloaded only when a page in the opposite direction is added. So no page is unloaded before the first
  /// page is added, or while a first page is being loaded.
  private var unloadings: [Event] {
    hasFirstPage && !isLoadingFirstPage ? [.unload(.next), .unload(.previous)] : []
  }

  private var isLoadingFirstPage: Bool { loads.contains { $0.isCurrent && $0.load.isFirstPage } }

  mutating func handle(_ event: Event) {
    perform(event)
    check()
  }

  mutating func drain() {
    while failure == nil, !loads.isEmpty { handle(.page(loads.count - 1, isLast: false)) }
    for key in Self.keys {
      let isLoading = state(key)?.hasPrefix("loading") == true
      require(!isLoading, "\(key) is still loading")
    }
  }

  private func state(_ key: Key) -> String? {
    scheduler.state(of: key.section, key.direction)?.text
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
      switch (state(Self.next), state(Self.previous)) {
      case ("failed first", _), ("failed refresh", _): expectRefresh { $0.retry() }
      case ("failed next", _): expectAdvance(Self.next, retries: true) { $0.retry() }
      case (_, "failed previous"): expectAdvance(Self.previous, retries: true) { $0.retry() }
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
    case .unload(let direction): unload(direction)
    case .cancelAll:
      let before = loads.filter(\.isCurrent)
      scheduler.cancelAll()
      supersede { _ in true }
      for each in before {
        require(state(each.load.key) == each.stateBefore, "the state is not restored")
      }
    case .page(let index, let isLast): finish(loads.remove(at: index), isLast: isLast)
    case .emptyPage(let index): skipPage(index)
    case .failure(let index):
      let expected = loads.remove(at: index)
      guard expected.isCurrent else { return }
      scheduler.fail(expected.load, PageServer.Failure())
      let hasFailed = state(expected.load.key) == "failed \(expected.load.step)"
      require(hasFailed, "the load has not failed")
    case .cancellation(let index):
      let expected = loads.remove(at: index)
      scheduler.cancel(expected.load)
      require(state(expected.load.key) == expected.stateBefore, "the state is not restored")
    }
  }

  private mutating func expectRefresh(_ body: (inout Scheduler) -> Scheduler.Load?) {
    let isLoading = loads.first { $0.isCurrent && $0.load.key == Self.next }
    let before = isLoading?.stateBefore ?? state(Self.next)
    let previousLoad = loads.first { $0.isCurrent && $0.load.key == Self.previous }
    guard let load = body(&scheduler) else { return require(false, "refresh starts no load") }
    supersede { $0.section == nil }
    if let previousLoad {
      let isRestored = state(Self.previous) == previousLoad.stateBefore
      require(isRestored, "the state of the previous pages is not restored")
    }
    require(load.request.cursor == nil && load.key == Self.next, "not the first page")
    require(load.step == (hasFirstPage ? .refresh : .first), "the wrong step")
    loads.append(Expected(load: load, stateBefore: before ?? ""))
  }

  private mutating func expectAdvance(
    _ key: Key,
    retries: Bool,
    _ body: (inout Scheduler) -> Scheduler.Load?
  ) {
    let before = state(key) ?? "nothing"
    let isBusy = loads.contains {
      $0.isCurrent && ($0.load.key == key || key.section == nil && $0.load.isFirstPage)
    }
    let hasFailed = before == "failed \(key.direction)" && !retries
    guard let load = body(&scheduler) else {
      let isExpected = isBusy || hasFailed || cursors[key] == nil
      return require(isExpected, "the page is not loaded")
    }
    require(!isBusy, "two loads at the same time")
    require(!hasFailed, "a failed page is loaded without a retry")
    require(load.request.cursor == cursors[key], "the wrong cursor")
    require(load.step == key.direction.step && load.key == key, "the wrong step")
    loads.append(Expected(load: load, stateBefore: before))
  }

  private mutating func unload(_ direction: PageDirection) {
    let key = Key(section: nil, direction: direction)
    let before = loads.first { $0.isCurrent && $0.load.key == key }?.stateBefore ?? state(key)
    let cursor = makeCursor()
    scheduler.unloadPage(direction, following: PageRequest(cursor: cursor))
    supersede { $0 == key }
    cursors[key] = cursor
    let expected = before == "failed refresh" ? before : "loaded"
    require(state(key) == expected, "the unloaded page cannot be loaded")
  }

  private mutating func finish(_ expected: Expected, isLast: Bool) {
    guard expected.isCurrent else { return }
    let load = expected.load
    let following = isLast ? nil : makeCursor()
    let (preceding, inSection) = (makeCursor(), makeCursor())
    scheduler.finish(
      load,
      following: following.map { PageRequest(cursor: $0) },
      preceding: PageRequest(cursor: preceding),
      sectionCursors: IdentifierMap([(Self.section, inSection)])
    )
    require(state(load.key) == (isLast ? "ended" : "loaded"), "the wrong state after a page")
    if load.isFirstPage {
      supersede { $0 != Self.next }
      hasFirstPage = true
      cursors[Self.previous] = preceding
      require(state(Self.previous) == "loaded", "the list has no previous page")
    }
    let isSectionLoading = loads.contains { $0.isCurrent && $0.load.key == Self.section }
    if load.key.section == nil, !isSectionLoading {
      cursors[Self.section] = inSection
      require(state(Self.section) == "loaded", "the section has no next page")
    }
    cursors[load.key] = following
  }

  private mutating func skipPage(_ index: Int) {
    let following = makeCursor()
    let load = scheduler.skipPage(
      loads[index].load,
      to: PageRequest(cursor: following),
      sectionCursors: IdentifierMap()
    )
    let isSame = load.ticket == loads[index].load.ticket
    require(load.request.cursor == following && isSame, "the wrong load")
    let isCounted = load.skippedPages == loads[index].load.skippedPages + 1
    require(isCounted, "the skipped page is not counted")
    loads[index].load = load
    // Retrying a page continues after the skipped pages. Retrying a first page starts from the beginning.
    if !load.isFirstPage { cursors[load.key] = following }
  }

  private mutating func supersede(where shouldSupersede: (Key) -> Bool) {
    for index in loads.indices where shouldSupersede(loads[index].load.key) {
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
        require(state(load.key) == "loading \(load.step)", "the state is wrong")
      }
    }
    for key in Self.keys where state(key)?.hasPrefix("loading") == true {
      require(loads.contains { $0.isCurrent && $0.load.key == key }, "no current load")
    }
  }
}
