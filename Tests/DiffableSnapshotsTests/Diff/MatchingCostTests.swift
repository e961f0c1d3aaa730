import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSnapshots

/// The number of comparisons and hashes of elements, which are most of the cost of a difference.
@Suite struct MatchingCostTests {
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
    #expect(inserted.equal <= 1_001 && inserted.hash == 0)
  }

  /// Of 5,000 elements, 1,000 are deleted and 200 are shuffled; 1,000 elements are inserted.
  @Test func newElementsInUnchangedBlocksAreNotHashed() {
    var random = SeededGenerator(seed: 3)
    let old = Array(0..<5_000)
    var new = old
    new.removeSubrange(2_000..<3_000)
    new.insert(contentsOf: 10_000..<11_000, at: 3_000)
    new[0..<200].shuffle(using: &random)
    // The old elements between the common ends are hashed, and the new elements outside unchanged blocks.
    let plain = cost(old, new)
    #expect(plain.hash <= 4_000 + 1_000 + 200 + 10)
    #expect(plain.equal <= 4_000 + 3 * 1_200)
    let snapshots = costInSnapshots(old, new)
    #expect(snapshots.hash == 0)
    #expect(snapshots.equal <= 4_020)
  }

  @Test func newElementsOfReversedAndPairwiseSwappedListsAreNotHashed() {
    let old = Array(0..<10_000)
    let reversed = cost(old, old.reversed())
    #expect(reversed.hash <= 10_010)
    #expect(reversed.equal <= 20_000)
    let sawtooth = cost(old, old.map { $0 ^ 1 })
    #expect(sawtooth.hash <= 10_010)
    #expect(sawtooth.equal <= 60_000)
    #expect(costInSnapshots(old, old.reversed()).hash == 0)
  }

  @Test func noElementIsHashedTwiceOrComparedOften() {
    var random = SeededGenerator(seed: 4)
    let old = Array(0..<10_000)
    var churned = old.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
    for number in 0..<2_000 {
      let moved = churned.remove(at: Int.random(in: 0..<churned.count, using: &random))
      churned.insert(moved, at: Int.random(in: 0...churned.count, using: &random))
      churned.insert(20_000 + number, at: Int.random(in: 0...churned.count, using: &random))
    }
    let repeated = old.map { $0 / 3 }
    let lists = [
      (old, churned), (old, old.shuffled(using: &random)), (old, Array(20_000..<30_000)),
      (old, old.map { $0 % 2 == 0 ? $0 : $0 + 20_000 }), (repeated, churned.map { $0 / 3 }),
      (repeated, repeated.shuffled(using: &random)), (old, repeated), (repeated, old),
    ]
    for (old, new) in lists {
      let cost = cost(old, new)
      #expect(cost.hash <= old.count + new.count)
      #expect(cost.equal <= 9 * (old.count + new.count))
    }
    #expect(costInSnapshots(old, churned).hash == 0)
    #expect(costInSnapshots(old, churned).equal <= churned.count + 100)
  }
}
