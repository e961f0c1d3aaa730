import DiffableSnapshots

/// Rules 16 and 17: the numbers of sections and items come out right.
extension BatchRules {
  func checkCounts() throws(StrictListError) {
    let (inserted, deleted) = (changes.sectionInsertions.count, changes.sectionDeletions.count)
    if newSizes.count != oldSizes.count + inserted - deleted {
      try refuse(
        .numberOfSections,
        "there were \(oldSizes.count), \(inserted) come and \(deleted) go, "
          + "and there are \(newSizes.count)"
      )
    }
    var expected = oldSizes
    for path in changes.itemDeletions { expected[path.section] -= 1 }
    for path in itemSources { expected[path.section] -= 1 }
    var arrivals = Array(repeating: 0, count: newSizes.count)
    for path in changes.itemInsertions { arrivals[path.section] += 1 }
    for path in itemDestinations { arrivals[path.section] += 1 }
    for (section, origin) in sectionOrigins.enumerated() {
      guard let origin, !changes.sectionReloads.contains(section) else { continue }
      if newSizes[section] != expected[origin] + arrivals[section] {
        try refuse(
          .numberOfItems,
          "section \(section) had \(oldSizes[origin]) items, \(oldSizes[origin] - expected[origin]) "
            + "go and \(arrivals[section]) come, and it has \(newSizes[section])"
        )
      }
    }
  }
}
