import DiffableSync
import TestSupport
import Testing

/// Performing a changeset on the snapshot that it is for, and on other snapshots.
@Suite struct ChangesetApplyingTests {
  @Test func aChangesetAppliesToASnapshotWithOtherIdentifiers() {
    let before = Snapshot([("a", [1, 2, 3]), ("b", [4])])
    let after = Snapshot([("a", [3, 1]), ("b", [4, 5])])
    let other = Snapshot([("a", [10, 2, 30]), ("b", [40])])
    let applied = other.applying(after.difference(from: before))
    #expect(applied == Snapshot([("a", [30, 10]), ("b", [40, 5])]))
  }

  @Test func applyingReturnsNilIfTheChangesDoNotFit() {
    // The paths are in bounds, but an identifier would occur twice.
    let before = Snapshot([("a", [1, 2])])
    let after = Snapshot([("a", [1, 2, 3])])
    let other = Snapshot([("a", [1, 3])])
    #expect(Snapshot().applying(after.difference(from: before)) == nil)
    #expect(other.applying(after.difference(from: before)) == nil)
  }

  @Test func applyingReturnsNilIfAPathIsOutOfBounds() {
    let before = Snapshot([("songs", ["Creep", "Jolene"])])
    var after = before
    after.insertItems(["Hello"], beforeItem: "Jolene")
    let undo = after.difference(from: before).inverse
    #expect(before.applying(undo)?.itemIdentifiers == ["Creep"])
    var empty = before
    empty.deleteAllItems(keepingSections: true)
    #expect(empty.applying(undo) == nil)
    #expect(empty.applying(undo.inverse) == nil)
    #expect(after.applying(undo.inverse) == nil)
  }

  @Test func applyingReturnsNilIfAnUpdatedItemIsMissing() {
    let before = Snapshot([("songs", ["Creep", "Hello", "Jolene"])])
    var after = before
    after.reconfigureItems(["Creep"])
    let update = after.difference(from: before)
    #expect(Snapshot([("songs", ["Africa", "Lola", "Umbrella"])]).applying(update) == nil)
  }

  @Test func aReinsertionByPositionCanChangeTheOrder() {
    let before = Snapshot([("songs", ["Creep", "Hello", "Jolene"])])
    var after = before
    after.deleteItems(["Hello"])
    let undo = after.difference(from: before).inverse
    var current = after
    current.insertItems(["Africa"], beforeItem: "Creep")
    #expect(
      current.applying(undo)?.itemIdentifiers == ["Africa", "Hello", "Creep", "Jolene"]
    )
  }

  @Test func problemsOfTheNewSnapshotHaveNoEffect() {
    let (old, plain) = (TestSnapshot("a 2"), TestSnapshot("a 1 2 | b"))
    var new = plain
    new.moveItem(7, afterItem: 1)
    let changeset = new.difference(from: old)
    #expect(!changeset.new.problems.isEmpty)
    #expect(old.applying(changeset) == plain)
    #expect(new.applying(changeset.inverse) == old)
  }

  /// Items are deleted by identifier, and an item that is not equal to itself is not found.
  @Test(.withoutInternalChecks) func deletingAnItemThatIsNotEqualToItselfIsRefused() {
    let old = Snapshot([("a", [1, .nan, 2.0])])
    let new = Snapshot([("a", [1, 2.0])])
    let changeset = new.difference(from: old)
    #expect(old.applying(changeset) == nil)
    let path = ItemPath(section: 0, item: 1)
    #expect(throws: SnapshotPatchError.invalidPaths([path], list: "itemDeletions")) {
      try old.applying(changeset.patch)
    }
  }
}
