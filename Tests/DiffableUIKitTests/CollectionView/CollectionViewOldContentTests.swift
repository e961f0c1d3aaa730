#if canImport(UIKit) && !os(watchOS)
  import DiffableUIKit
  import Testing
  import UIKit

  /// Cells that are updated by a function that is given the old item.
  @MainActor
  struct CollectionViewOldContentTests {
    private func chores(_ titles: String...) -> Snapshot<Int, Identified<Chore>> {
      Snapshot([
        (0, titles.enumerated().map { Identified(Chore(id: $0.offset, title: $0.element)) })
      ])
    }

    /// Returns a data source that shows in each cell from which items the cell was made.
    private func makeDataSource(
      _ screen: CollectionViewScreen
    ) -> CollectionViewDiffableDataSource<Int, Identified<Chore>> {
      let dataSource = CollectionViewDiffableDataSource<Int, Identified<Chore>>(
        collectionView: screen.view,
        cellProvider: CollectionViewScreen.provider { $0.title }
      )
      dataSource.setReconfiguredCellProvider { view, path, chore, old in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "label", for: path)
        (cell as? LabelCell)?.text = "\(old.title)→\(chore.title)"
        return cell
      }
      return dataSource
    }

    @Test func changedItemIsUpdatedFromItsOldItem() {
      let screen = CollectionViewScreen(height: 132)
      let dataSource = makeDataSource(screen)
      dataSource.apply(chores("a", "b", "c", "d", "e"))
      #expect(screen.texts == [["a", "b", "c"]])
      let cell = screen.cell(0, 0)
      dataSource.apply(chores("x", "b", "c", "y", "e"))
      #expect(screen.texts == [["a→x", "b", "c"]])
      #expect(screen.cell(0, 0) === cell)
      dataSource.update { $0.deleteItems(Array($0.itemIdentifiers.prefix(2))) }
      #expect(screen.texts == [["c", "y", "e"]], "An item without a cell gets a whole cell")
      dataSource.update { $0.reconfigureItems([$0.itemIdentifiers[0]]) }
      #expect(screen.texts == [["c", "y", "e"]])
    }

    /// A section is reloaded if its header cannot be updated in place.
    @Test func itemsOfReloadedSectionAreMadeByTheCellProvider() {
      let screen = CollectionViewScreen(headers: true)
      let dataSource = makeDataSource(screen)
      let registration = UICollectionView.SupplementaryRegistration<LabelView>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, _ in
        view.text = "header"
      }
      dataSource.supplementaryViewProvider = { _, _, _, _ in .registration(registration) }
      dataSource.apply(chores("a", "b"))
      #expect(screen.texts == [["a", "b"]])
      var snapshot = chores("c", "b")
      snapshot.reconfigureSections([0])
      dataSource.apply(snapshot)
      #expect(screen.texts == [["c", "b"]])
    }
  }
#endif
