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

  private func occurs(_ matches: (Edit) -> Bool) -> Bool { Self.edits.count(where: matches) > 30 }

  @Test func editsInsertDeleteAndMoveSections() {
    #expect(occurs { $0.changes.sections.insertions.count == 1 })
    #expect(occurs { $0.changes.sections.insertions.count > 1 })
    #expect(occurs { !$0.changes.sections.deletions.isEmpty })
    #expect(occurs { !$0.changes.sections.moves.isEmpty })
  }

  @Test func editsInsertAndDeleteItems() {
    #expect(occurs { $0.changes.items.insertions.count == 1 })
    #expect(occurs { $0.changes.items.insertions.count > 1 })
    #expect(occurs { $0.changes.items.deletions.count == 1 })
    #expect(occurs { $0.changes.items.deletions.count > 1 })
  }

  @Test func editsMoveItemsWithinAndAcrossSections() {
    let sections = { (edit: Edit) in
      edit.changes.items.moves.map {
        (
          edit.old.sectionIdentifier(for: $0.from.section),
          edit.new.sectionIdentifier(for: $0.to.section)
        )
      }
    }
    #expect(occurs { sections($0).contains { $0 == $1 } })
    #expect(occurs { sections($0).contains { $0 != $1 } })
    #expect(occurs { $0.changes.items.moves.count > 1 })
  }

  @Test func editsMarkSectionsAndItems() {
    #expect(occurs { !$0.changes.sections.reloads.isEmpty })
    #expect(occurs { !$0.changes.sections.reconfigurations.isEmpty })
    #expect(occurs { !$0.changes.items.reloads.isEmpty })
    #expect(occurs { !$0.changes.items.reconfigurations.isEmpty })
  }

  @Test func someEditsChangeNothing() {
    #expect(occurs { $0.changes == ListChanges() })
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
    let sections = zip(sectionIdentifiers, StrictListFixture.Contents(self).items).map { ($0, $1) }
    return Snapshot(sections)
  }
}
