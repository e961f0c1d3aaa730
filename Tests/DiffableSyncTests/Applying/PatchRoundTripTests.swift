import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSync

/// A patch that was sent turns the old snapshot into the new one.
@Suite(.withoutInternalChecks) struct PatchRoundTripTests {
  @Test(arguments: Wire.allCases) func patchesOfRandomPairsResultInTheNewSnapshot(
    by wire: Wire
  ) throws {
    var pairs = EntryPairs(seed: 1)
    var count = 0
    for number in 0..<(Effort.isThorough ? 5_000 : 250) {
      let (old, new) = pairs.next(edits: number % 9, isShared: number % 3 == 0)
      let changeset = new.difference(from: old)
      try check(changeset, wire)
      try check(changeset.inverse, wire)
      count += changeset.patch.itemInstances.count
    }
    #expect(count > 100)
  }

  /// Many changes of sections rebuild a list, unless the sections have many items.
  @Test func manyChangesOfSectionsResultInTheNewSnapshot() throws {
    var pairs = EntryPairs(seed: 2)
    pairs.sections = 20...60
    var (few, many) = (0, 0)
    for number in 0..<16 {
      pairs.items = number < 6 ? 0...900 : 0...60
      let (old, new) = pairs.next(edits: number * 15)
      let changeset = new.difference(from: old)
      try check(changeset, .json)
      try check(changeset.inverse, .json)
      let added = changeset.sections.insertions.count + changeset.sections.moves.count
      if (added - 16) * new.numberOfSections > old.numberOfItems { many += 1 } else { few += 1 }
    }
    #expect(few > 2 && many > 5)
  }

  /// Another program can list the sections in another order.
  @Test func theOrderOfDeletedSectionsHasNoEffect() throws {
    let old = Snapshot<String, Int>("a 1 2 | b 3 | c 4 5 | d 6")
    let new = Snapshot<String, Int>("c 4 5")
    var patch = new.difference(from: old).patch
    patch.changes.sections.deletions.reverse()
    #expect(patch.changes.sections.deletions == [3, 1, 0])
    #expect(try old.applying(patch) == new)
  }

  @Test func patchesOfAllSmallPairsResultInTheNewSnapshot() throws {
    let worlds = SmallWorlds(sections: 2, items: Effort.isThorough ? 4 : 3)
    var count = 0
    for old in worlds.olds {
      for new in worlds.news(for: old) {
        let result = try old.applying(new.difference(from: old).patch)
        if result != new { Issue.record("\(old.notation) to \(new.notation)") }
        count += 1
      }
    }
    #expect(count > 1_000)
  }

  @Test func movedItemsOfMovedInsertedAndDeletedSectionsArriveAtTheirPaths() throws {
    let old = Snapshot<String, Int>("a 1 2 3 | b 4 5 6 | c 7 8 | d")
    let new = Snapshot<String, Int>("e 9 7 10 | d 1 8 | b 6 4 2? | a! 3 11")
    let changeset = new.difference(from: old)
    let patch = changeset.patch
    #expect(patch.insertedSections == [SnapshotSection("e", items: [9, 10])])
    #expect(patch.insertedItems == [11])
    #expect(patch.replacedItems.isEmpty)
    #expect(try old.applying(patch).notation == "e 9 7 10 | d 1 8 | b 6 4 2? | a! 3 11")
    #expect(try new.applying(changeset.inverse.patch) == old)
  }

  /// A patch contains all changed content, even the content of items without a mark.
  @Test func contentThatIsNotMarkedArrives() throws {
    let old = Snapshot([(Entry(1), [Entry(2), Entry(3), Entry(4)]), (Entry(5), [])])
    let new = Snapshot([
      (Entry(5, "x"), [Entry(3, "y")]), (Entry(1), [Entry(4), Entry(2, "z")]),
    ])
    let patch = new.difference(from: old).patch
    #expect(patch.sectionInstances.map(\.text) == ["x"])
    #expect(patch.itemInstances.map(\.text) == ["y", "z"])
    #expect(try old.applying(patch).shownContent == new.shownContent)
  }

