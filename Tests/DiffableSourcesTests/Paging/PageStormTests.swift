import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Random users, random servers and slow lists, all at once.
@MainActor struct PageStormTests {
  @Test(arguments: ListKind.all)
  func whatIsShownIsAlwaysTheBeginningOfOneAnswer(_ kind: ListKind) async {
    for seed in 0..<6 {
      var storm = Storm(kind, seed: Effort.seed &+ UInt64(seed))
      for _ in 0..<80 {
        storm.act()
        await letOthersRun()
        storm.check()
      }
      await storm.subside()
      storm.check()
    }
  }
}

/// Somebody who asks for the answers to 1, 2 and 3, and a server.
///
/// The answer to 2 is the items 200, 201 and so on, in pages of three of which each repeats the last item
/// of the one before.
@MainActor private struct Storm {
  static let lastPage = 4

  let screen: PagedScreen
  private var generator: SeededGenerator
  private var loads: [PageLoad<Tagged>] = []
  private let name: String

  init(_ kind: ListKind, seed: UInt64) {
    screen = PagedScreen(kind)
    generator = SeededGenerator(seed: seed)
    name = "\(kind), seed \(seed)"
    screen.source.load("1")
  }

  private var source: TestPager { screen.source }
  private var server: PageServer { screen.server }
  private var list: StrictList<String> { screen.screen.list }

  mutating func act() {
    server.heedsCancellation = Bool.random(using: &generator)
    list.delaysCompletions = Bool.random(using: &generator)
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: loads.append(source.refresh())
    case 1: loads.append(source.load("\(Int.random(in: 1...3, using: &generator))"))
    case 2...4: loads += [source.loadNextPage()].compactMap(\.self)
    case 5...7:
      if let item = source.snapshot.itemIdentifiers.randomElement(using: &generator) {
        source.willDisplay(item)
      }
    case 8: loads += [source.retry()].compactMap(\.self)
    case 9: source.cancel()
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

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let comment = Comment(rawValue: name)
    let ids = source.snapshot.itemIdentifiers.map(\.id)
    let query = (ids.first ?? 0) / 100
    #expect(ids == ids.indices.map { query * 100 + $0 }, comment, sourceLocation: sourceLocation)
    #expect(ids.count % 3 == 0, comment, sourceLocation: sourceLocation)
    #expect(source.state.isLoading || hasNothingToCome, comment, sourceLocation: sourceLocation)
    #expect(list.refusals == [], comment, sourceLocation: sourceLocation)
  }

  /// Only requests that were given up may be open while nothing is loading.
  private var hasNothingToCome: Bool { Set(server.open).isSubset(of: server.cancelled) }

  /// Everything comes to its end, and then the rest of the answer is loaded.
  mutating func subside() async {
    let comment = Comment(rawValue: name)
    list.delaysCompletions = false
    while list.numberOfDelayedCompletions > 0 { list.completeNext() }
    await answerAll()
    // Tasks that were given up may still be about to ask.
    await letOthersRun()
    await answerAll()
    for load in loads {
      #expect(await load.outcome.dropped.count < 2, comment)
    }
    #expect(!source.state.isLoading, comment)
    if source.snapshot.isEmpty || source.state.text == "idle" || source.state.error != nil {
      source.refresh()
      await answerAll()
    }
    for _ in 0...Self.lastPage where source.state.text != "ended" {
      source.loadNextPage()
      await answerAll()
    }
    #expect(source.state.text == "ended", comment)
    let first = (Int(source.query) ?? 0) * 100
    #expect(
      source.snapshot.itemIdentifiers.map(\.id) == Array(first..<first + 3 * (Self.lastPage + 1)),
      comment
    )
    #expect(source.snapshot.sectionIdentifiers.map(\.id) == Array(0...Self.lastPage), comment)
    screen.screen.expectInOrder(comment)
  }

  /// Replies to all that is asked, until nothing is loading.
  private func answerAll() async {
    while source.state.isLoading || !server.open.isEmpty {
      await waitUntil { !server.open.isEmpty || !source.state.isLoading }
      if let number = server.open.last { reply(to: number) }
    }
  }
}
