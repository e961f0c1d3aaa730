import DiffableSnapshots

extension Snapshot<Int, Int> {
  /// Returns a copy with other identifiers and the same marks.
  package func mapped<NewSection, NewItem>(
    section: (Int) -> NewSection,
    item: (Int) -> NewItem
  ) -> Snapshot<NewSection, NewItem> {
    var result = Snapshot<NewSection, NewItem>(
      sectionIdentifiers.map { (section($0), itemIdentifiers(inSection: $0).map(item)) }
    )
    result.reloadSections(reloadedSectionIdentifiers.map(section))
    result.reconfigureSections(reconfiguredSectionIdentifiers.map(section))
    result.reloadItems(reloadedItemIdentifiers.map(item))
    result.reconfigureItems(reconfiguredItemIdentifiers.map(item))
    return result
  }
}

extension Snapshot {
  /// The marks of a snapshot, which `==` does not compare.
  package struct Marks: Equatable {
    package var reloadedSections: [Section]
    package var reconfiguredSections: [Section]
    package var reloadedItems: [Item]
    package var reconfiguredItems: [Item]
  }

  package var marks: Marks {
    Marks(
      reloadedSections: reloadedSectionIdentifiers,
      reconfiguredSections: reconfiguredSectionIdentifiers,
      reloadedItems: reloadedItemIdentifiers,
      reconfiguredItems: reconfiguredItemIdentifiers
    )
  }
}
