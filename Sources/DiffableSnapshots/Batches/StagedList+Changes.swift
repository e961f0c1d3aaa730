extension StagedList {
  /// Returns the changes of a stage.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - before: The positions of the elements before the stage.
  ///   - after: The positions of the elements after the stage.
  /// - Returns: The changes, in the coordinates before and after the stage.
  func changes(of stage: Int, from before: Positions, to after: Positions) -> ListChanges {
    var result = ListChanges()
    addSectionChanges(of: stage, before, after, to: &result)
    addItemChanges(of: stage, before, after, to: &result)
    if stage == assignment.updates { result.copyUpdates(of: changes) }
    return result
  }

  private func addSectionChanges(
    of stage: Int,
    _ before: Positions,
    _ after: Positions,
    to result: inout ListChanges
  ) {
    if stage == assignment.sectionDeletions {
      result.sections.deletions = changes.sections.deletions.compactMap(before.section(old:))
    }
    if stage == assignment.sectionInsertions {
      result.sections.insertions = changes.sections.insertions.compactMap(after.section(new:))
    }
    guard stage == assignment.sectionMoves else { return }
    for move in changes.sections.moves {
      guard let from = before.section(old: move.from), let to = after.section(new: move.to) else {
        continue
      }
      if capabilities.contains(.sectionMoves) {
        result.sections.moves.append(Move(from: from, to: to))
      } else {
        result.sections.deletions.append(from)
        result.sections.insertions.append(to)
      }
    }
    result.sections.deletions.sort()
    result.sections.insertions.sort()
  }

  /// Adds the item changes of a stage.
  ///
  /// Omits the deletions in sections that the stage deletes, and the insertions in sections that the stage inserts.
  private func addItemChanges(
    of stage: Int,
    _ before: Positions,
    _ after: Positions,
    to result: inout ListChanges
  ) {
    let deleted = Set(result.sections.deletions)
    let inserted = Set(result.sections.insertions)
    for change in itemChanges where assignment.stage(of: change) == stage {
      let from = change.from.flatMap { before.path(old: $0) }
      let to = change.to.flatMap { after.path(new: $0) }
      if change.isMove {
        if let from, let to { result.items.moves.append(Move(from: from, to: to)) }
        continue
      }
      if let from, !deleted.contains(from.section) { result.items.deletions.append(from) }
      if let to, !inserted.contains(to.section) { result.items.insertions.append(to) }
    }
    result.items.deletions.sort()
    result.items.insertions.sort()
    result.items.moves.sortByNewPosition()
  }
}

extension ListChanges {
  /// Copies the reloads and reconfigurations of other changes.
  mutating func copyUpdates(of other: ListChanges) {
    sections.reloads = other.sections.reloads
    sections.reconfigurations = other.sections.reconfigurations
    items.reloads = other.items.reloads
    items.reconfigurations = other.items.reconfigurations
  }
}
