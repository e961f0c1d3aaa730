#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit
  import DiffableSnapshotsTesting
  import Testing

  @MainActor
  struct CollectionViewUpdateTests {
    @Test func viewShowsEachAppliedSnapshot() {
      let view = CollectionFixture()
      let snapshots: [Snapshot<Int, Int>] = [
        Snapshot([(1, [1, 2, 3]), (2, [4, 5])]),
        Snapshot([(2, [5, 1]), (3, []), (1, [3, 6, 2])]),
        Snapshot(),
        Snapshot([(9, [7, 8, 9])]),
      ]
      for snapshot in snapshots {
        view.dataSource.apply(snapshot)
        #expect(view.shownItems == view.items(of: snapshot))
      }
    }

    @Test func randomSnapshotsAreShown() {
      var generator = SnapshotGenerator(seed: 3)
      let view = CollectionFixture()
      var snapshot = generator.snapshot(sections: 0...4, items: 0...12)
      for pair in 0..<20_500 {
        snapshot =
          pair % 50 == 0
          ? generator.snapshot(sections: 0...4, items: 0...12)
          : generator.edited(snapshot, times: 1 + pair % 5)
        view.dataSource.apply(snapshot, mode: pair.isMultiple(of: 2) ? .animated : .notAnimated)
        let isShown = view.shownItems == view.items(of: snapshot)
        if !isShown {
          Issue.record("Pair \(pair): \(view.shownItems) instead of \(view.items(of: snapshot))")
          return
        }
      }
    }

    @Test func onlyChangedItemsAreMadeAgain() {
      let view = CollectionFixture()
      view.dataSource.apply(Snapshot([(1, [1, 2, 3])]))
      _ = view.shownItems
      let items = (0..<3).map { view.item(0, $0) }
      var snapshot = Snapshot([(1, [3, 4, 1])])
      view.dataSource.apply(snapshot)
      #expect(view.item(0, 0) === items[2])
      #expect(view.item(0, 2) === items[0])
      view.prefix = "new "
      snapshot.reloadItems([3])
      view.dataSource.apply(snapshot)
      #expect(view.shownItems == [["new 3", "4", "1"]])
    }

    @Test func reloadsBesideChangesReachTheirItems() {
      let view = CollectionFixture()
      view.dataSource.apply(Snapshot([(1, [1, 2]), (2, [3, 4])]))
      #expect(view.shownItems == [["1", "2"], ["3", "4"]])
      view.prefix = "new "
      var snapshot = Snapshot([(3, [9]), (2, [4, 2]), (1, [1])])
      snapshot.reloadItems([2])
      view.dataSource.apply(snapshot)
      #expect(view.shownItems == [["new 9"], ["4", "new 2"], ["1"]])
    }

    @Test func reloadedSectionsAreMadeAgainEvenWhenEmpty() {
      let view = CollectionFixture()
      var snapshot = Snapshot([(1, [1]), (2, []), (3, [3])])
      view.dataSource.apply(snapshot)
      _ = view.shownItems
      view.prefix = "new "
      snapshot.reloadSections([1, 2])
      view.dataSource.apply(snapshot)
      #expect(view.shownItems == [["new 1"], [], ["3"]])
    }

    @Test func reconfiguredItemsAreMadeAgainWithoutUpdater() {
      let view = CollectionFixture()
      var snapshot = Snapshot([(1, [1, 2])])
      view.dataSource.apply(snapshot)
      _ = view.shownItems
      view.prefix = "new "
      snapshot.reconfigureItems([2])
      view.dataSource.apply(snapshot)
      #expect(view.shownItems == [["1", "new 2"]])
    }

    @Test func updaterUpdatesReconfiguredItemsInPlace() {
      let view = CollectionFixture()
      var snapshot = Snapshot([(1, [1, 2])])
      view.dataSource.apply(snapshot)
      _ = view.shownItems
      let before = view.item(0, 1)
      view.dataSource.setItemUpdater { item, path, number in
        (item as? TextItem)?.text = "\(number) updated at \(path.item)"
      }
      snapshot.insertItems([3], beforeItem: 1)
      snapshot.reconfigureItems([2])
      view.dataSource.apply(snapshot)
      #expect(view.shownItems == [["3", "1", "2 updated at 2"]])
      #expect(view.item(0, 2) === before)
    }

    @Test func contentChangesReachTheItems() {
      struct Person: ContentEquatable, Hashable, Sendable {
        var id: Int
        var name: String
        static func == (left: Person, right: Person) -> Bool { left.id == right.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
        func isContentEqual(to other: Person) -> Bool { name == other.name }
      }
      let collectionView = NSCollectionView()
      let identifier = CollectionFixture.identifier
      collectionView.register(TextItem.self, forItemWithIdentifier: identifier)
      let dataSource = CollectionViewDiffableDataSource<Int, Person>(
        collectionView: collectionView
      ) { view, path, person in
        let item = view.makeItem(withIdentifier: identifier, for: path)
        (item as? TextItem)?.text = person.name
        return item
      }
      dataSource.updatesOutsideWindow = .batches
      dataSource.apply(Snapshot([(1, [Person(id: 1, name: "Ann")])]))
      #expect(collectionView.numberOfSections == 1)
      dataSource.apply(Snapshot([(1, [Person(id: 1, name: "Anne")])]))
      let item = collectionView.item(at: IndexPath(item: 0, section: 0)) as? TextItem
      #expect(item?.text == "Anne")
    }

    @Test func viewWithoutWindowIsReloadedUnlessAllowed() {
      let view = CollectionFixture()
      var outcomes: [String] = []
      view.dataSource.applyObserver = { report in
        if case .reload(let reason) = report.outcome { outcomes.append("\(reason)") }
        if case .batches = report.outcome { outcomes.append("batches") }
      }
      view.target.updatesOutsideWindow = .reload
      view.dataSource.apply(Snapshot([(1, [1])]))
      view.dataSource.apply(Snapshot([(1, [1, 2])]))
      view.target.updatesOutsideWindow = .batches
      view.dataSource.apply(Snapshot([(1, [1, 2, 3])]))
      #expect(outcomes == ["first", "offScreen", "batches"])
      #expect(view.shownItems == [["1", "2", "3"]])
    }

    @Test func completionIsCalledWhenTheAnimationHasEnded() async {
      let view = CollectionFixture()
      await view.dataSource.apply(Snapshot([(1, [1])]))
      await view.dataSource.apply(Snapshot([(1, [2, 1])]))
      #expect(view.shownItems == [["2", "1"]])
    }

    @Test func releasedViewAndDataSourceDoNotCrash() throws {
      var view: CollectionFixture? = CollectionFixture()
      let target = try #require(view?.target)
      view?.dataSource.apply(Snapshot([(1, [1])]))
      view = nil
      #expect(target.collectionView == nil)
      #expect(target.data == nil)
    }
  }
#endif
