#if canImport(UIKit) && !os(watchOS)
  import DiffableUIKit
  import Testing
  import UIKit

  @MainActor
  struct CollectionViewRegistrationTests {
    private let screen = CollectionViewScreen(headers: true)
    private let old = [Chore(id: 1, title: "Read"), Chore(id: 2, title: "Write")]
    private let new = [Chore(id: 1, title: "Reread"), Chore(id: 2, title: "Write")]

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
