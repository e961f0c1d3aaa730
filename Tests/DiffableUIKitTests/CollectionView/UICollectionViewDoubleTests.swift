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

    @Test func conflictsAreReported() {
      #expect(!reports([1, 1, 0]) { $0.deleteItems(at: [path(0, 0), path(0, 0)]) }.isEmpty)
      #expect(!reports([2, 1, 0]) { $0.moveItem(at: path(0, 1), to: path(0, 1)) }.isEmpty)
    }

    @Test func itemMoveToEqualPathInOtherSectionIsReported() {
      let reports = reports([2, 0, 1, 0]) { view in
        view.insertSections([0])
        view.moveItem(at: path(1, 0), to: path(1, 0))
      }
      #expect(!reports.isEmpty)
    }

    @Test func wrongCountsAreReported() {
      #expect(!reports([3, 1, 0]) { _ in }.isEmpty)
      #expect(!reports([2, 1]) { _ in }.isEmpty)
    }

    @Test func countsThatChangeBeforeTheBatchAreReported() {
      source.counts = [3, 1, 0]
      #expect(!reports([3, 1, 0]) { $0.insertItems(at: [path(0, 0)]) }.isEmpty)
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

    @Test func changesOutsideOfBatchesAreReported() {
      #expect(Inconsistency.reports { view.insertItems(at: [path(0, 0)]) }.count == 1)
    }

    @Test func nestedUpdatesAreReported() {
      #expect(!reports([2, 1, 0]) { view in view.performBatchUpdates {} }.isEmpty)
      #expect(!reports([2, 1, 0]) { view in view.reloadData() }.isEmpty)
    }

    @Test func reloadOfEmptySectionIsReported() {
      #expect(reports([2, 1, 0]) { $0.reloadSections([2]) }.count == 1)
    }

    @Test func cellsOfTheWrongKindAreReported() {
      source.cell = { _, _ in LabelCell() }
      #expect(reports([3, 1, 0]) { $0.insertItems(at: [path(0, 0)]) }.count == 1)
      source.cell = { view, path in
        _ = view.dequeueReusableCell(withReuseIdentifier: "label", for: path)
        return view.dequeueReusableCell(withReuseIdentifier: "label", for: path)
      }
      #expect(reports([4, 1, 0]) { $0.insertItems(at: [path(0, 0)]) }.count == 1)
      source.cell = { view, path in
        _ = view.dequeueReusableCell(withReuseIdentifier: "label", for: path)
        return LabelCell()
      }
      #expect(reports([5, 1, 0]) { $0.insertItems(at: [path(0, 0)]) }.count == 1)
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

    @Test func selectionOutOfBoundsIsReported() {
      let reports = Inconsistency.reports {
        view.selectItem(at: path(2, 0), animated: false, scrollPosition: [])
      }
      #expect(reports.count == 1)
    }
  }
#endif
