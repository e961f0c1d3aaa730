#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @testable import DiffableAppKit
  import Testing

  /// A target learns at once that an app has set the delegate of the view, although the view tells it nothing.
  @MainActor
  struct DelegateObservationTests {
    /// Lets tasks run until a condition is true.
    private func until(_ condition: () -> Bool) async {
      for _ in 0..<1_000 where !condition() { await Task.yield() }
      #expect(condition())
    }

    @Test func aTableViewGetsItsTargetAgain() async {
      let table = TableFixture()
      await table.applyAsynchronously([(1, [1, 2])])
      let delegate = UserDelegate([])
      table.tableView.delegate = delegate
      await until { table.tableView.delegate === table.target.events }
      #expect(table.dataSource.delegate === delegate)
      table.tableView.delegate = nil
      await until { table.tableView.delegate === table.target.events }
      #expect(table.dataSource.delegate === delegate)
    }

    @Test func anOutlineViewGetsItsTargetAgain() async {
      let outline = Outline([("a", "1(2)")])
      outline.outlineView.delegate = nil
      await until { outline.outlineView.delegate === outline.dataSource.target.events }
      outline.expectRows(["1", "  2"])
    }

    @Test func aCollectionViewGetsItsTargetAgain() async {
      let view = CollectionFixture()
      await view.applyAsynchronously([(1, [1])])
      let delegate = UserCollectionDelegate([])
      view.collectionView.delegate = delegate
      await until { view.collectionView.delegate === view.target.events }
      #expect(view.dataSource.delegate === delegate)
    }

    @Test func aReleasedDataSourceLeavesTheDelegateOfTheAppAlone() async {
      let tableView = NSTableView()
      var table: TableFixture? = TableFixture(tableView)
      weak var target: TableViewTarget?
      target = table?.target
      let delegate = UserDelegate([])
      tableView.delegate = delegate
      table = nil
      for _ in 0..<100 { await Task.yield() }
      #expect(target == nil)
      #expect(tableView.delegate === delegate)
    }
  }
#endif
