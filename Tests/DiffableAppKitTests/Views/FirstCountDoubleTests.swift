#if canImport(AppleBase)
  import AppKit
  import AppleBase
  import DiffableAppKit
  import Testing

  /// Views that are updated before they have read what an earlier reload shows.
  @MainActor
  struct FirstCountDoubleTests {
    @Test func aTableViewCountsItsRowsBeforeABatch() {
      let table = TableFixture()
      table.dataSource.apply(Snapshot([(1, [1, 2])]))
      table.dataSource.apply(Snapshot([(1, [1, 2, 3])]))
      #expect(table.tableView.animations.count == 1)
      #expect(table.shownRows == ["1", "2", "3"])
    }

    @Test func theDoubleRefusesChangesOfRowsThatWereNotCounted() {
      let table = TableFixture()
      table.dataSource.apply(Snapshot([(1, [1, 2])]))
      let reports = Inconsistency.reports {
        table.tableView.beginUpdates()
        table.tableView.removeRows(at: [0])
        table.tableView.endUpdates()
      }
      #expect(reports.first == "removeRows: the rows were not counted before beginUpdates")
    }

    @Test func anOutlineViewCountsItsRowsBeforeABatch() {
      let outline = Outline()
      outline.dataSource.apply(Snapshot())
      outline.apply("1(2 3) 4")
      #expect(outline.rows == ["1", "  2", "  3", "4"])
      #expect(outline.outlineView.changes.first == "insert [0, 1]")
    }

    @Test func aCollectionViewInAWindowLaysOutAfterAReload() {
      let view = CollectionFixture()
      view.collectionView.window = NSWindow()
      view.dataSource.apply(Snapshot([(1, [1, 2])]))
      #expect(view.collectionView.requestedItems == 2)
      view.dataSource.apply(Snapshot([(1, [1, 2, 3])]))
      #expect(view.collectionView.requestedItems == 3)
      #expect(view.shownItems == [["1", "2", "3"]])
    }

    @Test func theDoubleRefusesABatchThatHidesAReload() {
      let view = CollectionFixture()
      view.dataSource.apply(Snapshot([(1, [1, 2])]))
      view.collectionView.window = NSWindow()
      view.collectionView.reloadData()
      let reports = Inconsistency.reports { view.collectionView.performBatchUpdates({}) }
      #expect(reports == ["The reload that waits for the layout is lost to the batch updates"])
      view.collectionView.window = nil
      let others = Inconsistency.reports { view.collectionView.layoutSubtreeIfNeeded() }
      #expect(others == ["A layout outside of a window"])
    }
  }
#endif
