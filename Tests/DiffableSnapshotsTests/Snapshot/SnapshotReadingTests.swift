import DiffableSnapshots
import TestSupport
import Testing

struct SnapshotReadingTests {
  let snapshot: TestSnapshot

  init() { snapshot = TestSnapshot("a 1 2 | b | c 3 4 5") }

  @Test func countsSectionsAndItems() {
    #expect(!snapshot.isEmpty)
    #expect(snapshot.numberOfSections == 3)
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.numberOfItems(inSection: "a") == 2)
    #expect(snapshot.numberOfItems(inSection: "b") == 0)
    #expect(snapshot.numberOfItems(inSection: "c") == 3)
  }

  @Test func listsIdentifiersInOrder() {
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [])
    #expect(snapshot.itemIdentifiers(inSection: "c") == [3, 4, 5])
  }

  @Test func anUnknownSectionHasNoItems() {
    #expect(snapshot.numberOfItems(inSection: "x") == 0)
    #expect(snapshot.itemIdentifiers(inSection: "x") == [])
    #expect(snapshot.problems.isEmpty)
  }

  @Test func findsTheSectionOfAnItem() {
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "a")
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "c")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
  }

  @Test func findsIndexes() {
    #expect([1, 2, 3, 4, 5, 9].map(snapshot.indexOfItem) == [0, 1, 2, 3, 4, nil])
    #expect(["a", "b", "c", "x"].map(snapshot.indexOfSection) == [0, 1, 2, nil])
  }

  @Test func findsPaths() {
    #expect(snapshot.itemPath(for: 1) == ItemPath(section: 0, item: 0))
    #expect(snapshot.itemPath(for: 3) == ItemPath(section: 2, item: 0))
    #expect(snapshot.itemPath(for: 5) == ItemPath(section: 2, item: 2))
    #expect(snapshot.itemPath(for: 9) == nil)
  }

  @Test func findsItems() {
    #expect(snapshot.itemIdentifier(for: ItemPath(section: 0, item: 1)) == 2)
    #expect(snapshot.itemIdentifier(for: ItemPath(section: 2, item: 2)) == 5)
  }

  @Test(arguments: [(0, 2), (1, 0), (2, 3), (3, 0), (0, -1), (-1, 0), (-1, -1), (.max, .max)])
  func findsNothingOutOfBounds(_ section: Int, _ item: Int) {
    #expect(snapshot.itemIdentifier(for: ItemPath(section: section, item: item)) == nil)
  }

  @Test(arguments: [-1, 3, .min, .max])
  func findsNoSectionOutOfBounds(_ offset: Int) {
    #expect(snapshot.sectionIdentifier(for: offset) == nil)
    #expect(snapshot.numberOfItems(inSectionAt: offset) == nil)
  }

  @Test func findsNothingInAnEmptySnapshot() {
    let empty = TestSnapshot()
    #expect(empty.itemIdentifier(for: ItemPath(section: 0, item: 0)) == nil)
    #expect(empty.sectionIdentifier(for: 0) == nil)
    #expect(empty.itemPath(for: 1) == nil)
    #expect(empty.indexOfItem(1) == nil)
    #expect(empty.indexOfSection("a") == nil)
  }

  @Test func equalityComparesContentsInOrder() {
    #expect(snapshot == TestSnapshot("a 1 2 | b | c 3 4 5"))
    for other in [
      "", "a 1 2 | b", "a 2 1 | b | c 3 4 5", "b | a 1 2 | c 3 4 5", "a 1 2 3 | b | c 4 5",
      "a 1 2 | b | x 3 4 5", "a 1 2 | b | c 3 4 6",
    ] {
      #expect(snapshot != TestSnapshot(other), "\(other)")
    }
  }

  @Test func equalityIgnoresMarks() {
    #expect(snapshot == TestSnapshot("a! 1! 2? | b! | c 3 4? 5!"))
  }
}
