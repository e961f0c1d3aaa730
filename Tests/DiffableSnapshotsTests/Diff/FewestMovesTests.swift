import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSnapshots

/// What stays, against all subsets and against each other's way to find it.
@Suite struct FewestMovesTests {
  /// Runs of given lengths whose old elements are in one order and whose new ones in another.
  private func runs(order: [Int], lengths: [Int], gap: Int = 0) -> [Run] {
    var starts = Array(repeating: 0, count: order.count)
    var old = 0
    for rank in order.indices {
      guard let run = order.firstIndex(of: rank) else { continue }
      starts[run] = old
      old += lengths[run] + gap
    }
    var new = 0
    return order.indices.map { run in
      defer { new += lengths[run] + gap }
      return Run(old: starts[run], new: new, length: lengths[run])
    }
  }

  private func stayingLength(_ runs: [Run], _ staying: [Int]) -> Int {
    let isAscending = zip(staying, staying.dropFirst()).allSatisfy { runs[$0].old < runs[$1].old }
    return isAscending ? staying.reduce(0) { $0 + runs[$1].length } : -1
  }

  private func staying(_ runs: [Run]) -> [Int] {
    let unmoved = Run.unmoved(runs)
    return runs.indices.filter { unmoved.contains($0) }
  }

  @Test(arguments: [
    [1, 1, 1, 1, 1, 1], [1, 2, 3, 1, 2, 3], [9, 1, 1, 1, 1, 9], [900, 800, 1, 2, 3, 700],
  ])
  func asManyStayAsInAnySubset(lengths: [Int]) {
    for order in SmallWorlds.permutations(of: 6) {
      let runs = runs(order: order, lengths: lengths, gap: order[0] & 1)
      let greatest = (0..<64).map { subset in
        stayingLength(runs, runs.indices.filter { subset >> $0 & 1 == 1 })
      }.max()
      if stayingLength(runs, staying(runs)) != greatest {
        Issue.record("\(order) \(lengths): \(staying(runs))")
      }
    }
  }

  /// Long runs are chosen in a tree and short ones by patience; on both sides of the bound they agree.
  @Test func treeAndPatienceAgree() {
    var random = SeededGenerator(seed: 5)
    for longest in [1, 2, 5, 35, 120, 140, 400] {
      for _ in 0..<40 {
        let count = Int.random(in: 1...150, using: &random)
        var order = Array(0..<count)
        for _ in 0..<Int.random(in: 0...count, using: &random) {
          let moved = order.remove(at: Int.random(in: 0..<count, using: &random))
          order.insert(moved, at: Int.random(in: 0..<count, using: &random))
        }
        let lengths = order.map { _ in Int.random(in: 1...longest, using: &random) }
        let runs = runs(order: order, lengths: lengths)
        let chosen = heaviestIncreasingSubsequence(keys: runs.map { $0.old }, weights: lengths)
        let expected = stayingLength(runs, runs.indices.filter { chosen.contains($0) })
        #expect(expected > 0)
        #expect(stayingLength(runs, staying(runs)) == expected)
      }
    }
  }

  @Test func worstCasesTakeTheFewestMoves() {
    let old = Array(0..<50_000)
    #expect(Difference(from: old, to: Array(old.reversed())).moves.count == 49_999)
    #expect(Difference(from: old, to: old.map { $0 ^ 1 }).moves.count == 25_000)
    // Blocks of 50 that are reversed as wholes, and blocks whose elements are.
    let blocks = old.map { 49_950 - $0 / 50 * 50 + $0 % 50 }
    #expect(Difference(from: old, to: blocks).moves.count == 49_950)
    let turned = old.map { $0 / 50 * 50 + 49 - $0 % 50 }
    #expect(Difference(from: old, to: turned).moves.count == 49_000)
    let alternating = Difference(from: old, to: old.map { $0 % 2 == 0 ? $0 : $0 + 50_000 })
    #expect(alternating.deletions == alternating.insertions)
    #expect(alternating.deletions == Array(stride(from: 1, to: 50_000, by: 2)))
    #expect(alternating.moves.isEmpty)
  }
}
