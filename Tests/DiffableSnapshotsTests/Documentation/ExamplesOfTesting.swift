import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

// example: screen
@MainActor
final class ShoppingScreen<List: ListTarget> {
  typealias DataSource = DiffableDataSource<String, String, List>

  let dataSource: DataSource

  init(dataSource: DataSource) {
    self.dataSource = dataSource
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.itemHandlers.canDeleteItem = { _ in true }
  }

  func show(
    open: [String],
    done: [String],
    completion: (() -> Void)? = nil
  ) {
    let snapshot = Snapshot([("open", open), ("done", done)])
    dataSource.apply(snapshot, completion: completion)
  }
}
// end

// example: screen in a strict list
extension ShoppingScreen where List == StrictList<String> {
  convenience init(list: List) {
    let dataSource = DataSource(target: list) { _, _, name in name }
    dataSource.supplementaryViewProvider = { _, kind, _, section in
      kind == .header ? section.uppercased() : nil
    }
    self.init(dataSource: dataSource)
  }
}
// end

/// The code of the article on testing screens.
@MainActor
@Suite struct ExamplesOfTesting {
  // example: several lists
  @Test(arguments: [
    ListCapabilities.collectionView, .tableView, .noMoves,
  ])
  func boughtItemsMoveToDone(_ capabilities: ListCapabilities) {
    let list = StrictList<String>(capabilities)
    let screen = ShoppingScreen(list: list)
    screen.show(open: ["bread", "milk"], done: [])
    screen.show(open: ["bread"], done: ["milk"])
    #expect(list.cells == [["bread"], ["milk"]])
    #expect(list.refusals.isEmpty)
  }
  // end