  /// A reload does not send an instance that the receiver has.
  @Test func marksOfUnchangedContentSendNoInstances() throws {
    let old = Snapshot<String, Int>("a 1 2 | b 3")
    let new = Snapshot<String, Int>("a? 1 2! | b! 3")
    let patch = new.difference(from: old).patch
    #expect(patch.itemInstances.isEmpty && patch.sectionInstances.isEmpty)
    #expect(patch.oldFingerprint == patch.newFingerprint)
    #expect(try old.applying(patch).notation == "a? 1 2! | b! 3")
    // Reloads of an earlier patch are not part of the result.
    let next = Snapshot<String, Int>("a 1 | b 3 2").difference(from: new).patch
    #expect(try old.applying(patch).applying(next).notation == "a 1 | b 3 2")
  }

  @Test func problemsHaveNoEffect() throws {
    let (old, plain) = (Snapshot<String, Int>("a 2"), Snapshot<String, Int>("a 1 2 | b"))
    var new = plain
    new.moveItem(7, afterItem: 1)
    #expect(!new.problems.isEmpty && new.fingerprint == plain.fingerprint)
    let patch = new.difference(from: old).patch
    #expect(patch == plain.difference(from: old).patch)
    #expect(try old.applying(patch) == new)
  }

  @Test func replicasFollowEachOther() throws {
    var pairs = EntryPairs(seed: 3)
    (pairs.sections, pairs.items) = (3...5, 500...2_000)
    let (old, _) = pairs.next(edits: 0)
    var (sender, receiver) = (SnapshotReplica(old), SnapshotReplica(old))
    var random = SeededGenerator(seed: 3)
    for step in 0..<200 {
      var new = sender.snapshot
      let items = new.itemIdentifiers.shuffled(using: &random)
      new.insertItems([Entry(100_000 + step)], beforeItem: items[0])
      new.reconfigureItems([Entry(items[1].id, "\(step)")])
      new.deleteItems([items[2]])
      if step % 20 == 0 {
        new.insertSections([Entry(-step)], afterSection: new.sectionIdentifiers[0])
      }
      let patch = sender.update(to: new)
      #expect(patch.itemInstances == [items[1]])
      try receiver.apply(Wire.json.copy(of: patch))
      #expect(receiver.fingerprint == sender.fingerprint)
      #expect(receiver.snapshot.reconfiguredItemIdentifiers == [items[1]])
    }
    #expect(receiver.snapshot.shownContent == sender.snapshot.shownContent)
    #expect(receiver.fingerprint == receiver.snapshot.fingerprint)
    expectConsistency(of: receiver.snapshot)
  }

  /// A sender that edits the snapshot of its replica does not send the same marks twice.
  @Test func marksAreSentOnce() {
    var sender = SnapshotReplica(Snapshot<String, Int>("a 1 2"))
    var new = sender.snapshot
    new.reloadItems([1])
    #expect(sender.update(to: new).changes.items.reloads.count == 1)
    new = sender.snapshot
    new.reloadItems([2])
    #expect(sender.update(to: new).changes.items.reloads == [ItemPath(section: 0, item: 1)])
  }

  private func check(_ changeset: Changeset<Entry, Entry>, _ wire: Wire) throws {
    let (old, new) = (changeset.old, changeset.new)
    let patch = try wire.copy(of: changeset.patch)
    #expect(patch == changeset.patch)
    let result = try old.applying(patch)
    #expect(result == new)
    #expect(result.shownContent == new.shownContent, "\(old.shownContent)")
    #expect(result.fingerprint == patch.newFingerprint)
    #expect(result.marks == old.applying(changeset)?.marks)
    expectConsistency(of: result)
  }
}
