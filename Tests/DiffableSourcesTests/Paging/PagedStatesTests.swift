import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A pager in a screen of sources that shows the loading state.
@Suite(.timeLimit(.minutes(10))) @MainActor struct PagedStatesTests {
  private let server = PageServer()
  private let pages: TestPager
  private let list = StrictList<String>()
  private let connection: SourceConnection<String, StrictList<String>>

  init() {
    pages = TestPager(query: "cats") { [server] query, cursor in
      try await server.page(query, cursor)
    }
    let sections = SnapshotSource<Tagged, Tagged, String> { _ in BasicSource { "\($0)" } }
    let screen = SegmentedSource(loaded: sections)
    screen.showNamesOfStates()
    pages.snapshotHandler = { sections.snapshot = $0 }
    pages.stateHandler = { screen.selection = $0.loadingState }
    connection = screen.connect(to: list)
  }

  /// Replies to the newest request with a page, or fails it if the page is nil.
  private func answer(_ load: TestPager.Load?, _ page: String?, next: String? = nil) async {
    await waitUntil { !server.open.isEmpty }
    let number = server.open.last ?? -1
    if let page {
      server.reply(to: number, TestPage(page, next: next))
    } else {
      server.fail(number)
    }
    _ = await load?.outcome
  }

  @Test func screenShowsTheLoadingState() async {
    list.expect([["loading"]])
    await answer(pages.refresh(), nil)
    list.expect([["failed"]])
    let retry = pages.retry()
    list.expect([["loading"]])
    retry?.cancel()
    _ = await retry?.outcome
    list.expect([["failed"]])
    await answer(pages.retry(), "1 1a | 2 2a", next: "p2")
    list.expect([["1a"], ["2a"]])
    await answer(pages.loadNextPage(), nil)
    list.expect([["1a"], ["2a"]], "A failed load keeps the items")
    await answer(pages.retry(), "2 3a | 3 4a")
    list.expect([["1a"], ["2a", "3a"], ["4a"]])
    await answer(pages.load("dogs"), nil)
    list.expect([["1a"], ["2a", "3a"], ["4a"]])
    await answer(pages.retry(), "")
    list.expect([["empty"]])
    #expect(list.log.count { $0 == .reload } == 1)
    withExtendedLifetime(connection) {}
  }

  /// A part of the screen is removed while its next page is being loaded; other lists still show the part.
  @Test func pagerCanLoadForARemovedPart() async {
    let heading = BasicSource<Int, String> { "heading \($0)" }
    heading.items = [1]
    let screen = CompositeSource<String>([heading, connection.source])
    let whole = StrictList<String>()
    let wholeConnection = screen.connect(to: whole)
    await answer(pages.refresh(), "1 1a", next: "p2")
    whole.expect([["heading 1"], ["1a"]])
    let load = pages.loadNextPage()
    screen.remove(connection.source)
    let numberOfEvents = whole.log.count
    await answer(load, "1 2a | 2 3a")
    #expect(whole.cells == [["heading 1"]] && whole.log.count == numberOfEvents)
    list.expect([["1a", "2a"], ["3a"]])
    screen.children.insert(connection.source, at: 0)
    whole.expect([["1a", "2a"], ["3a"], ["heading 1"]])
    #expect(whole.refusals.isEmpty && list.refusals.isEmpty)
    withExtendedLifetime(wholeConnection) {}
  }
}
