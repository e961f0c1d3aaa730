#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @testable import DiffableAppKit
  import Testing

  @MainActor
  struct ForwardingTests {
    private func makeTable(headers: Bool = false) -> TableFixture {
      let table = TableFixture(headers: headers)
      table.tableView.allowsMultipleSelection = true
      table.dataSource.apply(Snapshot([(1, [1, 2, 3])]))
      return table
    }

    @Test func methodsThatOnlyTheDelegateImplementsAreForwarded() {
      let (table, method) = (makeTable(), "tableView:heightOfRow:")
      let (events, selector) = (table.target.events, Selector(method))
      #expect(!events.responds(to: selector))
      let (first, second) = (UserDelegate([method]), UserDelegate([method]))
      // The table view asks each delegate for its methods, also one that is set later.
      for delegate in [first, second] {
        table.dataSource.delegate = delegate
        #expect(table.tableView.delegate === events && table.dataSource.delegate === delegate)
        #expect(events.responds(to: selector))
        #expect(events.forwardingTarget(for: selector) as AnyObject? === delegate)
        #expect(events.forwardingTarget(for: Selector("unknown:")) == nil)
        first.calls = []
        table.tableView.noteHeightOfRows(withIndexesChanged: [1])
        #expect(delegate.calls.contains("height 1"))
      }
      (table.dataSource.delegate, second.calls) = (nil, [])
      table.tableView.noteHeightOfRows(withIndexesChanged: [1])
      #expect(first.calls.isEmpty && second.calls.isEmpty)
    }

    @Test func delegateReceivesTheSelectionAndIsWeak() {
      let table = makeTable()
      var delegate: UserDelegate? = UserDelegate(["tableViewSelectionDidChange:"])
      table.dataSource.delegate = delegate
      table.dataSource.selectedItemIdentifiers = [2]
      #expect(delegate?.calls == ["selection changed"])
      delegate = nil
      #expect(table.dataSource.delegate == nil)
      table.dataSource.selectedItemIdentifiers = [3]
      #expect(table.dataSource.selectedItemIdentifiers == [3])
    }

    @Test func formerDelegateOfTheViewStays() {
      let tableView = NSTableView()
      let delegate = UserDelegate([])
      tableView.delegate = delegate
      let target = TableViewTarget(tableView)
      #expect(target.delegate === delegate)
      // The delegate of a second target is the delegate of the app, not the first target.
      let second = TableViewTarget(tableView)
      #expect(second.delegate === delegate)
      #expect(tableView.delegate === second.events)
    }

    @Test func delegateDecidesAboutGroupRowsOfItemsOnly() {
      let table = makeTable(headers: true)
      let delegate = UserDelegate(["tableView:isGroupRow:"])
      table.dataSource.delegate = delegate
      let groups = (0..<4).map { table.target.events.tableView(table.tableView, isGroupRow: $0) }
      #expect(groups == [true, true, false, false])
      #expect(!delegate.calls.contains("isGroupRow 0"))
      #expect(table.shownRows == ["# 1", "1", "2", "3"])
    }

    @Test func delegateIsAskedForRowViewsWithoutProvider() {
      let table = makeTable()
      let delegate = UserDelegate(["tableView:rowViewForRow:"])
      table.dataSource.delegate = delegate
      #expect(table.shownRows == ["1", "2", "3"])
      #expect(delegate.calls.contains("rowView 2"))
      table.dataSource.rowViewProvider = { _, _, _ in NSTableRowView() }
      delegate.calls = []
      table.tableView.reloadData()
      #expect(table.shownRows == ["1", "2", "3"])
      #expect(!delegate.calls.contains { $0.hasPrefix("rowView") })
    }

    @Test func proposedSelectionHasNoHeadersUnlessAllowed() {
      let table = makeTable(headers: true)
      #expect(selection([0, 1, 2], in: table) == [1, 2])
      table.dataSource.selectedItemIdentifiers = [3]
      #expect(selection([0], in: table) == [3])
      #expect(selection([], in: table) == [])
      table.target.allowsSectionHeaderSelection = true
      #expect(selection([0, 1], in: table) == [0, 1])
    }

    @Test func delegateDecidesAboutTheSelection() {
      let table = makeTable(headers: true)
      let asked = UserDelegate(["tableView:shouldSelectRow:"])
      asked.refusedRows = [2]
      table.dataSource.delegate = asked
      #expect(selection([0, 1, 2], in: table) == [1])
      // A row that is selected stays selected.
      table.tableView.selectRowIndexes([2], byExtendingSelection: false)
      #expect(selection([1, 2], in: table) == [1, 2])
      let deciding = UserDelegate(["tableView:selectionIndexesForProposedSelection:"])
      deciding.refusedRows = [1]
      table.dataSource.delegate = deciding
      #expect(selection([0, 1, 3], in: table) == [3])
      #expect(deciding.calls == ["proposed [0, 1, 3]"])
    }

    private func selection(_ proposed: IndexSet, in table: TableFixture) -> [Int] {
      Array(
        table.target.events.tableView(
          table.tableView,
          selectionIndexesForProposedSelection: proposed
        )
      )
    }

    // MARK: Collection views

    @Test func theDelegateOfACollectionViewIsWeakAndAFormerOneStays() {
      let collectionView = NSCollectionView()
      let method = "collectionView:shouldDeselectItemsAtIndexPaths:"
      var delegate: UserCollectionDelegate? = UserCollectionDelegate([method])
      collectionView.delegate = delegate
      let first = CollectionViewTarget(collectionView)
      #expect(first.delegate === delegate)
      let second = CollectionViewTarget(collectionView)
      #expect(second.delegate === delegate)
      #expect(collectionView.delegate === second.events)
      #expect(collectionView.prefetchDataSource === second.events)
      #expect(second.events.forwardingTarget(for: Selector(method)) as AnyObject? === delegate)
      second.delegate = nil
      #expect(!second.events.responds(to: Selector(method)))
      second.delegate = delegate
      #expect(second.events.responds(to: Selector(method)))
      delegate = nil
      #expect(second.delegate == nil)
    }
  }
#endif
