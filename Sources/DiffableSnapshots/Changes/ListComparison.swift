/// The second step of a difference: computes the lists of changes from the matching.
struct ListComparison: ~Copyable {
  private(set) var changes = ListChanges()

  /// The old index of each new section, or nil if the section is inserted.
  private let oldSections: [Int?]

  /// A part of a run that is in one old section and in one new section.
  ///
  /// Its offsets are item indexes in these sections.
  private typealias Piece = (oldSection: Int, run: Run)

  /// The pieces in the current new section, in order.
  private var pieces: [Piece] = []

  /// The runs of the pieces whose items were in the same section before.
  private var keptRuns: [Run] = []

  init(oldSizes: [Int], newSizes: [Int], _ matching: Matching) {
    let (old, new) = (SectionRanges(sizes: oldSizes), SectionRanges(sizes: newSizes))
    oldSections = matching.sections.oldOffsets(count: newSizes.count)
    let matchedCount = matching.items.reduce(0) { $0 + $1.length }
    changes.items.insertions = new.paths(
      ofGaps: { Run.forEachNewGap(in: matching.items, count: new.itemCount, $0) },
      count: new.itemCount - matchedCount,
      partners: oldSections
    )
    changes.items.deletions = old.paths(
      ofGaps: { Run.forEachOldGap(in: matching.items, count: old.itemCount, $0) },
      count: old.itemCount - matchedCount,
      partners: matching.sections.newOffsets(count: oldSizes.count)
    )
    var section = -1
    Run.forEachPiece(of: matching.items, old, new) { oldSection, newSection, run in
      let isKept = oldSection == oldSections[newSection]
      if newSection != section {
        if !pieces.isEmpty { addItemMoves(into: section) }
        section = newSection
        // Most sections of a long list have not changed.
        if isKept && run.length == newSizes[section] { return }
      }
      pieces.append((oldSection, run))
      if isKept { keptRuns.append(run) }
    }
    if !pieces.isEmpty { addItemMoves(into: section) }
    let sections = Difference(
      runs: matching.sections,
      oldCount: oldSizes.count,
      newCount: newSizes.count
    )
    changes.sections.deletions = sections.deletions
    changes.sections.insertions = sections.insertions
    changes.sections.moves = sections.moves
  }

  /// Adds the moves of the pieces in a new section.
  ///
  /// Items from another section always move. As many of the other items as possible stay in place.
  private mutating func addItemMoves(into section: Int) {
    defer {
      pieces.removeAll(keepingCapacity: true)
      keptRuns.removeAll(keepingCapacity: true)
    }
    if keptRuns.count == pieces.count && Run.areAscending(keptRuns) { return }
    let unmoved = Run.unmoved(keptRuns)
    var keptOffset = 0
    for (oldSection, run) in pieces {
      if oldSection == oldSections[section] {
        defer { keptOffset += 1 }
        if unmoved.contains(keptOffset) { continue }
      }
      changes.items.moves += run.moves(from: oldSection, to: section)
    }
  }
}

extension Run {
  /// Returns the move of the element at an offset in the run.
  func move(_ step: Int) -> Move<Int> { Move(from: old + step, to: new + step) }

  /// Returns the moves of the items of a run from one section to another.
  func moves(from oldSection: Int, to section: Int) -> [Move<ItemPath>] {
    (0..<length).map {
      Move(
        from: ItemPath(section: oldSection, item: old + $0),
        to: ItemPath(section: section, item: new + $0)
      )
    }
  }
}
