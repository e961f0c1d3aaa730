import DiffableSnapshots

/// The number of changes in a history by kind.
///
/// Folders are sections, and files are items.
///
/// Files that are inserted or deleted together with their folder are counted too. So the number of
/// insertions minus the number of deletions is the number of files at the end.
struct HistoryCounts: Hashable {
  var commits = 0

  /// The number of commits that do not change the list.
  var unchanged = 0
  var folders = 0
  var files = 0

  var sectionsInserted = 0
  var sectionsDeleted = 0
  var sectionsMoved = 0
  var itemsInserted = 0
  var itemsDeleted = 0
  var itemsMoved = 0

  /// The number of items that moved to another section.
  var itemsMovedAcross = 0
  var itemsUpdated = 0

  var batches = 0
  var mostBatches = 0

  /// Adds the changes of an apply.
  mutating func add(_ report: ApplyReport<ByteString, TrackedFile>) {
    guard let changeset = report.changeset, case .batches(let batches) = report.outcome else {
      return
    }
    if changeset.isEmpty { unchanged += 1 }
    sectionsInserted += changeset.sections.insertions.count
    sectionsDeleted += changeset.sections.deletions.count
    sectionsMoved += changeset.sections.moves.count
    let (old, new) = (changeset.old, changeset.new)
    let inserted = changeset.items.insertions.count + changeset.itemsOfNewSections
    itemsInserted += inserted
    itemsDeleted += inserted - (new.numberOfItems - old.numberOfItems)
    itemsMoved += changeset.items.moves.count
    itemsMovedAcross += changeset.items.moves.count { move in
      old.sectionIdentifier(for: move.from.section) != new.sectionIdentifier(for: move.to.section)
    }
    itemsUpdated += changeset.items.reconfigurations.count
    self.batches += batches.count
    mostBatches = max(mostBatches, batches.count)
  }
}

extension Changeset {
  /// The number of items that are inserted together with their section.
  fileprivate var itemsOfNewSections: Int {
    let inserted = Set(sections.insertions)
    return inserted.reduce(0) { $0 + (new.numberOfItems(inSectionAt: $1) ?? 0) }
      - items.moves.count { inserted.contains($0.to.section) }
  }
}

extension HistoryCounts: CustomStringConvertible {
  var description: String {
    """
    \(count(commits, "commit")), \(unchanged) without changes to files
    \(count(files, "file")) in \(count(folders, "folder")) at the end
      folders     \(sectionsInserted) inserted, \(sectionsDeleted) deleted, \(sectionsMoved) moved
      files       \(itemsInserted) inserted, \(itemsDeleted) deleted, \(itemsMoved) moved, \
    \(itemsMovedAcross) of these to another folder, \(itemsUpdated) updated
      batches     \(batches), at most \(mostBatches) per commit
    """
  }

  private func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)" + (number == 1 ? "" : "s")
  }
}
