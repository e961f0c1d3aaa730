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
  ///   hash well.
  public func difference(from old: Snapshot) -> Changeset<Section, Item> {
    let sectionPartners = Matching(
      from: old.sectionIdentifiers,
      to: sectionIdentifiers
    ).partners
    let itemPartners = Matching(from: old.itemIdentifiers, to: itemIdentifiers).partners
    let comparison = ListComparison(
      oldSizes: old.sections.map { $0.items.count },
      newSizes: sections.map { $0.items.count },
      sectionRuns: Run.runs(ofPartners: sectionPartners),
      itemRuns: Run.runs(ofPartners: itemPartners)
    )
    var changeset = Changeset(old: old, new: self, changes: comparison.changes)
    if !marks.isEmpty { addMarks(to: &changeset) }
    return changeset
  }

  private func addMarks(to changeset: inout Changeset<Section, Item>) {
    for (offset, section) in sections.enumerated() {
      let livesOn = changeset.old.positions[section.identifier] != nil
      if livesOn && marks.reloadedSections.contains(section.identifier) {
        changeset.sectionReloads.append(offset)
        continue
      }
      for (item, identifier) in section.items.enumerated()
      where changeset.old.owners[identifier] != nil {
        let path = ItemPath(section: offset, item: item)
        if marks.reloadedItems.contains(identifier) {
          changeset.itemReloads.append(path)
        } else if marks.reconfiguredItems.contains(identifier) {
          changeset.itemReconfigurations.append(path)
        }
      }
    }
  }
}
