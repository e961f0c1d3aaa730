#if canImport(UIKit) && !os(watchOS)
  import DiffableUIKit
  import Testing
  import UIKit

  @MainActor
  struct CollectionViewCellTests {
    private let screen = CollectionViewScreen(headers: true)
    private let old = [Chore(id: 1, title: "Read"), Chore(id: 2, title: "Write")]
    private let new = [Chore(id: 1, title: "Reread"), Chore(id: 2, title: "Write")]

    @Test func reloadMakesTheCellsImmediately() {
      let dataSource: CollectionViewDiffableDataSource<String, Int> = screen.dataSource()
      dataSource.apply(Snapshot([("a", [1, 2, 3]), ("b", [4])]))
      #expect(screen.view.visibleCells.count == 4)
      dataSource.applySnapshotUsingReloadData(Snapshot([("a", [3])]))
      #expect(screen.view.visibleCells.count == 1)
    }

    @Test func reloadedAndReconfiguredItemsAreShownAgain() {
      var texts = [1: "one", 2: "two", 3: "three", 4: "four"]
      let dataSource: CollectionViewDiffableDataSource<String, Int> = screen.dataSource {
        texts[$0] ?? ""
      }
      dataSource.apply(Snapshot([("a", [1, 2, 3])]))
      let (first, second) = (screen.cell(0, 0), screen.cell(0, 1))
      texts = [1: "uno", 2: "due", 3: "tre", 4: "quattro"]
      dataSource.update { $0.reconfigureItems([1]) }
      #expect(screen.texts == [["uno", "two", "three"]])
      #expect(screen.cell(0, 0) === first, "It keeps its cell")
      texts[1] = "un"
      dataSource.update { $0.reloadItems([1]) }
      #expect(screen.texts == [["un", "two", "three"]])
      #expect(screen.cell(0, 1) === second)
      // Beside moves, the right item is reloaded.
      var snapshot = Snapshot([("a", [4, 3, 1])])
      snapshot.reloadItems([3])
      dataSource.apply(snapshot)
      #expect(screen.texts == [["quattro", "tre", "un"]])
    }

    @Test func invisibleItemIsNotReconfigured() {
      let screen = CollectionViewScreen(height: 88)
      var calls: [Int] = []
      let dataSource: CollectionViewDiffableDataSource<String, Int> = screen.dataSource {
        calls.append($0)
        return "\($0)"
      }
      dataSource.apply(Snapshot([("a", Array(1...20))]))
      _ = screen.texts
      calls = []
      dataSource.update { $0.reconfigureItems([1, 20]) }
      #expect(calls == [1])
    }

    private var titleRegistration: UICollectionView.CellRegistration<LabelCell, ModelItem<Chore>> {
      UICollectionView.CellRegistration { cell, _, chore in cell.text = chore.title }
    }

    @Test(arguments: [false, true])
    func changedModelsAreReconfigured(byRegistration: Bool) {
      let dataSource: CollectionViewDiffableDataSource<String, ModelItem<Chore>> =
        byRegistration
        ? CollectionViewDiffableDataSource(
          collectionView: screen.view,
          cellRegistration: titleRegistration
        ) : screen.dataSource { $0.title }
      dataSource.apply(Snapshot([("a", old.map { ModelItem($0) })]))
      let cell = screen.cell(0, 0)
      dataSource.apply(Snapshot([("a", new.map { ModelItem($0) })]))
      #expect(screen.texts == [["Reread", "Write"]])
      #expect(screen.cell(0, 0) === cell)
    }

    @Test func changedModelsCanBeReloaded() {
      var reloads: [Int] = []
      let dataSource: CollectionViewDiffableDataSource<String, ModelItem<Chore>> =
        CollectionViewDiffableDataSource(
          collectionView: screen.view,
          contentComparison: .automatic(.reload),
          cellProvider: CollectionViewScreen.provider { $0.title }
        )
      dataSource.applyObserver = {
        reloads = $0.changeset?.changes.items.reloads.map { $0.item } ?? []
      }
      dataSource.apply(Snapshot([("a", old.map { ModelItem($0) })]))
      dataSource.apply(Snapshot([("a", new.map { ModelItem($0) })]))
      #expect(screen.texts == [["Reread", "Write"]])
      #expect(reloads == [0])
    }

    @Test func changedSectionsAndItemsUpdate() {
      screen.showChangedGroup(
        CollectionViewDiffableDataSource<ModelItem<Team>, Int>(
          collectionView: screen.view,
          cellProvider: CollectionViewScreen.provider()
        ),
        [1, 2]
      )
      screen.showChangedGroup(
        CollectionViewDiffableDataSource<ModelItem<Team>, ModelItem<Chore>>(
          collectionView: screen.view,
          cellProvider: CollectionViewScreen.provider { $0.title }
        ),
        old.map { ModelItem($0) }
      )
    }

    @Test(arguments: [ApplyMode.animated, .notAnimated, .reload])
    func theCellsOfACollectionViewShowTheSelection(mode: ApplyMode) {
      let screen = TestCollection(visibleRows: 10)
      screen.apply([(0, [1, 2, 3, 4]), (1, [5])])
      screen.selectedItems = [1, 2, 4]
      var snapshot = Snapshot([(2, [6, 4]), (0, [9, 1, 3])])
      snapshot.reloadItems([1])
      screen.apply(snapshot, mode: mode)
      let selected = screen.shownTexts.indices.flatMap { section in
        screen.shownTexts[section].indices.map { item in
          (screen.cell(section, item) as? UICollectionViewCell)?.isSelected == true
        }
      }
      #expect(selected == [false, true, false, true, false])
    }

    // MARK: Registrations

    @Test func cellRegistrationMakesTheProvider() {
      let registration = UICollectionView.CellRegistration<LabelCell, Int> { cell, path, item in
        cell.text = "\(path.item): \(item)"
      }
      let dataSource = CollectionViewDiffableDataSource<String, Int>(
        collectionView: screen.view,
        cellRegistration: registration
      )
      dataSource.apply(Snapshot([("a", [7, 8])]))
      #expect(screen.texts == [["0: 7", "1: 8"]])
    }

    @Test func cellRegistrationsWithContentOfSections() {
      let numbers = UICollectionView.CellRegistration<LabelCell, Int> { cell, _, item in
        cell.text = "\(item)"
      }
      screen.showChangedGroup(
        CollectionViewDiffableDataSource<ModelItem<Team>, Int>(
          collectionView: screen.view,
          cellRegistration: numbers
        ),
        [1, 2]
      )
      screen.showChangedGroup(
        CollectionViewDiffableDataSource<ModelItem<Team>, ModelItem<Chore>>(
          collectionView: screen.view,
          cellRegistration: titleRegistration
        ),
        old.map { ModelItem($0) }
      )
    }
  }
#endif
