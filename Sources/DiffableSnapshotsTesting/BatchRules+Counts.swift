import DiffableSnapshots

/// Rules 16 and 17: the old counts and the changes add up to the new counts.
extension BatchRules {
  func checkCounts() throws(StrictListError) {
    let insertions = changes.sections.insertions.count
    let deletions = changes.sections.deletions.count
    if newSizes.count != oldSizes.count + insertions - deletions {
      throw StrictListError(
        .numberOfSections,
        "the list had \(oldSizes.count) sections, \(insertions) are inserted and \(deletions) deleted, "
          + "but the snapshot has \(newSizes.count)"
      )
    }
    var expected = oldSizes
    for path in changes.items.deletions { expected[path.section] -= 1 }
    for path in changes.items.sources { expected[path.section] -= 1 }
    var inserted = Array(repeating: 0, count: newSizes.count)
    for path in changes.items.insertions { inserted[path.section] += 1 }
    for path in changes.items.destinations { inserted[path.section] += 1 }
    let (origins, reloaded) = (sectionOrigins, Set(changes.sections.reloads))
    for section in origins.indices {
      guard let origin = origins[section], !reloaded.contains(section) else { continue }
      if newSizes[section] != expected[origin] + inserted[section] {
        throw StrictListError(
          .numberOfItems,
          "section \(section) had \(oldSizes[origin]) items, \(inserted[section]) are inserted or "
            + "moved in and \(oldSizes[origin] - expected[origin]) deleted or moved out, but the "
            + "snapshot has \(newSizes[section])"
        )
      }
    }
  }
}
