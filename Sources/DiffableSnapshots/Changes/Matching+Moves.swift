extension Matching {
  /// Returns the moves of items, ascending by the new path, if as few items as possible move.
  ///
  /// Items from another section always move. Of the other items of a section, as many as possible stay in place.
  ///
  /// - Parameters:
  ///   - old: The old sections.
  ///   - new: The new sections.
  ///   - areLegal: Whether no item may move to its own index in the same section, even if more items move then.
  /// - Returns: The moves.
  func itemMoves(
    _ old: SectionRanges,
    _ new: SectionRanges,
    areLegal: Bool = false
  ) -> [Move<ItemPath>] {
    var moves: [Move<ItemPath>] = []
    // In a list of one section, each run is in one section before and after.
    if old.sectionCount == 1 && new.sectionCount == 1 && !sections.isEmpty {
      let moved = Run.movedRuns(of: items, areLegal: areLegal)
      moves.reserveCapacity(moved.length)
      for index in moved.indices { moves.append(moved[index], from: 0, to: 0) }
      return moves
    }
    let oldSections = sections.oldOffsets(count: new.sectionCount)
    moves.reserveCapacity(items.count)
    // The moves within the sections; `moves` has those from other sections.
    var inner: [Move<ItemPath>] = []
    // The new section and its old index, and the runs whose items were in the same section before.
    var (section, oldSection, stayed) = (-1, -1, [Run]())
    for piece in SectionPieces(of: items, old, new) {
      if piece.section != section {
        inner.appendMoves(within: &stayed, from: oldSection, to: section, areLegal: areLegal)
        (section, oldSection) = (piece.section, oldSections[piece.section] ?? -1)
      }
      if piece.oldSection == oldSection {
        // Most sections of a long list have not changed.
        if piece.run.length == new.start(section + 1) - new.start(section) { continue }
        stayed.append(piece.items)
      } else {
        moves.append(piece.items, from: piece.oldSection, to: section)
      }
    }
    inner.appendMoves(within: &stayed, from: oldSection, to: section, areLegal: areLegal)
    return moves.merging(inner)
  }
}

extension [Move<ItemPath>] {
  /// Appends the moves of the runs that do not stay in place in a section, and removes all runs.
  fileprivate mutating func appendMoves(
    within runs: inout [Run],
    from old: Int,
    to new: Int,
    areLegal: Bool
  ) {
    if runs.count > 1 {
      let moved = Run.movedRuns(of: runs, areLegal: areLegal)
      for index in moved.indices { append(moved[index], from: old, to: new) }
    }
    if runs.count > 0 { runs.removeAll(keepingCapacity: true) }
  }

  /// Returns these moves and others; all ascend by the new path.
  fileprivate func merging(_ others: [Move<ItemPath>]) -> [Move<ItemPath>] {
    if others.isEmpty { return self }
    var merged: [Move<ItemPath>] = []
    merged.reserveCapacity(count + others.count)
    var next = 0
    for other in others {
      while next < count && self[next].to < other.to {
        merged.append(self[next])
        next += 1
      }
      merged.append(other)
    }
    return merged + self[next...]
  }
}
