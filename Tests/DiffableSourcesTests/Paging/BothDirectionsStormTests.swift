import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A user who scrolls up and down in a list that begins in the middle, and a server that fails and is slow.
@Suite(.timeLimit(.minutes(10)), .withoutInternalChecks)
@MainActor struct BothDirectionsStormTests {
  @Test func pagesAreLoadedInOrder() async {
    for seed in 0..<Effort.cases(30) {
      var storm = BothDirectionsStorm(seed: Effort.seed &+ UInt64(seed))
      for _ in 0..<80 {
        await storm.act()
        await storm.screen.settle()
        storm.check()
      }
      await storm.finish()
      storm.check()
    }
  }
}

@MainActor private struct BothDirectionsStorm {
  static let allPages = 0..<12
  nonisolated static let firstPage = 5

  let screen = PagedScreen()
  private var generator: SeededGenerator
  private let name: String
  /// The numbers of the loaded pages.
  private var pages: ClosedRange<Int>?
  /// The first item that the user sees.
  private var top = 0

  /// The items that the reply for a page contains: three new items, and the last item of the page before it.
  nonisolated static func items(ofPage page: Int) -> Range<Int> {
    max(0, page * 3 - 1)..<page * 3 + 3
  }

  /// The number of items in all pages.
  private static var numberOfItems: Int { items(ofPage: allPages.upperBound - 1).upperBound }

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    name = "seed \(seed)"
    screen.pager.refresh()
  }

  private var pager: TestPager { screen.pager }
  private var server: PageServer { screen.server }

  /// The items that the user sees: the first of them stays in place when pages are added.
  private var seen: [Int] {
    Array(pager.snapshot.itemIdentifiers.map(\.id).drop { $0 < top }.prefix(4))
  }

  mutating func act() async {
    server.heedsCancellation = Bool.random(using: &generator)
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: pager.refresh()
    case 1: pager.loadNextPage()
    case 2: pager.loadPreviousPage()
    case 3...9: scroll(by: .random(in: -4...4, using: &generator))
    case 10: pager.retry()
    case 11: pager.cancel()
    case 12, 13:
      if let number = server.open.randomElement(using: &generator) { server.fail(number) }
    default:
      if let number = server.open.randomElement(using: &generator) { await reply(to: number) }
    }
  }

  /// Scrolls, and displays the rows that come into view.
  private mutating func scroll(by distance: Int) {
    let (before, items) = (Set(seen), pager.snapshot.itemIdentifiers.map(\.id))
    guard let first = items.first, let last = items.dropLast(3).last ?? items.first else { return }
    top = max(first, min(top + distance, last))
    let appearing = seen.filter { !before.contains($0) }
    for id in distance < 0 ? appearing.reversed() : appearing { display(id) }
  }

  private func display(_ id: Int) { pager.willDisplay(Tagged(id: id, tag: "")) }

  /// Replies to a request, and records a loaded page.
  private mutating func reply(to number: Int) async {
    let words = server.requests[number].split(separator: " ")
    let page = words.count > 1 ? Int(words[1]) ?? 0 : Self.firstPage
    let items = Self.items(ofPage: page).map { "\($0)r\(number)" }
    let isFirst = ["loading first", "loading refresh"].contains(pager.state.text)
    let (seenBefore, ends) = (seen, screen.recorder.outcomes.count)
    screen.reply(
      to: number,
      (["\(page)"] + items).joined(separator: " "),
      previous: page > 0 ? "\(page - 1)" : nil,
      next: page + 1 < Self.allPages.upperBound ? "\(page + 1)" : nil
    )
    await screen.settle()
    guard screen.recorder.outcomes[ends...].contains(where: { $0.hasPrefix("loaded") }) else {
      return
    }
    if let pages, !isFirst {
      let isNext = page == pages.upperBound + 1
      #expect(isNext || page == pages.lowerBound - 1, Comment(rawValue: name))
      self.pages = min(page, pages.lowerBound)...max(page, pages.upperBound)
    } else {
      pages = page...page
      scroll(by: 0)
    }
    for id in seen where !seenBefore.contains(id) { display(id) }
  }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let comment = Comment(rawValue: name)
    let ids = pager.snapshot.itemIdentifiers.map(\.id)
    let items = pages.map {
      Self.items(ofPage: $0.lowerBound).lowerBound..<Self.items(ofPage: $0.upperBound).upperBound
    }
    #expect(ids == items.map { Array($0) } ?? [], comment, sourceLocation: sourceLocation)
    #expect(screen.screen.list.refusals == [], comment, sourceLocation: sourceLocation)
    guard let pages else { return }
    let isAtEnd = pages.upperBound == Self.allPages.upperBound - 1
    for (state, isEnd) in [(pager.state, isAtEnd), (pager.previousState, pages.lowerBound == 0)]
    where ["loaded", "ended"].contains(state.text) {
      #expect((state.text == "ended") == isEnd, comment, sourceLocation: sourceLocation)
    }
  }

  /// Scrolls to both ends, and expects to have seen all items.
  mutating func finish() async {
    let comment = Comment(rawValue: name)
    await answerAll()
    if pages == nil {
      pager.refresh()
      await answerAll()
    }
    var found = Set(seen)
    for direction in [-2, 2] {
      var isAtEnd: Bool { direction < 0 ? seen.first == 0 : seen.last == Self.numberOfItems - 1 }
      for _ in 0..<80 where !isAtEnd {
        scroll(by: direction)
        found.formUnion(seen)
        pager.retry()
        await answerAll()
      }
      #expect(isAtEnd, comment)
    }
    #expect(found == Set(0..<Self.numberOfItems), comment)
    #expect(pager.snapshot.numberOfItems == Self.numberOfItems, comment)
    screen.screen.expectInOrder(comment)
  }

  /// Replies to all requests until nothing is loading.
  private mutating func answerAll() async {
    await screen.settle()
    while pager.state.isLoading || pager.previousState.isLoading || !server.open.isEmpty {
      await waitUntil {
        !server.open.isEmpty || !pager.state.isLoading && !pager.previousState.isLoading
      }
      if let number = server.open.last { await reply(to: number) }
      await screen.settle()
      check()
    }
  }
}
