extension ListChanges {
  /// Returns whether a move conflicts with an update in the same batch.
  func hasUpdateConflict(_ capabilities: ListCapabilities) -> Bool {
    guard hasUpdates else { return false }
    if !itemMoves.isEmpty {
      // A list without sections moves a row before it reloads the row.
      let reloads = capabilities.contains(.sections) ? Set(itemReloads) : []
      let reloadedSections =
        capabilities.contains(.itemMovesIntoChangedSections) ? [] : Set(sectionReloads)
      let conflicts = itemMoves.contains {
        reloads.contains($0.to) || reloadedSections.contains($0.to.section)
      }
      if conflicts { return true }
    }
    guard !sectionMoves.isEmpty else { return false }
    let moved = Set(sectionMoves.map { $0.to })
    if sectionReloads.contains(where: moved.contains) { return true }
    let updated = itemReloads + itemReconfigurations
    if !capabilities.contains(.itemChangesBesideSectionMoves) { return !updated.isEmpty }
    return !capabilities.contains(.itemChangesInsideSectionMoves)
      && updated.contains { moved.contains($0.section) }
  }
}
