import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSnapshots

@Suite struct HeaviestIncreasingSubsequenceTests {
  @Test func agreesWithAllSubsetsOfSmallSequences() {
    #expect(chosen([], []) == [])
    for order in SmallWorlds.permutations(of: 6) {
      for weights in [[1, 1, 1, 1, 1, 1], [1, 2, 3, 1, 2, 3], [4, 1, 1, 1, 1, 4]] {
        let picked = chosen(order, weights)
        #expect(isIncreasing(picked.map { order[$0] }))
        let total = picked.reduce(0) { $0 + weights[$1] }
        #expect(total == heaviest(order, weights), "\(order) \(weights)")
      }
    }
  }

  /// A recursion as deep as the sequence is long would overflow the stack.
  @Test func longSequencesDoNotOverflowTheStack() {
    let count = 100_000
    let weights = Array(repeating: 1, count: count)
    #expect(chosen((0..<count).reversed(), weights).count == 1)
    // Sawtooth: 1 0 3 2 5 4 …
    #expect(chosen((0..<count).map { $0 ^ 1 }, weights).count == count / 2)
  }

  private func chosen(_ keys: [Int], _ weights: [Int]) -> [Int] {
    let chosen = heaviestIncreasingSubsequence(keys: keys, weights: weights)
    return keys.indices.filter { chosen.contains($0) }
  }

  private func heaviest(_ keys: [Int], _ weights: [Int]) -> Int {
    (0..<1 << keys.count).map { subset in
      let picked = keys.indices.filter { subset >> $0 & 1 == 1 }
      return isIncreasing(picked.map { keys[$0] }) ? picked.reduce(0) { $0 + weights[$1] } : 0
    }.max() ?? 0
  }

  private func isIncreasing(_ keys: [Int]) -> Bool { zip(keys, keys.dropFirst()).allSatisfy(<) }
}
