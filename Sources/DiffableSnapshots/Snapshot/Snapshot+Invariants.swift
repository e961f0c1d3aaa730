extension Snapshot {
  /// Traps when the value is not valid.
  ///
  /// Does nothing unless built with `-D DIFFABLE_INTERNAL_CHECKS`, as the checks of the package do.
  func checkInvariants() {
    #if DIFFABLE_INTERNAL_CHECKS
      precondition(positions.count == sections.count, "Sections and index differ in number")
      var itemCount = 0
      for (position, section) in sections.enumerated() {
        precondition(positions[section.identifier] == position, "Section not where the index says")
        itemCount += section.items.count
        for item in section.items {
          precondition(owners[item] == section.identifier, "Item not where the index says")
        }
      }
      precondition(owners.count == itemCount, "An item occurs twice, or the index is stale")
      precondition(
        marks.reloadedItems.isDisjoint(with: marks.reconfiguredItems),
        "Item marked twice"
      )
      precondition(
        marks.reloadedItems.union(marks.reconfiguredItems).allSatisfy { owners[$0] != nil },
        "Mark on an item that is gone"
      )
      precondition(
        marks.reloadedSections.allSatisfy { positions[$0] != nil },
        "Mark on a section that is gone"
      )
    #endif
  }
}
