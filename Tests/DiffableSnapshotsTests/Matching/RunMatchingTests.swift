import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSnapshots

/// The matching, compared with a naive matching.
///
/// Conditions are plain `if` statements: a macro for each of many checks would take most of the time.
@Suite(.withoutInternalChecks) struct RunMatchingTests {
  @Test func everyPairOfShortWordsMatchesNaively() {
    let words = words(of: 3, upTo: 4)
    for old in words {
      for new in words { check(old, new) }
    }
  }

  /// Two versions share the groups of empty sections, but these groups have no items that could match.
  @Test func groupsOfEmptySectionsHaveNoRuns() {
    let old = Snapshot<Int, Int>((0..<200).map { ($0, []) })
    var new = old
    new.appendItems([1], toSection: 0)
    #expect(new.matching(from: old).items.isEmpty)
    #expect(new.difference(from: old).items.insertions == [ItemPath(section: 0, item: 0)])
  }

  /// If two new elements have the hash of one old element, matching by hashes finds the same old element twice.
  @Test func elementsWithEqualHashesMatchCompletely() {
    let old = [0] + Array(10..<30) + [1]
    let new = Array(40..<45) + [0] + Array(45..<50) + [1] + Array(50..<55)
    let hash = { (element: Int) in UInt32(element < 2 ? 7 : element) }
    let runs = Run.matching(
      old: old,
      oldHashes: old.map(hash),
      new: new,
      newHashes: new.map(hash)
    )
    #expect(runs == [Run(old: 0, new: 5, length: 1), Run(old: 21, new: 11, length: 1)])
  }

