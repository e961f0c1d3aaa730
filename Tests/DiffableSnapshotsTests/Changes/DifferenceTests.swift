import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

@Suite struct DifferenceTests {
  @Test func theNumberOfMovesIsMinimal() {
    let difference = Difference(from: ["a", "b", "c"], to: ["c", "a", "b", "d"])
    #expect(difference.insertions == [3])
    #expect(difference.deletions == [])
    #expect(difference.moves == [Move(from: 2, to: 0)])
    #expect(difference.count == 2)
    #expect(!difference.isEmpty)
  }

  @Test func equalCollectionsHaveNoDifference() {
    #expect(Difference(from: 0..<100, to: Array(0..<100)).isEmpty)
    #expect(Difference(from: "", to: "").isEmpty)
  }

  @Test func offsetsInASliceCountFromItsStart() {
    let difference = Difference(from: [9, 9, 1, 2][2...], to: [9, 2, 1][1...])
    #expect(difference.count == 1)
    #expect(difference.deletions == [] && difference.insertions == [])
  }

  @Test func differencesOfAllPairsOfShortWordsAreCorrect() {
    let words = words(of: 3, upTo: 4)
    for old in words {
      for new in words { check(old, new) }
    }
  }

  @Test func differencesOfRandomListsAreCorrect() {
    var random = SeededGenerator(seed: 1978)
    for _ in 0..<2_000 {
      let letters = 1...Int.random(in: 1...40, using: &random)
      let old = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        letters.randomElement(using: &random) ?? 0
      }
      let new = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        letters.randomElement(using: &random) ?? 0
      }
      check(old, new)
    }
  }

  @Test func collidingHashesDoNotAffectTheResult() {
    let old = (0..<200).map { Colliding(number: $0) }
    let new = old.reversed() + [Colliding(number: 500)]
    let difference = Difference(from: old, to: Array(new))
    #expect(difference.moves.count == 199)
    #expect(difference.insertions == [200])
  }

  /// Expects that the difference turns `old` into `new`, with as few deletions and insertions as possible.
  private func check<Element: Hashable>(_ old: [Element], _ new: [Element]) {
    let difference = Difference(from: old, to: new)
    var rebuilt: [Element?] = Array(repeating: nil, count: new.count)
    for offset in difference.insertions { rebuilt[offset] = new[offset] }
    for move in difference.moves { rebuilt[move.to] = old[move.from] }
    let removed = Set(difference.deletions + difference.moves.map(\.from))
    var unmoved = old.indices.filter { !removed.contains($0) }.makeIterator()
    for offset in rebuilt.indices where rebuilt[offset] == nil {
      rebuilt[offset] = unmoved.next().map { old[$0] }
    }
    let common = Set(old).reduce(0) { sum, letter in
      sum + min(old.count { $0 == letter }, new.count { $0 == letter })
    }
    if rebuilt != new || unmoved.next() != nil { Issue.record("\(old) to \(new): \(difference)") }
    if difference.deletions.count != old.count - common
      || difference.insertions.count != new.count - common
    {
      Issue.record("Not minimal: \(old) to \(new): \(difference)")
    }
  }
}
