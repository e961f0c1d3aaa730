import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSnapshots

/// `FewestMovesTests` compares the chosen elements with all subsets.
@Suite struct HeaviestIncreasingSubsequenceTests {
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
}
