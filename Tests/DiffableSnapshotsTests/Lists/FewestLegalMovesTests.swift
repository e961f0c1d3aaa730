import TestSupport
import Testing

@testable import DiffableSnapshots

/// Tests that the moves that replace a move to the same path are as few as possible.
struct FewestLegalMovesTests {
  /// Returns the minimum number of legal moves, by trying all choices of elements that keep their places.
  ///
  /// A move to the same path is not legal.
  private func fewestLegalMoves(_ order: [Int], oldCount: Int) -> Int? {
    let common = order.indices.filter { order[$0] < oldCount }
    let counts = (0..<1 << common.count).compactMap { choice -> Int? in
      let kept = common.indices.filter { choice >> $0 & 1 == 1 }.map { common[$0] }
      let moved = common.filter { !kept.contains($0) }
      let isLegal =
        zip(kept, kept.dropFirst()).allSatisfy { order[$0] < order[$1] }
        && moved.allSatisfy { order[$0] != $0 }
      return isLegal ? moved.count : nil
    }
    return counts.min()
  }

  @Test func theReplacingMovesAreTheFewestLegalMoves() {
    var replacedCount = 0
    // Two blocks of three elements swap around one element.
    let blocks = [4, 5, 6, 3, 0, 1, 2]
    let orders = SmallWorlds.orders(known: 5, upTo: 5).map { (order: $0, oldCount: 5) }
    let permutations = SmallWorlds.permutations(of: 6).map { (order: $0, oldCount: 6) }
    for (order, oldCount) in orders + permutations + [(blocks, 7)] {
      let moves = Difference(from: Array(0..<oldCount), to: order).moves
      if moves.contains(where: { $0.from == $0.to }) { replacedCount += 1 }
      let legal = MovesToSamePathTests.replaced(order, oldCount: oldCount)
      #expect(!legal.contains { $0.from == $0.to }, "\(order)")
      #expect(legal.count == fewestLegalMoves(order, oldCount: oldCount), "\(order)")
      #expect(legal.allSatisfy { order[$0.to] == $0.from }, "\(order)")
      let kept = order.filter { old in old < oldCount && !legal.contains { $0.from == old } }
      #expect(kept == kept.sorted(), "\(order)")
    }
    #expect(fewestLegalMoves(blocks, oldCount: 7) == 6)
    #expect(replacedCount > 10)
  }
}
