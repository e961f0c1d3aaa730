#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshotsTesting
  @testable import DiffableUIKit
  import Testing
  import UIKit

  /// What table views and collection views show after applies.
  @MainActor
  struct ViewApplyTests {
    @Test(arguments: ViewKind.allCases)
    func cellsAreShownAndKept(view: ViewKind) {
      let screen = view.screen([(0, [1, 2, 3]), (1, [4])])
      #expect(screen.shownTexts == [["1", "2", "3"], ["4"]])
      let second = screen.cell(0, 1)
      screen.apply([(0, [1, 3]), (1, [4, 2]), (2, [])])
      #expect(screen.shownTexts == [["1", "3"], ["4", "2"], []])
      #expect(second != nil && screen.cell(1, 1) === second)
      screen.apply([(1, [2, 4]), (2, [])])
      screen.update { $0.reconfigureItems([2]) }
      #expect(screen.cell(0, 0) === second)
    }

    @Test(arguments: ViewKind.allCases)
    func anItemThatEntersAnInsertedSectionKeepsItsCell(view: ViewKind) {
      let screen = view.screen([(0, [1, 2]), (1, [4])])
      // The items of deleted sections are deleted and inserted.
      screen.apply([(2, [4, 1])])
      #expect(screen.shownTexts == [["4", "1"]])
      let second = screen.cell(0, 1)
      screen.apply([(2, [4]), (3, [1])])
      #expect(screen.shownTexts == [["4"], ["1"]])
      #expect(second != nil && screen.cell(1, 0) === second)
    }

    // 20 seeds with 1,000 pairs each.
    @Test(arguments: ViewKind.allCases, UInt64(0)..<20)
    func theScreenShowsEachSnapshot(view: ViewKind, seed: UInt64) {
      let screen = view.screen()
      screen.showHeaders()
      var generator = SnapshotGenerator(seed: seed)
      var snapshot = generator.snapshot(sections: 0...4, items: 0...10)
      screen.apply(snapshot)
      var batches = 0
      screen.observeApplies { report in
        if case .batches(let all) = report.outcome { batches += all.count }
      }
      for pair in 0..<1_000 {
        let selected = Set(snapshot.itemIdentifiers.filter { $0 % 3 == 0 })
        screen.selectedItems = Array(selected)
        snapshot = generator.edited(snapshot, times: 1 + pair % 6)
        let mode: ApplyMode = pair % 50 == 49 ? .reload : pair % 2 == 0 ? .animated : .notAnimated
        var hasEnded = false
        screen.apply(snapshot, mode: mode) { hasEnded = true }
        let isShown =
          hasEnded && screen.shownTexts == snapshot.texts
          && screen.headers == snapshot.sectionIdentifiers.map { "\($0)" }
          && screen.selectedItems == snapshot.itemIdentifiers.filter { selected.contains($0) }
        // An expectation for each pair would take most of the time.
        guard isShown else {
          Issue.record(
            "seed \(seed), pair \(pair): \(screen.shownTexts), expected \(snapshot.texts)"
          )
          return
        }
      }
      #expect(batches > 750)
    }

    @Test(arguments: ViewKind.allCases, [true, false])
    func theCompletionIsCalledOnce(view: ViewKind, isAnimated: Bool) async {
      let screen = view.screen([(0, [1, 2, 3])])
      var calls = 0
      screen.apply([(0, [2])], mode: isAnimated ? .animated : .notAnimated) { calls += 1 }
      await waitUntil { calls > 0 }
      #expect(calls == 1)
    }

    /// A view that a layout has collapsed in one direction has been laid out, and performs batches.
    @Test(
      arguments: ViewKind.allCases,
      [
        (CGSize(width: 320, height: 480), true), (CGSize(width: 320, height: 0), true),
        (CGSize(width: 0, height: 480), true), (CGSize(width: 0, height: 0), false),
      ]
    )
    func aViewIsOffScreenOnlyWithoutWidthAndHeight(view: ViewKind, size: (CGSize, Bool)) {
      let screen = view.screen([(0, [1, 2])])
      screen.view.frame.size = size.0
      for updates in [UpdatesOutsideWindow.reload, .batches] {
        screen.updatesOutsideWindow = updates
        #expect((screen.reasonToReload([(0, [2]), (1, [])]) == nil) == size.1)
        screen.apply([(0, [1, 2])])
      }
    }

    // MARK: Views and data sources

    @Test(arguments: ViewKind.allCases)
    func aViewWithoutItsDataSourceShowsNothing(view: ViewKind) {
      var screen: (any TestScreen)? = view.screen([(0, [1])])
      let shown = screen?.view
      screen = nil
      shown?.reloadData()
      #expect(shown?.shownTexts.joined().isEmpty == true)
    }

    @Test func dataSourcesDoNotKeepTheirViews() throws {
      var table: UITableView? = UITableView()
      var collection: UICollectionView? = CollectionViewScreen(isInWindow: false).view
      weak let weakTable = table
      weak let weakCollection = collection
      let rows = TableViewDiffableDataSource<Int, Int>(tableView: try #require(table)) { _, _, _ in
        UITableViewCell()
      }
      let items = CollectionViewDiffableDataSource<Int, Int>(
        collectionView: try #require(collection)
      ) { _, _, _ in UICollectionViewCell() }
      (table, collection) = (nil, nil)
      #expect(weakTable == nil && weakCollection == nil)
      #expect(!rows.target.isOnScreen && !items.target.isOnScreen)
      for item in 1...2 {
        rows.apply(Snapshot([(0, [item])]))
        items.apply(Snapshot([(0, [item])]))
      }
      #expect(rows.snapshot().itemIdentifiers == [2])
      #expect(items.snapshot().itemIdentifiers == [2])
    }

    @Test func whatTheAppHasSetStays() {
      final class AppObject: NSObject, UITableViewDelegate, UITableViewDataSourcePrefetching,
        UICollectionViewDataSourcePrefetching
      {
        func tableView(_ view: UITableView, prefetchRowsAt: [IndexPath]) {}
        func collectionView(_ view: UICollectionView, prefetchItemsAt: [IndexPath]) {}
      }
      let (object, table) = (AppObject(), UITableView())
      table.delegate = object
      table.prefetchDataSource = object
      let rows = TableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
        UITableViewCell()
      }
      #expect(table.delegate === object && table.prefetchDataSource === object)
      #expect(table.dataSource === rows.target.events)
      let collection = CollectionViewScreen().view
      collection.prefetchDataSource = object
      let target = CollectionViewTarget(collection)
      #expect(collection.prefetchDataSource === object)
      #expect(collection.dataSource === target.events)
    }
  }
#endif
