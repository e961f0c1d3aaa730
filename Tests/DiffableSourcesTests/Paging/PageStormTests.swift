import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Random actions of users, random replies of servers, and slow lists.
@Suite(.timeLimit(.minutes(10))) @MainActor struct PageStormTests {
  @Test(arguments: ListKind.all)
  func shownItemsAreAlwaysConsecutiveItemsOfOneAnswer(_ kind: ListKind) async {
    for seed in 0..<Effort.cases(6) {
      var storm = Storm(kind, seed: Effort.seed &+ UInt64(seed))
      for _ in 0..<80 {
        storm.act()
        await storm.screen.settle()
        storm.check()
      }
      await storm.finish()
      storm.check()
    }
  }
}

/// A server, and a user who sends the queries 1, 2 and 3.
///
/// The answer to the query 2 consists of the items from 200 to 226, in pages of three new items, and begins with the
/// page of the item 212. Each other page also repeats one item of the page that it follows in its direction.
@MainActor private struct Storm {
  static let (firstPage, lastPage) = (-4, 4)

  let screen: PagedScreen
  private var generator: SeededGenerator
  private var loads: [TestPager.Load] = []
  private let name: String

  init(_ kind: ListKind, seed: UInt64) {
    screen = PagedScreen(kind)
    generator = SeededGenerator(seed: seed)
    name = "\(kind), seed \(seed)"
    screen.pager.load("1")
  }

  private var pager: TestPager { screen.pager }
  private var server: PageServer { screen.server }
  private var list: StrictList<String> { screen.screen.list }

  mutating func act() {
    server.heedsCancellation = Bool.random(using: &generator)
    list.delaysCompletions = Bool.random(using: &generator)
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: loads.append(pager.refresh())
    case 1: loads.append(pager.load("\(Int.random(in: 1...3, using: &generator))"))
    case 2, 3: loads += [pager.loadNextPage()].compactMap(\.self)
    case 4: loads += [pager.loadPreviousPage()].compactMap(\.self)
    case 5...7:
      if let item = pager.snapshot.itemIdentifiers.randomElement(using: &generator) {
        pager.willDisplay(item)
      }
    case 8: loads += [pager.retry()].compactMap(\.self)
    case 9: pager.cancel()
    case 10: loads.randomElement(using: &generator)?.cancel()
    case 11: list.completeNext()
    case 12, 13:
      if let number = server.open.randomElement(using: &generator) { server.fail(number) }
    default:
      if let number = server.open.randomElement(using: &generator) { reply(to: number) }
    }
  }

  private func reply(to number: Int) {
    let words = server.requests[number].split(separator: " ").compactMap { Int($0) }
    let (query, page) = (words[0], words.count > 1 ? words[1] : 0)
    let first = Self.firstItem(ofPage: page)
    let items = (first - (page > 0 ? 1 : 0)..<first + (page < 0 ? 4 : 3)).map {
      "\(query * 100 + $0)r\(number)"
    }
    screen.reply(
      to: number,
      (["\(page - Self.firstPage)"] + items).joined(separator: " "),
      previous: page > Self.firstPage ? "\(page - 1)" : nil,
      next: page < Self.lastPage ? "\(page + 1)" : nil
    )
  }

  private static func firstItem(ofPage page: Int) -> Int { (page - firstPage) * 3 }

  private var isLoading: Bool { pager.state.isLoading || pager.previousState.isLoading }

  func check() {
    let comment = Comment(rawValue: name)
    let ids = pager.snapshot.itemIdentifiers.map(\.id)
    let first = ids.first ?? 0
    #expect(ids == ids.indices.map { first + $0 }, comment)
    #expect(ids.count % 3 == 0 && first % 100 % 3 == 0, comment)
    let middle = first / 100 * 100 + Self.firstItem(ofPage: 0)
    #expect(ids.isEmpty || ids.contains(middle), comment)
    #expect(isLoading || openRequestsAreCancelled, comment)
    #expect(list.refusals == [], comment)
  }

  /// Whether all requests without a reply were cancelled.
  private var openRequestsAreCancelled: Bool { Set(server.open).isSubset(of: server.cancelled) }

  /// Ends all loads and animations, scrolls to both ends of the answer, and expects it to be complete.
  mutating func finish() async {
    let comment = Comment(rawValue: name)
    list.delaysCompletions = false
    while list.numberOfDelayedCompletions > 0 { list.completeNext() }
    await answerAll()
    // Tasks of superseded loads may not have sent their requests yet.
    await screen.settle()
    await answerAll()
    for load in loads {
      #expect(await load.outcome.dropped.count < 2, comment)
    }
    #expect(!isLoading, comment)
    if pager.snapshot.isEmpty || pager.state.text == "idle" || pager.state.error != nil
      || pager.previousState.error != nil
    {
      pager.refresh()
      await answerAll()
    }
    for _ in 0...Self.lastPage {
      if let item = pager.snapshot.itemIdentifiers.last { pager.willDisplay(item) }
      if let item = pager.snapshot.itemIdentifiers.first { pager.willDisplay(item) }
      await answerAll()
    }
    #expect(pager.state.text == "ended" && pager.previousState.text == "ended", comment)
    let first = (Int(pager.query) ?? 0) * 100
    let numberOfPages = Self.lastPage - Self.firstPage + 1
    #expect(
      pager.snapshot.itemIdentifiers.map(\.id) == Array(first..<first + 3 * numberOfPages),
      comment
    )
    #expect(pager.snapshot.sectionIdentifiers.map(\.id) == Array(0..<numberOfPages), comment)
    screen.screen.expectInOrder(comment)
  }

  /// Replies to all requests until nothing is loading.
  private func answerAll() async {
    while isLoading || !server.open.isEmpty {
      await waitUntil { !server.open.isEmpty || !isLoading }
      if let number = server.open.last { reply(to: number) }
    }
  }
}
