extension Snapshot {
  /// Traps when the value is not valid.
  ///
  /// Does nothing unless built with `-D DIFFABLE_INTERNAL_CHECKS`, as the checks of the package do.
  @inlinable
  func checkInvariants() {
    #if DIFFABLE_INTERNAL_CHECKS
      checkParts()
    #endif
  }

  #if DIFFABLE_INTERNAL_CHECKS
    @usableFromInline
    func checkParts() {
      precondition(sectionList.hashes == shortHashes(sections), "Stale hash of a section")
      precondition(shape.firstSlots.count == sections.count, "Sections and items differ in number")
      for (index, section) in sections.enumerated() {
        precondition(indexOfSection(section) == index, "Section not where the index says")
      }
      precondition(
        !sectionList.isMarked || sectionList.marks.count == sections.count,
        "Marks beside the sections"
      )
      precondition(isMarked || !sectionList.isMarked && !shape.isMarked, "Marks left over")
      store.checkInvariants()
    }
  #endif
}
