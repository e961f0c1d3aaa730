#if canImport(UIKit) && !os(watchOS)
  import DiffableUIKit
  import Testing
  import UIKit

  /// Cells that are updated by a function that is given the old item.
  @MainActor
  struct CollectionViewOldContentTests {
    private let screen = CollectionViewScreen(height: 132)

    private func chores(_ titles: String...) throws -> Snapshot<Int, Identified<Chore>> {
      try Snapshot([
        (0, titles.enumerated().map { Identified(Chore(id: $0.offset, title: $0.element)) })
      ])
    }

    @Test func changedItemIsUpdatedFromItsOldItem() throws {
      let dataSource = CollectionViewDiffableDataSource<Int, Identified<Chore>>(
        collectionView: screen.view,
        cellProvider: CollectionViewScreen.provider { $0.title }
      )
      dataSource.setReconfiguredCellProvider { view, path, chore, old in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "label", for: path)
        (cell as? LabelCell)?.text = "\(old.title)→\(chore.title)"
        return cell
      }
      dataSource.apply(try chores("a", "b", "c", "d", "e"))
      #expect(screen.texts == [["a", "b", "c"]])
      let cell = screen.cell(0, 0)
      dataSource.apply(try chores("x", "b", "c", "y", "e"))
      #expect(screen.texts == [["a→x", "b", "c"]])
      #expect(screen.cell(0, 0) === cell)
      dataSource.update { $0.deleteItems(Array($0.itemIdentifiers.prefix(2))) }
      #expect(screen.texts == [["c", "y", "e"]], "An item without a cell gets a whole cell")
      try dataSource.update { try $0.reconfigureItems([$0.itemIdentifiers[0]]) }
      #expect(screen.texts == [["c", "y", "e"]])
    }
  }
#endif
