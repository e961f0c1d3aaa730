import DiffableSnapshots

/// Rules 13 to 15: the reloads and reconfigurations that a batch may hold.
extension BatchRules {
  func checkUpdates() throws(StrictListError) {
    guard changes.hasUpdates else { return }
    if changes.hasStructure && !capabilities.contains(.updatesBesideStructure) {
      if let section = changes.sections.reloads.first {
        try refuse(
          .separateReloads,
          "section \(section) is reloaded in a batch that changes the structure"
        )
      }
      if let path = changes.items.reloads.first {
        try refuse(
          .separateReloads,
          "item \(path) is reloaded in a batch that changes the structure"
        )
      }
      if let section = changes.sections.reconfigurations.first {
        try refuse(
          .separateReconfigurations,
          "section \(section) is reconfigured in a batch that changes the structure"
        )
      }
      if let path = changes.items.reconfigurations.first {
        try refuse(
          .separateReconfigurations,
          "item \(path) is reconfigured in a batch that changes the structure"
        )
      }
    }
    // A list without sections moves a row before it reloads the row, so one batch can do both.
    let destinations = Set(
      changes.items.insertions + (capabilities.contains(.sections) ? itemDestinations : [])
    )
    for path in changes.items.reloads
    where destinations.contains(path) || changes.sections.insertions.contains(path.section) {
      try refuse(
        .reloadOfInsertionOrMove,
        "item \(path) is reloaded in the batch that inserts or moves it"
      )
    }
    let newSections = changes.sections.insertions + sectionDestinations
    for section in changes.sections.reloads where newSections.contains(section) {
      try refuse(
        .reloadOfInsertionOrMove,
        "section \(section) is reloaded in the batch that inserts or moves it"
      )
    }
  }
}
