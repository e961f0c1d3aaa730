import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A user who scrolls up and down in a list that begins in the middle, and a server that fails and is slow.
@Suite(.timeLimit(.minutes(10)), .withoutInternalChecks) @MainActor struct PageWindowStormTests {
  @Test(arguments: ListKind.all.filter { !$0.capabilities.contains(.headerRows) }, [nil, 10])
  func visibleRowsStayInPlace(_ kind: ListKind, _ itemLimit: Int?) async {
    for seed in 0..<Effort.cases(6) {
      var storm = WindowStorm(kind, itemLimit, seed: Effort.seed &+ UInt64(seed))
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

/// A naive model of the loaded pages, whose items are numbers.
private struct NaiveWindow {
  /// A page with the items that it has added to the list.
  struct LoadedPage {
    var number: Int
    var items: Range<Int>
  }

  var pages: [LoadedPage]
  let itemLimit: Int?
  let threshold: Int

  var items: Range<Int> { pages[0].items.lowerBound..<pages[pages.count - 1].items.upperBound }

  mutating func addNext(_ number: Int, lastDisplayed: Int?) {
    let range = items.upperBound..<WindowStorm.items(ofPage: number).upperBound
    pages.append(LoadedPage(number: number, items: range))
    unload(lastDisplayed) { pages in pages.removeFirst() }
  }

  mutating func addPrevious(_ number: Int, lastDisplayed: Int?) {
    let range = WindowStorm.items(ofPage: number).lowerBound..<items.lowerBound
    pages.insert(LoadedPage(number: number, items: range), at: 0)
    unload(lastDisplayed) { pages in pages.removeLast() }
  }

  private mutating func unload(
    _ lastDisplayed: Int?,
    _ remove: (inout [LoadedPage]) -> LoadedPage
  ) {
    guard let itemLimit else { return }
    while items.count > itemLimit, pages.count > 1 {
      var others = pages
      let page = remove(&others)
      let kept = max(itemLimit / 2, threshold)
      let isNear = page.items.contains { abs($0 - (lastDisplayed ?? 0)) <= kept }
      if let lastDisplayed, items.contains(lastDisplayed), isNear { break }
      pages = others
    }
  }
}

@MainActor private struct WindowStorm {
  static let allPages = 0..<12
  nonisolated static let firstPage = 5

  let screen: PagedScreen
  private var generator: SeededGenerator
  private let name: String
  private let itemLimit: Int?
  private var window: NaiveWindow?
  private var lastDisplayed: Int?
  /// The number of jumps after a refresh that were unavoidable, because the list became too short.
  private var unavoidableJumps = 0

  /// The items that the reply for a page contains: three new items, and the last item of the page before it.
  ///
  /// The page that a refresh loads has five more items, so not all its items are visible. Otherwise the list would have
  /// only one scroll position after a refresh.
  nonisolated static func items(ofPage page: Int) -> Range<Int> {
    let additionalItems = 5
    let start = max(0, page * 3 - 1) + (page > firstPage ? additionalItems : 0)
    return start..<page * 3 + 3 + (page < firstPage ? 0 : additionalItems)
  }

  /// The number of items in all pages.
  private static var numberOfItems: Int { items(ofPage: allPages.upperBound - 1).upperBound }

  init(_ kind: ListKind, _ itemLimit: Int?, seed: UInt64) {
    screen = PagedScreen(kind, itemLimit: itemLimit)
    generator = SeededGenerator(seed: seed)
    name = "\(kind), limit \(itemLimit ?? 0), seed \(seed)"
    self.itemLimit = itemLimit
    list.height = 4
    list.keepsScrollPosition = true
    screen.pager.refresh()
  }

  private var pager: TestPager { screen.pager }
  private var server: PageServer { screen.server }
  private var list: StrictList<String> { screen.screen.list }

  /// The items that the user sees.
  private var seen: [Int] { list.visibleCells.compactMap { $0.cell.flatMap { Tagged($0)?.id } } }

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
    let before = Set(seen)
    list.scroll(toRow: list.scrollOffset + distance)
    let appearing = seen.filter { !before.contains($0) }
    for id in distance < 0 ? appearing.reversed() : appearing { display(id) }
  }

  private mutating func display(_ id: Int) {
    lastDisplayed = id
    pager.willDisplay(Tagged(id: id, tag: ""))
  }

  /// Replies to a request, and adds a loaded page to the naive model.
  ///
  /// Expects that the visible rows stay in place, except if a first page makes the list too short for that.
  private mutating func reply(to number: Int) async {
    let words = server.requests[number].split(separator: " ")
    let page = words.count > 1 ? Int(words[1]) ?? 0 : Self.firstPage
    let items = Self.items(ofPage: page).map { "\($0)r\(number)" }
    let isFirst = ["loading first", "loading refresh"].contains(pager.state.text)
    let (seenBefore, ends) = (seen, screen.recorder.outcomes.count)
    // Pages with even numbers after `firstPage` have no cursor for the page before them. The pager can still load that
    // page again, because it keeps the cursor of each page that it unloads.
    let knowsPrevious = page <= Self.firstPage || page % 2 == 1
    screen.reply(
      to: number,
      (["\(page)"] + items).joined(separator: " "),
      previous: page > 0 && knowsPrevious ? "\(page - 1)" : nil,
      next: page + 1 < Self.allPages.upperBound ? "\(page + 1)" : nil
    )
    await screen.settle()
    let outcomes = screen.recorder.outcomes[ends...]
    guard outcomes.contains(where: { $0.hasPrefix("loaded") }) else { return }
    expectChange(page, isFirst: isFirst, seenBefore)
  }

  private mutating func expectChange(_ page: Int, isFirst: Bool, _ seenBefore: [Int]) {
    let comment = Comment(rawValue: name)
    if isFirst {
      let range = Self.items(ofPage: page)
      window = NaiveWindow(
        pages: [NaiveWindow.LoadedPage(number: page, items: range)],
        itemLimit: itemLimit,
        threshold: pager.itemThreshold
      )
      expectPosition(of: range, seenBefore)
    } else if page == window?.pages.first.map({ $0.number - 1 }) {
      window?.addPrevious(page, lastDisplayed: lastDisplayed)
      #expect(seen == seenBefore, comment)
    } else {
      #expect(page == window?.pages.last.map { $0.number + 1 }, comment)
      window?.addNext(page, lastDisplayed: lastDisplayed)
      #expect(seen == seenBefore, comment)
    }
    for id in seen where !seenBefore.contains(id) { display(id) }
  }

  /// Expects that the first row that was visible and still exists stays in place.
  ///
  /// If the list is too short for that, the row must be as near to its place as the ends of the list permit.
  private mutating func expectPosition(of items: Range<Int>, _ seenBefore: [Int]) {
    guard let row = seenBefore.firstIndex(where: items.contains), let height = list.height else {
      return
    }
    let wanted = seenBefore[row] - items.lowerBound - row
    let possible = max(0, min(wanted, items.count - height))
    if possible != wanted { unavoidableJumps += 1 }
    #expect(list.scrollOffset == possible, Comment(rawValue: name))
  }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let comment = Comment(rawValue: name)
    let ids = pager.snapshot.itemIdentifiers.map(\.id)
    #expect(ids == window.map { Array($0.items) } ?? [], comment, sourceLocation: sourceLocation)
    #expect(list.jumps.count == unavoidableJumps, comment, sourceLocation: sourceLocation)
    #expect(list.refusals == [], comment, sourceLocation: sourceLocation)
    guard let window else { return }
    if ["loaded", "ended"].contains(pager.state.text) {
      let isLast = window.pages.last?.number == Self.allPages.upperBound - 1
      #expect((pager.state.text == "ended") == isLast, comment, sourceLocation: sourceLocation)
    }
    if ["loaded", "ended"].contains(pager.previousState.text) {
      let isFirst = window.pages[0].number == 0
      #expect(
        (pager.previousState.text == "ended") == isFirst,
        comment,
        sourceLocation: sourceLocation
      )
    }
  }

  /// Scrolls to both ends, and expects to have seen all items.
  mutating func finish() async {
    let comment = Comment(rawValue: name)
    await answerAll()
    if window == nil {
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
    if let itemLimit {
      #expect(pager.snapshot.numberOfItems <= itemLimit + 9, comment)
    } else {
      #expect(pager.snapshot.numberOfItems == Self.numberOfItems, comment)
    }
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
