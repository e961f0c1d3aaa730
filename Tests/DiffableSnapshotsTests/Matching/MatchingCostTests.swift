import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSnapshots

/// The number of comparisons and hashes of elements, which are most of the cost of a difference.
@Suite(.withoutInternalChecks) struct MatchingCostTests {
  private let counter = CallCounter()

  private func list(_ values: some Sequence<Int>) -> [Measured] {
    values.map { Measured(value: $0, counter: counter) }
  }

  /// Returns the number of calls for the difference of two lists.
  private func cost(_ old: [Int], _ new: [Int]) -> (equal: Int, hash: Int) {
    let (old, new) = (list(old), list(new))
    counter.reset()
    _ = Difference(from: old, to: new)
    return (counter.equalCalls, counter.hashCalls)
  }

  /// Returns the number of calls if all elements are known to be unique and their hashes are known.
  private func costInSnapshots(_ old: [Int], _ new: [Int]) -> (equal: Int, hash: Int) {
    let (old, new) = (list(old), list(new))
    let (oldHashes, newHashes) = (old.map { shortHash($0) }, new.map { shortHash($0) })
    counter.reset()
    _ = Run.matching(old: old, oldHashes: oldHashes, new: new, newHashes: newHashes)
    return (counter.equalCalls, counter.hashCalls)
  }

  @Test func elementsInTheSameStorageAreNotCompared() {
    let items = list(0..<1_000)
    counter.reset()
    #expect(Difference(from: items, to: items).isEmpty)
    #expect(counter.equalCalls == 0)
    #expect(counter.hashCalls == 0)
    // Slices of one array may start at different elements.
    #expect(Difference(from: items[1...], to: items[...]).insertions == [0])
    #expect(Difference(from: items[...], to: items[..<900]).deletions == Array(900..<1_000))
  }

  @Test func commonEndsAreComparedOnceAndNotHashed() {
    #expect(cost(Array(0..<1_000), Array(0..<1_000)) == (1_000, 0))
    let inserted = cost(Array(0..<1_000), Array(0..<500) + [5_000] + Array(500..<1_000))
    // The comparison of the inserted element ends the common prefix.
    #expect(inserted == (1_001, 0))
  }

  @Test func onlyElementsBetweenTheCommonEndsAreHashed() {
    var random = SeededGenerator(seed: 3)
    let old = Array(0..<5_000)
    var new = old
    new.removeSubrange(2_000..<3_000)
    new.insert(contentsOf: 10_000..<11_000, at: 3_000)
    new[0..<200].shuffle(using: &random)
    // The last 1,000 elements are a common suffix. Each match is compared once, and one comparison ends each common end.
    #expect(cost(old, new) == (4_000 + 2, 4_000 + 4_000))
    #expect(costInSnapshots(old, new) == (4_000, 0))
  }

  @Test func matchesInReversedAndPairwiseSwappedListsAreComparedOnce() {
    let old = Array(0..<10_000)
    // Two more comparisons find that the lists have no common ends.
    #expect(cost(old, old.reversed()) == (10_002, 20_000))
    #expect(cost(old, old.map { $0 ^ 1 }) == (10_002, 20_000))
    #expect(costInSnapshots(old, old.reversed()) == (10_000, 0))
    #expect(costInSnapshots(old, old.map { $0 ^ 1 }) == (10_000, 0))
  }

  @Test func noElementIsHashedTwiceOrComparedMoreThanTwice() {
    var random = SeededGenerator(seed: 4)
    let old = Array(0..<10_000)
    var churned = old.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
    for number in 0..<2_000 {
      let moved = churned.remove(at: Int.random(in: 0..<churned.count, using: &random))
      churned.insert(moved, at: Int.random(in: 0...churned.count, using: &random))
      churned.insert(20_000 + number, at: Int.random(in: 0...churned.count, using: &random))
    }
    let repeated = old.map { $0 / 3 }
    // The limits are the actual numbers of comparisons, rounded up. An element that does not repeat is compared once if it
    // matches. Repeated elements are also compared with the old elements that have the same hash.
    let lists = [
      (old, churned, 8_000),
      (old, old.shuffled(using: &random), 10_010),
      (old, Array(20_000..<30_000), 10),
      (old, old.map { $0 % 2 == 0 ? $0 : $0 + 20_000 }, 5_010),
      (repeated, churned.map { $0 / 3 }, 14_700),
      (repeated, repeated.shuffled(using: &random), 16_700),
      (old, repeated, 10_010),
      (repeated, old, 10_010),
    ]
    for (number, (old, new, equal)) in lists.enumerated() {
      let cost = cost(old, new)
      #expect(cost.equal <= equal, "pair \(number)")
      #expect(cost.hash <= old.count + new.count, "pair \(number)")
    }
    // Snapshots compare only the elements that match.
    #expect(costInSnapshots(old, churned) == (churned.count - 2_000, 0))
    #expect(costInSnapshots(old, Array(20_000..<30_000)) == (0, 0))
  }
}
