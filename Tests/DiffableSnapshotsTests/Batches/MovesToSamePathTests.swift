import TestSupport
import Testing

@testable import DiffableSnapshots

/// Tests that moves of elements onto their own paths are replaced by other moves.
struct MovesToSamePathTests {
  /// A permutation of 0 1 2 3 4 for which the fewest moves include a move from offset 2 to offset 2.
  ///
  /// The fewest moves keep 3 and 4, or 0 and 1. They move all other elements, including 2.
  private let order = [3, 4, 2, 0, 1]

  private func moves(to order: [Int]) -> [Move<Int>] {
    Difference(from: Array(order.indices), to: order).moves
  }

  private func replaced(
    _ order: [Int],
    isSensitive: ((Move<Int>) -> Bool)? = nil
  ) -> [Move<Int>] {
    moves(to: order).withoutMovesToSamePath(
      oldCount: order.count,
      newCount: order.count,
      deletions: [],
      insertions: [],
      isSensitive: isSensitive
    )
  }

  private func move(_ from: Int, _ to: Int) -> Move<Int> { Move(from: from, to: to) }

  private func path(_ section: Int, _ item: Int) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  @Test func theFewestMovesMayContainAMoveToTheSamePath() {
    #expect(moves(to: order).count == 3)
    #expect(moves(to: order).hasMovesToSamePath)
    #expect(![move(0, 1), move(1, 0)].hasMovesToSamePath)
  }

  @Test func theElementKeepsItsPlaceAndAllOthersMove() {
    #expect(replaced(order) == [move(3, 0), move(4, 1), move(0, 3), move(1, 4)])
  }

  @Test func asManyMovesAreUsedIfPossible() {
    #expect(moves(to: [2, 1, 0]).hasMovesToSamePath)
    #expect(replaced([2, 1, 0]) == [move(2, 0), move(0, 2)])
  }

  /// The fewest moves would keep one block, and move the element between the blocks to its own path.
  @Test(arguments: [ListCapabilities.everything, .collectionView, .tableView])
  func twoLargeBlocksSwapAroundAnElementThatKeepsItsPlace(_ capabilities: ListCapabilities) throws {
    let order = Array(11...20) + [10] + Array(0...9)
    #expect(moves(to: order).count == 11)
    let replacing = replaced(order)
    #expect(replacing.count == 20)
    #expect(!replacing.hasMovesToSamePath)

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

  @Test func theOffsetsOfDeletionsAndInsertionsAreTakenIntoAccount() {
    // 0 1 2 3 becomes 3 2 1 x. The deletion of 0 already shifts 2 to offset 1. But a move of 2 is from offset 2 to
    // offset 1, so it is not a move to the same path.
    let moves = [move(3, 0), move(2, 1)].withoutMovesToSamePath(
      oldCount: 4,
      newCount: 4,
      deletions: [0],
      insertions: [3]
    )
    #expect(moves.count == 2)
    #expect(!moves.hasMovesToSamePath)
    // 0 1 2 3 becomes 1 3 2 x. Moving 2 is a move from offset 2 to offset 2, so 3 moves.
    let replacing = [move(2, 2)].withoutMovesToSamePath(
      oldCount: 4,
      newCount: 4,
      deletions: [0],
      insertions: [3]
    )
    #expect(replacing == [move(3, 1)])
  }

  @Test func aSensitiveElementKeepsItsPlaceIfAnotherCanMove() {
    #expect(replaced([1, 0]) { $0.from == 0 } == [move(1, 0)])
    #expect(replaced([1, 0]) { $0.from == 1 } == [move(0, 1)])
  }

  @Test func aSensitiveElementMovesIfThatSavesAMove() {
    #expect(replaced([1, 2, 0]) { $0.from == 0 } == [move(0, 2)])
  }

  @Test func itemMovesAreReplacedInTheirSection() {
    var changes = ListChanges()
    changes.items.moves = moves(to: order).map { Move(from: path(1, $0.from), to: path(1, $0.to)) }
    let result = changes.withoutItemMovesToSamePath(([1, 5], [1, 5])).items.moves
    #expect(result.map { move($0.from.item, $0.to.item) } == replaced(order))
    #expect(result.allSatisfy { $0.from.section == 1 && $0.to.section == 1 })
  }

  @Test func aMoveToTheSameIndexInAnotherSectionIsKept() {
    var changes = ListChanges()
    changes.items.moves = [Move(from: path(0, 1), to: path(1, 1))]
    #expect(changes.withoutItemMovesToSamePath(([2, 2], [1, 3])) == changes)
  }

  /// Section 0 moves to index 1, and item 2 would move within it from index 2 to index 2.
  @Test func itemMovesAreReplacedInAMovedSectionToo() {
    var changes = ListChanges()
    changes.sections.moves = [move(0, 1)]
    changes.items.moves = moves(to: order).map { Move(from: path(0, $0.from), to: path(1, $0.to)) }
    let result = changes.withoutItemMovesToSamePath(([5, 0], [0, 5])).items.moves
    #expect(result.map { move($0.from.item, $0.to.item) } == replaced(order))
    #expect(result.allSatisfy { $0.from.section == 0 && $0.to.section == 1 })
  }

  /// The replacing moves would move sections 0 and 3, in which items are deleted.
  @Test func replacingMovesThatConflictWithItemChangesAreRefused() {
    var changes = ListChanges()
    changes.sections.moves = moves(to: order)
    changes.items.deletions = [path(0, 0), path(3, 0)]
    let sizes: ListChanges.Sizes = (Array(repeating: 1, count: 5), [0, 1, 1, 0, 1])
    #expect(changes.withoutMovesToSamePath(.collectionView, sizes) == nil)
    let result = changes.withoutMovesToSamePath(.everything, sizes)
    #expect(result?.sections.moves == replaced(order))
  }

  @Test(arguments: [ListCapabilities.everything, .collectionView, .tableView])
  func batchesHoldTheReplacingMoves(capabilities: ListCapabilities) {
    func batches(_ old: String, _ new: String) -> [String] {
      TestSnapshot(new).difference(from: TestSnapshot(old)).batches(for: capabilities).map {
        short($0.changes)
      }
    }
    let items = batches("a 0 1 2 3 4", "a 3 4 2 0 1")
    #expect(items == ["M(0.3>0.0 0.4>0.1 0.0>0.3 0.1>0.4)"])
    let sections = batches("0 | 1 | 2 | 3 | 4", "3 | 4 | 2 | 0 | 1")
    #expect(sections == ["m(3>0 4>1 0>3 1>4)"])
  }
}
