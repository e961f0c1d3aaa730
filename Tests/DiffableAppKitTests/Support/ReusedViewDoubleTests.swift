#if canImport(AppleBase)
  import AppKit
  import AppleBase
  import DiffableAppKit
  import Testing

  /// Views that get another data source while the former one is still in use.
  @MainActor
  struct ReusedViewDoubleTests {
    @Test func aTableViewBelongsToTheNewestDataSource() throws {
      let table = TableFixture()
      let former = table.dataSource
      former.reorderingHandlers.canReorderItem = { _ in true }
      former.apply(Snapshot([(1, [1, 2])]))
      let session = try #require(table.tableView.userLifts([0]))
      var completions = 0
      former.apply(Snapshot([(1, [1, 3])])) { completions += 1 }
      let dataSource = TableViewDiffableDataSource<Int, Int>(tableView: table.tableView) {
        _,
        _,
        _,
        item in
        let view = TextView()
        view.text = "new \(item)"
        return view
      }
      // The view will report the end of the drag to the new data source only, so the former one does not wait for it.
      #expect(completions == 1)
      table.tableView.userEnds(session, dropped: false)
      dataSource.updatesOutsideWindow = .batches
      dataSource.apply(Snapshot([(1, [7])]))
      former.apply(Snapshot([(1, [1, 2, 3])])) { completions += 1 }
      former.applySnapshotUsingReloadData(Snapshot([(1, [1, 2, 3, 4])])) { completions += 1 }
      #expect(completions == 3)
      dataSource.selectedItemIdentifiers = [7]
      #expect(former.selectedItemIdentifiers.isEmpty)
      dataSource.apply(Snapshot([(1, [8, 7])]))
      #expect(table.shownRows == ["new 8", "new 7"])
      #expect(dataSource.selectedItemIdentifiers == [7])
    }

    @Test func aCollectionViewBelongsToTheNewestDataSource() throws {
      let view = CollectionFixture()
      let former = view.dataSource
      former.reorderingHandlers.canReorderItem = { _ in true }
      former.apply(Snapshot([(1, [1, 2])]))
      let path = IndexPath(item: 0, section: 0)
      let session = try #require(view.collectionView.userLifts([path]))
      var completions = 0
      former.apply(Snapshot([(1, [1, 3])])) { completions += 1 }
      let dataSource = CollectionViewDiffableDataSource<Int, Int>(
        collectionView: view.collectionView
      ) { view, path, number in
        let item = view.makeItem(withIdentifier: CollectionFixture.identifier, for: path)
        (item as? TextItem)?.text = "new \(number)"
        return item
      }
      #expect(completions == 1)
      view.collectionView.userEnds(session, dropped: false)
      dataSource.updatesOutsideWindow = .batches
      dataSource.apply(Snapshot([(1, [7])]))
      former.apply(Snapshot([(1, [1, 2, 3])])) { completions += 1 }
      former.applySnapshotUsingReloadData(Snapshot([(1, [1, 2, 3, 4])])) { completions += 1 }
      #expect(completions == 3)
      dataSource.apply(Snapshot([(1, [8, 7])]))
      #expect(view.shownItems == [["new 8", "new 7"]])
    }

    @Test func aDragInAnOutlineViewEndsWithItsDataSource() {
      let outline = Outline([("a", "1(2) 3")])
      let former = outline.dataSource
      former.reorderingHandlers.canReorderItem = { _ in true }
      var completions = 0
      var second: Outline.DataSource?
      outline.outlineView.userDrags(outline.node(3), to: 0, inParent: nil) {
        former.apply(makeOutline("3 1"), to: "a") { completions += 1 }
        second = Outline.DataSource(outlineView: outline.outlineView) { _, _, item in
          NSTextField(labelWithString: "new \(item)")
        }
        #expect(completions == 1)
      }
      second?.updatesOutsideWindow = .batches
      second?.apply(makeOutline("7"), to: "b")
      former.apply(makeOutline("1(2)"), to: "a") { completions += 1 }
      #expect(completions == 2)
      #expect(outline.outlineView.numberOfRows == 1)
      #expect(outline.text(0) == "new 7")
    }
  }
#endif
