import DiffableSnapshots
import TestSupport
import Testing

struct SnapshotMarkTests {
  @Test func markedIdentifiersAreInListOrder() {
    var snapshot = TestSnapshot("a 1 2 | b 3 4 | c 5")
    snapshot.reloadItems([5, 1, 4])
    snapshot.reconfigureItems([3, 2])
    snapshot.reloadSections(["c", "a"])
    #expect(snapshot.reloadedItemIdentifiers == [1, 4, 5])
    #expect(snapshot.reconfiguredItemIdentifiers == [2, 3])
    #expect(snapshot.reloadedSectionIdentifiers == ["a", "c"])
    snapshot.moveSection("c", beforeSection: "a")
    snapshot.moveItem(1, afterItem: 4)
    #expect(snapshot.reloadedItemIdentifiers == [5, 4, 1])
    #expect(snapshot.reconfiguredItemIdentifiers == [2, 3])
    #expect(snapshot.reloadedSectionIdentifiers == ["c", "a"])
  }

  @Test func reloadWinsOverReconfigureInAnyOrder() {
    var snapshot = TestSnapshot("a 1 2 3")
    snapshot.reconfigureItems([1, 2])
    snapshot.reloadItems([2, 3])
    snapshot.reconfigureItems([3, 1])
    #expect(snapshot.notation == "a 1? 2! 3!")
  }

  @Test func reloadWinsOverReconfigureOfSectionsInAnyOrder() {
    var snapshot = TestSnapshot("a 1 | b | c")
    snapshot.reconfigureSections(["a", "b"])
    snapshot.reloadSections(["b", "c"])
    snapshot.reconfigureSections(["c", "a"])
    #expect(snapshot.notation == "a? 1 | b! | c!")
    #expect(snapshot.reconfiguredSectionIdentifiers == ["a"])
    #expect(snapshot.reloadedSectionIdentifiers == ["b", "c"])
    snapshot.moveSection("a", afterSection: "c")
    #expect(snapshot.notation == "b! | c! | a? 1")
    snapshot.deleteSections(["a", "b"])
    snapshot.appendSections(["a", "b"])
    #expect(snapshot.notation == "c! | a | b")
  }

  @Test func movesKeepMarks() {
    var snapshot = TestSnapshot("a 1! 2? | b 3 | c! 4")
    snapshot.appendItems([1, 2], toSection: "c")
    #expect(snapshot.notation == "a | b 3 | c! 4 1! 2?")
    snapshot.insertItems([2, 1], beforeItem: 3)
    #expect(snapshot.notation == "a | b 2? 1! 3 | c! 4")
    snapshot.insertItems([1], afterItem: 4)
    #expect(snapshot.notation == "a | b 2? 3 | c! 4 1!")
    snapshot.moveItem(2, beforeItem: 1)
    #expect(snapshot.notation == "a | b 3 | c! 4 2? 1!")
    snapshot.moveSection("c", afterSection: "a")
    #expect(snapshot.notation == "a | c! 4 2? 1! | b 3")
    snapshot.appendItems([2], toSection: "a", duplicates: .keepLast)
    #expect(snapshot.notation == "a 2? | c! 4 1! | b 3")
  }

  @Test func deletedItemsLoseTheirMarks() {
    var snapshot = TestSnapshot("a 1! 2? 3!")
    snapshot.deleteItems([1, 2])
    snapshot.appendItems([2, 1])
    #expect(snapshot.notation == "a 3! 2 1")
  }

  @Test func deletedSectionsAndTheirItemsLoseTheirMarks() {
    var snapshot = TestSnapshot("a! 1! 2? | b 3!")
    snapshot.deleteSections(["a"])
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2])
    #expect(snapshot.notation == "b 3! | a 1 2")
  }

  @Test func deletingAllItemsDeletesTheirMarks() {
    var snapshot = TestSnapshot("a! 1! 2?")
    var other = snapshot
    snapshot.deleteAllItems(keepingSections: true)
    snapshot.appendItems([1, 2])
    #expect(snapshot.notation == "a! 1 2")
    other.deleteAllItems()
    other.appendSections(["a"])
    other.appendItems([1, 2])
    #expect(other.notation == "a 1 2")
  }

  @Test func markingASectionDoesNotMarkItsItems() {
    var snapshot = TestSnapshot("a 1 2! 3?")
    snapshot.reloadSections(["a"])
    #expect(snapshot.notation == "a! 1 2! 3?")
    snapshot.deleteItems([1, 2, 3])
    #expect(snapshot.notation == "a!")
  }

  @Test func insertedItemsAndSectionsAreNotMarked() {
    var snapshot = TestSnapshot("a! 1! 2?")
    snapshot.insertItems([5, 6], beforeItem: 2)
    snapshot.insertSections(["x"], beforeSection: "a")
    #expect(snapshot.notation == "x | a! 1! 5 6 2?")
  }

  @Test func copiesHaveIndependentMarks() {
    let original = TestSnapshot("a 1! 2? | b! 3")
    var copy = original
    copy.reloadItems([2])
    copy.reconfigureItems([3])
    copy.reloadSections(["a"])
    copy.deleteItems([1])
    #expect(original.notation == "a 1! 2? | b! 3")
    #expect(copy.notation == "a! 2! | b! 3?")
  }

  @Test func equalityIgnoresMarks() {
    #expect(TestSnapshot("a 1 2 | b 3") == TestSnapshot("a! 1! 2? | b? 3"))
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
