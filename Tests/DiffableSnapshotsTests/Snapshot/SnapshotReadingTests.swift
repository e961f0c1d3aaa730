import DiffableSnapshots
import TestSupport
import Testing

struct SnapshotReadingTests {
  let shelf: TestSnapshot

  init() throws { shelf = try TestSnapshot("a 1 2 | b | c 3 4 5") }

  @Test func counts() throws {
    #expect(!shelf.isEmpty)
    #expect(shelf.numberOfSections == 3)
    #expect(shelf.numberOfItems == 5)
    #expect(try shelf.numberOfItems(inSection: "a") == 2)
    #expect(try shelf.numberOfItems(inSection: "b") == 0)
    #expect(try shelf.numberOfItems(inSection: "c") == 3)
  }

  @Test func listsIdentifiersInOrder() throws {
    #expect(shelf.sectionIdentifiers == ["a", "b", "c"])
    #expect(shelf.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(try shelf.itemIdentifiers(inSection: "a") == [1, 2])
    #expect(try shelf.itemIdentifiers(inSection: "b") == [])
    #expect(try shelf.itemIdentifiers(inSection: "c") == [3, 4, 5])
  }

  @Test func refusesAnUnknownSection() {
    #expect(throws: TestSnapshotError.unknownSection(["x"], call: "numberOfItems(inSection:)")) {
      try shelf.numberOfItems(inSection: "x")
    }
    #expect(throws: TestSnapshotError.unknownSection(["x"], call: "itemIdentifiers(inSection:)")) {
      try shelf.itemIdentifiers(inSection: "x")
    }
  }

  @Test func findsTheSectionOfAnItem() {
    #expect(shelf.sectionIdentifier(containingItem: 2) == "a")
    #expect(shelf.sectionIdentifier(containingItem: 5) == "c")
    #expect(shelf.sectionIdentifier(containingItem: 9) == nil)
  }

  @Test func findsOffsets() {
    #expect([1, 2, 3, 4, 5, 9].map(shelf.indexOfItem) == [0, 1, 2, 3, 4, nil])
    #expect(["a", "b", "c", "x"].map(shelf.indexOfSection) == [0, 1, 2, nil])
  }

  @Test func findsPaths() {
    #expect(shelf.itemPath(for: 1) == ItemPath(section: 0, item: 0))
    #expect(shelf.itemPath(for: 3) == ItemPath(section: 2, item: 0))
    #expect(shelf.itemPath(for: 5) == ItemPath(section: 2, item: 2))
    #expect(shelf.itemPath(for: 9) == nil)
  }

  @Test func findsItems() {
    #expect(shelf.itemIdentifier(for: ItemPath(section: 0, item: 1)) == 2)
    #expect(shelf.itemIdentifier(for: ItemPath(section: 2, item: 2)) == 5)
  }

  @Test(arguments: [(0, 2), (1, 0), (2, 3), (3, 0), (0, -1), (-1, 0), (-1, -1), (.max, .max)])
  func findsNothingOutOfBounds(_ section: Int, _ item: Int) {
    #expect(shelf.itemIdentifier(for: ItemPath(section: section, item: item)) == nil)
  }

  @Test(arguments: [-1, 3, .min, .max])
  func findsNoSectionOutOfBounds(_ offset: Int) {
    #expect(shelf.sectionIdentifier(for: offset) == nil)
    #expect(shelf.numberOfItems(inSectionAt: offset) == nil)
  }

  @Test func findsNothingInAnEmptySnapshot() {
    let empty = TestSnapshot()
    #expect(empty.itemIdentifier(for: ItemPath(section: 0, item: 0)) == nil)
    #expect(empty.sectionIdentifier(for: 0) == nil)
    #expect(empty.itemPath(for: 1) == nil)
    #expect(empty.indexOfItem(1) == nil)
    #expect(empty.indexOfSection("a") == nil)
  }

  @Test func comparesContentsInOrder() throws {
    #expect(try shelf == TestSnapshot("a 1 2 | b | c 3 4 5"))
    for other in [
      "", "a 1 2 | b", "a 2 1 | b | c 3 4 5", "b | a 1 2 | c 3 4 5", "a 1 2 3 | b | c 4 5",
      "a 1 2 | b | x 3 4 5", "a 1 2 | b | c 3 4 6",
    ] {
      #expect(try shelf != TestSnapshot(other), "\(other)")
    }
  }

  @Test func comparesWithoutMarks() throws {
    #expect(try shelf == TestSnapshot("a! 1! 2? | b! | c 3 4? 5!"))
  }
}
