import TestSupport
import Testing

@testable import DiffableSnapshots

/// Tests that moves of elements onto their own paths are replaced by other moves.
struct MovesToSamePathTests {
  /// A permutation of 0 1 2 3 4 for which the fewest moves include a move from offset 2 to offset 2.
  ///
  /// The fewest moves keep 3 and 4, or 0 and 1. They move all other elements, including 2.
  private let order = [3, 4, 2, 0, 1]

  /// Returns the moves that turn 0 1 2 3 and so on into other numbers, without moves to the same offset.
  static func replaced(
    _ order: [Int],
    oldCount: Int? = nil,
    isSensitive: (_ offset: Int) -> Bool = { _ in false }
  ) -> [Move<Int>] {
    let old = Array(0..<(oldCount ?? order.count))
    let runs = old.withSpan { old in order.withSpan { Run.matching(from: old, to: $0) } }
    let moved = Run.legallyMovedRuns(of: runs) { run in
      (run.old..<run.old + run.length).count(where: isSensitive)
    }
    return moved.flatMap { run in
      (0..<run.length).map { Move(from: run.old + $0, to: run.new + $0) }
    }
  }

  /// The fewest moves would keep one block, and move the element between the blocks to its own path.
  @Test(arguments: [ListCapabilities.everything, .collectionView, .tableView])
  func twoLargeBlocksSwapAroundAnElementThatKeepsItsPlace(_ capabilities: ListCapabilities) throws {
    let order = Array(11...20) + [10] + Array(0...9)
    #expect(Difference(from: order.sorted(), to: order).moves.count == 11)
    let replacing = Self.replaced(order)
    #expect(replacing.count == 20)
    #expect(!replacing.contains { $0.from == $0.to })

    let items = Snapshot([(0, order.sorted())])
    let itemBatches = Snapshot([(0, order)]).difference(from: items).batches(for: capabilities)
    #expect(itemBatches.map { $0.items.moves.count } == [20])
    let list = try replay(itemBatches, on: items, capabilities, by: .batches)
    #expect(list.cells == [order])

    let sections = Snapshot(order.sorted().map { ($0, [$0]) })
    let sectionBatches = Snapshot(order.map { ($0, [$0]) }).difference(from: sections)
      .batches(for: capabilities)
    #expect(sectionBatches.map { $0.sections.moves.count } == [20])
    let sectionList = try replay(sectionBatches, on: sections, capabilities, by: .batches)
    #expect(sectionList.cells == order.map { [$0] })
  }

  /// Only the moves in a section with a move to the same path are chosen again.
  @Test func theMovesInOtherSectionsStay() {
    let other = Array(10...15)
    let old = Snapshot([(0, order.sorted()), (1, other)])
    for permutation in SmallWorlds.permutations(of: other.count) {
      let new = Snapshot([(0, order), (1, permutation.map { other[$0] })])
      let changeset = new.difference(from: old)
      let moves = changeset.items.moves.filter { $0.to.section == 1 }
      if moves.contains(where: { $0.from == $0.to }) { continue }
      let chosen = changeset.batches(for: .everything).first?.items.moves ?? []
      #expect(chosen.filter { $0.to.section == 1 } == moves)
      #expect(chosen.filter { $0.to.section == 0 }.count == 4)
    }
  }

  /// A sensitive element keeps its place if another can move, and moves if that saves a move.
  @Test func sensitiveElementsKeepTheirPlacesUnlessThatNeedsAMove() {
    #expect(Self.replaced([1, 0]) { $0 == 0 } == [Move(from: 1, to: 0)])
    #expect(Self.replaced([1, 0]) { $0 == 1 } == [Move(from: 0, to: 1)])
    #expect(Self.replaced([1, 2, 0]) { $0 == 0 } == [Move(from: 0, to: 2)])
  }
}
