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

  /// Of 5,000 elements, 1,000 are deleted and 200 are shuffled; 1,000 elements are inserted.
  @Test func newElementsInUnchangedBlocksAreNotHashed() {
    var random = SeededGenerator(seed: 3)
    let old = Array(0..<5_000)
    var new = old
    new.removeSubrange(2_000..<3_000)
    new.insert(contentsOf: 10_000..<11_000, at: 3_000)
    new[0..<200].shuffle(using: &random)
    // The last 1,000 elements are a common suffix. The difference hashes the old elements before it, and the new elements
    // that it looks up: the inserted and the shuffled ones.
    let plain = cost(old, new)
    #expect(plain.hash <= 4_000 + 1_000 + 200)
    // Each match is compared once. A shuffled element is also compared with the element after the previous match; one
    // that follows a shuffled pair may be compared with another. The inserted elements follow the last old element
    // between the ends, so nothing is expected there. A few more comparisons fail at the ends of the lists and of blocks.
    #expect(plain.equal <= 4_000 + 200 + 10)
    #expect(costInSnapshots(old, new) == (4_000, 0))
  }

  @Test func newElementsOfReversedListsAreNotHashed() {
    let old = Array(0..<10_000)
    // Two comparisons find that the lists have no common ends, and two fail before the direction changes.
    #expect(cost(old, old.reversed()) == (10_004, 10_002))
    // The direction changes with each element of a pair, so all elements but one are looked up.
    #expect(cost(old, old.map { $0 ^ 1 }) == (20_001, 19_999))
    #expect(costInSnapshots(old, old.reversed()) == (10_000, 0))
    #expect(costInSnapshots(old, old.map { $0 ^ 1 }) == (10_000, 0))
  }

  @Test func elementsOfShortListsAreNotHashed() {
    #expect(cost(Array(0..<16), Array((0..<16).reversed())).hash == 0)
    #expect(cost(Array(0..<17), Array((0..<17).reversed())).hash == 17 + 2)
    // Each old element is compared with those before it and with itself, and each match once. Two comparisons find that
    // the lists have no common ends, and one fails before the first match.
    #expect(cost(Array(0..<16), Array(1..<16) + [0]).equal == 16 * 17 / 2 + 16 + 2 + 1)
  }

  @Test func noElementIsHashedTwiceOrComparedMoreThanThreeTimes() {
    var random = SeededGenerator(seed: 4)
    let old = Array(0..<10_000)
    var churned = old.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
    for number in 0..<2_000 {
      let moved = churned.remove(at: Int.random(in: 0..<churned.count, using: &random))
      churned.insert(moved, at: Int.random(in: 0...churned.count, using: &random))
      churned.insert(20_000 + number, at: Int.random(in: 0...churned.count, using: &random))
    }
    let repeated = old.map { $0 / 3 }
    // The limits are the actual numbers of comparisons and hashes, rounded up. An element is compared with the one after
    // the previous match, perhaps with one more, and with those of the same hash. Only old elements, and new elements that
    // are not found after the previous match, are hashed.
    let lists = [
      (old, churned, 16_900, 15_900),
      (old, old.shuffled(using: &random), 20_010, 20_000),
      (old, Array(20_000..<30_000), 20_010, 20_000),
      (old, old.map { $0 % 2 == 0 ? $0 : $0 + 20_000 }, 20_000, 15_000),
      (repeated, churned.map { $0 / 3 }, 23_700, 16_000),
      (repeated, repeated.shuffled(using: &random), 26_700, 20_000),
      (old, repeated, 20_000, 16_700),
      (repeated, old, 13_400, 20_000),
    ]
    for (number, (old, new, equal, hash)) in lists.enumerated() {
      let cost = cost(old, new)
      #expect(cost.equal <= equal, "pair \(number)")
      #expect(cost.hash <= hash, "pair \(number)")
    }
    // Snapshots compare only the elements that match.
    #expect(costInSnapshots(old, churned) == (churned.count - 2_000, 0))
    #expect(costInSnapshots(old, Array(20_000..<30_000)) == (0, 0))
  }
}
