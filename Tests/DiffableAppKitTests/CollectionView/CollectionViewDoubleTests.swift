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

    private func update(_ counts: [Int], _ body: () -> Void) -> [String] {
      reports {
        view.performBatchUpdates {
          numbers.counts = counts
          body()
        }
      }
    }

    @Test func changesHappenOnlyInBatches() {
      #expect(
        reports { view.deleteSections([0]) } == [
          "The collection view is changed outside batch updates"
        ]
      )
      #expect(
        update([2, 1]) { view.reloadData() } == [
          "The collection view is reloaded within batch updates"
        ]
      )
      #expect(
        update([2, 1]) { view.performBatchUpdates {} } == ["Batch updates within batch updates"]
      )
    }

    @Test func batchesAreJudgedByTheRules() {
      #expect(
        update([2, 1]) { view.deleteItems(at: [IndexPath(item: 2, section: 0)]) } == [
          "Item [0, 2] is out of bounds before the update"
        ]
      )
      #expect(
        update([2, 1]) { view.insertItems(at: [IndexPath(item: 0, section: 0)]) } == [
          "Invalid number of items in section 0: 2 after the update, but 3 expected"
        ]
      )
      #expect(
        update([2, 1]) { view.moveSection(0, toSection: 0) } == [
          "A section or an item moves to its own path"
        ]
      )
      let calls = update([1, 1]) {
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        view.reloadItems(at: [IndexPath(item: 1, section: 0)])
      }
      #expect(calls == ["Reloads or reconfigurations beside insertions, deletions or moves"])
    }

    @Test func sectionsWithoutItemsAreNotReloaded() {
      numbers.counts = [0]
      #expect(
        update([0]) { view.reloadSections([0]) } == ["Section 0 is reloaded without items"]
      )
    }

    @Test func itemsAreMadeOnceAndOnlyWhenAskedFor() {
      numbers.counts = [1]
      numbers.makes = 2
      #expect(reports { _ = view.shownItems } == ["Two items or views are made for one path"])
      numbers.makes = 1
      numbers.wrongPath = true
      view.reloadData()
      #expect(
        reports { _ = view.shownItems } == [
          "An item or a view is made that the collection view did not ask for"
        ]
      )
      numbers.wrongPath = false
      numbers.returnsOther = true
      view.reloadData()
      #expect(reports { _ = view.shownItems } == ["The item for [0, 0] was not made for it"])
      numbers.returnsOther = false
      numbers.identifier = NSUserInterfaceItemIdentifier("other")
      view.reloadData()
      #expect(
        reports { _ = view.shownItems } == [
          "No item is registered for other", "The item for [0, 0] was not made for it",
        ]
      )
    }

    @Test func supplementaryViewsMustBeMadeForTheirPath() {
      numbers.counts = [0]
      view.supplementaryKinds = ["badge"]
      #expect(
        reports { _ = view.shownItems } == [
          "The view of kind badge for [0, 0] was not made for it"
        ]
      )
      let identifier = NSUserInterfaceItemIdentifier("badge")
      let calls = reports {
        _ = view.makeSupplementaryView(
          ofKind: "badge",
          withIdentifier: identifier,
          for: IndexPath(item: 0, section: 0)
        )
      }
      #expect(
        calls == [
          "An item or a view is made that the collection view did not ask for",
          "No view is registered for badge and badge",
        ]
      )
    }

    @Test func selectedPathsMustExist() {
      #expect(
        reports { view.selectionIndexPaths = [IndexPath(item: 5, section: 0)] } == [
          "The selected path [0, 5] is out of bounds"
        ]
      )
      let both: Set<IndexPath> = [
        IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0),
      ]
      #expect(
        reports { view.selectionIndexPaths = both } == [
          "The collection view does not allow to select several items"
        ]
      )
      #expect(
        reports { _ = view.numberOfItems(inSection: 2) } == ["Section 2 is out of bounds"]
      )
    }

    @Test func reloadRemovesTheSelectionOfTheView() {
      view.selectionIndexPaths = [IndexPath(item: 0, section: 0)]
      view.reloadData()
      #expect(view.selectionIndexPaths.isEmpty)
    }
  }
#endif
