import DiffableSnapshots

extension Snapshot<Int, Int> {
  /// The same, marks included, with names for the sections.
  func named() throws -> Snapshot<String, Int> {
    var snapshot = try StrictListFixture.Contents(self).snapshot()
    try snapshot.reloadSections(reloadedSectionIdentifiers.map(String.init))
    try snapshot.reconfigureSections(reconfiguredSectionIdentifiers.map(String.init))
    try snapshot.reloadItems(reloadedItemIdentifiers)
    try snapshot.reconfigureItems(reconfiguredItemIdentifiers)
    return snapshot
  }
}
