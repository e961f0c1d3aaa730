/// The insertions, deletions and updates from one snapshot to another; nothing moves.
package struct DiffableChanges {
  package var deletedSections: IndexSet = []
  package var insertedSections: IndexSet = []
  package var reloadedSections: IndexSet = []
  package var deletedItems: [IndexPath] = []
  package var insertedItems: [IndexPath] = []
  package var reloadedItems: [IndexPath] = []
  package var reconfiguredItems: [IndexPath] = []

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
      deletedSections.insert(index)
    }
    for (index, section) in new.sectionIdentifiers.enumerated() {
      guard let oldIndex = old.indexOfSection(section) else {
        insertedSections.insert(index)
        continue
      }
      let items = new.itemIdentifiers(inSection: section)
      for change in items.difference(from: old.itemIdentifiers(inSection: section)) {
        switch change {
        case .remove(let offset, _, _): deletedItems.append([oldIndex, offset])
        case .insert(let offset, _, _): insertedItems.append([index, offset])
        }
      }
    }
    reloadedSections = IndexSet(new.reloadedSectionIdentifiers.compactMap(new.indexOfSection))
    let reloaded = Set(new.reloadedItemIdentifiers)
    let reconfigured = Set(new.reconfiguredItemIdentifiers).subtracting(reloaded)
    let isOld = Set(old.itemIdentifiers)
    reloadedItems = reloaded.intersection(isOld).compactMap(new.path)
    reconfiguredItems = reconfigured.intersection(isOld).compactMap(new.path)
  }
}
