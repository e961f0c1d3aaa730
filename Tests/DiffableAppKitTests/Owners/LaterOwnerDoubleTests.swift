#if canImport(AppleBase)
  import AppKit
  import AppleBase
  import DiffableAppKit
  import DiffableSources
  import Testing

  /// A data source or a connection that is created for a view while something of another one is under way.
  @MainActor
  struct LaterOwnerDoubleTests {
    @Test(arguments: ViewKind.allCases, [[1], [1, 3]])
    func aDataSourceOfADropTakesOverAfterTheDrop(view: ViewKind, dragged: [Int]) async throws {
      let first = view.screen([(0, [1, 2, 3, 4])])
      first.reorderingHandlers.canReorderItem = { _ in true }
      var second: (any NumbersScreen)?
      first.reorderingHandlers.didReorder = { [unowned first] _ in
        second = first.another()
        second?.apply([(0, [4, 3, 2, 1])])
      }
      let shown = { first.shownTexts.joined().filter { !$0.hasPrefix("#") } }
      let session = try #require(first.userLifts(dragged))
      #expect(first.userDrops(0, 4, from: first.view))
      // The view ends the drag after the drop.
      #expect(shown() == (dragged == [1] ? ["2", "3", "4", "1"] : ["2", "4", "1", "3"]))
      #expect(second?.isUpToDate == false)
      first.userEnds(session, dropped: true)
      #expect(shown() == ["4", "3", "2", "1"] && second?.isUpToDate == true)
    }

    @Test(arguments: [[0], [0, 2]])
    func aConnectionOfADropTakesOverAfterTheDrop(dragged: IndexSet) async throws {
      let screen = SourceScreen()
      var second: SourceConnection<ReusableCell, TableViewTarget>?
      screen.numbers.handlers.canMove = { _, _ in true }
      screen.numbers.handlers.didMove = { _, _ in
        second = screen.keep(screen.letters.connect(to: screen.tableView))
      }
      let first = screen.keep(screen.numbers.connect(to: screen.tableView))
      let session = try #require(screen.tableView.userLifts(dragged))
      #expect(screen.tableView.userDrops(at: 3, from: screen.tableView))
      #expect(screen.rows == (dragged == [0] ? [2, 3, 1] : [2, 1, 3]).map { "Number \($0)" })
      screen.tableView.userEnds(session, dropped: true)
      #expect(screen.rows == ["Letter a", "Letter b"])
      #expect(first.target.view == nil && second?.target.view != nil)
    }

    /// The view asks for the next row before it reads its new data.
    @Test func aDataSourceOfARowThatScrollsIntoViewTakesOverAfterwards() async {
      let table = StormTable(seed: 1)
      table.tableView.visibleRows = 0..<2
      let first = table.makeDataSource(1)
      first.updatesOutsideWindow = .batches
      show([(0, [1, 2, 3, 4])], in: first)
      #expect(table.tableView.numberOfRows == 4)
      var second: TableViewDiffableDataSource<Int, Int>?
      table.hook = { [unowned table] _, place in
        guard place == "cell 3", second == nil else { return }
        let created = table.makeDataSource(2)
        show([(0, [1])], in: created)
        second = created
      }
      table.tableView.visibleRows = 2..<4
      #expect(second != nil && table.tableView.numberOfRows == 4)
      #expect((table.tableView.shownViews[3][0] as? TextView)?.text == "1.4")
      for _ in 0..<5 { await Task.yield() }
      table.tableView.visibleRows = nil
      #expect(table.shown == ["2.1"] && first.target.view == nil)
    }

    /// A section header view provider makes the table view show headers, which a data source that waits must not do.
    @Test func aWaitingDataSourceChangesNoRows() async {
      let table = StormTable(seed: 0)
      NSAnimationContext.holdsAnimations = false
      let first = table.makeDataSource(1)
      var second: TableViewDiffableDataSource<Int, Int>?
      table.hook = { [unowned table] _, place in
        guard place == "cell 2", second == nil else { return }
        let created = table.makeDataSource(2)
        show([(0, [1])], in: created)
        second = created
      }
      first.updatesOutsideWindow = .batches
      show([(0, [1])], in: first)
      #expect(table.shown == ["1#0", "1.1"])
      show([(0, [1, 2])], in: first)
      #expect(table.shown == ["2#0", "2.1"] && second?.target.view != nil)
    }

    @Test func theDelegateOfAWaitingDataSourceStays() async throws {
      let table = StormTable(seed: 1)
      let first = table.makeDataSource(1)
      var second: TableViewDiffableDataSource<Int, Int>?
      let delegate = StormTableDelegate()
      first.applyObserver = { _ in
        second = table.makeDataSource(2)
        second?.target.delegate = delegate
        #expect(second?.target.view == nil)
      }
      show([(0, [1])], in: first)
      #expect(second?.target.view != nil && second?.target.delegate === delegate)
    }

    private func show(
      _ sections: [(Int, [Int])],
      in source: TableViewDiffableDataSource<Int, Int>
    ) { source.apply(Snapshot(sections)) }
  }
#endif
