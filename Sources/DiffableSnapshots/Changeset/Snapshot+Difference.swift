extension Snapshot {
  /// Finds the fewest changes that turn another snapshot into this one.
  ///
  /// Marks of this snapshot become reloads and reconfigurations, except on what is new anyway and on
  /// items inside a section that is reloaded. Marks of the old snapshot do not count.
  ///
  /// - Parameter old: The snapshot before the change.
  /// - Returns: The changes, which are minimal.
  /// - Complexity: O(*n*) on average plus O(*r* log *r*), where *n* is the number of sections and
  ///   items and *r* that of the runs of items that stayed together, provided that the identifiers
  ///   hash well; no identifier is hashed. Where one snapshot is an edit of the other, or both of a
  ///   third one, *n* counts only what was edited, up to 512 items around each edit, and the sections.
  @inlinable
  public func difference(from old: Snapshot) -> Changeset<Section, Item> {
    let sectionRuns = sectionRuns(from: old)
    var changes = ListChanges(
      oldSizes: old.store.sizes,
      newSizes: store.sizes,
      sectionRuns: sectionRuns,
      itemRuns: store.runs(from: old.store)
    )
    if isMarked { addUpdates(to: &changes, from: old, sectionRuns) }
    return Changeset(from: old, to: self, changes)
  }

  @inlinable
  func sectionRuns(from old: Snapshot) -> [Run] {
    if sections.isIdentical(with: old.sections) {
      return sections.isEmpty ? [] : [Run(old: 0, new: 0, length: sections.count)]
    }
    return Run.matching(
      old: old.sections,
      oldHashes: old.sectionHashes,
      new: sections,
      newHashes: sectionHashes
    )
  }

  /// What the marks ask for; what is new needs none of it.
  @inlinable
  func addUpdates(to changes: inout ListChanges, from old: Snapshot, _ sectionRuns: [Run]) {
    for run in sectionRuns where !reloadedSections.isEmpty {
      for section in run.new..<run.new + run.length
      where reloadedSections.contains(sections[section]) {
        changes.sectionReloads.append(section)
      }
    }
    let reloadedSections = Set(changes.sectionReloads)
    for place in store.places(where: { $0 != .none }) {
      let path = store.path(of: place)
      guard !reloadedSections.contains(path.section),
        old.store.place(of: store.item(at: place), store.hash(at: place)) != nil
      else { continue }
      if store.mark(at: place) == .reload {
        changes.itemReloads.append(path)
      } else {
        changes.itemReconfigurations.append(path)
      }
    }
  }
}
