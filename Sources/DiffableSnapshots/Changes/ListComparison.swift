/// The second step of a difference: computes the lists of changes from the matching.
struct ListComparison {
  private let old: SectionRanges
  private let new: SectionRanges

  /// Whether an item may move to its own index in the same section.
  private let movesToSamePath: Bool

  /// The old index of each new section, or nil if the section is inserted.
  private var oldSections: [Int?]

  /// The new index of each old section, or nil if the section is deleted.
  private var newSections: [Int?]

  private(set) var changes = ListChanges()

  /// A part of a run that is in one old section and in one new section.
  ///
  /// Its offsets are item indexes in these sections.
  private struct Piece {
    var oldSection: UInt32
    var run: Run

    func move(step: Int, to section: Int) -> Move<ItemPath> {
      Move(
        from: ItemPath(section: Int(oldSection), item: run.old + step),
        to: ItemPath(section: section, item: run.new + step)
      )
    }
  }

  /// The pieces in the current new section, in order.
  private var pieces: [Piece] = []

  /// The runs of the pieces whose items were in the same section before.
  private var keptRuns: [Run] = []

  init(oldSizes: [Int], newSizes: [Int], _ matching: Matching, movesToSamePath: Bool = true) {
    self.movesToSamePath = movesToSamePath
    let (sectionRuns, itemRuns) = (matching.sections, matching.items)
    old = SectionRanges(sizes: oldSizes)
    new = SectionRanges(sizes: newSizes)
    oldSections = Array(repeating: nil, count: newSizes.count)
    newSections = Array(repeating: nil, count: oldSizes.count)
    for run in sectionRuns {
      for step in 0..<run.length {
        oldSections[run.new + step] = run.old + step
        newSections[run.old + step] = run.new + step
      }
    }
    let matchedCount = itemRuns.reduce(0) { $0 + $1.length }
    changes.items.insertions = new.paths(
      ofGaps: { Run.forEachNewGap(in: itemRuns, count: new.itemCount, $0) },
      count: new.itemCount - matchedCount,
      partners: oldSections
    )
    changes.items.deletions = old.paths(
      ofGaps: { Run.forEachOldGap(in: itemRuns, count: old.itemCount, $0) },
      count: old.itemCount - matchedCount,
      partners: newSections
    )
    findItemMoves(itemRuns)
    let sections = Difference(
      runs: sectionRuns,
      oldCount: oldSizes.count,
      newCount: newSizes.count
    )
    changes.sections.deletions = sections.deletions
    changes.sections.insertions = sections.insertions
    changes.sections.moves = sections.moves
  }

  /// Divides runs at the bounds of sections, and adds the item moves of each new section.
  private mutating func findItemMoves(_ runs: [Run]) {
    var (oldSection, newSection) = (0, 0)
    for run in runs {
      var done = 0
      while done < run.length {
        if run.new + done >= new.items(ofSection: newSection).upperBound {
          addItemMoves(into: newSection)
          newSection = new.section(ofItem: run.new + done, near: newSection)
        }
        if !old.items(ofSection: oldSection).contains(run.old + done) {
          oldSection = old.section(ofItem: run.old + done, near: oldSection)
        }
        if pieces.isEmpty && skipSections(in: run, &done, &oldSection, &newSection) { continue }
        let oldItems = old.items(ofSection: oldSection)
        let newItems = new.items(ofSection: newSection)
        let length = min(
          run.length - done,
          oldItems.upperBound - run.old - done,
          newItems.upperBound - run.new - done
        )
        let part = Run(
          old: run.old + done - oldItems.lowerBound,
          new: run.new + done - newItems.lowerBound,
          length: length
        )
        pieces.append(Piece(oldSection: UInt32(oldSection), run: part))
        if oldSection == oldSections[newSection] { keptRuns.append(part) }
        done += length
      }
    }
    addItemMoves(into: newSection)
  }

  /// Skips sections whose items have not changed, which are most sections of a long list.
  ///
  /// - Parameters:
  ///   - run: A run of items.
  ///   - done: The number of items in the run before the next item. The function adds the skipped items.
  ///   - oldSection: The old section of the next item. The function advances it past the skipped sections.
  ///   - newSection: The new section of the next item. The function advances it past the skipped sections.
  /// - Returns: Whether a section was skipped.
  private func skipSections(
    in run: Run,
    _ done: inout Int,
    _ oldSection: inout Int,
    _ newSection: inout Int
  ) -> Bool {
    let start = done
    while done < run.length {
      let oldItems = old.items(ofSection: oldSection)
      let newItems = new.items(ofSection: newSection)
      guard oldItems.lowerBound == run.old + done && newItems.lowerBound == run.new + done,
        oldItems.count == newItems.count && !newItems.isEmpty,
        newItems.count <= run.length - done && oldSections[newSection] == oldSection
      else { break }
      done += newItems.count
      oldSection = min(oldSection + 1, newSections.count - 1)
      newSection = min(newSection + 1, oldSections.count - 1)
    }
    return done > start
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
    let unmoved =
      movesToSamePath
      ? Run.unmoved(keptRuns) : Run.unmovedWithoutMovesToSameOffset(keptRuns)
    let sameSection = oldSections[section].map { UInt32($0) }
    var keptOffset = 0
    for piece in pieces {
      if piece.oldSection == sameSection {
        defer { keptOffset += 1 }
        if unmoved.contains(keptOffset) { continue }
      }
      for step in 0..<piece.run.length {
        changes.items.moves.append(piece.move(step: step, to: section))
      }
    }
  }
}