  /// The table has only a part of each hash, so it can find an old element with another hash.
  @Test func elementsWithPartlyEqualHashesAreNotMatched() {
    // For 40 elements, the first 8 of the 32 bits of a hash select the bucket. The table does not store the first 6.
    let hash = { (bucket: UInt32, rest: UInt32) in bucket << 24 | rest }
    var oldHashes = (0..<5).map { hash(100, UInt32($0) + 1) }  // These fill the buckets 100 to 104.
    oldHashes += (5..<40).map { hash(UInt32($0) * 2, UInt32($0) + 1) }
    let old = Array(0..<40)
    // For the last two orders, the finder searches linearly for the first three unknown elements. For the fourth, it
    // inserts the old elements into a table. The hash of the fifth differs from the hash of the old element in bucket
    // 104 only in the first 6 bits. In the first order, all old elements are a common suffix and need no table.
    let unknown: [UInt32] = (0..<4).map { hash(200, $0) } + [hash(104, 5)]
    for order in [old, old.reversed(), Array(old[20...] + old[..<20])] {
      let new = Array(50..<55) + order
      let runs = Run.matching(
        old: old,
        oldHashes: oldHashes,
        new: new,
        newHashes: unknown + order.map { oldHashes[$0] }
      )
      #expect(runs.reduce(0) { $0 + $1.length } == 40)
      for run in runs {
        for step in 0..<run.length { #expect(old[run.old + step] == new[run.new + step]) }
      }
    }
  }

  /// Nearly all of these lists have so many elements between their common ends that the matching needs a table.
  @Test func everyPairOfShortWordsMatchesNaivelyInLongLists() {
    let words = words(of: 2, upTo: 4)
    let filler = Array(100..<120)
    for old in words {
      for new in words {
        check(filler + old, new + filler)
        check(filler + old, new + filler.reversed())
        check([98] + old + filler + old, [99] + filler.dropFirst() + new)
      }
    }
  }

  @Test func randomListsMatchNaively() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let letters = Int.random(in: 1...100, using: &random)
      let old = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        Int.random(in: 0..<letters, using: &random)
      }
      let new =
        Bool.random(using: &random)
        ? edited(old, letters, &random)
        : (0..<Int.random(in: 0...60, using: &random)).map { _ in
          Int.random(in: 0..<letters, using: &random)
        }
      check(old, new)
    }
  }

  @Test func uniqueElementsMatchNaively() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<500 {
      let all = (0..<80).shuffled(using: &random)
      let old = Array(all.prefix(Int.random(in: 0...60, using: &random)))
      var new = old.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
      for _ in 0..<Int.random(in: 0...10, using: &random) where new.count > 1 {
        let moved = new.remove(at: Int.random(in: 0..<new.count, using: &random))
        new.insert(moved, at: Int.random(in: 0...new.count, using: &random))
      }
      new.insert(
        contentsOf: all.suffix(Int.random(in: 0...20, using: &random)),
        at: Int.random(in: 0...new.count, using: &random)
      )
      check(old, new, areUnique: true)
      check(old, old.reversed(), areUnique: true)
      check(old, old.shuffled(using: &random), areUnique: true)
    }
  }

  /// Long shuffled lists match by their hashes, unless a new element repeats or unequal elements have equal hashes.
  @Test func shuffledListsMatchNaively() {
    var random = SeededGenerator(seed: 3)
    for round in 0..<30 {
      // `check` also compares elements with colliding hashes if the number of old elements is 1 more than a multiple of 8.
      let old = Array(0..<Int.random(in: 140...300, using: &random) / 8 * 8 + 1)
      let ends = round % 3 == 0 ? 0..<old.count : 5..<old.count - 5
      var new = old
      new[ends].shuffle(using: &random)
      check(old, new, areUnique: true)
      new.removeSubrange(20..<30)
      new.insert(contentsOf: 1_000..<1_020, at: Int.random(in: 0...new.count, using: &random))
      check(old, new, areUnique: true)
      check(new, old, areUnique: true)
      new[new.count - 7] = new[20]
      check(old, new)
      check(new, old)
      check(old.map { $0 / 2 }, new.map { $0 / 2 })
      // Only the first elements are shuffled.
      var start = old
      start[..<40].shuffle(using: &random)
      check(old, start + [2_000], areUnique: true)
    }
  }

  private func edited(_ old: [Int], _ letters: Int, _ random: inout SeededGenerator) -> [Int] {
    var new = old.filter { _ in Int.random(in: 0..<10, using: &random) > 0 }
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let letter = Int.random(in: 0..<letters, using: &random)
      new.insert(letter, at: Int.random(in: 0...new.count, using: &random))
    }
    guard new.count > 4 else { return new }
    let half = Int.random(in: 1..<new.count, using: &random)
    return Bool.random(using: &random) ? new : Array(new[half...] + new[..<half])
  }

  /// Compares the matching with a naive matching, and if elements do not repeat, with known and with colliding hashes.
  private func check(_ old: [Int], _ new: [Int], areUnique: Bool = false) {
    let partners = NaiveHeckel(from: old, to: new).partners
    let expected = Run.runs(ofPartners: partners)
    func compare(_ runs: [Run], _ way: String) {
      if runs != expected { Issue.record("\(way): \(old) to \(new): \(runs)") }
    }
    compare(match(old, new), "plain")
    if areUnique { compare(match(old, new, areUnique: true), "unique") }
    func compare<Element>(as: Element.Type) where Element: Hashable & LosslessStringConvertible {
      let runs = match(
        old.compactMap { Element("\($0)") },
        new.compactMap { Element("\($0)") },
        areUnique: areUnique
      )
      compare(runs, "\(Element.self)")
    }
    guard old.count > 16 && old.count % 8 == 1 else { return }
    compare(as: Colliding.self)
    compare(as: LowBits.self)
    compare(as: HighBits.self)
    compare(as: String.self)
  }
}

/// Returns the runs of matching elements of two arrays.
///
/// If no element repeats, the hashes of all elements can be given to the matching.
func match<Element: Hashable>(
  _ old: [Element],
  _ new: [Element],
  areUnique: Bool = false
) -> [Run] {
  if areUnique {
    return Run.matching(
      old: old,
      oldHashes: shortHashes(old),
      new: new,
      newHashes: shortHashes(new)
    )
  }
  return old.withSpan { old in new.withSpan { Run.matching(from: old, to: $0) } }
}

extension Run {
  /// Returns the runs of a matching.
  ///
  /// - Parameter partners: The matched old offset or nil, for each new offset.
  /// - Returns: The longest possible runs, ascending in the new collection.
  fileprivate static func runs(ofPartners partners: [Int?]) -> [Run] {
    var runs: [Run] = []
    for (new, partner) in partners.enumerated() {
      guard let old = partner else { continue }
      runs.appendMatch(old: old, new: new)
    }
    return runs
  }
}
