import DiffableSnapshots
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

  @Test func snapshotHasTheGivenContents() throws {
    let snapshot = try Snapshot([("a", [1, 2]), ("b", []), ("c", [3])])
    #expect(snapshot.notation == "a 1 2 | b | c 3")
    expectConsistency(of: snapshot)
  }

  @Test func emptyContentsCreateAnEmptySnapshot() throws {
    let contents: [(String, [Int])] = []
    #expect(try Snapshot(contents) == TestSnapshot())
  }

  @Test func snapshotWithAnEmptySectionIsNotEmpty() throws {
    let snapshot = try Snapshot([("a", [Int]())])
    #expect(!snapshot.isEmpty)
    #expect(snapshot.numberOfItems == 0)
  }

  /// The sequence can be iterated only once.
  @Test func contentsMayBeASinglePassSequence() throws {
    var next = 0
    let contents = AnyIterator {
      next += 1
      return next > 3 ? nil : (next, [10 * next, 10 * next + 1])
    }
    #expect(try Snapshot(contents).notation == "1 10 11 | 2 20 21 | 3 30 31")
  }

  @Test func repeatedSectionsThrow() {
    #expect(throws: TestSnapshotError.duplicateSections(["b", "a"], call: "init(_:)")) {
      try Snapshot([("a", [1]), ("b", [2]), ("b", [3]), ("a", [4]), ("a", [5])])
    }
  }

  @Test func itemsRepeatedInASectionThrow() {
    #expect(throws: TestSnapshotError.duplicateItems([2], call: "init(_:)")) {
      try Snapshot([("a", [1, 2, 2, 2]), ("b", [3])])
    }
  }

  @Test func itemsRepeatedAcrossSectionsThrow() {
    #expect(throws: TestSnapshotError.duplicateItems([2, 1], call: "init(_:)")) {
      try Snapshot([("a", [1, 2]), ("b", [2, 3]), ("c", [1])])
    }
  }

  @Test func repeatedSectionsAreReportedBeforeRepeatedItems() {
    #expect(throws: TestSnapshotError.duplicateSections(["a"], call: "init(_:)")) {
      try Snapshot([("a", [1, 1]), ("a", [1])])
    }
  }

  @Test func sectionsAndItemsMayBeEqual() throws {
    var numbers = try Snapshot([(1, [2, 1]), (2, [3])])
    #expect(numbers.notation == "1 2 1 | 2 3")
    try numbers.reloadItems([2])
    #expect(numbers.notation == "1 2! 1 | 2 3")
    try numbers.moveSection(2, beforeSection: 1)
    try numbers.moveItem(2, afterItem: 3)
    #expect(numbers.notation == "2 3 2! | 1 1")
    try numbers.reloadSections([1])
    numbers.deleteItems([1])
    #expect(numbers.notation == "2 3 2! | 1!")
    numbers.deleteSections([2])
    #expect(numbers.notation == "1!")
    try numbers.appendItems([1])
    #expect(numbers.notation == "1! 1")
    expectConsistency(of: numbers)
  }
}
