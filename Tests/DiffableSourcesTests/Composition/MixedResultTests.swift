import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// List controllers whose items are of several kinds, and their headers and footers.
struct MixedResultTests {
  /// A result of a search.
  private enum Result: Hashable, Identifiable {
    case video(Int, minutes: Int)
    case book(Int, author: String)

    var id: Int {
      switch self {
      case .video(let number, _), .book(let number, _): number
      }
    }
  }

  private struct Search: ItemProvider {
    var results: [ModelItem<Result>]
    init(_ results: Result...) { self.results = results.map { ModelItem($0) } }
    func items() async -> [ModelItem<Result>] { results }
  }

  private final class VideoCell: TestCell {}
  private final class BookCell: TestCell {}

  private let table = ReusingList<TestCell>()

  private func screen(_ search: Search) -> ListController<ModelItem<Result>, ReusableCell> {
    let results = BasicSource<ModelItem<Result>, ReusableCell> { result in
      switch result.model {
      case .video(let number, let minutes):
        ReusableCell(VideoCell.self) { $0.text = "video \(number), \(minutes) min" }
      case .book(let number, let author):
        ReusableCell(BookCell.self) { $0.text = "book \(number) by \(author)" }
      }
    }
    return ListController(search, results)
  }

  /// A result that becomes a result of the other kind needs another cell.
  @Test func oneListMixesTwoKindsOfCells() async {
    let screen = screen(
      Search(.video(1, minutes: 9), .book(2, author: "Ada"), .video(3, minutes: 4))
    )
    .show(in: table)
    await screen.load()
    #expect(table.texts == [["video 1, 9 min", "book 2 by Ada", "video 3, 4 min"]])
    #expect(table.classNames == [["VideoCell", "BookCell", "VideoCell"]])
    let numbers = table.strict.serialNumbers
    await screen.load(from: Search(.book(1, author: "Ada"), .book(2, author: "Eve")))
    #expect(table.texts == [["book 1 by Ada", "book 2 by Eve"]])
    #expect(table.classNames == [["BookCell", "BookCell"]])
    #expect(table.strict.serialNumbers[0] != numbers[0])
    #expect(table.strict.serialNumbers[1] == numbers[1])
    await screen.load(
      from: Search(.book(4, author: "Eve"), .video(1, minutes: 9), .book(2, author: "Ben"))
    )
    #expect(table.texts == [["book 4 by Eve", "video 1, 9 min", "book 2 by Ben"]])
    #expect(table.classNames == [["BookCell", "VideoCell", "BookCell"]])
    #expect(table.mismatches.isEmpty && table.strict.refusals.isEmpty)
  }

  // MARK: Headers and footers

  @Test func titlesFollowTheItems() async {
    let list = StrictList<String>()
    let screen = ListController(Numbers(1, 2), BasicSource { "\($0)" }).show(in: list)
    screen.items.supplementaryViewProvider = { [unowned items = screen.items] kind in
      kind == .header ? "Pages" : "\(items.items.count) in all"
    }
    let hint = BasicSource<String, String> { $0 }
    hint.items = ["no pages"]
    screen.states[.empty] = hint
    await screen.load()
    #expect(list.headers == ["Pages"])
    #expect(list.footers == ["2 in all"])
    screen.items.supplementaryViewProvider = { $0 == .header ? "More pages" : nil }
    await screen.load(from: Numbers(3))
    #expect(list.headers == ["More pages"])
    #expect(list.footers == [nil])
    list.expect([["3"]])
    await screen.load(from: Numbers())
    list.expect([["no pages"]])
    #expect(list.headers == [nil], "The empty state has its own titles")
  }

  /// A list that makes its own cells gets its titles from a closure of the connection.
  @Test func ownConnectionShowsTitles() async {
    let screen = ListController(Numbers(1), BasicSource(cell: SmallCell.self))
    screen.items.supplementaryViewProvider = { kind in
      kind == .header ? ReusableCell(TestCell.self) { $0.text = "Pages" } : nil
    }
    var titles = 0
    let connection = screen.states.connect(to: table) { _, kind, _, _ in
      titles += 1
      let title = TestCell()
      title.text = kind == .header ? "Pages" : "end"
      return title
    }
    await screen.load()
    #expect(table.texts == [["1"]])
    #expect(table.strict.headers.map { $0?.text } == ["Pages"])
    #expect(table.strict.footers.map { $0?.text } == [nil])
    #expect(titles == 1)
    withExtendedLifetime(connection) {}
  }
}
