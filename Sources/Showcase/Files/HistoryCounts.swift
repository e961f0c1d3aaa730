import DiffableSnapshots

/// How many changes a history comes to, by kind: of folders, which are sections, and of files, the items.
///
/// A file that comes or goes together with its folder is counted like any other. So what is inserted, less
/// what is deleted, is what there is at the end.
struct HistoryCounts: Hashable {
  var commits = 0

  /// Commits after which the list shows what it showed before.
  var unchanged = 0
  var folders = 0
  var files = 0

  var sectionsInserted = 0
  var sectionsDeleted = 0
  var sectionsMoved = 0
  var itemsInserted = 0
  var itemsDeleted = 0
  var itemsMoved = 0

  /// Those of the items moved that are in another section afterwards.
  var itemsMovedAcross = 0
  var itemsUpdated = 0

  var batches = 0
  var mostBatches = 0

  /// Adds what an apply has come to.
  mutating func add(_ report: ApplyReport<ByteString, TrackedFile>) {
    guard let changeset = report.changeset, case .batches(let batches) = report.outcome else {
      return
    }
    if changeset.isEmpty { unchanged += 1 }
    sectionsInserted += changeset.sectionInsertions.count
    sectionsDeleted += changeset.sectionDeletions.count
    sectionsMoved += changeset.sectionMoves.count
    let (old, new) = (changeset.old, changeset.new)
    let inserted = changeset.itemInsertions.count + changeset.itemsOfNewSections
    itemsInserted += inserted
    itemsDeleted += inserted - (new.numberOfItems - old.numberOfItems)
    itemsMoved += changeset.itemMoves.count
    itemsMovedAcross += changeset.itemMoves.count { move in
      old.sectionIdentifier(for: move.from.section) != new.sectionIdentifier(for: move.to.section)
    }
    itemsUpdated += changeset.itemReconfigurations.count
    self.batches += batches.count
    mostBatches = max(mostBatches, batches.count)
  }
}

extension Changeset {
  /// How many items come together with their sections: those that do not move there.
  fileprivate var itemsOfNewSections: Int {
    let sections = Set(sectionInsertions)
    return sections.reduce(0) { $0 + (new.numberOfItems(inSectionAt: $1) ?? 0) }
      - itemMoves.count { sections.contains($0.to.section) }
  }
}

extension HistoryCounts: CustomStringConvertible {
  var description: String {
    """
    \(count(commits, "commit")), \(unchanged) of which change no file
    \(count(files, "file")) in \(count(folders, "folder")) at the end
      folders     \(sectionsInserted) inserted, \(sectionsDeleted) deleted, \(sectionsMoved) moved
      files       \(itemsInserted) inserted, \(itemsDeleted) deleted, \(itemsMoved) moved, \
    \(itemsMovedAcross) of them to another folder, \(itemsUpdated) updated
      batches     \(batches), at most \(mostBatches) for a commit
    """
  }

  private func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)" + (number == 1 ? "" : "s")
  }
}