  // example: problems
  @Test func aRepeatedItemIsAProblem() {
    let list = StrictList<String>(.tableView)
    let screen = ShoppingScreen(list: list)
    screen.show(open: ["bread", "bread"], done: [])
    #expect(list.cells == [["bread"], []])
    #expect(
      list.problems == ["init(_:) was given duplicate items: bread"]
    )
  }
  // end

  // example: cells and log
  @Test func aBoughtItemKeepsItsCell() {
    let list = StrictList<String>(.tableView)
    let screen = ShoppingScreen(list: list)
    screen.show(open: ["bread", "milk"], done: [])
    let milk = list.shownCells[0][1]
    screen.show(open: ["bread"], done: ["milk"])
    #expect(list.shownCells[1][0].serialNumber == milk.serialNumber)

    var changes = ListChanges()
    changes.items.moves = [
      Move(
        from: ItemPath(section: 0, item: 1),
        to: ItemPath(section: 1, item: 0)
      )
    ]
    #expect(list.log == [.reload, .batch(changes, animated: true)])
  }
  // end

  // example: completions and visibility
  @Test func theCompletionWaitsForTheList() {
    let list = StrictList<String>(.tableView)
    list.delaysCompletions = true
    let screen = ShoppingScreen(list: list)
    var isShown = false
    screen.show(open: ["bread"], done: []) { isShown = true }
    #expect(list.cells == [["bread"], []])
    #expect(!isShown)
    list.completeNext()
    #expect(isShown)

    list.isOnScreen = false
    screen.show(open: [], done: ["bread"])
    #expect(list.log == [.reload, .reload])
  }
  // end

  // example: headers
  @Test func eachSectionHasAHeader() {
    let list = StrictList<String>(.tableView)
    let screen = ShoppingScreen(list: list)
    screen.show(open: ["bread"], done: [])
    #expect(list.headers == ["OPEN", "DONE"])
    #expect(list.footers == [nil, nil])
  }
  // end

  // example: drag
  @Test func draggingAnItemReordersTheSnapshot() {
    let list = StrictList<String>(.tableView)
    let screen = ShoppingScreen(list: list)
    screen.show(open: ["bread", "milk"], done: [])
    let bread = list.shownCells[0][0]
    list.reorderItem(
      at: ItemPath(section: 0, item: 0),
      to: ItemPath(section: 0, item: 1)
    )
    #expect(list.cells == [["milk", "bread"], []])
    #expect(list.shownCells[0][1].serialNumber == bread.serialNumber)
    #expect(
      screen.dataSource.snapshot().itemIdentifiers == ["milk", "bread"]
    )
  }
  // end

  // example: deletion by the user
  @Test func theUserDeletesAnItem() {
    let list = StrictList<String>(.tableView)
    let screen = ShoppingScreen(list: list)
    screen.show(open: ["bread", "milk"], done: [])
    let isDeleted = list.deleteItem(at: ItemPath(section: 0, item: 0))
    #expect(isDeleted)
    #expect(list.cells == [["milk"], []])
  }
  // end

  // example: apply reports
  @Test func onlyTheFirstApplyReloadsTheList() {
    let screen = ShoppingScreen(list: StrictList<String>(.noMoves))
    var reloads = 0
    screen.dataSource.applyObserver = { report in
      if case .reload = report.outcome { reloads += 1 }
    }
    screen.show(open: ["bread"], done: [])
    screen.show(open: [], done: ["bread"])
    #expect(reloads == 1)
  }
  // end

  // example: refusal
  @Test func anInsertionOutOfBoundsIsRefused() throws {
    let list = StrictList<Int>(.tableView)
    let dataSource = DiffableDataSource<String, Int, _>(
      target: list
    ) { _, _, item in item }
    var snapshot = Snapshot([("odd", [1, 3])])
    dataSource.apply(snapshot)
    snapshot.appendItems([5])
    var changes = ListChanges()
    changes.items.insertions = [ItemPath(section: 0, item: 3)]
    let error = #expect(throws: StrictListError.self) {
      try list.perform(changes, to: snapshot, updateData: {})
    }
    #expect(error?.rule == .newBounds)
  }
  // end

  // example: random contents
  @Test(arguments: UInt64(0)..<20)
  func randomContentsAreShown(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let list = StrictList<String>(.tableView)
    let screen = ShoppingScreen(list: list)
    let names = (0..<12).map { "No. \($0)" }
    for _ in 0..<20 {
      let count = Int.random(in: 0...12, using: &random)
      let open = names.shuffled(using: &random).prefix(count)
      let done = names.filter { !open.contains($0) }
      screen.show(open: Array(open), done: done)
      #expect(list.cells == [Array(open), done])
    }
    #expect(list.refusals.isEmpty)
  }
  // end

  @Test func theArticleShowsTheRefusal() throws {
    let start = "item 0.3 is inserted, moved to or updated, but the"
    let end = "snapshot has [3] items per section"
    let error = StrictListError(.newBounds, "\(start) \(end)")
    // The article shows the message in two lines.
    let lines = "```\n\(StrictListError(.newBounds, start))\n\(end)\n```"
    #expect(try DocumentationPage("TestingYourScreens").contains(lines))

    let list = StrictList<Int>(.tableView)
    let dataSource = DiffableDataSource<String, Int, _>(target: list) { _, _, item in item }
    dataSource.apply(Snapshot([("odd", [1, 3])]))
    var changes = ListChanges()
    changes.items.insertions = [ItemPath(section: 0, item: 3)]
    #expect(throws: error) {
      try list.perform(changes, to: Snapshot([("odd", [1, 3, 5])]), updateData: {})
    }
    #expect(list.cells == [[1, 3]])
  }

  @Test func headerRowsHaveNoCell() {
    let list = StrictList<Int>(.rowsOnly, by: .edits)
    let dataSource = DiffableDataSource<String, Int, _>(target: list) { _, _, item in item }
    dataSource.apply(Snapshot([("odd", [1]), ("even", [2])]))
    #expect(list.shownCells.map { $0.map(\.cell) } == [[nil, 1, nil, 2]])
    #expect(list.cells == [[1, 2]])
  }
}
