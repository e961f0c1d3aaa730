// Breaks each rule of the replacement of NSCollectionView once.
#if canImport(AppleBase)
  import AppKit
  import AppleBase
  import DiffableAppKit
  import Testing

  @MainActor
  struct CollectionViewDoubleTests {
    @MainActor
    private final class Numbers: NSObject, NSCollectionViewDataSource {
      var counts = [2, 1]
      var makes = 1
      var wrongPath = false
      var returnsOther = false
      var identifier = NSUserInterfaceItemIdentifier("item")

      func numberOfSections(in collectionView: NSCollectionView) -> Int { counts.count }

      func collectionView(
        _ collectionView: NSCollectionView,
        numberOfItemsInSection section: Int
      ) -> Int {
        counts[section]
      }

      func collectionView(
        _ collectionView: NSCollectionView,
        itemForRepresentedObjectAt indexPath: IndexPath
      ) -> NSCollectionViewItem {
        let path = wrongPath ? IndexPath(item: 9, section: 9) : indexPath
        var item = NSCollectionViewItem()
        for _ in 0..<makes {
          item = collectionView.makeItem(withIdentifier: identifier, for: path)
        }
        return returnsOther ? NSCollectionViewItem() : item
      }
    }

    private let numbers = Numbers()
    private let view = NSCollectionView()

    init() {
      view.register(TextItem.self, forItemWithIdentifier: CollectionFixture.identifier)
      view.dataSource = numbers
    }

    private func reports(_ body: () -> Void) -> [String] { Inconsistency.reports(of: body) }

    /// Expects that the view reports a batch that ends with the given counts.
    private func expect(
      _ report: String...,
      after counts: [Int] = [2, 1],
      sourceLocation: SourceLocation = #_sourceLocation,
      from batch: () -> Void
    ) {
      let reports = reports {
        view.performBatchUpdates {
          numbers.counts = counts
          batch()
        }
      }
      #expect(reports == report, sourceLocation: sourceLocation)
    }

    @Test func changesHappenOnlyInBatches() {
      #expect(
        reports { view.deleteSections([0]) }
          == ["The collection view is changed outside batch updates"]
      )
      expect("The collection view is reloaded within batch updates") { view.reloadData() }
      expect("Batch updates within batch updates") { view.performBatchUpdates {} }
    }

    @Test func batchesAreJudgedByTheRules() {
      expect("Item [0, 2] is out of bounds before the update") {
        view.deleteItems(at: [[0, 2]])
      }
      expect("Invalid number of items in section 0: 2 after the update, but 3 expected") {
        view.insertItems(at: [[0, 0]])
      }
      expect("A section or an item moves to its own path") { view.moveSection(0, toSection: 0) }
      let rule = "Reloads or reconfigurations beside insertions, deletions or moves"
      expect(rule, after: [1, 1]) {
        view.deleteItems(at: [[0, 0]])
        view.reloadItems(at: [[0, 1]])
      }
      numbers.counts = [0]
      view.reloadData()
      expect("Section 0 is reloaded without items", after: [0]) { view.reloadSections([0]) }
    }

    @Test func itemsAreMadeOnceAndOnlyWhenAskedFor() {
      func expect(_ report: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        view.reloadData()
        let reports = reports { _ = view.shownItems }
        #expect(reports == report, sourceLocation: sourceLocation)
      }
      numbers.counts = [1]
      numbers.makes = 2
      expect("Two items or views are made for one path")
      numbers.makes = 1
      numbers.wrongPath = true
      expect("An item or a view is made that the collection view did not ask for")
      numbers.wrongPath = false
      numbers.returnsOther = true
      expect("The item for [0, 0] was not made for it")
      numbers.returnsOther = false
      numbers.identifier = NSUserInterfaceItemIdentifier("other")
      expect("No item is registered for other", "The item for [0, 0] was not made for it")
    }

    @Test func supplementaryViewsMustBeMadeForTheirPath() {
      numbers.counts = [0]
      view.supplementaryKinds = ["badge"]
      #expect(
        reports { _ = view.shownItems } == ["The view of kind badge for [0, 0] was not made for it"]
      )
      let identifier = NSUserInterfaceItemIdentifier("badge")
      let calls = reports {
        _ = view.makeSupplementaryView(ofKind: "badge", withIdentifier: identifier, for: [0, 0])
      }
      #expect(
        calls == [
          "An item or a view is made that the collection view did not ask for",
          "No view is registered for badge and badge",
        ]
      )
    }

    @Test func pathsOfReadsAndOfTheSelectionAreChecked() {
      let calls = reports {
        view.selectionIndexPaths = [[0, 5]]
        view.selectionIndexPaths = [[0, 0], [0, 1]]
        _ = view.numberOfItems(inSection: 2)
      }
      #expect(
        calls == [
          "The selected path [0, 5] is out of bounds",
          "The collection view does not allow to select several items",
          "Section 2 is out of bounds",
        ]
      )
    }

    @Test func reloadRemovesTheSelectionOfTheView() {
      view.selectionIndexPaths = [[0, 0]]
      view.reloadData()
      #expect(view.selectionIndexPaths.isEmpty)
    }
  }
#endif
