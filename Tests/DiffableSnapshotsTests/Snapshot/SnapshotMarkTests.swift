import DiffableSnapshots
import TestSupport
import Testing

struct SnapshotMarkTests {
  @Test func markedIdentifiersAreInListOrder() throws {
    var snapshot = try TestSnapshot("a 1 2 | b 3 4 | c 5")
    try snapshot.reloadItems([5, 1, 4])
    try snapshot.reconfigureItems([3, 2])
    try snapshot.reloadSections(["c", "a"])
    #expect(snapshot.reloadedItemIdentifiers == [1, 4, 5])
    #expect(snapshot.reconfiguredItemIdentifiers == [2, 3])
    #expect(snapshot.reloadedSectionIdentifiers == ["a", "c"])
    try snapshot.moveSection("c", beforeSection: "a")
    try snapshot.moveItem(1, afterItem: 4)
    #expect(snapshot.reloadedItemIdentifiers == [5, 4, 1])
    #expect(snapshot.reconfiguredItemIdentifiers == [2, 3])
    #expect(snapshot.reloadedSectionIdentifiers == ["c", "a"])
  }

  @Test func reloadWinsOverReconfigureInAnyOrder() throws {
    var snapshot = try TestSnapshot("a 1 2 3")
    try snapshot.reconfigureItems([1, 2])
    try snapshot.reloadItems([2, 3])
    try snapshot.reconfigureItems([3, 1])
    #expect(snapshot.notation == "a 1? 2! 3!")
  }

  @Test func reloadWinsOverReconfigureOfSectionsInAnyOrder() throws {
    var snapshot = try TestSnapshot("a 1 | b | c")
    try snapshot.reconfigureSections(["a", "b"])
    try snapshot.reloadSections(["b", "c"])
    try snapshot.reconfigureSections(["c", "a"])
    #expect(snapshot.notation == "a? 1 | b! | c!")
    #expect(snapshot.reconfiguredSectionIdentifiers == ["a"])
    #expect(snapshot.reloadedSectionIdentifiers == ["b", "c"])
    try snapshot.moveSection("a", afterSection: "c")
    #expect(snapshot.notation == "b! | c! | a? 1")
    snapshot.deleteSections(["a", "b"])
    try snapshot.appendSections(["a", "b"])
    #expect(snapshot.notation == "c! | a | b")
  }

  @Test func movesKeepMarks() throws {
    var snapshot = try TestSnapshot("a 1! 2? | b 3 | c! 4")
    try snapshot.appendItems([1, 2], toSection: "c")
    #expect(snapshot.notation == "a | b 3 | c! 4 1! 2?")
    try snapshot.insertItems([2, 1], beforeItem: 3)
    #expect(snapshot.notation == "a | b 2? 1! 3 | c! 4")
    try snapshot.insertItems([1], afterItem: 4)
    #expect(snapshot.notation == "a | b 2? 3 | c! 4 1!")
    try snapshot.moveItem(2, beforeItem: 1)
    #expect(snapshot.notation == "a | b 3 | c! 4 2? 1!")
    try snapshot.moveSection("c", afterSection: "a")
    #expect(snapshot.notation == "a | c! 4 2? 1! | b 3")
    try snapshot.appendItems([2], toSection: "a", duplicates: .keepLast)
    #expect(snapshot.notation == "a 2? | c! 4 1! | b 3")
  }

  @Test func deletedItemsLoseTheirMarks() throws {
    var snapshot = try TestSnapshot("a 1! 2? 3!")
    snapshot.deleteItems([1, 2])
    try snapshot.appendItems([2, 1])
    #expect(snapshot.notation == "a 3! 2 1")
  }

  @Test func deletedSectionsAndTheirItemsLoseTheirMarks() throws {
    var snapshot = try TestSnapshot("a! 1! 2? | b 3!")
    snapshot.deleteSections(["a"])
    try snapshot.appendSections(["a"])
    try snapshot.appendItems([1, 2])
    #expect(snapshot.notation == "b 3! | a 1 2")
  }

  @Test func deletingAllItemsDeletesTheirMarks() throws {
    var snapshot = try TestSnapshot("a! 1! 2?")
    var other = snapshot
    snapshot.deleteAllItems(keepingSections: true)
    try snapshot.appendItems([1, 2])
    #expect(snapshot.notation == "a! 1 2")
    other.deleteAllItems()
    try other.appendSections(["a"])
    try other.appendItems([1, 2])
    #expect(other.notation == "a 1 2")
  }

  @Test func markingASectionDoesNotMarkItsItems() throws {
    var snapshot = try TestSnapshot("a 1 2! 3?")
    try snapshot.reloadSections(["a"])
    #expect(snapshot.notation == "a! 1 2! 3?")
    snapshot.deleteItems([1, 2, 3])
    #expect(snapshot.notation == "a!")
  }

  @Test func insertedItemsAndSectionsAreNotMarked() throws {
    var snapshot = try TestSnapshot("a! 1! 2?")
    try snapshot.insertItems([5, 6], beforeItem: 2)
    try snapshot.insertSections(["x"], beforeSection: "a")
    #expect(snapshot.notation == "x | a! 1! 5 6 2?")
  }

  @Test func copiesHaveIndependentMarks() throws {
    let original = try TestSnapshot("a 1! 2? | b! 3")
    var copy = original
    try copy.reloadItems([2])
    try copy.reconfigureItems([3])
    try copy.reloadSections(["a"])
    copy.deleteItems([1])
    #expect(original.notation == "a 1! 2? | b! 3")
    #expect(copy.notation == "a! 2! | b! 3?")
  }

  @Test func equalityIgnoresMarks() throws {
    #expect(try TestSnapshot("a 1 2 | b 3") == TestSnapshot("a! 1! 2? | b? 3"))
  }

  @Test func joinedItemsKeepTheirMarks() throws {
    let parts = try ["a 1 2", "b 3! 4", "c 5?", "d 6"].map { try Snapshot<String, Int>($0) }
    let joined = Snapshot<String, Int>(uncheckedSections: ["a"], joining: [parts])
    #expect(joined.notation == "a 1 2 3! 4 5? 6")
  }
}
