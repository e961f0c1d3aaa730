extension Snapshot {
  /// Traps when the value is not valid.
  ///
  /// Does nothing unless built with `-D DIFFABLE_INTERNAL_CHECKS`, as the checks of the package do.
  @inlinable
  func checkInvariants() {
    #if DIFFABLE_INTERNAL_CHECKS
      precondition(positions.count == sections.count, "Sections and index differ in number")
      precondition(sectionHashes == sections.map { shortHash($0) }, "Stale hash of a section")
      precondition(store.heads.count == sections.count, "Sections and items differ in number")
      for (position, section) in sections.enumerated() {
        precondition(positions[section] == position, "Section not where the index says")
      }
      precondition(
        sectionMarks.allSatisfy { positions[$0.key] != nil && $0.value != .none },
        "Mark on a section that is gone"
      )
      store.checkInvariants()
    #endif
  }
}
