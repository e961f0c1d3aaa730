#if canImport(AppleBase)
  import AppleBase
  import DiffableUIKit
  import Testing
  import UIKit

  // The replacement of UICollectionView must report each broken rule; otherwise the other tests prove nothing.

  @MainActor
  final class UICollectionViewDoubleTests {
    private let screen = CollectionViewScreen(headers: true)
    private let source = PlainCollectionDataSource([2, 1, 0])
    private var view: UICollectionView { screen.view }

    init() {
      view.register(
        LabelView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header"
      )
      view.dataSource = source
      view.layoutIfNeeded()
    }

    /// Returns the reports of a batch that ends with the given counts.
    private func reports(
      _ counts: [Int],
      _ update: (UICollectionView) -> Void
    ) -> [String] {
      Inconsistency.reports {
        view.performBatchUpdates {
          source.counts = counts
          update(view)
        }
        view.layoutIfNeeded()
      }
    }

    private func path(_ section: Int, _ item: Int) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    @Test func correctBatchesAreAccepted() {
      #expect(reports([1, 2, 0]) { $0.moveItem(at: path(0, 0), to: path(1, 1)) }.isEmpty)
      #expect(reports([1, 2, 0]) { $0.reloadSections([0, 1]) }.isEmpty)
      #expect(reports([0, 1, 2]) { $0.moveSection(2, toSection: 0) }.isEmpty)
    }

    @Test func brokenRulesAreReported() {
      let (first, second) = (path(0, 0), path(0, 1))
      let batches: [(counts: [Int], update: (UICollectionView) -> Void)] = [
        ([1, 1, 0], { $0.deleteItems(at: [first, first]) }),
        ([2, 1, 0], { $0.moveItem(at: second, to: second) }),
        ([3, 1, 0], { _ in }),
        ([2, 1], { _ in }),
        ([2, 1, 0], { view in view.performBatchUpdates {} }),
        ([2, 1, 0], { view in view.reloadData() }),
        ([2, 1, 0], { $0.reloadSections([2]) }),
      ]
      for (number, batch) in batches.enumerated() {
        source.counts = [2, 1, 0]
        view.reloadData()
        #expect(!reports(batch.counts, batch.update).isEmpty, "Batch \(number)")
      }
      #expect(Inconsistency.reports { view.insertItems(at: [first]) }.count == 1, "No batch")
      view.layoutIfNeeded()
      source.counts = [3, 1, 0]
      #expect(!reports([3, 1, 0]) { $0.insertItems(at: [first]) }.isEmpty, "Counts changed before")
      let selection = Inconsistency.reports {
        view.selectItem(at: path(2, 0), animated: false, scrollPosition: [])
      }
      #expect(selection.count == 1)
    }

    @Test func changesBesideUncommittedUpdatesAreReported() {
      view.userDropsItemOfOtherApp()
      #expect(view.hasUncommittedUpdates)
      #expect(reports([2, 1, 0]) { _ in } == ["A batch began beside uncommitted updates"])
      #expect(
        Inconsistency.reports { view.reloadData() } == ["A reload deletes all placeholders"]
      )
      view.deletePlaceholder()
      #expect(reports([2, 1, 0]) { _ in } == [])
    }

    @Test func countsAreReadWhenABatchBeginsBeforeTheLayout() {
      view.reloadData()
      source.countReads = 0
      view.performBatchUpdates { #expect(source.countReads > 0) }
    }

    @Test func cellsOfTheWrongKindAreReported() {
      let dequeue = { (view: UICollectionView, path: IndexPath) in
        view.dequeueReusableCell(withReuseIdentifier: "label", for: path)
      }
      let wrongCells: [(UICollectionView, IndexPath) -> UICollectionViewCell] = [
        { _, _ in LabelCell() },
        { view, path in
          _ = dequeue(view, path)
          return dequeue(view, path)
        },
        { view, path in
          _ = dequeue(view, path)
          return LabelCell()
        },
      ]
      for (number, cell) in wrongCells.enumerated() {
        source.cell = cell
        #expect(reports([3 + number, 1, 0]) { $0.insertItems(at: [path(0, 0)]) }.count == 1)
      }
      source.cell = { view, path in
        view.dequeueReusableCell(withReuseIdentifier: "other", for: path)
      }
      #expect(!reports([6, 1, 0]) { $0.insertItems(at: [path(0, 0)]) }.isEmpty)
    }

    @Test func supplementaryViewsOfTheWrongKindAreReported() {
      source.view = { _, _ in LabelView() }
      #expect(reports([2, 1, 0, 0]) { $0.insertSections([3]) }.count == 1)
      source.view = { view, path in
        for _ in 0..<2 {
          _ = view.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header",
            for: path
          )
        }
        return LabelView()
      }
      #expect(reports([2, 1, 0, 0, 0]) { $0.insertSections([4]) }.count == 2)
    }

    @Test func viewsDequeuedUnaskedAreReported() {
      let reports = Inconsistency.reports {
        _ = view.dequeueReusableCell(withReuseIdentifier: "label", for: path(0, 0))
        _ = view.dequeueReusableSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader,
          withReuseIdentifier: "header",
          for: path(0, 0)
        )
      }
      #expect(reports.count == 2)
    }

    @Test func reconfigureNeedsTheSameCell() {
      #expect(reports([2, 1, 0]) { $0.reconfigureItems(at: [path(0, 0)]) }.isEmpty)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "other")
      source.cell = { view, path in
        view.dequeueReusableCell(withReuseIdentifier: "other", for: path)
      }
      #expect(reports([2, 1, 0]) { $0.reconfigureItems(at: [path(0, 0)]) }.count == 1)
      #expect(reports([2, 1, 0]) { $0.reconfigureItems(at: [path(0, 7)]) }.count == 1)
    }

    @Test func updatesDuringAMovementAreReported() async {
      #expect(view.beginInteractiveMovementForItem(at: path(0, 0)))
      #expect(reports([2, 1, 0]) { _ in }.count == 1)
      #expect(Inconsistency.reports { view.reloadData() }.count == 1)
      view.updateInteractiveMovementTarget(path(1, 0))
      var dropReports: [String] = []
      source.drop = { [source] view in
        source.counts = [1, 2, 0]
        dropReports = Inconsistency.reports { view.performBatchUpdates {} }
      }
      view.endInteractiveMovement()
      #expect(dropReports.count == 1)
      // The view accepts no update until the next turn.
      view.layoutIfNeeded()
      #expect(reports([1, 2, 0]) { _ in }.count == 1)
      try? await Task.sleep(nanoseconds: 20_000_000)
      #expect(reports([1, 2, 0]) { _ in }.isEmpty)
    }

    @Test func batchBeforeTheMovedCellIsReported() {
      #expect(view.beginInteractiveMovementForItem(at: path(0, 0)))
      view.cancelInteractiveMovement()
      #expect(reports([2, 1, 0]) { _ in }.count == 1)
      #expect(reports([2, 1, 0]) { _ in }.isEmpty)
    }

    @Test func layoutAfterARefusedDropIsReported() {
      #expect(view.beginInteractiveMovementForItem(at: path(0, 0)))
      view.updateInteractiveMovementTarget(path(1, 0))
      view.endInteractiveMovement()
      #expect(!Inconsistency.reports { view.layoutIfNeeded() }.isEmpty)
    }
  }
#endif
