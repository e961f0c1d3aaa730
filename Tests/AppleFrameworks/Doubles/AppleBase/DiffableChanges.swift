/// The changes from one snapshot to another.
package struct DiffableChanges {
  package var structure = ViewUpdates()

  /// The reloads and reconfigurations after the changes of the structure.
  package var cells = ViewUpdates()

  /// Creates the changes; nil if one batch cannot hold them, because sections move and items change too.
  package init?<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    for (index, section) in old.sectionIdentifiers.enumerated()
    where new.indexOfSection(section) == nil {
      structure.deletedSections.append(index)
    }
    for (index, section) in new.sectionIdentifiers.enumerated()
    where old.indexOfSection(section) == nil {
      structure.insertedSections.append(index)
    }
    let kept = old.sectionIdentifiers.filter { new.indexOfSection($0) != nil }
    for section in Self.moved(
      from: kept,
      to: new.sectionIdentifiers.filter { old.indexOfSection($0) != nil }
    ) {
      structure.movedSections.append(
        .init(from: old.indexOfSection(section)!, to: new.indexOfSection(section)!)
      )
    }
    addItems(old, new)
    let changesItems =
      !structure.deletedItems.isEmpty || !structure.insertedItems.isEmpty
      || !structure.movedItems.isEmpty
    if !structure.movedSections.isEmpty && changesItems { return nil }
    cells.reloadedSections = new.reloadedSectionIdentifiers.compactMap(new.indexOfSection)
    let reloaded = Set(new.reloadedItemIdentifiers)
    let reconfigured = Set(new.reconfiguredItemIdentifiers).subtracting(reloaded)
    let isOld = Set(old.itemIdentifiers)
    cells.reloadedItems = reloaded.intersection(isOld).compactMap(new.path)
    cells.reconfiguredItems = reconfigured.intersection(isOld).compactMap(new.path)
  }

  /// Adds the changes of items, of which only those move whose sections are in both snapshots.
  private mutating func addItems<Section, Item>(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let kept = Set(old.sectionIdentifiers).intersection(new.sectionIdentifiers)
    let (oldItems, newItems) = (Self.items(of: old, in: kept), Self.items(of: new, in: kept))
    for (item, place) in oldItems {
      guard let newPlace = newItems[item] else {
        structure.deletedItems.append(place.path)
        continue
      }
      if newPlace.section != place.section {
        structure.movedItems.append(.init(from: place.path, to: newPlace.path))
      }
    }
    structure.insertedItems += newItems.filter { oldItems[$0.key] == nil }.map(\.value.path)
    for section in kept {
      let staysInSection = { (item: Item) in
        oldItems[item]?.section == section && newItems[item]?.section == section
      }
      for item in Self.moved(
        from: old.itemIdentifiers(inSection: section).filter(staysInSection),
        to: new.itemIdentifiers(inSection: section).filter(staysInSection)
      ) {
        let (from, to) = (oldItems[item]!.path, newItems[item]!.path)
        // An item can be at the same path although it has passed others.
        if from != to {
          structure.movedItems.append(.init(from: from, to: to))
        } else {
          structure.deletedItems.append(from)
          structure.insertedItems.append(to)
        }
      }
    }
  }

  private static func items<Section, Item>(
    of snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
    in sections: Set<Section>
  ) -> [Item: (section: Section, path: IndexPath)] {
    var items: [Item: (section: Section, path: IndexPath)] = [:]
    for (index, section) in snapshot.sectionIdentifiers.enumerated()
    where sections.contains(section) {
      for (item, identifier) in snapshot.itemIdentifiers(inSection: section).enumerated() {
        items[identifier] = (section, [index, item])
      }
    }
    return items
  }

  /// Returns the elements that change their order among the same elements.
  private static func moved<Element: Hashable>(
    from old: [Element],
    to new: [Element]
  ) -> [Element] {
    new.difference(from: old).insertions.map { change in
      switch change {
      case .insert(_, let element, _), .remove(_, let element, _): element
      }
    }
  }
}
