#if canImport(AppleBase)
  import DiffableUIKit
  import Testing
  import UIKit

  @testable import DiffableMigration

  /// A data source of the app that moves items itself.
  @MainActor
  final class MovingCollection: DiffableMigration.UICollectionViewDiffableDataSource<Int, Int> {
    var move: ((MovingCollection, _ from: IndexPath, _ to: IndexPath) -> Void)?
    var callsSuper = false

    override func collectionView(
      _ collectionView: UICollectionView,
      canMoveItemAt indexPath: IndexPath
    ) -> Bool {
      if callsSuper {
        return super.collectionView(collectionView, canMoveItemAt: indexPath)
      }
      return true
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let moved = itemIdentifier(for: sourceIndexPath)
      if callsSuper {
        super
          .collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
      }
      if moved != nil { move?(self, sourceIndexPath, destinationIndexPath) }
    }
  }

  @MainActor
  final class MovingCollectionScreen {
    final class TextCell: UICollectionViewCell {
      var text = ""
    }

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 1_000))
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 1_000),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let dataSource: MovingCollection

    init() {
      collectionView.register(TextCell.self, forCellWithReuseIdentifier: "item")
      dataSource = MovingCollection(collectionView: collectionView) { view, indexPath, item in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? TextCell)?.text = "\(item)"
        return cell
      }
      window.addSubview(collectionView)
      let snapshot = Snapshot([(0, [1, 2, 3]), (1, [4, 5])])
      dataSource.apply(snapshot, animatingDifferences: false)
    }

    var shown: [[String]] {
      collectionView.layoutIfNeeded()
      return (0..<collectionView.numberOfSections).map { section in
        (0..<collectionView.numberOfItems(inSection: section)).map {
          (collectionView.cellForItem(at: [section, $0]) as? TextCell)?.text ?? "none"
        }
      }
    }

    var expected: [[String]] {
      let snapshot = dataSource.snapshot()
      return snapshot.sectionIdentifiers.map { section in
        snapshot.itemIdentifiers(inSection: section).map { "\($0)" }
      }
    }

    func drag(_ from: IndexPath, to: IndexPath) {
      collectionView.layoutIfNeeded()
      #expect(collectionView.beginInteractiveMovementForItem(at: from))
      collectionView.updateInteractiveMovementTarget(to)
      collectionView.endInteractiveMovement()
    }

    func settle() async {
      for _ in 0..<100 {
        try? await Task.sleep(nanoseconds: 2_000_000)
        collectionView.layoutIfNeeded()
        if !dataSource.base.target.isMovingItem && !dataSource.moves.willCompare { break }
      }
    }

    /// Checks that the view agrees with the data source in the end, also after another change.
    func check(_ items: [[Int]], _ location: SourceLocation = #_sourceLocation) async {
      await settle()
      let texts = items.map { $0.map { "\($0)" } }
      #expect(shown == texts, sourceLocation: location)
      #expect(expected == texts, sourceLocation: location)
      var next = dataSource.snapshot()
      next.appendItems([99], toSection: 0)
      next.deleteItems([2])
      dataSource.apply(next, completion: nil)
      #expect(shown == expected, sourceLocation: location)
    }
  }

  /// Subclasses that override the method which a collection view calls after a move.
  @MainActor
  struct CollectionMoveDoubleTests {
    @Test(arguments: [false, true], TableMoveDoubleTests.cases)
    func theViewShowsTheSnapshot(animated: Bool, move: TableMoveDoubleTests.Case) async {
      let screen = MovingCollectionScreen()
      var batches = 0
      screen.dataSource.base.applyObserver = { batches += $0.changeset?.isEmpty == false ? 1 : 0 }
      screen.dataSource.move = { source, from, to in
        var next = source.snapshot()
        let item = next.itemIdentifiers(inSection: from.section)[from.item]
        next.deleteItems([item])
        let items = next.itemIdentifiers(inSection: to.section)
        if to.item < items.count {
          next.insertItems([item], beforeItem: items[to.item])
        } else {
          next.appendItems([item], toSection: to.section)
        }
        source.apply(next, animatingDifferences: animated)
      }
      screen.drag(move.from, to: move.to)
      await screen.settle()
      #expect(batches == 0)
      await screen.check(move.items)
    }

    @Test(arguments: TableMoveDoubleTests.cases)
    func handlersReceiveTheMove(move: TableMoveDoubleTests.Case) async {
      let screen = MovingCollectionScreen()
      screen.dataSource.callsSuper = true
      var transactions: [(old: [Int], new: [Int])] = []
      screen.dataSource.reorderingHandlers.canReorderItem = { _ in true }
      screen.dataSource.reorderingHandlers.didReorder = {
        transactions.append(
          ($0.initialSnapshot.itemIdentifiers, $0.finalSnapshot.itemIdentifiers)
        )
      }
      #expect(screen.dataSource.reorderingHandlers.canReorderItem?(1) == true)
      screen.drag(move.from, to: move.to)
      #expect(transactions.map(\.old) == [[1, 2, 3, 4, 5]])
      #expect(transactions.map(\.new) == [move.items.flatMap { $0 }])
      await screen.check(move.items)
    }

    /// The view has asked for the moved cell again, so its cells do not tell the move.
    ///
    /// It traps if such a move changes the number of items in a section, as with Apple's data source.
    @Test(arguments: TableMoveDoubleTests.cases.filter { $0.from.section == $0.to.section })
    func aMoveThatNothingReportsIsUndone(move: TableMoveDoubleTests.Case) async {
      let screen = MovingCollectionScreen()
      screen.drag(move.from, to: move.to)
      await screen.check([[1, 2, 3], [4, 5]])
    }

    @Test(arguments: [false, true])
    func anotherOrderWins(callsSuper: Bool) async {
      let screen = MovingCollectionScreen()
      screen.dataSource.callsSuper = callsSuper
      screen.dataSource.reorderingHandlers.canReorderItem = { _ in true }
      screen.dataSource.move = { source, _, _ in
        source.apply(Snapshot([(1, [5, 4]), (0, [3, 2, 1, 6])]))
      }
      screen.drag([0, 0], to: [0, 1])
      await screen.check([[5, 4], [3, 2, 1, 6]])
    }

    @Test func itemsDoNotMoveWithoutHandlers() {
      let screen = MovingCollectionScreen()
      screen.dataSource.callsSuper = true
      #expect(!screen.collectionView.beginInteractiveMovementForItem(at: [0, 0]))
      screen.dataSource.reorderingHandlers.canReorderItem = { $0 == 1 }
      #expect(!screen.collectionView.beginInteractiveMovementForItem(at: [0, 1]))
      #expect(screen.collectionView.beginInteractiveMovementForItem(at: [0, 0]))
    }
  }
#endif
