import DiffableSnapshotsTesting
import DiffableSources
import TestSupport
import Testing

/// Pagers that are shown again, in the same source or in another one.
@Suite(.timeLimit(.minutes(10))) @MainActor struct PageLinkTests {
  private typealias NumberPager = Pager<Void, Int, Int, Int>

  private let first = BasicSource<Int, String> { "\($0)" }
  private let second = BasicSource<Int, String> { "\($0)" }

  /// A server of numbers, which counts the requests.
  @MainActor private final class Server {
    private let pageSize: Int
    private(set) var requests = 0

    init(pageSize: Int) { self.pageSize = pageSize }

    func makePager() -> NumberPager {
      NumberPager(query: ()) { [self] _, cursor in
        requests += 1
        let (start, end) = (cursor ?? 0, (cursor ?? 0) + pageSize)
        return Page([SnapshotSection(0, items: Array(start..<end))], next: end)
      }
    }
  }

  /// A pager with one page.
  private func makePager(_ items: [Int]) -> NumberPager {
    NumberPager(query: ()) { _, _ in
      Page([SnapshotSection(0, items: items)], next: nil)
    }
  }

  /// Two tabs share a source, and the first pager does not lose its items to the user.
  @Test func twoPagersTakeTurnsInOneSource() async {
    let (rock, jazz) = (makePager([1, 2, 3]), makePager([10, 11]))
    rock.show(in: first)
    _ = await rock.refresh().outcome
    jazz.show(in: first)
    _ = await jazz.refresh().outcome
    // The source shows the pager that was shown last.
    rock.update { $0.appendItems([4]) }
    #expect(first.items == [10, 11])
    rock.show(in: first)
    #expect(rock.snapshot.itemIdentifiers == [1, 2, 3, 4])
    #expect(first.items == [1, 2, 3, 4])
    first.delete([2])
    rock.update { _ in }
    #expect(rock.snapshot.itemIdentifiers == [1, 3, 4])
  }

  @Test func aPagerMovesToAnotherSource() async {
    let server = Server(pageSize: 3)
    let pager = server.makePager()
    let list = StrictList<String>()
    let connection = first.connect(to: list)
    pager.show(in: first)
    _ = await pager.refresh().outcome
    // The app uses the source for something else.
    first.items = [7]
    pager.show(in: second)
    #expect(second.items == [0, 1, 2])
    list.data?.willDisplay(list, at: ItemPath(section: 0, item: 0))
    await letOthersRun()
    #expect(server.requests == 1)
    withExtendedLifetime(connection) {}
  }

  @Test func deletedItemsStayDeletedIfTheSourceShowsThePagerAgain() async {
    let pager = makePager([1, 2, 3])
    pager.show(in: first)
    _ = await pager.refresh().outcome
    first.delete([2])
    pager.show(in: first)
    #expect(first.items == [1, 3])
  }

  /// A filter that hides only the displayed item leaves a long list, which needs no page.
  @Test func aFilterThatHidesTheDisplayedItemLoadsNoPageForALongList() async {
    let server = Server(pageSize: 100)
    let pager = server.makePager()
    pager.show(in: first)
    _ = await pager.refresh().outcome
    pager.willDisplay(3)
    for kept in [100, 90, 5] {
      pager.show(in: first) { snapshot in
        var shown = snapshot
        shown.deleteItems(snapshot.itemIdentifiers.filter { $0 == 3 || $0 >= kept })
        return shown
      }
      await waitUntil { !pager.state.isLoading }
      #expect(kept == 5 ? server.requests > 1 : server.requests == 1)
    }
  }

  /// A handler that calls `show` after each page does not send requests for ever.
  @Test func aHandlerThatShowsThePagerAgainKeepsTheLimit() async {
    let server = Server(pageSize: 3)
    let pager = server.makePager()
    pager.skippedPagesLimit = 4
    pager.stateHandler = { [first] pager in
      pager.show(in: first) { _ in Snapshot([(0, [])]) }
    }
    _ = await pager.refresh().outcome
    await waitUntil { !pager.state.isLoading }
    await letOthersRun()
    #expect(server.requests <= 6)
  }

  @Test func sectionsWithoutItemsAreShown() async {
    let pager = makePager([])
    let source = SnapshotSource<Int, Int, String> { _ in BasicSource { "\($0)" } }
    _ = await pager.refresh().outcome
    pager.show(in: source)
    #expect(source.snapshot.sectionIdentifiers == [0])
  }

  @Test func aHandlerCanCancelSkippedPages() async {
    var requests = 0
    let pager = NumberPager(query: ()) { _, cursor in
      requests += 1
      return Page([], next: (cursor ?? 0) + 1)
    }
    pager.snapshotHandler = { [unowned pager] _ in pager.cancel() }
    _ = await pager.refresh().outcome
    await letOthersRun()
    #expect(requests == 1)
  }
}
