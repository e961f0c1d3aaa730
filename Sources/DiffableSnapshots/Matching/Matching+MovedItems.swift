extension Matching {
  /// Returns the runs of items that move if as few items as possible move, in positions across all sections.
  ///
  /// Items from another section always move. Of the other items of a section, as many as possible stay in place.
  ///
  /// - Parameters:
  ///   - old: The old sections.
  ///   - new: The new sections.
  /// - Returns: The runs, or parts of runs, ascending by the new position.
  func movedItems(_ old: SectionRanges, _ new: SectionRanges) -> [Run] {
    // In a list of one section, each run is in one section before and after.
    if old.sectionCount == 1 && new.sectionCount == 1 && !sections.isEmpty {
      return Run.movedRuns(of: items)
    }
    let oldSections = sections.oldOffsets(count: new.sectionCount)
    var moved: [Run] = []
    // The runs of one new section: those whose items were in the same section before, and the others.
    var (section, stayed, arrived) = (-1, [Run](), [Run]())
    Run.forEachPiece(of: items, old, new) { oldSection, newSection, piece in
      if newSection != section {
        Run.appendMoved(&stayed, &arrived, to: &moved)
        section = newSection
      }
      let isInSameSection = oldSection == oldSections[newSection]
      let newStart = new.start(newSection)
      // Most sections of a long list have not changed.
      if isInSameSection && newStart + piece.length == new.start(newSection + 1) { return }
      let run = Run(
        old: old.start(oldSection) + piece.old,
        new: newStart + piece.new,
        length: piece.length
      )
      if isInSameSection { stayed.append(run) } else { arrived.append(run) }
    }
    Run.appendMoved(&stayed, &arrived, to: &moved)
    return moved
  }
}

extension Run {
  /// Appends the runs that move into a section, and removes them all from their lists.
  ///
  /// - Parameters:
  ///   - stayed: The runs whose items were in the same section before.
  ///   - arrived: The runs whose items were in other sections.
  ///   - moved: The runs that move, ascending by the new position.
  fileprivate static func appendMoved(
    _ stayed: inout [Run],
    _ arrived: inout [Run],
    to moved: inout [Run]
  ) {
    if stayed.count > 1 || !arrived.isEmpty {
      moved += merging(movedRuns(of: stayed), arrived)
    }
    if !stayed.isEmpty { stayed.removeAll(keepingCapacity: true) }
    if !arrived.isEmpty { arrived.removeAll(keepingCapacity: true) }
  }
}
