#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit
  import DiffableSnapshotsTesting
  import Testing

  /// What table views and collection views show after applies.
  @MainActor
  struct ViewUpdateTests {
    @Test(arguments: ViewKind.allCases)
    func theViewShowsEachAppliedSnapshot(view: ViewKind) {
      let fixture = view.screen()
      let snapshots: [Snapshot<Int, Int>] = [
        Snapshot([(1, [1, 2, 3]), (2, [4, 5])]),
        Snapshot([(2, [5, 1]), (3, []), (1, [3, 6, 2])]),
        Snapshot(),
        Snapshot([(9, [7, 8, 9])]),
      ]
      for snapshot in snapshots {
        fixture.apply(snapshot)
        #expect(fixture.shownTexts == fixture.texts(of: snapshot))
      }
    }

    @Test(arguments: zip(ViewKind.allCases + [.collection], UInt64(1)...4))
    func randomSnapshotsAreShown(view: ViewKind, seed: UInt64) {
      var generator = SnapshotGenerator(seed: seed)
      let fixture = view.screen()
      var snapshot = generator.snapshot(sections: 0...4, items: 0...12)
      for pair in 0..<10_500 {
        snapshot =
          pair % 50 == 0
          ? generator.snapshot(sections: 0...4, items: 0...12)
          : generator.edited(snapshot, times: 1 + pair % 5)
        fixture.apply(snapshot, mode: pair.isMultiple(of: 2) ? .animated : .notAnimated)
        let isShown = fixture.shownTexts == fixture.texts(of: snapshot)
        if !isShown {
          Issue.record(
            "Pair \(pair): \(fixture.shownTexts) instead of \(fixture.texts(of: snapshot))"
          )
          return
        }
      }
    }

    @Test(arguments: ViewKind.allCases)
    func onlyChangedItemsAreMadeAgain(view: ViewKind) {
      let fixture = view.screen([(1, [1, 2, 3, 4])])
      #expect(fixture.isUpToDate)
      let cells = (1...4).map { fixture.cell(of: $0) }
      fixture.apply([(1, [4, 1, 5, 3])])
      for item in [1, 3, 4] { #expect(fixture.cell(of: item) === cells[item - 1]) }
      #expect(fixture.isUpToDate)
    }

    @Test(arguments: [ViewKind.table, .collection])
    func reloadedAndReconfiguredItemsAreMadeAgain(view: ViewKind) {
      let fixture = view.screen([(1, [1, 2]), (2, [3, 4])])
      #expect(fixture.isUpToDate)
      fixture.prefix = "new "
      var snapshot = Snapshot([(3, [9]), (2, [4, 2]), (1, [1])])
      snapshot.reloadItems([2])
      fixture.apply(snapshot)
      #expect(Array(fixture.shownTexts.joined()) == ["new 9", "4", "new 2", "1"])
      fixture.prefix = "newer "
      fixture.update { $0.reconfigureItems([1]) }
      #expect(Array(fixture.shownTexts.joined()) == ["new 9", "4", "new 2", "newer 1"])
    }

    @Test func contentChangesReachTheCells() {
      struct Person: ContentEquatable, Hashable, Sendable {
        var id: Int
        var name: String
        static func == (left: Person, right: Person) -> Bool { left.id == right.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
        func isContentEqual(to other: Person) -> Bool { name == other.name }
      }
      let (table, collection) = (TableFixture().tableView, CollectionFixture().collectionView)
      let rows = TableViewDiffableDataSource<Int, Person>(tableView: table) { _, _, _, person in
        TextView(person.name)
      }
      let items = CollectionViewDiffableDataSource<Int, Person>(collectionView: collection) {
        view,
        path,
        person in
        let item = view.makeItem(withIdentifier: CollectionFixture.identifier, for: path)
        (item as? TextItem)?.text = person.name
        return item
      }
      (rows.updatesOutsideWindow, items.updatesOutsideWindow) = (.batches, .batches)
      for name in ["Ann", "Anne"] {
        let snapshot = Snapshot([(1, [Person(id: 1, name: name), Person(id: 2, name: "Bo")])])
        rows.apply(snapshot)
        items.apply(snapshot)
        let views: [NSView?] = [0, 1].map {
          table.view(atColumn: 0, row: $0, makeIfNecessary: true)
        }
        #expect(views.map { ($0 as? TextView)?.text } == [name, "Bo"])
        let shown = [0, 1].map { collection.item(at: IndexPath(item: $0, section: 0)) }
        #expect(shown.map { ($0 as? TextItem)?.text } == [name, "Bo"])
      }
    }

    @Test(arguments: ViewKind.allCases)
    func anAsynchronousApplyEndsWithTheAnimation(view: ViewKind) async {
      let fixture = view.screen()
      for sections in [[(1, [1])], [(1, [2, 1])]] {
        await fixture.applyAsynchronously(sections)
        #expect(fixture.isUpToDate && fixture.snapshot == Snapshot(sections))
      }
    }

    @Test func releasedViewsAndDataSourcesDoNotCrash() throws {
      var table: TableFixture? = TableFixture()
      var collection: CollectionFixture? = CollectionFixture()
      let rows = try #require(table?.target)
      let items = try #require(collection?.target)
      table?.apply([(1, [1])])
      collection?.apply([(1, [1])])
      (table, collection) = (nil, nil)
      #expect(rows.tableView == nil && rows.data == nil)
      #expect(items.collectionView == nil && items.data == nil)
    }

    // MARK: Tables

    @Test func eachColumnHasViews() {
      let table = TableFixture(headers: true, columns: 2)
      table.apply([(1, [1])])
      table.apply([(1, [2, 1])])
      #expect(table.texts(inColumn: 0) == ["# 1", "2 in column 0", "1 in column 0"])
      #expect(table.texts(inColumn: 1) == ["# 1", "2 in column 1", "1 in column 1"])
    }

    @Test(arguments: [false, true])
    func reloadedItemsGetNewViewsInTheirRowViews(headers: Bool) throws {
      let table = TableFixture(headers: headers)
      table.apply([(1, [1, 2, 3])])
      let row = try #require(table.dataSource.row(forItemIdentifier: 2))
      let rowView: NSTableRowView? = table.tableView.rowView(atRow: row, makeIfNecessary: true)
      table.prefix = "new "
      table.update { snapshot in
        snapshot.deleteItems([1])
        snapshot.reloadItems([2])
      }
      #expect(table.shownRows == (headers ? ["# 1"] : []) + ["new 2", "3"])
      let after: NSTableRowView? = table.tableView.rowView(atRow: row - 1, makeIfNecessary: true)
      #expect(after === rowView)
    }

    // MARK: Collections

    @Test func reloadedSectionsAreMadeAgainEvenWhenEmpty() {
      let collection = CollectionFixture()
      collection.apply([(1, [1]), (2, []), (3, [3])])
      #expect(collection.isUpToDate)
      collection.prefix = "new "
      collection.update { $0.reloadSections([1, 2]) }
      #expect(collection.shownItems == [["new 1"], [], ["3"]])
    }

    @Test func theUpdaterUpdatesReconfiguredItemsInPlace() {
      let collection = CollectionFixture()
      collection.apply([(1, [1, 2])])
      _ = collection.shownItems
      let before = collection.item(0, 1)
      collection.dataSource.setItemUpdater { item, path, number in
        (item as? TextItem)?.text = "\(number) updated at \(path.item)"
      }
      collection.update { snapshot in
        snapshot.insertItems([3], beforeItem: 1)
        snapshot.reconfigureItems([2])
      }
      #expect(collection.shownItems == [["3", "1", "2 updated at 2"]])
      #expect(collection.item(0, 2) === before)
    }
  }
#endif
