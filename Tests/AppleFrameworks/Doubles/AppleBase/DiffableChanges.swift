/// The insertions, deletions and updates from one snapshot to another; nothing moves.
package struct DiffableChanges {
  package var structure = ViewUpdates()

  /// The reloads and reconfigurations after the changes of the structure.
  package var cells = ViewUpdates()

  /// Creates the changes; nil if sections change their order.
  package init?<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let kept = old.sectionIdentifiers.filter { new.indexOfSection($0) != nil }
    guard kept == new.sectionIdentifiers.filter({ old.indexOfSection($0) != nil }) else {
      return nil
    }
    for (index, section) in old.sectionIdentifiers.enumerated()
    where new.indexOfSection(section) == nil {
      structure.deletedSections.append(index)
    }
    for (index, section) in new.sectionIdentifiers.enumerated() {
      guard let oldIndex = old.indexOfSection(section) else {
        structure.insertedSections.append(index)
        continue
      }
      let items = new.itemIdentifiers(inSection: section)
      for change in items.difference(from: old.itemIdentifiers(inSection: section)) {
        switch change {
        case .remove(let offset, _, _): structure.deletedItems.append([oldIndex, offset])
        case .insert(let offset, _, _): structure.insertedItems.append([index, offset])
        }
      }
    }
    cells.reloadedSections = new.reloadedSectionIdentifiers.compactMap(new.indexOfSection)
    let reloaded = Set(new.reloadedItemIdentifiers)
    let reconfigured = Set(new.reconfiguredItemIdentifiers).subtracting(reloaded)
    let isOld = Set(old.itemIdentifiers)
    cells.reloadedItems = reloaded.intersection(isOld).compactMap(new.path)
    cells.reconfiguredItems = reconfigured.intersection(isOld).compactMap(new.path)
  }
}
