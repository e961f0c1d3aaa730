import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Lists with a limit, which unload far pages and load them again.
@Suite(.timeLimit(.minutes(10))) @MainActor struct PageUnloadingTests {
  private let screen: PagedScreen
  private var pager: TestPager { screen.pager }
  private var server: PageServer { screen.server }

  init() {
    screen = PagedScreen(itemLimit: 6)
    screen.pager.itemThreshold = 1
  }

  /// Displays an item, and replies to the load that this starts; returns the outcome.
  @discardableResult
  private func display(
    _ item: Tagged,
    _ reply: String,
    previous: String? = nil,
    next: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> String? {
    let (number, ends) = (server.requests.count, screen.recorder.outcomes.count)
    pager.willDisplay(item)
    await screen.wait(forRequests: number + 1, sourceLocation: sourceLocation)
    screen.reply(to: number, reply, previous: previous, next: next)
    await screen.wait { screen.recorder.outcomes.count == ends + 1 }
    return screen.recorder.outcomes.last
  }

  /// Loads four pages as the user scrolls down.
  ///
  /// With the default `items`, only the first page is then far from the displayed item.
  private func scrollDown(
    items: (Int) -> String = { "0 \($0 * 3 + 1) \($0 * 3 + 2) \($0 * 3 + 3)" }
  ) async {
    await screen.load(pager.refresh(), items(0), next: "p1")
    await display("3", items(1), next: "p2")
    await display("6", items(2), next: "p3")
    await display("9", items(3))
  }

  @Test(arguments: ListKind.all)
  func farPagesAreUnloadedAndLoadedAgain(_ kind: ListKind) async {
    let screen = PagedScreen(kind, itemLimit: 6)
    screen.pager.itemThreshold = 1
    await screen.load(screen.pager.refresh(), "0 1 2 3", next: "p1")
    for (last, page) in [("3", "0 4 5 6"), ("6", "0 7 8 9"), ("9", "0 10 11 12")] {
      screen.pager.willDisplay(Tagged(last)!)
      let number = screen.server.requests.count + 1
      await screen.wait(forRequests: number)
      screen.reply(to: number - 1, page, next: number < 4 ? "p\(number)" : nil)
      await screen.wait { !screen.pager.state.isLoading }
      if last == "6" { screen.expect("0 1 2 3 4 5 6 7 8 9", previous: "ended", "loaded") }
    }
    #expect(screen.recorder.outcomes.last == "loaded unloaded 1 unloaded 2 unloaded 3")
    screen.expect("0 4 5 6 7 8 9 10 11 12", previous: "loaded", "ended")
    // The list receives the page and the deletions in one apply: one batch for a list that can do both.
    if kind.name == "collectionView" { #expect(screen.screen.receivedCalls == "RBBB") }

    screen.pager.willDisplay("4")
    screen.expect("0 4 5 6 7 8 9 10 11 12", previous: "loading previous", "ended")
    await screen.wait(forRequests: 5)
    screen.reply(to: 4, "0 1 2 3", next: "p1")
    await screen.wait { !screen.pager.previousState.isLoading }
    screen.expect("0 1 2 3 4 5 6 7 8 9", previous: "ended", "loaded")
    #expect(screen.recorder.outcomes.last == "loaded unloaded 10 unloaded 11 unloaded 12")

    screen.pager.willDisplay("9")
    await screen.wait(forRequests: 6)
    screen.reply(to: 5, "0 10 11 12")
    await screen.wait { !screen.pager.state.isLoading }
    screen.expect("0 4 5 6 7 8 9 10 11 12", previous: "loaded", "ended")
    #expect(
      screen.server.requests == ["cats", "cats p1", "cats p2", "cats p3", "cats", "cats p3"]
    )
  }

  @Test func withoutALimitAllPagesAreKept() async {
    let screen = PagedScreen()
    await screen.load(screen.pager.refresh(), "0 0", next: "1")
    for number in 1..<40 {
      await screen.load(screen.pager.loadNextPage(), "0 \(number)", next: "\(number + 1)")
    }
    #expect(screen.pager.snapshot.itemIdentifiers.map(\.id) == Array(0..<40))
    #expect(screen.pager.previousState.text == "ended")
  }

  /// The page that the user sees and the pages beside it are kept, even if the list exceeds its limit.
  @Test func pagesNearTheDisplayedItemAreKept() async {
    await screen.load(pager.refresh(), "0 1 2 3", next: "p1")
    pager.itemThreshold = 0
    pager.willDisplay("2")
    for number in 1...4 {
      let items = (1...3).map { "\(number * 3 + $0)" }.joined(separator: " ")
      await screen.load(pager.loadNextPage(), "0 \(items)", next: "p\(number + 1)")
    }
    #expect(pager.snapshot.numberOfItems == 15)
    pager.willDisplay("12")
    await screen.load(pager.loadNextPage(), "0 16")
    screen.expect("0 7 8 9 10 11 12 13 14 15 16", previous: "loaded", "ended")
  }

  @Test func sectionThresholdAlsoKeepsPages() async {
    (pager.itemThreshold, pager.sectionThreshold) = (0, 2)
    await screen.load(pager.refresh(), "0 1 2 3 4 5", next: "p1")
    await display("1", "1 6 7 8 9 10 | 2 11 12 13 14 15", next: "p3")
    await display("6", "3 16 | 4 17", next: "p5")
    screen.expect(
      "0 1 2 3 4 5 | 1 6 7 8 9 10 | 2 11 12 13 14 15 | 3 16 | 4 17",
      previous: "ended",
      "loaded"
    )
    await display("16", "5 18")
    screen.expect(
      "1 6 7 8 9 10 | 2 11 12 13 14 15 | 3 16 | 4 17 | 5 18",
      previous: "loaded",
      "ended"
    )
  }

  @Test func cursorOfTheNeighborLoadsThePageAgain() async {
    await screen.load(pager.refresh(), "0 1 2 3", next: "p1")
    await display("3", "0 4 5 6", previous: "before 4", next: "p2")
    await display("6", "0 7 8 9", previous: "before 7", next: "p3")
    await display("9", "0 10 11 12", previous: "before 10")
    await display("4", "0 1 2 3", next: "p1")
    screen.expect("0 1 2 3 4 5 6 7 8 9", previous: "ended", "loaded")
    #expect(server.requests.last == "cats before 4")
  }

  @Test func severalPagesAreLoadedAgainOneByOne() async {
    await screen.load(pager.refresh(), "0 1", next: "p1")
    for number in 1..<10 {
      pager.willDisplay(Tagged(id: number, tag: ""))
      await screen.wait(forRequests: number + 1)
      screen.reply(to: number, "0 \(number + 1)", next: "p\(number + 1)")
      await screen.wait { !pager.state.isLoading }
    }
    screen.expect("0 5 6 7 8 9 10", previous: "loaded", "loaded")
    for number in [4, 3, 2, 1] {
      await display(Tagged(id: number + 1, tag: ""), "0 \(number)", next: "p\(number)")
    }
    screen.expect("0 1 2 3 4 5 6", previous: "ended", "loaded")
    #expect(server.requests.suffix(4) == ["cats p3", "cats p2", "cats p1", "cats"])
  }

  @Test func sectionsOfUnloadedPagesAreRemoved() async {
    await scrollDown { "\($0) \($0 * 3 + 1) \($0 * 3 + 2) \($0 * 3 + 3)" }
    screen.expect("1 4 5 6 | 2 7 8 9 | 3 10 11 12", previous: "loaded", "ended")
    await display("4", "0 1 2 3", next: "p1")
    screen.expect("0 1 2 3 | 1 4 5 6 | 2 7 8 9", previous: "ended", "loaded")
  }

  /// The first page has items in two sections, and its last item, 3, is near the displayed item 9.
  @Test func pageWithAnItemNearTheDisplayedItemIsKept() async {
    await scrollDown { "0 \($0 * 3 + 1) \($0 * 3 + 2) | 1 \($0 * 3 + 3)" }
    screen.expect("0 1 2 4 5 7 8 10 11 | 1 3 6 9 12", previous: "ended", "ended")
  }

  /// An inserted item belongs to no page, so it could not be loaded again.
  @Test func insertedItemsAreKept() async {
    await screen.load(pager.refresh(), "0 1 2 3", next: "p1")
    pager.update { snapshot in
      snapshot.insertItems(["90"], afterItem: "1")
      snapshot.appendSections(["9"])
      snapshot.deleteItems(["2"])
    }
    await display("3", "0 4 5 6", next: "p2")
    await display("6", "0 7 8 9", next: "p3")
    await display("9", "0 10 11 12")
    screen.expect("0 90 4 5 6 7 8 9 10 11 12 | 9", previous: "loaded", "ended")
    #expect(screen.recorder.outcomes.last == "loaded unloaded 1 unloaded 3")
  }

  /// An item that a later page has moved belongs to that page.
  @Test func movedItemsBelongToTheirNewPage() async {
    let screen = PagedScreen(duplicates: .keepLast, itemLimit: 6)
    let pager = screen.pager
    pager.itemThreshold = 0
    await screen.load(pager.refresh(), "0 1a 2a 3a", next: "p1")
    for (last, page) in [("3", "0 4a 5a 6a"), ("6", "0 7a 2b 9a"), ("9", "0 10a 11a 12a")] {
      pager.willDisplay(Tagged(last)!)
      await screen.load(pager.loadNextPage(), page, next: "p")
    }
    screen.expect("0 4a 5a 6a 7a 2b 9a 10a 11a 12a", previous: "loaded", "loaded")
  }

  // MARK: - Loads in both directions

  /// While the previous page is being loaded, the page after it is unloaded, and must be loaded again first.
  @Test func unloadingSupersedesTheLoadOfTheSameDirection() async {
    await screen.load(pager.refresh(), "0 1 2 3", previous: "p-1", next: "p1")
    await display("3", "0 4 5 6", next: "p2")
    await display("6", "0 7 8 9", next: "p3")
    let previous = pager.loadPreviousPage()
    await screen.wait(forRequests: 4)
    pager.willDisplay("9")
    await screen.wait(forRequests: 5)
    screen.reply(to: 4, "0 10 11 12")
    await screen.wait { pager.state.text == "ended" }
    screen.expect("0 4 5 6 7 8 9 10 11 12", previous: "loaded", "ended")
    await screen.wait { server.cancelled == [3] }
    screen.reply(to: 3, "0 0")
    #expect(await previous?.outcome.text == "outdated")
    await display("4", "0 1 2 3", previous: "p-1", next: "p1")
    await display("1", "0 0", next: "p0")
    #expect(server.requests.suffix(3) == ["cats p3", "cats", "cats p-1"])
    screen.expect("0 0 1 2 3 4 5 6", previous: "ended", "loaded")
  }

  /// There is nothing to retry: the previous page is now the unloaded page, not the failed page.
  @Test func unloadingDiscardsTheFailureOfTheSameDirection() async {
    await screen.load(pager.refresh(), "0 1 2 3", previous: "p-1", next: "p1")
    await display("3", "0 4 5 6", next: "p2")
    await display("6", "0 7 8 9", next: "p3")
    let previous = pager.loadPreviousPage()
    await screen.wait(forRequests: 4)
    server.fail(3)
    #expect(await previous?.outcome.text == "failed")
    await display("9", "0 10 11 12")
    screen.expect("0 4 5 6 7 8 9 10 11 12", previous: "loaded", "ended")
    #expect(pager.retry() == nil)
    await display("4", "0 1 2 3", previous: "p-1", next: "p1")
    screen.expect("0 1 2 3 4 5 6 7 8 9", previous: "loaded", "loaded")
    await display("1", "0 0", next: "p0")
    screen.expect("0 0 1 2 3 4 5 6", previous: "ended", "loaded")
    #expect(server.requests.suffix(4) == ["cats p-1", "cats p3", "cats", "cats p-1"])
  }

  /// A page that cannot be loaded again stays unloaded, and the next attempt loads the same page.
  @Test func failedReloadIsRetried() async {
    await scrollDown()
    pager.willDisplay("4")
    await screen.wait(forRequests: 5)
    server.fail(4)
    await screen.wait { !pager.previousState.isLoading }
    screen.expect("0 4 5 6 7 8 9 10 11 12", previous: "failed previous", "ended")
    await screen.load(pager.retry(), "0 1 2 3")
    screen.expect("0 1 2 3 4 5 6 7 8 9", previous: "ended", "loaded")
    #expect(server.requests.suffix(2) == ["cats", "cats"])
  }

  @Test func refreshForgetsUnloadedPages() async {
    await scrollDown()
    await screen.load(pager.refresh(), "0 1 2 3", next: "p1")
    screen.expect("0 1 2 3", previous: "ended", "loaded")
    #expect(pager.loadPreviousPage() == nil)
  }

  /// The page of the list is loaded again first, and then the pages of the sections from its section cursors.
  @Test func sectionsWithPagesOfTheirOwnAreUnloadedAsAWhole() async {
    pager.itemThreshold = 0
    await screen.load(
      pager.refresh(),
      "0 1 2 3 | 1 50",
      next: "p1",
      nextInSections: ["0": "after 3", "1": "after 50"]
    )
    await screen.load(pager.loadNextPage(inSection: "0"), "0 90 91 92", next: "after 92")
    pager.loadNextPage(inSection: "1")
    await screen.wait(forRequests: 3)
    for (last, page) in [("50", "2 4 5 6"), ("6", "2 7 8 9"), ("9", "2 10 11 12")] {
      pager.willDisplay(Tagged(last)!)
      let load = pager.loadNextPage()
      let number = server.requests.count + 1
      await screen.wait(forRequests: number)
      screen.reply(to: number - 1, page, next: "p")
      _ = await load?.outcome
    }
    screen.expect("2 4 5 6 7 8 9 10 11 12", previous: "loaded", "loaded")
    #expect(pager.state(ofSection: "0") == nil && pager.state(ofSection: "1") == nil)
    await screen.wait { server.cancelled == [2] }
    screen.reply(to: 2, "1 51")
    await screen.load(
      pager.loadPreviousPage(),
      "0 1 2 3 | 1 50",
      next: "p1",
      nextInSections: ["0": "after 3", "1": "after 50"]
    )
    await screen.load(pager.loadNextPage(inSection: "0"), "0 90 91 92", next: "after 92")
    #expect(server.requests.last == "cats after 3")
    #expect(pager.snapshot.sectionIdentifiers.map(\.id) == [0, 1, 2])
    #expect(pager.state(ofSection: "1")?.text == "loaded")
  }
}
