import DiffableSnapshotsTesting
import Testing

@testable import DiffableSnapshots

@Suite struct HeaviestIncreasingSubsequenceTests {
  @Test func nothing() {
    #expect(heaviestIncreasingSubsequence(keys: [], weights: []) == [])
  }

  @Test func anIncreasingSequenceIsChosenWhole() {
    #expect(
      heaviestIncreasingSubsequence(keys: [2, 5, 9], weights: [1, 1, 1]) == [true, true, true]
    )
  }

  @Test func oneHeavyElementBeatsTwoLightOnes() {
    #expect(
      heaviestIncreasingSubsequence(keys: [5, 1, 2], weights: [3, 1, 1]) == [true, false, false]
    )
  }

  @Test func agreesWithAllSubsetsOfSmallSequences() {
    for order in SmallWorlds.permutations(of: 6) {
      for weights in [[1, 1, 1, 1, 1, 1], [1, 2, 3, 1, 2, 3], [4, 1, 1, 1, 1, 4]] {
        let chosen = heaviestIncreasingSubsequence(keys: order, weights: weights)
        let picked = order.indices.filter { chosen[$0] }
        #expect(isIncreasing(picked.map { order[$0] }))
        let total = picked.reduce(0) { $0 + weights[$1] }
        #expect(total == heaviest(order, weights), "\(order) \(weights)")
      }
    }
  }

  /// A tree of calls as deep as the list would be long would end in a crash.
  @Test func longWorstCasesNeedNoStack() {
    let count = 100_000
    let falling = heaviestIncreasingSubsequence(
      keys: Array((0..<count).reversed()),
      weights: Array(repeating: 1, count: count)
    )
    #expect(falling.count { $0 } == 1)
    // Sawtooth: 1 0 3 2 5 4 …
    let sawtooth = heaviestIncreasingSubsequence(
      keys: (0..<count).map { $0 ^ 1 },
      weights: Array(repeating: 1, count: count)
    )
    #expect(sawtooth.count { $0 } == count / 2)
  }

  private func heaviest(_ keys: [Int], _ weights: [Int]) -> Int {
    (0..<1 << keys.count).map { subset in
      let picked = keys.indices.filter { subset >> $0 & 1 == 1 }
      return isIncreasing(picked.map { keys[$0] }) ? picked.reduce(0) { $0 + weights[$1] } : 0
    }.max() ?? 0
  }

  private func isIncreasing(_ keys: [Int]) -> Bool { zip(keys, keys.dropFirst()).allSatisfy(<) }
}
