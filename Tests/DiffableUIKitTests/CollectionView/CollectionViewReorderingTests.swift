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

    private func lift(_ section: Int, _ item: Int) -> Bool {
      screen.view.beginInteractiveMovementForItem(at: IndexPath(item: item, section: section))
    }

    private func drop(_ section: Int, _ item: Int) throws {
      screen.view.updateInteractiveMovementTargetPosition(try center(section, item))
      screen.view.endInteractiveMovement()
    }

    /// Asks whether an item can move, as the view does.
    private func canMove(_ section: Int, _ item: Int) -> Bool {
      let path = IndexPath(item: item, section: section)
      return dataSource.target.events.collectionView(screen.view, canMoveItemAt: path)
    }

    /// Expects that an apply waits for the end of the drag.
    private func expectApplyToWait(forTheEnd end: () -> Void) async throws {
      apply([("c", [7])])
      try await Task.sleep(nanoseconds: 120_000_000)
      #expect(screen.texts.count == 2)
      end()
      await waitUntil { screen.view.numberOfSections == 1 }
      #expect(screen.texts == [["7"]])
      #expect(moves.isEmpty)
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
      #expect(lift(from.0, from.1))
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
      #expect(lift(0, 0))
      try drop(1, 1)
      #expect(dataSource.snapshot().texts == [["2", "3"], ["4", "9", "1"]])
      try await Task.sleep(nanoseconds: 20_000_000)
      #expect(screen.texts == [["2", "3"], ["4", "9", "1"]])
      #expect(moves == ["1: 0.0 to 1.2"])
      apply([("a", [2, 3]), ("b", [1, 4])])
      #expect(screen.texts == [["2", "3"], ["1", "4"]])
    }

    @Test func itemThatMayNotMoveIsNotLifted() {
      start()
      #expect(!lift(1, 1))
      apply([("a", [1])])
      #expect(screen.texts == [["1"]])
    }

    /// A second drop can be accepted before the view is reloaded because of the first one.
    @Test(arguments: [false, true])
    func refusedDropPutsTheItemBack(dropsAgain: Bool) async throws {
      start()
      dataSource.reorderingHandlers.willReorder = { [unowned self] _ in
        dataSource.target.data?.endReordering()
      }
      #expect(lift(0, 0))
      try drop(1, 0)
      if dropsAgain {
        dataSource.reorderingHandlers.willReorder = nil
        #expect(lift(0, 0))
        try drop(0, 1)
      }
      await waitUntil { screen.view.numberOfItems(inSection: 0) == 3 }
      try await Task.sleep(nanoseconds: 20_000_000)
      #expect(moves.count == (dropsAgain ? 1 : 0))
      #expect(screen.texts == dataSource.snapshot().texts)
      if !dropsAgain { #expect(screen.texts == [["1", "2", "3"], ["4", "9"]]) }
      apply([("a", [3, 1])])
      #expect(screen.texts == [["3", "1"]])
    }

    @Test(arguments: [true, false])
    func cancelledMovementEndsTheDrag(isCancelled: Bool) async throws {
      start()
      #expect(lift(0, 0))
      try await expectApplyToWait {
        // A drop at the old path is not reported either.
        isCancelled
          ? screen.view.cancelInteractiveMovement() : screen.view.endInteractiveMovement()
      }
    }

    @Test func questionWithoutMovementEndsInTheNextTurn() async {
      start()
      #expect(canMove(0, 0) && canMove(0, 0))
      apply([("c", [7])])
      #expect(screen.texts.count == 2)
      await waitUntil { screen.view.numberOfSections == 1 }
      #expect(screen.texts == [["7"]])
    }

    @Test func questionAboutAnotherItemThatCannotMoveDoesNotEndTheDrag() async throws {
      start()
      #expect(lift(0, 0) && !canMove(1, 1))
      try await expectApplyToWait { screen.view.cancelInteractiveMovement() }
    }

    @Test func questionDuringAnApplyBeginsNoDrag() {
      start()
      var answers: [Bool] = []
      dataSource.applyObserver = { [unowned self] _ in
        answers.append(canMove(0, 0))
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
      #expect(canMove(0, 0))
      try await expectApplyToWait { gesture.state = .ended }
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
