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
    var current = -1
    var (stayed, arrived): ([Run], [Run]) = ([], [])
    func finishSection() {
      if stayed.count > 1 || !arrived.isEmpty {
        moved += Run.merging(Run.movedRuns(of: stayed), arrived)
      }
      stayed.removeAll(keepingCapacity: true)
      arrived.removeAll(keepingCapacity: true)
    }
    Run.forEachPiece(of: items, old, new) { oldSection, section, piece in
      if section != current {
        finishSection()
        current = section
      }
      let run = Run(
        old: old.start(oldSection) + piece.old,
        new: new.start(section) + piece.new,
        length: piece.length
      )
      if oldSection == oldSections[section] { stayed.append(run) } else { arrived.append(run) }
    }
    finishSection()
    return moved
  }
}
