import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Sources that filter, sort and group the pages of a pager.
@Suite(.timeLimit(.minutes(10))) @MainActor struct ArrangedPagesTests {
  private typealias NumberPager = Pager<Void, String, Int, Int>
  private typealias NumberSnapshot = Snapshot<String, Int>

  /// A list of which ten rows are on screen, which reports each row once when it appears.
  ///
  /// The first visible row keeps its position when rows are inserted before it.
  private final class Window {
    let list = StrictList<String>()
    private var visible: [String] = []
    /// The number of rows before the screen after the user has scrolled; nil if the first visible row stays in place.
    private var offset: Int? = 0

    func scroll(to offset: Int) { self.offset = offset }

    func displayRows() {
      let rows = list.cells.enumerated().flatMap { section, cells in
        cells.enumerated().map { (path: ItemPath(section: section, item: $0), text: $1) }
      }
      if rows.isEmpty { return }
      let offset = offset ?? rows.firstIndex { $0.text == visible.first } ?? 0
      self.offset = nil
      let old = Set(visible)
      visible = rows.dropFirst(offset).prefix(10).map(\.text)
      for row in rows where visible.contains(row.text) && !old.contains(row.text) {
        list.data?.willDisplay(list, at: row.path)
      }
    }
  }

  private let window = Window()
  private let numbers = BasicSource<Int, String> { "\($0)" }
  private let connection: SourceConnection<String, StrictList<String>>

  init() { connection = numbers.connect(to: window.list) }

  /// The numbers from 0 to 199 or, with pages at both ends, from -200 to 199, in pages of 20.
  private func makePager(beginsInTheMiddle: Bool = false) -> (NumberPager, Requests) {
    let requests = Requests()
    let pager = NumberPager(query: ()) { _, cursor in
      let start = cursor ?? 0
      requests.cursors.append(start)
      return Page(
        [SnapshotSection("all", items: Array(start..<start + 20))],
        previous: beginsInTheMiddle && start > -200 ? start - 20 : nil,
        next: start < 180 ? start + 20 : nil
      )
    }
    return (pager, requests)
  }

  private final class Requests {
    var cursors: [Int] = []
  }

  private func settle(_ pager: NumberPager) async {
    while true {
      await waitUntil { !pager.state.isLoading && !pager.previousState.isLoading }
      window.displayRows()
      if !pager.state.isLoading && !pager.previousState.isLoading { return }
    }
  }

  private func keeping(
    _ isKept: @escaping (Int) -> Bool
  ) -> (NumberSnapshot) -> NumberSnapshot {
    { snapshot in
      var shown = snapshot
      shown.deleteItems(snapshot.itemIdentifiers.filter { !isKept($0) })
      return shown
    }
  }

  // MARK: - Filters

  /// Each page has 20 items, of which 2 are shown, and 10 rows fit.
  @Test func aFilterLoadsPagesUntilTheScreenIsFull() async {
    let (pager, requests) = makePager()
    pager.show(in: numbers, arranged: keeping { $0 % 10 == 0 })
    pager.refresh()
    await settle(pager)
    // Fewer than five rows follow the tenth one with up to seven pages.
    #expect(requests.cursors == (0..<8).map { $0 * 20 })
    #expect(numbers.items == (0..<16).map { $0 * 10 })
    #expect(pager.snapshot.itemIdentifiers == Array(0..<160), "the pager keeps hidden items")
    window.scroll(to: 4)
    await settle(pager)
    #expect(requests.cursors.count == 10)
    #expect(pager.state.text == "ended")
  }

  @Test(arguments: [10, 3])
  func pagesOfHiddenItemsAreSkippedUpToTheLimit(_ limit: Int) async {
    let (pager, requests) = makePager()
    pager.skippedPagesLimit = limit
    pager.show(in: numbers, arranged: keeping { $0 >= 170 })
    pager.refresh()
    await settle(pager)
    if limit == 10 {
      #expect(requests.cursors.count == 10 && numbers.items == Array(170..<200))
      #expect(pager.loadingState == .loaded)
    } else {
      #expect(requests.cursors.count == 4 && numbers.items == [])
      #expect(pager.loadingState == .empty, "the pager has items, but the list shows none")
      pager.loadNextPage()
      await settle(pager)
      #expect(requests.cursors.count == 8)
    }
  }

  @Test func hiddenPagesAreSkippedAtBothEnds() async {
    let (pager, requests) = makePager(beginsInTheMiddle: true)
    pager.show(in: numbers, arranged: keeping { abs($0) >= 60 || $0 == 5 })
    pager.refresh()
    await settle(pager)
    #expect(Set(requests.cursors) == [0, 20, 40, 60, -20, -40, -60, -80])
    #expect(numbers.items == Array(-80 ... -60) + [5] + Array(60..<80))
  }

  @Test func anotherFilterLoadsThePagesThatItNeeds() async {
    let (pager, requests) = makePager()
    pager.show(in: numbers)
    pager.refresh()
    await settle(pager)
    #expect(requests.cursors == [0])
    for (kept, count) in [(25, 2), (0, 3)] {
      pager.show(in: numbers, arranged: keeping { $0 == kept })
      await settle(pager)
      // No row appears that has not been on screen: the list is shorter than the screen.
      #expect(requests.cursors.count >= count)
      #expect(numbers.items == [kept])
    }
    pager.show(in: numbers)
    #expect(numbers.items == pager.snapshot.itemIdentifiers, "everything is shown again")
  }

  // MARK: - Orders

  /// In any order, the end of the list loads the next pages.
  @Test func aDescendingOrderLoadsTheNextPagesAtItsEnd() async {
    let (pager, requests) = makePager()
    pager.skippedPagesLimit = 2
    pager.show(in: numbers) { NumberSnapshot([("all", $0.itemIdentifiers.sorted(by: >))]) }
    pager.refresh()
    await settle(pager)
    #expect(requests.cursors == [0], "the beginning of the list loads no next page")
    window.scroll(to: 10)
    await settle(pager)
    // The new items precede the last displayed one, which stays near the end until the limit is reached.
    #expect(requests.cursors == [0, 20, 40, 60])
    #expect(numbers.items == (0..<80).reversed())
    #expect(pager.snapshot.itemIdentifiers == Array(0..<80))
    #expect(window.list.refusals.isEmpty)
  }

  /// An order by digits puts some items of each page at each end.
  @Test func anOrderLoadsPagesUntilEnoughItemsFollow() async {
    let (pager, requests) = makePager()
    let key = { (item: Int) in [item % 10, item] }
    pager.show(in: numbers) { snapshot in
      let items = snapshot.itemIdentifiers.sorted { key($0).lexicographicallyPrecedes(key($1)) }
      return NumberSnapshot([("all", items)])
    }
    pager.refresh()
    await settle(pager)
    #expect(requests.cursors == [0])
    window.scroll(to: 10)
    await settle(pager)
    #expect(requests.cursors == [0, 20, 40, 60])
    window.scroll(to: 20)
    await settle(pager)
    #expect(requests.cursors.count == 4)
  }

  /// The newest message is at the end, and the server sends the newest messages first: older pages are previous pages.
  @Test func aConversationNeedsNoOrder() async {
    var requests: [Int?] = []
    let pager = NumberPager(query: ()) { _, cursor in
      requests.append(cursor)
      let newest = (cursor ?? 100)
      let newestFirst = (newest - 20..<newest).reversed()
      return Page(
        [SnapshotSection("all", items: newestFirst.reversed())],
        previous: newest > 20 ? newest - 20 : nil,
        next: nil
      )
    }
    pager.show(in: numbers)
    pager.refresh()
    await waitUntil { !pager.state.isLoading }
    // The list begins at its end.
    window.scroll(to: 10)
    await settle(pager)
    #expect(requests == [nil])
    for end in [80, 60, 40, 20] {
      window.scroll(to: 0)
      await settle(pager)
      #expect(requests.last == end)
      #expect(numbers.items == Array(end - 20..<100))
    }
    #expect(pager.previousState.text == "ended")
  }

  /// A reversed list of a pager with pages at both ends loads the next pages at its end, too.
  @Test func aReversedOrderLoadsThePagesOfTheShownEnds() async {
    let (pager, requests) = makePager(beginsInTheMiddle: true)
    pager.skippedPagesLimit = 0
    pager.show(in: numbers) { NumberSnapshot([("all", $0.itemIdentifiers.reversed())]) }
    pager.refresh()
    await waitUntil { !pager.state.isLoading }
    window.list.data?.willDisplay(window.list, at: ItemPath(section: 0, item: 19))
    #expect(pager.state.isLoading && !pager.previousState.isLoading)
    await waitUntil { !pager.state.isLoading }
    #expect(numbers.items == (0..<40).reversed())
    window.list.data?.willDisplay(window.list, at: ItemPath(section: 0, item: 0))
    #expect(pager.previousState.isLoading && !pager.state.isLoading)
    await waitUntil { !pager.previousState.isLoading }
    #expect(numbers.items == (-20..<40).reversed())
    #expect(requests.cursors == [0, 20, -20])
  }

  // MARK: - Groups

  @Test func groupsAreSectionsOfTheSource() async {
    let (pager, requests) = makePager()
    let source = SnapshotSource<String, Int, String> { _ in BasicSource { "\($0)" } }
    let connection = source.connect(to: window.list)
    pager.show(in: source) { snapshot in
      Snapshot(grouping: snapshot.itemIdentifiers) { $0 % 2 == 0 ? "even" : "odd" }
    }
    pager.refresh()
    await settle(pager)
    #expect(requests.cursors == [0])
    #expect(source.snapshot.sectionIdentifiers == ["even", "odd"])
    window.list.data?.willDisplay(window.list, at: ItemPath(section: 0, item: 9))
    #expect(!pager.state.isLoading, "ten items follow in another section")
    window.list.data?.willDisplay(window.list, at: ItemPath(section: 1, item: 9))
    await settle(pager)
    #expect(requests.cursors == [0, 20])
    #expect(source["odd"]?.items == stride(from: 1, to: 40, by: 2).map { $0 })
    #expect(pager.snapshot.sectionIdentifiers == ["all"])
    withExtendedLifetime(connection) {}
  }

  /// The arrangement counts for the thresholds of sections that have pages of their own.
  @Test func pagesOfSectionsCountTheirShownItems() async {
    let pager = NumberPager(query: ()) { _, cursor in
      let start = cursor ?? 0
      return Page(
        [SnapshotSection("a", items: Array(start..<start + 20))],
        next: start < 60 && cursor != nil ? start + 20 : nil,
        nextInSections: ["a": start + 20]
      )
    }
    let source = SnapshotSource<String, Int, String> { _ in BasicSource { "\($0)" } }
    let connection = source.connect(to: window.list)
    pager.show(in: source, arranged: keeping { $0 % 20 == 0 })
    _ = await pager.refresh().outcome
    window.displayRows()
    await waitUntil { pager.state(ofSection: "a")?.text == "ended" }
    #expect(source["a"]?.items == [0, 20, 40, 60])
    withExtendedLifetime(connection) {}
  }

  // MARK: - Edits

  /// An item that is hidden is not an item that the user has deleted.
  @Test(arguments: [false, true])
  func onlyItemsThatTheUserDeletesStayDeleted(_ isGrouped: Bool) async {
    let (pager, _) = makePager(beginsInTheMiddle: true)
    numbers.handlers.canDelete = { _, _ in true }
    let source = SnapshotSource<String, Int, String> { _ in
      let numbers = BasicSource<Int, String> { "\($0)" }
      numbers.handlers.canDelete = { _, _ in true }
      return numbers
    }
    let connection = isGrouped ? source.connect(to: window.list) : nil
    func show(_ isKept: @escaping (Int) -> Bool) {
      if isGrouped {
        pager.show(in: source, arranged: keeping(isKept))
      } else {
        pager.show(in: numbers, arranged: keeping(isKept))
      }
    }
    show { $0 % 2 == 0 }
    _ = await pager.refresh().outcome
    #expect(window.list.deleteItem(at: ItemPath(section: 0, item: 3)))
    _ = await pager.loadNextPage()?.outcome
    #expect(window.list.deleteItem(at: ItemPath(section: 0, item: 0)))
    _ = await pager.loadPreviousPage()?.outcome
    #expect(window.list.deleteItem(at: ItemPath(section: 0, item: 0)))
    let expected = (-20..<40).filter { ![6, 0, -20].contains($0) }
    show { _ in true }
    window.list.expect([expected.map { "\($0)" }])
    #expect(pager.snapshot.itemIdentifiers == expected)
    withExtendedLifetime(connection) {}
  }

  /// The closure makes a new snapshot, which has no marks and no problems.
  @Test func marksAndProblemsOfAnEditAreKept() async {
    let (pager, _) = makePager()
    var problems: [String] = []
    connection.problemHandler = { problems.append("\($0)") }
    pager.show(in: numbers) { NumberSnapshot([("all", $0.itemIdentifiers.filter { $0 < 3 })]) }
    _ = await pager.refresh().outcome
    let cells = window.list.serialNumbers
    pager.update {
      $0.reloadItems([1, 5])
      $0.deleteItems([7])
      $0.moveItem(99, afterItem: 1)
    }
    #expect(zip(cells, window.list.serialNumbers).map { $0 == $1 } == [true, false, true])
    #expect(problems.count == 1 && problems[0].contains("99"))
    pager.update { $0.reloadSections(["all"]) }
    #expect(Set(cells).isDisjoint(with: window.list.serialNumbers))
  }

  /// The closure can add items that the pager does not have, such as the dates between messages.
  @Test func itemsOfTheClosureAreShownAndCounted() async {
    let (pager, requests) = makePager()
    pager.itemThreshold = 1
    pager.show(in: numbers) { snapshot in
      var shown = snapshot
      for item in snapshot.itemIdentifiers where item % 10 == 9 {
        shown.insertItems([1000 + item], afterItem: item)
      }
      return shown
    }
    _ = await pager.refresh().outcome
    #expect(numbers.items.suffix(2) == [19, 1019])
    pager.willDisplay(19)
    #expect(!pager.state.isLoading)
    pager.willDisplay(1019)
    await waitUntil { !pager.state.isLoading }
    #expect(requests.cursors == [0, 20])
    #expect(pager.snapshot.itemIdentifiers == Array(0..<40))
  }
}
