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
    if !marks.isEmpty { addUpdates(to: &changeset) }
    return changeset
  }

  /// What the marks ask for; what is new needs none of it.
  private func addUpdates(to changeset: inout Changeset<Section, Item>) {
    let old = changeset.old
    for (offset, section) in sections.enumerated() {
      let livesOn = old.positions[section.identifier] != nil
      if livesOn && marks.reloadedSections.contains(section.identifier) {
        changeset.changes.sectionReloads.append(offset)
        continue
      }
      for (item, identifier) in section.items.enumerated() where old.owners[identifier] != nil {
        let path = ItemPath(section: offset, item: item)
        if marks.reloadedItems.contains(identifier) {
          changeset.changes.itemReloads.append(path)
        } else if marks.reconfiguredItems.contains(identifier) {
          changeset.changes.itemReconfigurations.append(path)
        }
      }
    }
  }
}
