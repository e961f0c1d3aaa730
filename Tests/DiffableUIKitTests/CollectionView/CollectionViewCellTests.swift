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

    @Test func reconfiguredItemKeepsItsCell() {
      var texts = [1: "one", 2: "two"]
      let dataSource: CollectionViewDiffableDataSource<String, Int> = screen.dataSource {
        texts[$0] ?? ""
      }
      dataSource.apply(Snapshot([("a", [1, 2])]))
      let cell = screen.cell(0, 0)
      texts[1] = "uno"
      dataSource.update { $0.reconfigureItems([1]) }
      #expect(screen.texts == [["uno", "two"]])
      #expect(screen.cell(0, 0) === cell)
    }

    @Test func reloadedItemIsShownAgain() {
      var texts = [1: "one", 2: "two"]
      let dataSource: CollectionViewDiffableDataSource<String, Int> = screen.dataSource {
        texts[$0] ?? ""
      }
      dataSource.apply(Snapshot([("a", [1, 2])]))
      let second = screen.cell(0, 1)
      texts = [1: "uno", 2: "due"]
      dataSource.update { $0.reloadItems([1]) }
      #expect(screen.texts == [["uno", "two"]])
      #expect(screen.cell(0, 1) === second)
    }

    @Test func reloadBesideMovesUsesTheRightItem() {
      var texts = [1: "1", 2: "2", 3: "3", 4: "4"]
      let dataSource: CollectionViewDiffableDataSource<String, Int> = screen.dataSource {
        texts[$0] ?? ""
      }
      dataSource.apply(Snapshot([("a", [1, 2, 3])]))
      texts[3] = "three"
      var snapshot = Snapshot([("a", [4, 3, 1])])
      snapshot.reloadItems([3])
      dataSource.apply(snapshot)
      #expect(screen.texts == [["4", "three", "1"]])
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

    @Test func changedModelsAreReconfigured() {
      let dataSource: CollectionViewDiffableDataSource<String, Identified<Chore>> =
        CollectionViewDiffableDataSource(
          collectionView: screen.view,
          cellProvider: CollectionViewScreen.provider { $0.title }
        )
      dataSource.apply(Snapshot([("a", old.map { Identified($0) })]))
      let cell = screen.cell(0, 0)
      dataSource.apply(Snapshot([("a", new.map { Identified($0) })]))
      #expect(screen.texts == [["Reread", "Write"]])
      #expect(screen.cell(0, 0) === cell)
    }

    @Test func changedModelsCanBeReloaded() {
      var reloads: [Int] = []
      let dataSource: CollectionViewDiffableDataSource<String, Identified<Chore>> =
        CollectionViewDiffableDataSource(
          collectionView: screen.view,
          contentChanges: .reload,
          cellProvider: CollectionViewScreen.provider { $0.title }
        )
      dataSource.applyObserver = {
        reloads = $0.changeset?.changes.items.reloads.map { $0.item } ?? []
      }
      dataSource.apply(Snapshot([("a", old.map { Identified($0) })]))
      dataSource.apply(Snapshot([("a", new.map { Identified($0) })]))
      #expect(screen.texts == [["Reread", "Write"]])
      #expect(reloads == [0])
    }

    @Test func changedSectionsUpdateTheirHeaders() {
      let dataSource: CollectionViewDiffableDataSource<Identified<Team>, Int> =
        CollectionViewDiffableDataSource(
          collectionView: screen.view,
          cellProvider: CollectionViewScreen.provider()
        )
      screen.showChangedGroup(dataSource, [1, 2])
    }

    @Test func changedSectionsAndItemsUpdate() {
      let dataSource: CollectionViewDiffableDataSource<Identified<Team>, Identified<Chore>> =
        CollectionViewDiffableDataSource(
          collectionView: screen.view,
          cellProvider: CollectionViewScreen.provider { $0.title }
        )
      screen.showChangedGroup(dataSource, old.map { Identified($0) })
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

    @Test func cellRegistrationShowsChangedModels() {
      let registration = UICollectionView.CellRegistration<LabelCell, Identified<Chore>> {
        cell,
        _,
        todo in
        cell.text = todo.title
      }
      let dataSource = CollectionViewDiffableDataSource<String, Identified<Chore>>(
        collectionView: screen.view,
        cellRegistration: registration
      )
      dataSource.apply(Snapshot([("a", old.map { Identified($0) })]))
      let cell = screen.cell(0, 0)
      dataSource.apply(Snapshot([("a", new.map { Identified($0) })]))
      #expect(screen.texts == [["Reread", "Write"]])
      #expect(screen.cell(0, 0) === cell)
    }

    @Test func closureForApplesDataSourceFits() {
      let registration = UICollectionView.CellRegistration<LabelCell, Int> { cell, _, item in
        cell.text = "\(item)"
      }
      let dataSource = CollectionViewDiffableDataSource<String, Int>(
        collectionView: screen.view
      ) { collectionView, indexPath, item -> UICollectionViewCell? in
        collectionView.dequeueConfiguredReusableCell(
          using: registration,
          for: indexPath,
          item: item
        )
      }
      dataSource.apply(Snapshot([("a", [1])]))
      #expect(screen.texts == [["1"]])
    }
    @Test func cellRegistrationsWithContentOfSections() {
      let numbers = UICollectionView.CellRegistration<LabelCell, Int> { cell, _, item in
        cell.text = "\(item)"
      }
      screen.showChangedGroup(
        CollectionViewDiffableDataSource<Identified<Team>, Int>(
          collectionView: screen.view,
          cellRegistration: numbers
        ),
        [1, 2]
      )
      let todos = UICollectionView.CellRegistration<LabelCell, Identified<Chore>> { cell, _, item in
        cell.text = item.title
      }
      screen.showChangedGroup(
        CollectionViewDiffableDataSource<Identified<Team>, Identified<Chore>>(
          collectionView: screen.view,
          cellRegistration: todos
        ),
        old.map { Identified($0) }
      )
    }
  }
#endif
