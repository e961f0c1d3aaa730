import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

struct SnapshotCreationTests {
  @Test func newSnapshotIsEmpty() {
    let snapshot = TestSnapshot()
    #expect(snapshot.isEmpty)
    #expect(snapshot.notation == "")
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
    expectConsistency(of: snapshot)
  }

  @Test func snapshotHasTheGivenContents() {
    let snapshot = Snapshot([("a", [1, 2]), ("b", []), ("c", [3])])
    #expect(snapshot.notation == "a 1 2 | b | c 3")
    expectConsistency(of: snapshot)
  }

  @Test func emptyContentsCreateAnEmptySnapshot() {
    let contents: [(String, [Int])] = []
    #expect(Snapshot(contents) == TestSnapshot())
  }

  @Test func snapshotWithAnEmptySectionIsNotEmpty() {
    let snapshot = Snapshot([("a", [Int]())])
    #expect(!snapshot.isEmpty)
    #expect(snapshot.numberOfItems == 0)
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

  @Test func itemsOfARepeatedSectionJoinTheFirst() {
    let snapshot = Snapshot([("a", [1]), ("b", [2]), ("b", [3]), ("a", [4]), ("a", [5])])
    #expect(snapshot.notation == "a 1 4 5 | b 2 3")
    #expect(snapshot.problems == [.duplicateSections(["b", "a"], call: "init(_:)")])
    expectConsistency(of: snapshot)
  }

  @Test func theFirstOfItemsThatRepeatInASectionStays() {
    let snapshot = Snapshot([("a", [1, 2, 2, 2]), ("b", [3])])
    #expect(snapshot.notation == "a 1 2 | b 3")
    #expect(snapshot.problems == [.duplicateItems([2], call: "init(_:)")])
    expectConsistency(of: snapshot)
  }

  @Test func theFirstOfItemsThatRepeatAcrossSectionsStays() {
    let snapshot = Snapshot([("a", [1, 2]), ("b", [2, 3]), ("c", [1])])
    #expect(snapshot.notation == "a 1 2 | b 3 | c")
    #expect(snapshot.problems == [.duplicateItems([2, 1], call: "init(_:)")])
    expectConsistency(of: snapshot)
  }

  /// The item 2 is in b before it is in the second a.
  @Test func sectionsAndItemsThatRepeatAreTwoProblems() {
    let snapshot = Snapshot([("a", [1, 1]), ("b", [2]), ("a", [2, 1, 3])])
    #expect(snapshot.notation == "a 1 3 | b 2")
    #expect(
      snapshot.problems == [
        .duplicateSections(["a"], call: "init(_:)"), .duplicateItems([1, 2], call: "init(_:)"),
      ]
    )
    expectConsistency(of: snapshot)
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

  @Test func sectionsAndItemsMayBeEqual() {
    var numbers = Snapshot([(1, [2, 1]), (2, [3])])
    #expect(numbers.notation == "1 2 1 | 2 3")
    numbers.reloadItems([2])
    #expect(numbers.notation == "1 2! 1 | 2 3")
    numbers.moveSection(2, beforeSection: 1)
    numbers.moveItem(2, afterItem: 3)
    #expect(numbers.notation == "2 3 2! | 1 1")
    numbers.reloadSections([1])
    numbers.deleteItems([1])
    #expect(numbers.notation == "2 3 2! | 1!")
    numbers.deleteSections([2])
    #expect(numbers.notation == "1!")
    numbers.appendItems([1])
    #expect(numbers.notation == "1! 1")
    expectConsistency(of: numbers)
  }
}
