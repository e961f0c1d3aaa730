#if canImport(AppleBase)
  import AppleBase
  import Testing
  import UIKit

  /// The doubles of Apple's snapshots and data sources, which run the screens that were written for them.
  @MainActor
  final class AppleDataSourceDoubleTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    private static func snapshot(_ sections: [(Int, [Int])]) -> Snapshot {
      var snapshot = Snapshot()
      for (section, items) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(items)
      }
      return snapshot
    }

    private static func sections(_ snapshot: Snapshot) -> [Int: [Int]] {
      let sections = snapshot.sectionIdentifiers
      return Dictionary(
        uniqueKeysWithValues: sections.map { ($0, snapshot.itemIdentifiers(inSection: $0)) }
      )
    }

    // MARK: Snapshots

    @Test func itemsAreInsertedAndMovedBesideOthers() {
      var snapshot = Self.snapshot([(1, [1, 2, 3]), (2, [4])])
      snapshot.insertItems([5, 6], beforeItem: 2)
      snapshot.insertItems([7], afterItem: 4)
      #expect(Self.sections(snapshot) == [1: [1, 5, 6, 2, 3], 2: [4, 7]])
      // Items that are in the snapshot move.
      snapshot.insertItems([3, 1], afterItem: 4)
      #expect(Self.sections(snapshot) == [1: [5, 6, 2], 2: [4, 3, 1, 7]])
      snapshot.moveItem(7, beforeItem: 5)
      snapshot.moveItem(5, afterItem: 2)
      #expect(Self.sections(snapshot) == [1: [7, 6, 2, 5], 2: [4, 3, 1]])
    }

    @Test func sectionsAreInsertedAndMovedBesideOthers() {
      var snapshot = Self.snapshot([(1, [1]), (2, [2])])
      snapshot.insertSections([3, 4], afterSection: 1)
      snapshot.insertSections([5], beforeSection: 1)
      #expect(snapshot.sectionIdentifiers == [5, 1, 3, 4, 2])
      snapshot.moveSection(2, beforeSection: 5)
      snapshot.moveSection(1, afterSection: 4)
      #expect(snapshot.sectionIdentifiers == [2, 5, 3, 4, 1])
      #expect(snapshot.itemIdentifiers == [2, 1])
    }

    @Test func outlinesAreReadAndEdited() {
      var outline = NSDiffableDataSourceSectionSnapshot<Int>()
      outline.append([1, 2])
      outline.append([3, 4], to: 1)
      outline.insert([5], before: 4)
      #expect(outline.items == [1, 3, 5, 4, 2])
      #expect(outline.parent(of: 5) == 1 && outline.parent(of: 1) == nil)
      #expect(outline.index(of: 4) == 3 && outline.index(of: 9) == nil)
      #expect(!outline.isVisible(5))
      outline.expand([1])
      #expect(outline.isVisible(5) && outline.isVisible(2))
      #expect(outline.snapshot(of: 1, includingParent: true).items == [1, 3, 5, 4])
      outline.deleteAll()
      #expect(outline.items == [])
    }

    // MARK: Selection

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func makeTable() -> UITableView {
      let table = UITableView(frame: window.frame, style: .plain)
      table.allowsMultipleSelection = true
      table.register(UITableViewCell.self, forCellReuseIdentifier: "item")
      window.addSubview(table)
      return table
    }

    private static func cell(
      _ table: UITableView,
      _ path: IndexPath,
      _ item: Int
    ) -> UITableViewCell? {
      let cell = table.dequeueReusableCell(withIdentifier: "item", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }

    /// Snapshots in which the selected items 2 and 4 move: within a section, to another one, with their sections, and
    /// with sections whose items change too.
    private static let moves: [[(Int, [Int])]] = [
      [(1, [2, 1, 3]), (2, [5, 4])],
      [(1, [4, 1, 3]), (2, [5, 2])],
      [(2, [4, 5]), (1, [1, 2, 3])],
      [(2, [5, 4, 6]), (1, [2, 3])],
    ]

    @Test(arguments: 0..<4)
    func aTableViewKeepsItsSelectionOverMoves(move: Int) {
      let table = makeTable()
      let dataSource = UITableViewDiffableDataSource<Int, Int>(
        tableView: table,
        cellProvider: Self.cell
      )
      dataSource.apply(Self.snapshot([(1, [1, 2, 3]), (2, [4, 5])]))
      let cell = table.cellForRow(at: [0, 1])
      for path: IndexPath in [[0, 1], [1, 0]] {
        table.selectRow(at: path, animated: false, scrollPosition: .none)
      }
      let new = Self.snapshot(Self.moves[move])
      dataSource.apply(new)
      let selected = table.indexPathsForSelectedRows ?? []
      #expect(Set(selected.compactMap { dataSource.itemIdentifier(for: $0) }) == [2, 4])
      #expect(
        table.shownTexts
          == new.sectionIdentifiers.map { section in
            new.itemIdentifiers(inSection: section).map { "\($0)" }
          }
      )
      if move < 3 {
        #expect(dataSource.indexPath(for: 2).flatMap { table.cellForRow(at: $0) } === cell)
      }
    }

    @Test(arguments: 0..<4)
    func aCollectionViewKeepsItsSelectionOverMoves(move: Int) {
      let screen = CollectionViewScreen()
      screen.view.allowsMultipleSelection = true
      let dataSource = UICollectionViewDiffableDataSource<Int, Int>(
        collectionView: screen.view,
        cellProvider: CollectionViewScreen.provider()
      )
      dataSource.apply(Self.snapshot([(1, [1, 2, 3]), (2, [4, 5])]))
      for path: IndexPath in [[0, 1], [1, 0]] {
        screen.view.selectItem(at: path, animated: false, scrollPosition: [])
      }
      dataSource.apply(Self.snapshot(Self.moves[move]))
      let selected = screen.view.indexPathsForSelectedItems ?? []
      #expect(Set(selected.compactMap { dataSource.itemIdentifier(for: $0) }) == [2, 4])
    }

    // MARK: Subclasses

    /// A subclass as in apps: titles, editing and moves.
    private final class TableSubclass: UITableViewDiffableDataSource<Int, Int> {
      /// Whether a drop moves the row in the snapshot, and does not apply the snapshot reversed.
      var performsMoves = true

      override func tableView(
        _ tableView: UITableView,
        titleForHeaderInSection section: Int
      ) -> String? {
        "Section \(snapshot().sectionIdentifiers[section])"
      }

      override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
      }

      override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) {
        guard let item = itemIdentifier(for: indexPath) else { return }
        var snapshot = snapshot()
        snapshot.deleteItems([item])
        apply(snapshot)
      }

      override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        true
      }

      override func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) {
        super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        guard let source = itemIdentifier(for: sourceIndexPath), performsMoves,
          let destination = itemIdentifier(for: destinationIndexPath)
        else { return apply(snapshot(), animatingDifferences: false) }
        var snapshot = snapshot()
        if sourceIndexPath < destinationIndexPath {
          snapshot.moveItem(source, afterItem: destination)
        } else {
          snapshot.moveItem(source, beforeItem: destination)
        }
        apply(snapshot, animatingDifferences: false)
      }

      override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["1"] }
    }

    @Test(arguments: [true, false])
    func aSubclassOverridesTitlesEditingAndMoves(performsMoves: Bool) async {
      let table = makeTable()
      table.isEditing = true
      let dataSource = TableSubclass(tableView: table, cellProvider: Self.cell)
      dataSource.performsMoves = performsMoves
      dataSource.apply(Self.snapshot([(1, [1, 2, 3])]), animatingDifferences: false) {}
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "Section 1")
      #expect(table.shownSectionIndexTitles == ["1"])
      #expect(await table.userLiftsRow(at: [0, 0]))
      table.userHovers(over: [0, 2])
      table.userDropsRow()
      let items = performsMoves ? [2, 3, 1] : [1, 2, 3]
      #expect(dataSource.snapshot().itemIdentifiers == items)
      #expect(table.shownTexts == [items.map { "\($0)" }])
      #expect(table.userTapsEditingControl(ofRowAt: [0, 0]) == .delete)
      #expect(table.shownTexts == [items.dropFirst().map { "\($0)" }])
    }

    private final class CollectionSubclass: UICollectionViewDiffableDataSource<Int, Int> {
      override func collectionView(
        _ collectionView: UICollectionView,
        canMoveItemAt indexPath: IndexPath
      ) -> Bool { true }

      override func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) {
        guard let source = itemIdentifier(for: sourceIndexPath),
          let destination = itemIdentifier(for: destinationIndexPath)
        else { return }
        var snapshot = snapshot()
        snapshot.moveItem(source, afterItem: destination)
        apply(snapshot, animatingDifferences: false) {}
      }

      override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["1"] }

      override func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
      ) -> IndexPath { [0, 1] }
    }

    @Test func aSubclassOfACollectionViewOverridesMovesAndIndexTitles() async {
      let screen = CollectionViewScreen()
      let dataSource = CollectionSubclass(
        collectionView: screen.view,
        cellProvider: CollectionViewScreen.provider()
      )
      await dataSource.apply(Self.snapshot([(1, [1, 2, 3])]), animatingDifferences: false)
      #expect(screen.view.beginInteractiveMovementForItem(at: [0, 0]))
      screen.view.updateInteractiveMovementTarget([0, 2])
      screen.view.endInteractiveMovement()
      #expect(dataSource.snapshot().itemIdentifiers == [2, 3, 1])
      #expect(screen.texts == [["2", "3", "1"]])
      let view: any UICollectionViewDataSource = dataSource
      #expect(view.indexTitles(for: screen.view) == ["1"])
      #expect(view.collectionView(screen.view, indexPathForIndexTitle: "1", at: 0) == [0, 1])
    }
  }
#endif
