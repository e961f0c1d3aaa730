#if canImport(UIKit) && !os(watchOS)
  @testable import DiffableUIKit
  import Testing
  import UIKit

  @MainActor
  final class CollectionViewReorderingTests {
    private let screen = CollectionViewScreen()
    private lazy var dataSource: CollectionViewDiffableDataSource<String, Int> = screen.dataSource()
    private var moves: [String] = []

    private func start() {
      dataSource.reorderingHandlers.canReorderItem = { $0 != 9 }
      dataSource.reorderingHandlers.didReorder = { [unowned self] transaction in
        moves.append("\(transaction.item): \(transaction.move.from) to \(transaction.move.to)")
      }
      dataSource.apply(Snapshot([("a", [1, 2, 3]), ("b", [4, 9])]))
      screen.view.layoutIfNeeded()
    }

    private func center(_ section: Int, _ item: Int) throws -> CGPoint {
      let path = IndexPath(item: item, section: section)
      let frame = try #require(screen.view.layoutAttributesForItem(at: path)).frame
      return CGPoint(
        x: frame.origin.x + frame.size.width / 2,
        y: frame.origin.y + frame.size.height / 2 + 1
      )
    }

    /// Applies a snapshot without waiting for the end of the apply.
    private func apply(_ items: [(String, [Int])]) {
      dataSource.apply(Snapshot(items), animatingDifferences: true)
    }

    @Test(arguments: [
      (from: (0, 0), to: (0, 2), items: [[2, 3, 1], [4, 9]]),
      (from: (0, 2), to: (0, 0), items: [[1, 3, 2], [4, 9]]),
      (from: (0, 1), to: (1, 0), items: [[1, 3], [4, 2, 9]]),
      (from: (1, 0), to: (0, 0), items: [[1, 4, 2, 3], [9]]),
    ])
    func itemMoves(from: (Int, Int), to: (Int, Int), items: [[Int]]) async throws {
      start()
      let path = IndexPath(item: from.1, section: from.0)
      #expect(screen.view.beginInteractiveMovementForItem(at: path))
      // From the lift on, applies wait for the end of the drag.
      apply([("c", [100])])
      screen.view.updateInteractiveMovementTargetPosition(try center(to.0, to.1))
      try await Task.sleep(nanoseconds: 120_000_000)
      #expect(screen.view.numberOfSections == 2)
      var shown: [[String]] = []
      dataSource.applyObserver = { [unowned self] in
        shown = $0.old.texts + []; _ = self
      }
      screen.view.endInteractiveMovement()
      #expect(moves.count == 1)
      #expect(screen.view.numberOfSections == 2)
      await waitUntil { !shown.isEmpty }
      #expect(shown == items.map { $0.map { "\($0)" } })
      #expect(screen.texts == [["100"]])
    }

    @Test func movedItemStaysWithoutOtherApply() async throws {
      start()
      #expect(screen.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      screen.view.updateInteractiveMovementTargetPosition(try center(1, 1))
      screen.view.endInteractiveMovement()
      #expect(dataSource.snapshot().texts == [["2", "3"], ["4", "9", "1"]])
      try await Task.sleep(nanoseconds: 20_000_000)
      #expect(screen.texts == [["2", "3"], ["4", "9", "1"]])
      #expect(moves == ["1: 0.0 to 1.2"])
      apply([("a", [2, 3]), ("b", [1, 4])])
      #expect(screen.texts == [["2", "3"], ["1", "4"]])
    }

    @Test func itemThatMayNotMoveIsNotLifted() {
      start()
      #expect(!screen.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 1)))
      apply([("a", [1])])
      #expect(screen.texts == [["1"]])
    }

    @Test func refusedDropPutsTheItemBack() async throws {
      start()
      dataSource.reorderingHandlers.willReorder = { [unowned self] _ in
        dataSource.target.data?.endReordering()
      }
      #expect(screen.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      screen.view.updateInteractiveMovementTargetPosition(try center(1, 0))
      screen.view.endInteractiveMovement()
      await waitUntil { screen.view.numberOfItems(inSection: 0) == 3 }
      try await Task.sleep(nanoseconds: 20_000_000)
      #expect(screen.texts == [["1", "2", "3"], ["4", "9"]])
      #expect(moves.isEmpty)
      apply([("a", [3, 1])])
      #expect(screen.texts == [["3", "1"]])
    }

    /// The second drop is accepted before the view is reloaded because of the first one.
    @Test func dropDirectlyAfterARefusedDropReloadsTheView() async throws {
      start()
      dataSource.reorderingHandlers.willReorder = { [unowned self] _ in
        dataSource.target.data?.endReordering()
      }
      #expect(screen.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      screen.view.updateInteractiveMovementTargetPosition(try center(1, 0))
      screen.view.endInteractiveMovement()
      dataSource.reorderingHandlers.willReorder = nil
      #expect(screen.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      screen.view.updateInteractiveMovementTargetPosition(try center(0, 1))
      screen.view.endInteractiveMovement()
      await waitUntil { screen.view.numberOfItems(inSection: 0) == 3 }
      try await Task.sleep(nanoseconds: 20_000_000)
      #expect(moves.count == 1)
      #expect(screen.texts == dataSource.snapshot().texts)
    }

    @Test(arguments: [true, false])
    func cancelledMovementEndsTheDrag(isCancelled: Bool) async throws {
      start()
      #expect(screen.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      apply([("c", [7])])
      try await Task.sleep(nanoseconds: 120_000_000)
      #expect(screen.texts.count == 2)
      if isCancelled {
        screen.view.cancelInteractiveMovement()
      } else {
        // A drop at the old path is not reported either.
        screen.view.endInteractiveMovement()
      }
      await waitUntil { screen.view.numberOfSections == 1 }
      #expect(screen.texts == [["7"]])
      #expect(moves.isEmpty)
    }

    @Test func questionWithoutMovementEndsInTheNextTurn() async {
      start()
      let path = IndexPath(item: 0, section: 0)
      #expect(dataSource.target.events.collectionView(screen.view, canMoveItemAt: path))
      #expect(dataSource.target.events.collectionView(screen.view, canMoveItemAt: path))
      apply([("c", [7])])
      #expect(screen.texts.count == 2)
      await waitUntil { screen.view.numberOfSections == 1 }
      #expect(screen.texts == [["7"]])
    }

    @Test func questionAboutAnotherItemThatCannotMoveDoesNotEndTheDrag() async throws {
      start()
      #expect(screen.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      let other = IndexPath(item: 1, section: 1)
      #expect(!dataSource.target.events.collectionView(screen.view, canMoveItemAt: other))
      apply([("c", [7])])
      try await Task.sleep(nanoseconds: 20_000_000)
      #expect(screen.texts.count == 2)
      screen.view.cancelInteractiveMovement()
      await waitUntil { screen.view.numberOfSections == 1 }
      #expect(screen.texts == [["7"]])
    }

    @Test func questionDuringAnApplyBeginsNoDrag() {
      start()
      var answers: [Bool] = []
      dataSource.applyObserver = { [unowned self] _ in
        let path = IndexPath(item: 0, section: 0)
        answers.append(dataSource.target.events.collectionView(screen.view, canMoveItemAt: path))
      }
      apply([("a", [1, 2])])
      apply([("a", [2])])
      #expect(answers == [true, true])
      #expect(screen.texts == [["2"]])
    }

    @Test func gestureKeepsTheDragAlive() async throws {
      start()
      let gesture = UIGestureRecognizer(target: nil, action: nil)
      screen.view.addGestureRecognizer(gesture)
      gesture.state = .changed
      let path = IndexPath(item: 0, section: 0)
      #expect(dataSource.target.events.collectionView(screen.view, canMoveItemAt: path))
      apply([("c", [7])])
      try await Task.sleep(nanoseconds: 120_000_000)
      #expect(screen.texts.count == 2)
      gesture.state = .ended
      await waitUntil { screen.view.numberOfSections == 1 }
      #expect(screen.texts == [["7"]])
    }

    @Test func dropWithoutLiftIsAccepted() async throws {
      start()
      dataSource.target.events.collectionView(
        screen.view,
        moveItemAt: IndexPath(item: 0, section: 0),
        to: IndexPath(item: 1, section: 0)
      )
      #expect(moves == ["1: 0.0 to 0.1"])
      try await Task.sleep(nanoseconds: 20_000_000)
      apply([("c", [7])])
      #expect(screen.texts == [["7"]])
    }
  }
#endif
