import DiffableSnapshots

/// Rules 13 to 15: what may be reloaded and reconfigured, and when.
extension BatchRules {
  func checkUpdates() throws(StrictListError) {
    guard changes.hasUpdates else { return }
    if changes.hasStructure && !capabilities.contains(.updatesBesideStructure) {
      if let section = changes.sectionReloads.first {
        try refuse(.reloadsApart, "section \(section) is reloaded beside changes of structure")
      }
      if let path = changes.itemReloads.first {
        try refuse(.reloadsApart, "item \(path) is reloaded beside changes of structure")
      }
      if let section = changes.sectionReconfigurations.first {
        try refuse(
          .reconfigurationsApart,
          "section \(section) is reconfigured beside changes of structure"
        )
      }
      if let path = changes.itemReconfigurations.first {
        try refuse(
          .reconfigurationsApart,
          "item \(path) is reconfigured beside changes of structure"
        )
      }
    }
    let arrivals = Set(changes.itemInsertions + itemDestinations)
    for path in changes.itemReloads
    where arrivals.contains(path) || changes.sectionInsertions.contains(path.section) {
      try refuse(.reloadOfArrival, "item \(path) is reloaded, and inserted or moved there")
    }
    let sectionArrivals = changes.sectionInsertions + sectionDestinations
    for section in changes.sectionReloads where sectionArrivals.contains(section) {
      try refuse(.reloadOfArrival, "section \(section) is reloaded, and inserted or moved there")
    }
  }
}
