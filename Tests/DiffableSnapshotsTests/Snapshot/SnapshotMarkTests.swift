import DiffableSnapshots
import TestSupport
import Testing

struct SnapshotMarkTests {
  @Test func markedIdentifiersAreInListOrder() throws {
    var shelf = try TestSnapshot("a 1 2 | b 3 4 | c 5")
    try shelf.reloadItems([5, 1, 4])
    try shelf.reconfigureItems([3, 2])
    try shelf.reloadSections(["c", "a"])
    #expect(shelf.reloadedItemIdentifiers == [1, 4, 5])
    #expect(shelf.reconfiguredItemIdentifiers == [2, 3])
    #expect(shelf.reloadedSectionIdentifiers == ["a", "c"])
    try shelf.moveSection("c", beforeSection: "a")
    try shelf.moveItem(1, afterItem: 4)
    #expect(shelf.reloadedItemIdentifiers == [5, 4, 1])
    #expect(shelf.reconfiguredItemIdentifiers == [2, 3])
    #expect(shelf.reloadedSectionIdentifiers == ["c", "a"])
  }

  @Test func reloadWinsOverReconfigureEitherWay() throws {
    var shelf = try TestSnapshot("a 1 2 3")
    try shelf.reconfigureItems([1, 2])
    try shelf.reloadItems([2, 3])
    try shelf.reconfigureItems([3, 1])
    #expect(shelf.notation == "a 1? 2! 3!")
  }

  @Test func reloadWinsOverReconfigureOfSectionsEitherWay() throws {
    var shelf = try TestSnapshot("a 1 | b | c")
    try shelf.reconfigureSections(["a", "b"])
    try shelf.reloadSections(["b", "c"])
    try shelf.reconfigureSections(["c", "a"])
    #expect(shelf.notation == "a? 1 | b! | c!")
    #expect(shelf.reconfiguredSectionIdentifiers == ["a"])
    #expect(shelf.reloadedSectionIdentifiers == ["b", "c"])
    try shelf.moveSection("a", afterSection: "c")
    #expect(shelf.notation == "b! | c! | a? 1")
    shelf.deleteSections(["a", "b"])
    try shelf.appendSections(["a", "b"])
    #expect(shelf.notation == "c! | a | b")
  }

  @Test func surviveEveryKindOfMove() throws {
    var shelf = try TestSnapshot("a 1! 2? | b 3 | c! 4")
    try shelf.appendItems([1, 2], toSection: "c")
    #expect(shelf.notation == "a | b 3 | c! 4 1! 2?")
    try shelf.insertItems([2, 1], beforeItem: 3)
    #expect(shelf.notation == "a | b 2? 1! 3 | c! 4")
    try shelf.insertItems([1], afterItem: 4)
    #expect(shelf.notation == "a | b 2? 3 | c! 4 1!")
    try shelf.moveItem(2, beforeItem: 1)
    #expect(shelf.notation == "a | b 3 | c! 4 2? 1!")
    try shelf.moveSection("c", afterSection: "a")
    #expect(shelf.notation == "a | c! 4 2? 1! | b 3")
    try shelf.appendItems([2], toSection: "a", duplicates: .keepLast)
    #expect(shelf.notation == "a 2? | c! 4 1! | b 3")
  }

  @Test func goWithTheItem() throws {
    var shelf = try TestSnapshot("a 1! 2? 3!")
    shelf.deleteItems([1, 2])
    try shelf.appendItems([2, 1])
    #expect(shelf.notation == "a 3! 2 1")
  }

  @Test func goWithTheSectionOfTheItem() throws {
    var shelf = try TestSnapshot("a! 1! 2? | b 3!")
    shelf.deleteSections(["a"])
    try shelf.appendSections(["a"])
    try shelf.appendItems([1, 2])
    #expect(shelf.notation == "b 3! | a 1 2")
  }

  @Test func goWithAllItems() throws {
    var shelf = try TestSnapshot("a! 1! 2?")
    var other = shelf
    shelf.deleteAllItems(keepingSections: true)
    try shelf.appendItems([1, 2])
    #expect(shelf.notation == "a! 1 2")
    other.deleteAllItems()
    try other.appendSections(["a"])
    try other.appendItems([1, 2])
    #expect(other.notation == "a 1 2")
  }

  /// Items of a section that is reloaded are not marked by that.
  @Test func ofSectionsAreApartFromThoseOfItems() throws {
    var shelf = try TestSnapshot("a 1 2! 3?")
    try shelf.reloadSections(["a"])
    #expect(shelf.notation == "a! 1 2! 3?")
    shelf.deleteItems([1, 2, 3])
    #expect(shelf.notation == "a!")
  }

  @Test func areNotOnNewNeighbours() throws {
    var shelf = try TestSnapshot("a! 1! 2?")
    try shelf.insertItems([5, 6], beforeItem: 2)
    try shelf.insertSections(["x"], beforeSection: "a")
    #expect(shelf.notation == "x | a! 1! 5 6 2?")
  }

  @Test func areCopiedWithTheValue() throws {
    let original = try TestSnapshot("a 1! 2? | b! 3")
    var copy = original
    try copy.reloadItems([2])
    try copy.reconfigureItems([3])
    try copy.reloadSections(["a"])
    copy.deleteItems([1])
    #expect(original.notation == "a 1! 2? | b! 3")
    #expect(copy.notation == "a! 2! | b! 3?")
  }

  @Test func doNotCountForEquality() throws {
    #expect(try TestSnapshot("a 1 2 | b 3") == TestSnapshot("a! 1! 2? | b? 3"))
  }
}
