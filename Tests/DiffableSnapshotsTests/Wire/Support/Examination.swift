import DiffableSnapshots
import DiffableSnapshotsTesting
import DiffableSync
import TestSupport
import Testing

extension Snapshot<Int, Int> {
  /// Reads and edits a decoded snapshot, and checks its consistency.
  func examine(_ lists: [ListCapabilities]) throws {
    expectConsistency(of: self)
    _ = description
    var edited = self
    edited.deleteItems(Array(itemIdentifiers.prefix(2)))
    for item in edited.itemIdentifiers.dropFirst() {
      edited.moveItem(item, beforeItem: edited.itemIdentifiers[0])
    }
    expectConsistency(of: edited)
    try edited.difference(from: self).examine(lists)
  }
}

extension Changeset<Int, Int> {
  /// Applies, inverts and prints a decoded changeset, maps its paths, performs its batches, and checks the results.
  func examine(_ lists: [ListCapabilities]) throws {
    expectConsistency(of: old)
    expectConsistency(of: new)
    if old.applying(self) != new {
      throw UnexpectedOutcome("applying the changeset does not result in the new snapshot")
    }
    if new.applying(inverse) != old {
      throw UnexpectedOutcome("applying the inverse does not result in the old snapshot")
    }
    let counts = MinimalCounts(from: old, to: new)
    if MinimalCounts(changes) != counts { throw UnexpectedOutcome("not minimal: \(counts)") }
    _ = description
    for section in old.sectionIdentifiers.indices {
      for item in 0..<(old.numberOfItems(inSectionAt: section) ?? 0) {
        let path = ItemPath(section: section, item: item)
        if let new = newPath(for: path), oldPath(for: new) != path {
          throw UnexpectedOutcome("old path \(path) maps to \(new), which does not map back")
        }
      }
    }
    for capabilities in lists {
      for method in [StrictListMethod.batches, .edits] {
        try replay(batches(for: capabilities), on: old, capabilities, by: method)
      }
    }
  }
}
