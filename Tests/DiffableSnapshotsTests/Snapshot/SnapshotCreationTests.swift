import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

struct SnapshotCreationTests {
  @Test func onlyASnapshotWithoutSectionsIsEmpty() {
    let contents: [(String, [Int])] = []
    #expect(Snapshot(contents).isEmpty && Snapshot(contents) == TestSnapshot())
    #expect(!TestSnapshot("a").isEmpty)
    expectConsistency(of: TestSnapshot())
  }
  /// The sequence can be iterated only once.
  @Test func contentsMayBeASinglePassSequence() {
    var next = 0
    let contents = AnyIterator {
      next += 1
      return next > 3 ? nil : (next, [10 * next, 10 * next + 1])
    }
    #expect(Snapshot(contents).notation == "1 10 11 | 2 20 21 | 3 30 31")
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func randomRepetitionsAreResolvedLikeAppends(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let contents = (0..<Int.random(in: 0...8, using: &random)).map { _ in
      (
        Int.random(in: 0..<5, using: &random),
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
          Int.random(in: 0..<30, using: &random)
        }
      )
    }
    let snapshot = Snapshot(contents)
    var expected = Snapshot<Int, Int>()
    for (section, items) in contents {
      expected.appendSections([section])
      expected.appendItems(items, toSection: section, duplicates: .keepFirst)
    }
    #expect(snapshot == expected)
    let (sections, items) = (contents.map(\.0), contents.flatMap(\.1))
    var problems: [SnapshotProblem<Int, Int>] = []
    let (twiceSections, twiceItems) = (Self.repeated(sections), Self.repeated(items))
    if !twiceSections.isEmpty {
      problems.append(.duplicateSections(twiceSections, call: "init(_:)"))
    }
    if !twiceItems.isEmpty { problems.append(.duplicateItems(twiceItems, call: "init(_:)")) }
    #expect(snapshot.problems == problems)
    expectConsistency(of: snapshot)
  }

  /// Returns the elements that repeat, once each, in the order of their second occurrences.
  private static func repeated(_ elements: [Int]) -> [Int] {
    var (seen, repeated): ([Int], [Int]) = ([], [])
    for element in elements {
      if seen.contains(element), !repeated.contains(element) { repeated.append(element) }
      seen.append(element)
    }
    return repeated
  }

  @Test func joinedItemsKeepTheirMarks() {
    let parts = ["a 1 2", "b 3! 4", "c 5?", "d 6"].map { Snapshot<String, Int>($0) }
    var joined = Snapshot<String, Int>()
    joined.insert(uncheckedSections: ["a"], joining: [parts], at: 0)
    #expect(joined.notation == "a 1 2 3! 4 5? 6")
    #expect(joined.reloadedItemIdentifiers == [3])
    joined = Snapshot("x 7 8")
    joined.insert(joining: parts, at: 1, inSection: 0)
    #expect(joined.notation == "x 7 1 2 3! 4 5? 6 8")
  }
}
