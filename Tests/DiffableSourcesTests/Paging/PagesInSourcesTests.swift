import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Sources that show the pages of a pager.
@Suite(.timeLimit(.minutes(10))) @MainActor struct PagesInSourcesTests {
  private let list = StrictList<String>()
  private let numbers = BasicSource<Int, String> { "\($0)" }
  private let connection: SourceConnection<String, StrictList<String>>

  init() { connection = numbers.connect(to: list) }

  /// Two items in each page; the page of the cursor 3 is the last one.
  private func makePager() -> Pager<Void, String, Int, Int> {
    let pager = Pager<Void, String, Int, Int>(query: ()) { _, cursor in
      let number = cursor ?? 0
      return Page(
        [SnapshotSection(number < 2 ? "a" : "b", items: [number * 2, number * 2 + 1])],
        next: number < 3 ? number + 1 : nil
      )
    }
    pager.itemThreshold = 1
    return pager
  }

  private func load(_ pager: Pager<Void, String, Int, Int>, _ page: Int = 0) async {
    if page == 0 {
      pager.refresh()
    } else {
      list.data?.willDisplay(list, at: list.lastPath)
    }
    await waitUntil { !pager.state.isLoading }
  }

  @Test func aDisplayedItemLoadsTheNextPage() async {
    let pager = makePager()
    var displayed: [Int] = []
    numbers.handlers.willDisplay = { item, _ in displayed.append(item) }
    pager.show(in: numbers)
    for page in 0..<4 { await load(pager, page) }
    list.expect([["0", "1", "2", "3", "4", "5", "6", "7"]])
    #expect(displayed == [1, 3, 5], "The handler of the app is called too")
    #expect(list.log.count { $0 == .reload } == 1)
  }

  /// The source then lacks an item of the pager, which replaces all items with the next page.
  @Test func theSourceMayChangeWhileItShowsAPage() async {
    let pager = makePager()
    connection.applyObserver = { [numbers] report in
      if report.new.numberOfItems == 2 { numbers.delete([0]) }
    }
    pager.show(in: numbers)
    await load(pager)
    list.expect([["1"]])
    await load(pager, 1)
    list.expect([["1", "2", "3"]])
  }

  @Test func aSectionOfPagesHasItsOwnSource() async {
    let pager = makePager()
    let source = SnapshotSource<String, Int, String> { _ in BasicSource { "\($0)" } }
    let connection = source.connect(to: list)
    pager.show(in: source)
    for page in 0..<4 { await load(pager, page) }
    list.expect([["0", "1", "2", "3"], ["4", "5", "6", "7"]])
    withExtendedLifetime(connection) {}
  }

  @Test func loadedPagesAreShownAtOnceAndOtherItemsUntilThen() async {
    let pager = makePager()
    let source = SnapshotSource<String, Int, String> { _ in BasicSource { "\($0)" } }
    numbers.items = [9]
    source.snapshot = Snapshot([("a", [9])])
    for expected in [[9], [0, 1]] {
      pager.show(in: numbers)
      pager.show(in: source)
      #expect(numbers.items == expected && source["a"]?.items == expected)
      if expected == [9] { await load(pager) }
    }
  }

  /// Items stay deleted until a refresh, also if a later page has them again.
  @Test func theUserDeletesItemsBetweenPages() async {
    let pager = makePager()
    numbers.handlers.canDelete = { _, _ in true }
    pager.show(in: numbers)
    await load(pager)
    #expect(list.deleteItem(at: ItemPath(section: 0, item: 0)))
    #expect(numbers.items == [1])
    await load(pager, 1)
    #expect(numbers.items == [1, 2, 3])
    #expect(pager.snapshot.itemIdentifiers == [1, 2, 3])
    numbers.handlers.didDelete = { [unowned pager] item, _ in
      pager.update { $0.deleteItems([item]) }
    }
    #expect(list.deleteItem(at: ItemPath(section: 0, item: 1)))
    await load(pager, 2)
    #expect(numbers.items == [1, 3, 4, 5])
    list.expect([numbers.items.map { "\($0)" }])
    await load(pager)
    #expect(numbers.items == [0, 1])
  }

  @Test func aDeletedItemDoesNotComeBackWithAnotherPage() async {
    let pager = Pager<Void, String, Int, Int>(query: ()) { _, cursor in
      let number = cursor ?? 0
      return Page([SnapshotSection("a", items: [0, number + 1])], next: number + 1)
    }
    pager.itemThreshold = 1
    numbers.handlers.canDelete = { _, _ in true }
    pager.show(in: numbers)
    await load(pager)
    #expect(list.deleteItem(at: ItemPath(section: 0, item: 0)))
    for page in 1...2 { await load(pager, page) }
    #expect(numbers.items == [1, 2, 3])
    pager.update { $0.appendItems([9]) }
    #expect(numbers.items == [1, 2, 3, 9])
    await load(pager)
    #expect(numbers.items == [0, 1])
  }

  @Test func itemsOfSectionsStayDeletedToo() async {
    let pager = makePager()
    let source = SnapshotSource<String, Int, String> { _ in
      let numbers = BasicSource<Int, String> { "\($0)" }
      numbers.handlers.canDelete = { _, _ in true }
      return numbers
    }
    let connection = source.connect(to: list)
    pager.show(in: source)
    await load(pager)
    #expect(list.deleteItem(at: ItemPath(section: 0, item: 1)))
    for page in 1...3 { await load(pager, page) }
    list.expect([["0", "2", "3"], ["4", "5", "6", "7"]])
    #expect(list.deleteItem(at: ItemPath(section: 1, item: 0)))
    pager.update { $0.reconfigureItems([5]) }
    list.expect([["0", "2", "3"], ["5", "6", "7"]])
    withExtendedLifetime(connection) {}
  }

  @Test func itemsOfPreviousPagesStayDeletedToo() async {
    let pager = Pager<Void, String, Int, Int>(query: ()) { _, cursor in
      let number = cursor ?? 0
      return Page([SnapshotSection("a", items: [number, 0, 5])], previous: number - 1, next: 1)
    }
    pager.itemThreshold = 0
    numbers.handlers.canDelete = { _, _ in true }
    pager.show(in: numbers)
    _ = await pager.refresh().outcome
    #expect(list.deleteItem(at: ItemPath(section: 0, item: 0)))
    _ = await pager.loadPreviousPage()?.outcome
    #expect(numbers.items == [-1, 5])
    #expect(list.deleteItem(at: ItemPath(section: 0, item: 0)))
    _ = await pager.loadNextPage()?.outcome
    _ = await pager.loadPreviousPage()?.outcome
    #expect(numbers.items == [-2, 5, 1])
    #expect(pager.snapshot.itemIdentifiers == [-2, 5, 1])
  }

  /// The app moves an item to another section of the source, where the user deletes it.
  @Test func anItemThatIsMovedAndDeletedStaysDeleted() async {
    let pager = makePager()
    let source = SnapshotSource<String, Int, String> { _ in BasicSource { "\($0)" } }
    let connection = source.connect(to: list)
    pager.show(in: source)
    for page in 0..<3 { await load(pager, page) }
    list.expect([["0", "1", "2", "3"], ["4", "5"]])
    source["a"]?.delete([1])
    source["b"]?.append([1])
    pager.willDisplay(0)
    #expect(pager.snapshot.itemIdentifiers.contains(1), "the source still shows the item")
    source["b"]?.delete([1])
    await load(pager, 3)
    list.expect([["0", "2", "3"], ["4", "5", "6", "7"]])
    #expect(!pager.snapshot.itemIdentifiers.contains(1))
    withExtendedLifetime(connection) {}
  }

  /// The app inserts an item again to undo its deletion.
  @Test func anItemThatIsInsertedAgainStays() async {
    let pager = makePager()
    numbers.handlers.canDelete = { _, _ in true }
    pager.show(in: numbers)
    await load(pager)
    #expect(list.deleteItem(at: ItemPath(section: 0, item: 0)))
    pager.willDisplay(1)
    await waitUntil { !pager.state.isLoading }
    #expect(numbers.items == [1, 2, 3])
    pager.update { $0.insertItems([0], beforeItem: 1) }
    await load(pager, 2)
    #expect(numbers.items == [0, 1, 2, 3, 4, 5])
  }

  @Test func outcomesDescribeThemselves() async {
    let pager = makePager()
    var outcome = await pager.refresh().outcome
    #expect("\(outcome)" == "loaded")
    (outcome.ending, outcome.dropped) = (.outdated, [1, 2])
    #expect("\(outcome)" == "outdated, 2 duplicates dropped")
  }

  @Test func marksOfAnEditUpdateCellsOnce() async {
    let pager = makePager()
    pager.show(in: numbers)
    await load(pager)
    let cells = list.serialNumbers
    pager.update { $0.reloadItems([1]) }
    #expect(list.serialNumbers[0] == cells[0] && list.serialNumbers[1] != cells[1])
    pager.update { $0.reloadSections(["a"]) }
    let reloaded = list.serialNumbers
    #expect(reloaded[0] != cells[0])
    await load(pager, 1)
    #expect(Array(list.serialNumbers.prefix(2)) == reloaded)
  }

  /// The source does not keep the pager alive.
  @Test func thePagerIsReleased() {
    weak var pager: Pager<Void, String, Int, Int>?
    do {
      let made = makePager()
      made.show(in: numbers)
      pager = made
    }
    #expect(pager == nil)
    numbers.items = [1]
    list.data?.willDisplay(list, at: list.lastPath)
  }

  /// A page on its way to the list costs as much as its own items, regardless of the number of loaded items.
  @Test(.withoutInternalChecks, arguments: [1_000, 30_000], [false, true])
  func aPageCostsTheSameForAnyNumberOfLoadedItems(_ count: Int, _ isPrevious: Bool) async {
    let counter = CallCounter()
    let items = (0..<count + 10).map { Measured(value: $0, counter: counter) }
    let pager = Pager<Void, Int, Measured, Int>(query: ()) { _, cursor in
      let page = cursor == nil ? items[..<count] : items[count...]
      return Page([SnapshotSection(0, items: Array(page))], previous: 1, next: 1)
    }
    pager.skippedPagesLimit = 0
    let source = BasicSource<Measured, Int> { $0.value }
    let silent = SilentList<Int>()
    let connection = source.connect(to: silent)
    pager.show(in: source)
    _ = await pager.refresh().outcome
    counter.reset()
    _ = await (isPrevious ? pager.loadPreviousPage() : pager.loadNextPage())?.outcome
    #expect(source.numberOfItems == count + 10)
    // Once in the pager's snapshot, once in the source. A previous page is also hashed before it is inserted.
    #expect(counter.hashCalls <= (isPrevious ? 60 : 50))
    #expect(counter.equalCalls <= 1_200)
    withExtendedLifetime(connection) {}
  }
}

extension StrictList {
  fileprivate var lastPath: ItemPath {
    ItemPath(section: cells.count - 1, item: (cells.last?.count ?? 0) - 1)
  }
}
