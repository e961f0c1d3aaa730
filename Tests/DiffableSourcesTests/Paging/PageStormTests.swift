import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Random actions of users, random replies of servers, and slow lists.
@Suite(.timeLimit(.minutes(10))) @MainActor struct PageStormTests {
  @Test(arguments: ListKind.all)
  func shownItemsAreAlwaysAPrefixOfOneAnswer(_ kind: ListKind) async {
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
/// The answer to the query 2 consists of the items 200, 201 and so on, in pages of three new items. Each page
/// also repeats the last item of the page before.
@MainActor private struct Storm {
  static let lastPage = 4

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
    case 2...4: loads += [pager.loadNextPage()].compactMap(\.self)
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
    let first = max(0, page * 3 - 1)
    let items = (first..<page * 3 + 3).map { "\(query * 100 + $0)r\(number)" }
    screen.reply(
      to: number,
      ([page.description] + items).joined(separator: " "),
      next: page < Self.lastPage ? "\(page + 1)" : nil
    )
  }

  func check() {
    let comment = Comment(rawValue: name)
    let ids = pager.snapshot.itemIdentifiers.map(\.id)
    let query = (ids.first ?? 0) / 100
    #expect(ids == ids.indices.map { query * 100 + $0 }, comment)
    #expect(ids.count % 3 == 0, comment)
    #expect(pager.state.isLoading || openRequestsAreCancelled, comment)
    #expect(list.refusals == [], comment)
  }

  /// Whether all requests without a reply were cancelled.
  private var openRequestsAreCancelled: Bool { Set(server.open).isSubset(of: server.cancelled) }

  /// Ends all loads and animations, scrolls to the end of the answer, and expects it to be complete.
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
    #expect(!pager.state.isLoading, comment)
    if pager.snapshot.isEmpty || pager.state.text == "idle" || pager.state.error != nil {
      pager.refresh()
      await answerAll()
    }
    for _ in 0...Self.lastPage where pager.state.text != "ended" {
      if let item = pager.snapshot.itemIdentifiers.last { pager.willDisplay(item) }
      await answerAll()
    }
    #expect(pager.state.text == "ended", comment)
    let first = (Int(pager.query) ?? 0) * 100
    #expect(
      pager.snapshot.itemIdentifiers.map(\.id) == Array(first..<first + 3 * (Self.lastPage + 1)),
      comment
    )
    #expect(pager.snapshot.sectionIdentifiers.map(\.id) == Array(0...Self.lastPage), comment)
    screen.screen.expectInOrder(comment)
  }

  /// Replies to all requests until nothing is loading.
  private func answerAll() async {
    while pager.state.isLoading || !server.open.isEmpty {
      await waitUntil { !server.open.isEmpty || !pager.state.isLoading }
      if let number = server.open.last { reply(to: number) }
    }
  }
}
