import TestSupport
import Testing

@testable import DiffableSources

/// Every sequence of events up to a length, against what must hold for all of them.
struct PageSchedulerExhaustiveTests {
  @Test func keepTheirPromises() {
    let (count, failure) = World().explore(upTo: Effort.isThorough ? 6 : 5)
    #expect(failure == nil)
    #expect(count > 20_000)
  }
}

/// The lines of a list and one section, and those who load for them.
private struct World: SmallMachine {
  typealias Lines = PageScheduler<String, Int>

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

  /// A load whose reply has yet to come, and what must be true of it.
  struct Expected {
    var load: Lines.Load
    /// Whether its reply counts.
    var counts = true
    /// The state of its line before anything was loading there.
    var stateBefore: String
  }

  private var lines = Lines()
  private var open: [Expected] = []
  /// The cursor that the last page of each line has given.
  private var given: [String?: Int] = [:]
  private var hasFirstPage = false
  private var nextCursor = 0
  private(set) var failure: String?

  var possibleEvents: [Event] {
    let replies = open.indices.flatMap { index -> [Event] in
      // A reply that does not count is dropped whatever it is.
      guard open[index].counts else { return [.failure(index)] }
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
    carryOut(event)
    check()
  }

  mutating func drain() {
    while failure == nil, !open.isEmpty { handle(.page(open.count - 1, isLast: false)) }
    for section in [nil, "a"] {
      require(state(section)?.hasPrefix("loading") != true, "\(section ?? "") hangs")
    }
  }

  private func state(_ section: String?) -> String? { lines.state(of: section)?.text }

  private mutating func require(_ condition: Bool, _ message: String) {
    if !condition && failure == nil { failure = message }
  }

  private mutating func carryOut(_ event: Event) {
    switch event {
    case .refresh: expectRefresh { $0.refresh() }
    case .advance(let section, let retries):
      expectNext(in: section, retries: retries) { $0.advance(in: section, retries: retries) }
    case .retry:
      switch state(nil) {
      case "failed first", "failed refresh": expectRefresh { $0.retry() }
      case "failed next": expectNext(in: nil, retries: true) { $0.retry() }
      default: require(lines.retry() == nil, "it retries what has not failed")
      }
    case .restart:
      lines.restart()
      giveUp { _ in true }
      (given, hasFirstPage) = ([:], false)
      require(state(nil) == "idle" && state("a") == nil, "a restart leaves something")
    case .removeSection:
      lines.removeSections { $0 == "a" }
      giveUp { $0 == "a" }
      given["a"] = nil
      require(state("a") == nil, "the section is still there")
    case .cancelAll:
      let before = open.filter(\.counts)
      lines.cancelAll()
      giveUp { _ in true }
      for each in before {
        require(state(each.load.section) == each.stateBefore, "not the state before")
      }
    case .page(let index, let isLast): take(open.remove(at: index), isLast: isLast)
    case .emptyPage(let index): pass(index)
    case .failure(let index):
      let expected = open.remove(at: index)
      guard expected.counts else { return }
      lines.fail(expected.load, PageServer.Failure())
      require(state(expected.load.section) == "failed \(expected.load.step)", "it has not failed")
    case .cancellation(let index):
      let expected = open.remove(at: index)
      lines.cancel(expected.load)
      require(state(expected.load.section) == expected.stateBefore, "not the state before")
    }
  }

  private mutating func expectRefresh(_ body: (inout Lines) -> Lines.Load?) {
    let before = open.first { $0.counts && $0.load.section == nil }?.stateBefore ?? state(nil)
    guard let load = body(&lines) else { return require(false, "no refresh") }
    giveUp { $0 == nil }
    require(load.cursor == nil && load.section == nil, "not the first page")
    require(load.step == (hasFirstPage ? .refresh : .first), "the wrong step")
    open.append(Expected(load: load, stateBefore: before ?? ""))
  }

  private mutating func expectNext(
    in section: String?,
    retries: Bool,
    _ body: (inout Lines) -> Lines.Load?
  ) {
    let before = state(section) ?? "nothing"
    let isBusy = open.contains { $0.counts && $0.load.section == section }
    let hasFailed = before == "failed next" && !retries
    let load = body(&lines)
    guard let load else {
      return require(isBusy || hasFailed || given[section] == nil, "the next page is not loaded")
    }
    require(!isBusy, "two pages at a time")
    require(!hasFailed, "it retries by itself")
    require(load.cursor == given[section], "not the page after the last")
    require(load.step == .next && load.section == section, "the wrong step")
    open.append(Expected(load: load, stateBefore: before))
  }

  private mutating func take(_ expected: Expected, isLast: Bool) {
    guard expected.counts else { return }
    let load = expected.load
    let next = isLast ? nil : makeCursor()
    let inSection = makeCursor()
    lines.finish(load, next: next, nextInSections: ["a": inSection])
    require(state(load.section) == (isLast ? "ended" : "loaded"), "the page is not there")
    if load.step != .next {
      giveUp { $0 == "a" }
      hasFirstPage = true
    }
    if load.section == nil, !open.contains(where: { $0.counts && $0.load.section == "a" }) {
      given["a"] = inSection
      require(state("a") == "loaded", "the section has no pages")
    }
    given[load.section] = next
  }

  private mutating func pass(_ index: Int) {
    let next = makeCursor()
    let load = lines.pass(open[index].load, to: next, nextInSections: [:])
    require(load.cursor == next && load.ticket == open[index].load.ticket, "another load")
    require(load.passedPages == open[index].load.passedPages + 1, "a page is not counted")
    open[index].load = load
    // What was passed over is not asked for again; but a first page begins from the start.
    if load.step == .next { given[load.section] = next }
  }

  private mutating func giveUp(where isPointless: (String?) -> Bool) {
    for index in open.indices where isPointless(open[index].load.section) {
      open[index].counts = false
    }
  }

  private mutating func makeCursor() -> Int {
    nextCursor += 1
    return nextCursor
  }

  private mutating func check() {
    for expected in open {
      let load = expected.load
      require(lines.isUnderWay(load) == expected.counts, "\(load.ticket) counts wrongly")
      if expected.counts {
        require(state(load.section) == "loading \(load.step)", "the state is wrong")
      }
    }
    for section in [nil, "a"] where state(section)?.hasPrefix("loading") == true {
      require(open.contains { $0.counts && $0.load.section == section }, "nobody loads")
    }
  }
}
