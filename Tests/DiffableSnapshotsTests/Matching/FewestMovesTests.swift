import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSnapshots

/// The choice of the runs that do not move, compared with all subsets and with another algorithm.
@Suite struct FewestMovesTests {
  /// Returns runs with given lengths.
  ///
  /// - Parameters:
  ///   - order: For each run in the new order, the rank of the run in the old order.
  ///   - lengths: The length of each run in the new order.
  ///   - gap: The number of elements between adjacent runs.
  /// - Returns: The runs in the new order.
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

  /// Returns the number of elements in chosen runs, or -1 if the chosen runs do not keep their order.
  private func unmovedLength(_ runs: [Run], _ chosen: [Int]) -> Int {
    let isAscending = zip(chosen, chosen.dropFirst()).allSatisfy { runs[$0].old < runs[$1].old }
    return isAscending ? chosen.reduce(0) { $0 + runs[$1].length } : -1
  }

  private func unmoved(_ runs: [Run]) -> [Int] {
    let unmoved = Run.unmoved(runs)
    return runs.indices.filter { unmoved.contains($0) }
  }

  @Test(arguments: [
    [1, 1, 1, 1, 1, 1], [1, 2, 3, 1, 2, 3], [9, 1, 1, 1, 1, 9], [900, 800, 1, 2, 3, 700],
  ])
  func noSubsetHasMoreUnmovedElements(lengths: [Int]) {
    for order in SmallWorlds.permutations(of: 6) {
      let runs = runs(order: order, lengths: lengths, gap: order[0] & 1)
      let greatest = (0..<64).map { subset in
        unmovedLength(runs, runs.indices.filter { subset >> $0 & 1 == 1 })
      }.max()
      if unmovedLength(runs, unmoved(runs)) != greatest {
        Issue.record("\(order) \(lengths): \(unmoved(runs))")
      }
    }
  }

  /// The choice uses a tree for long runs, and patience sorting for short runs.
  ///
  /// The average lengths of the runs in this test are below and above the limit between long and short.
  @Test func treeAndPatienceSortingAgree() {
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
        let expected = unmovedLength(runs, runs.indices.filter { chosen.contains($0) })
        #expect(expected > 0)
        #expect(unmovedLength(runs, unmoved(runs)) == expected)
      }
    }
  }

  @Test func worstCasesHaveTheFewestMoves() {
    let old = Array(0..<50_000)
    #expect(Difference(from: old, to: Array(old.reversed())).moves.count == 49_999)
    #expect(Difference(from: old, to: old.map { $0 ^ 1 }).moves.count == 25_000)
    // `blocks` reverses the order of blocks of 50 elements; `turned` reverses the order within each block.
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
