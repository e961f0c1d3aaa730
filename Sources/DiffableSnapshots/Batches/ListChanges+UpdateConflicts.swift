extension ListChanges {
  /// Returns whether a move conflicts with an update in the same batch.
  func hasUpdateConflict(_ capabilities: ListCapabilities) -> Bool {
    guard hasUpdates else { return false }
    if !items.moves.isEmpty {
      // A list without sections moves a row before it reloads the row.
      let reloads = capabilities.contains(.sections) ? Set(items.reloads) : []
      let reloadedSections =
        capabilities.contains(.itemMovesIntoChangedSections) ? [] : Set(sections.reloads)
      let conflicts = items.moves.contains {
        reloads.contains($0.to) || reloadedSections.contains($0.to.section)
      }
      if conflicts { return true }
    }
    guard !sections.moves.isEmpty else { return false }
    let moved = Set(sections.moves.map { $0.to })
    if sections.reloads.contains(where: moved.contains) { return true }
    let updated = items.reloads + items.reconfigurations
    if !capabilities.contains(.itemChangesBesideSectionMoves) { return !updated.isEmpty }
    return !capabilities.contains(.itemChangesInsideSectionMoves)
      && updated.contains { moved.contains($0.section) }
  }
}
