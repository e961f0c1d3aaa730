import DiffableSnapshots

extension Snapshot<Int, Int> {
  /// Returns this snapshot, including its marks, with strings as section identifiers.
  func named() -> Snapshot<String, Int> {
    var snapshot = StrictListFixture.Contents(self).snapshot()
    snapshot.reloadSections(reloadedSectionIdentifiers.map(String.init))
    snapshot.reconfigureSections(reconfiguredSectionIdentifiers.map(String.init))
    snapshot.reloadItems(reloadedItemIdentifiers)
    snapshot.reconfigureItems(reconfiguredItemIdentifiers)
    return snapshot
  }
}
