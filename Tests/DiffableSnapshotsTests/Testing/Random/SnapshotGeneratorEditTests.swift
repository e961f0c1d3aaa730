import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A check that a thousand seeds produce every kind of edit often enough.
@Suite(.withoutInternalChecks) struct SnapshotGeneratorEditTests {
  /// The result of one edit.
  private struct Edit {
    var old: Snapshot<Int, Int>
    var new: Snapshot<Int, Int>
    var changes: ListChanges

    /// Returns whether an item moves between an old and a new section that match.
    func itemMoves(_ match: (_ old: Int?, _ new: Int?) -> Bool) -> Bool {
      changes.items.moves.contains {
        match(
          old.sectionIdentifier(for: $0.from.section),
          new.sectionIdentifier(for: $0.to.section)
        )
      }
    }
  }

  private static let edits = (0..<1000 as Range<UInt64>).flatMap { seed in
    var generator = SnapshotGenerator(seed: seed)
    var snapshot = generator.snapshot()
    return (0..<6).map { _ in
      // Marks of earlier edits would count as marks of this edit.
      let old = snapshot.unmarked
      snapshot = generator.edited(old, times: 1)
      return Edit(old: old, new: snapshot, changes: snapshot.difference(from: old).changes)
    }
  }

  private static let kinds: [(name: String, matches: @Sendable (Edit) -> Bool)] = [
    ("one section is inserted", { $0.changes.sections.insertions.count == 1 }),
    ("several sections are inserted", { $0.changes.sections.insertions.count > 1 }),
    ("sections are deleted", { !$0.changes.sections.deletions.isEmpty }),
    ("sections are moved", { !$0.changes.sections.moves.isEmpty }),
    ("one item is inserted", { $0.changes.items.insertions.count == 1 }),
    ("several items are inserted", { $0.changes.items.insertions.count > 1 }),
    ("one item is deleted", { $0.changes.items.deletions.count == 1 }),
    ("several items are deleted", { $0.changes.items.deletions.count > 1 }),
    ("an item moves within its section", { $0.itemMoves { $0 == $1 } }),
    ("an item moves to another section", { $0.itemMoves { $0 != $1 } }),
    ("several items are moved", { $0.changes.items.moves.count > 1 }),
    ("sections are reloaded", { !$0.changes.sections.reloads.isEmpty }),
    ("sections are reconfigured", { !$0.changes.sections.reconfigurations.isEmpty }),
    ("items are reloaded", { !$0.changes.items.reloads.isEmpty }),
    ("items are reconfigured", { !$0.changes.items.reconfigurations.isEmpty }),
    ("nothing changes", { $0.changes == ListChanges() }),
  ]

  @Test func everyKindOfEditOccurs() {
    for (name, matches) in Self.kinds {
      #expect(Self.edits.count(where: matches) > 30, "\(name)")
    }
  }

  @Test func marksOccurTogetherWithStructuralChanges() {
    let mixed = (0..<1000 as Range<UInt64>).count { seed in
      var generator = SnapshotGenerator(seed: seed)
      let old = generator.snapshot(sections: 1...4, items: 4...20)
      let changes = generator.edited(old, times: 5).difference(from: old).changes
      return !(changes.items.reloads + changes.items.reconfigurations).isEmpty
        && changes.hasStructure
    }
    #expect(mixed > 100)
  }
}

extension Snapshot<Int, Int> {
  /// This snapshot without its marks.
  fileprivate var unmarked: Snapshot {
    get { Snapshot(zip(sectionIdentifiers, itemsBySection).map { ($0, $1) }) }
  }
}
