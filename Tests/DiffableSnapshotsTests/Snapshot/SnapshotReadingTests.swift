import DiffableSnapshots
import TestSupport
import Testing

/// What a snapshot returns for identifiers that it does not contain, and for positions out of bounds.
///
/// `expectConsistency` checks what it returns for its own sections and items.
struct SnapshotReadingTests {
  private let snapshot = TestSnapshot("a 1 2 | b | c 3 4 5")

  @Test(arguments: ["a 1 2 | b | c 3 4 5", ""])
  func unknownIdentifiersAreNotFound(notation: String) {
    let snapshot = TestSnapshot(notation)
    #expect(snapshot.numberOfItems(inSection: "x") == 0)
    #expect(snapshot.itemIdentifiers(inSection: "x") == [])
    #expect(snapshot.indexOfSection("x") == nil && snapshot.indexOfItem(9) == nil)
    #expect(snapshot.itemPath(for: 9) == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    #expect(snapshot.problems.isEmpty)
    expectConsistency(of: snapshot)
  }

  @Test func findsNothingOutOfBounds() {
    for (section, item) in [
      (0, 2), (1, 0), (2, 3), (3, 0), (0, -1), (-1, 0), (-1, -1), (.max, .max),
    ] {
      #expect(snapshot.itemIdentifier(for: ItemPath(section: section, item: item)) == nil)
    }
    for offset in [-1, 3, .min, .max] {
      #expect(snapshot.sectionIdentifier(for: offset) == nil, "\(offset)")
      #expect(snapshot.numberOfItems(inSectionAt: offset) == nil, "\(offset)")
    }
    #expect(TestSnapshot().itemIdentifier(for: ItemPath(section: 0, item: 0)) == nil)
    #expect(TestSnapshot().sectionIdentifier(for: 0) == nil)
  }

  @Test func equalityComparesContentsInOrderButNotMarks() {
    for equal in ["a 1 2 | b | c 3 4 5", "a! 1! 2? | b? | c 3 4? 5!"] {
      #expect(snapshot == TestSnapshot(equal), "\(equal)")
    }
    for other in [
      "", "a 1 2 | b", "a 2 1 | b | c 3 4 5", "b | a 1 2 | c 3 4 5", "a 1 2 3 | b | c 4 5",
      "a 1 2 | b | x 3 4 5", "a 1 2 | b | c 3 4 6",
    ] {
      #expect(snapshot != TestSnapshot(other), "\(other)")
    }
  }
}
