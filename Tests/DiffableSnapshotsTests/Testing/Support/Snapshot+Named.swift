import DiffableSnapshots

extension Snapshot<Int, Int> {
  /// Returns this snapshot, including its marks, with strings as section identifiers.
  func named() throws -> Snapshot<String, Int> {
    var snapshot = try StrictListFixture.Contents(self).snapshot()
    try snapshot.reloadSections(reloadedSectionIdentifiers.map(String.init))
    try snapshot.reconfigureSections(reconfiguredSectionIdentifiers.map(String.init))
    try snapshot.reloadItems(reloadedItemIdentifiers)
    try snapshot.reconfigureItems(reconfiguredItemIdentifiers)
    return snapshot
  }
}
