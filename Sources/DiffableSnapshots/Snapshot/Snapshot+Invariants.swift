extension Snapshot {
  /// Traps if the snapshot violates an invariant.
  ///
  /// Does nothing unless the package is built with `-D DIFFABLE_INTERNAL_CHECKS`.
  @inlinable
  func checkInvariants() {
    #if DIFFABLE_INTERNAL_CHECKS
      checkParts()
    #endif
  }

  #if DIFFABLE_INTERNAL_CHECKS
    @usableFromInline
    func checkParts() {
      precondition(sectionList.hashes == shortHashes(sections), "A section has an obsolete hash")
      precondition(
        shape.firstSlots.count == sections.count,
        "The numbers of sections differ"
      )
      for (index, section) in sections.enumerated() {
        precondition(indexOfSection(section) == index, "A lookup returns a wrong section index")
      }
      precondition(
        !sectionList.isMarked || sectionList.marks.count == sections.count,
        "The number of marks is not the number of sections"
      )
      precondition(
        isMarked || !sectionList.isMarked && !shape.isMarked,
        "The snapshot has marks although isMarked is false"
      )
      store.checkInvariants()
    }
  #endif
}
