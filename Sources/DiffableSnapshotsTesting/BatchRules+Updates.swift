import DiffableSnapshots

/// Rules 13 to 15: the reloads and reconfigurations that a batch may hold.
extension BatchRules {
  func checkUpdates() throws(StrictListError) {
    let (sections, items) = (changes.sections, changes.items)
    guard changes.hasUpdates else { return }
    if changes.hasStructure && !capabilities.contains(.updatesBesideStructure) {
      let structure = "in a batch that changes the structure"
      try refuse(.separateReloads, sections.reloads.first) {
        "section \($0) is reloaded \(structure)"
      }
      try refuse(.separateReloads, items.reloads.first) { "item \($0) is reloaded \(structure)" }
      try refuse(.separateReconfigurations, sections.reconfigurations.first) {
        "section \($0) is reconfigured \(structure)"
      }
      try refuse(.separateReconfigurations, items.reconfigurations.first) {
        "item \($0) is reconfigured \(structure)"
      }
    }
    // A list without sections moves a row before it reloads the row, so one batch can do both.
    let newItems = Set(
      items.insertions + (capabilities.contains(.sections) ? items.destinations : [])
    )
    let item = items.reloads.first {
      newItems.contains($0) || sections.insertions.contains($0.section)
    }
    try refuse(.reloadOfInsertionOrMove, item) {
      "item \($0) is reloaded in the batch that inserts or moves it"
    }
    let newSections = sections.insertions + sections.destinations
    try refuse(.reloadOfInsertionOrMove, sections.reloads.first(where: newSections.contains)) {
      "section \($0) is reloaded in the batch that inserts or moves it"
    }
  }
}
