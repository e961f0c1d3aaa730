#if canImport(UIKit) && !os(watchOS)
  @testable import DiffableUIKit
  import Testing
  import UIKit

  @MainActor
  struct CollectionViewApplyTests {
    private let screen = CollectionViewScreen()
    private let old: [(String, [Int])] = [("a", [1, 2, 3]), ("b", [4])]

    @Test func cellsAreShownAndMoved() {
      let dataSource: CollectionViewDiffableDataSource<String, Int> = screen.dataSource()
      dataSource.apply(Snapshot(old))
      #expect(screen.texts == [["1", "2", "3"], ["4"]])
      let second = screen.cell(0, 1)
      dataSource.apply(Snapshot([("b", [2, 4]), ("c", [5])]))
      #expect(screen.texts == [["2", "4"], ["5"]])
      #expect(second != nil && screen.cell(0, 0) === second)
    }

    @Test(arguments: [true, false])
    func completionIsCalledOnce(isAnimated: Bool) async {
      let dataSource: CollectionViewDiffableDataSource<String, Int> = screen.dataSource()
      await dataSource.apply(Snapshot(old))
      var calls = 0
      dataSource.apply(Snapshot([("a", [2])]), animatingDifferences: isAnimated) { calls += 1 }
      await waitUntil { calls > 0 }
      #expect(calls == 1)
    }

    @Test func viewWithoutWindowIsReloadedByDefault() {
      let screen = CollectionViewScreen(isInWindow: false)
      let dataSource: CollectionViewDiffableDataSource<String, Int> = screen.dataSource()
      #expect(outcomes(dataSource) == ["first", "offScreen"])
      #expect(screen.texts == [["3"]])
    }

    @Test func viewWithoutWindowCanPerformBatches() {
      let screen = CollectionViewScreen(isInWindow: false)
      let dataSource: CollectionViewDiffableDataSource<String, Int> = screen.dataSource()
      dataSource.updatesOutsideWindow = .batches
      #expect(outcomes(dataSource) == ["first", "batches"])
      #expect(screen.texts == [["3"]])
    }

    @Test func viewWithoutSizeIsReloaded() {
      let dataSource: CollectionViewDiffableDataSource<String, Int> = screen.dataSource()
      screen.view.bounds.size = CGSize(width: 0, height: 0)
      #expect(outcomes(dataSource) == ["first", "offScreen"])
    }

    @Test func reloadMakesTheCellsImmediately() {
      let dataSource: CollectionViewDiffableDataSource<String, Int> = screen.dataSource()
      dataSource.apply(Snapshot(old))
      #expect(screen.view.visibleCells.count == 4)
      dataSource.applySnapshotUsingReloadData(Snapshot([("a", [3])]))
      #expect(screen.view.visibleCells.count == 1)
    }

    @Test func moreChangesThanTheLimitReload() {
      let dataSource: CollectionViewDiffableDataSource<String, Int> = screen.dataSource()
      dataSource.changeLimit = 2
      #expect(outcomes(dataSource) == ["first", "tooManyChanges"])
      dataSource.changeLimit = nil
      #expect(outcomes(dataSource) == ["batches", "batches"])
      #expect(screen.texts == [["3"]])
    }

    /// Applies two snapshots, and returns what the data source did.
    private func outcomes(
      _ dataSource: CollectionViewDiffableDataSource<String, Int>
    ) -> [String] {
      var outcomes: [String] = []
      dataSource.applyObserver = { report in
        switch report.outcome {
        case .batches: outcomes.append("batches")
        case .reload(let reason): outcomes.append("\(reason)")
        case .skipped: outcomes.append("skipped")
        }
      }
      dataSource.apply(Snapshot(old))
      dataSource.apply(Snapshot([("a", [3])]))
      return outcomes
    }

    @Test func releasedDataSourceLeavesTheViewEmpty() {
      var dataSource: CollectionViewDiffableDataSource<String, Int>? = screen.dataSource()
      dataSource?.apply(Snapshot(old))
      dataSource = nil
      screen.view.reloadData()
      #expect(screen.texts.isEmpty)
    }

    @Test func laterDataSourceTakesOverTheView() {
      let first: CollectionViewDiffableDataSource<String, Int> = screen.dataSource()
      first.apply(Snapshot(old))
      screen.view.selectItem(
        at: IndexPath(item: 0, section: 0),
        animated: false,
        scrollPosition: []
      )
      let second: CollectionViewDiffableDataSource<String, Int> = screen.dataSource()
      second.apply(Snapshot([("c", [7, 8])]))
      var calls = 0
      first.apply(Snapshot([("a", [3])])) { calls += 1 }
      first.applySnapshotUsingReloadData(Snapshot([("a", [2])])) { calls += 1 }
      #expect(calls == 2)
      #expect(screen.texts == [["7", "8"]])
      #expect(screen.view.prefetchDataSource === second.target.events)
    }

    @Test func targetDoesNotKeepTheViewAlive() {
      var view: UICollectionView? = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 10, height: 10),
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      let target = view.map { CollectionViewTarget($0) }
      weak let weakView = view
      view = nil
      #expect(weakView == nil)
      #expect(target?.isOnScreen == false)
    }

    @Test func pathsAndItemsConvert() {
      let dataSource: CollectionViewDiffableDataSource<String, Int> = screen.dataSource()
      dataSource.apply(Snapshot(old))
      #expect(dataSource.indexPath(for: 4) == IndexPath(item: 0, section: 1))
      #expect(dataSource.indexPath(for: 9) == nil)
      #expect(dataSource.itemIdentifier(for: IndexPath(item: 2, section: 0)) == 3)
      #expect(dataSource.itemIdentifier(for: IndexPath(item: 3, section: 0)) == nil)
    }
  }
#endif
