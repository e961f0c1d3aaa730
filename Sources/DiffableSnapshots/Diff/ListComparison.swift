extension ListChanges {
  /// The changes of structure that follow from what matches.
  ///
  /// Items are counted across all sections.
  init(oldSizes: [Int], newSizes: [Int], sectionRuns: [Run], itemRuns: [Run]) {
    if oldSizes.count == 1 && newSizes.count == 1 && sectionRuns.count == 1 {
      // A list of one section is a plain collection.
      self.init(
        Difference(runs: itemRuns, oldCount: oldSizes[0], newCount: newSizes[0]),
        section: 0
      )
      return
    }
    self =
      ListComparison(
        oldSizes: oldSizes,
        newSizes: newSizes,
        sectionRuns: sectionRuns,
        itemRuns: itemRuns
      ).changes
  }
}

extension ListChanges {
  /// The changes of the items of one section, which itself stays where it is.
  @usableFromInline
  init(_ difference: Difference, section: Int) {
    let path = { (item: Int) in ItemPath(section: section, item: item) }
    itemDeletions = difference.deletions.map(path)
    itemInsertions = difference.insertions.map(path)
    itemMoves = difference.moves.map { Move(from: path($0.from), to: path($0.to)) }
  }
}

/// The engine's second half: from what matches to the ten lists.
///
/// It sees numbers only: how many items each section has, and which runs of sections and of items
/// match. Items are counted across all sections, as in ``Snapshot/itemIdentifiers``.
struct ListComparison {
  private let old: SectionRanges
  private let new: SectionRanges

  /// For each new section the old one that it was, and the other way round.
  private var oldSections: [Int?]
  private var newSections: [Int?]

  private(set) var changes = ListChanges()

  /// A part of a run that lies in one section on both sides.
  ///
  /// Its offsets count within the sections.
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

  /// The pieces that a new section holds, in order.
  private var pieces: [Piece] = []

  /// Those of them that were in the same section before.
  private var homeRuns: [Run] = []

  init(oldSizes: [Int], newSizes: [Int], sectionRuns: [Run], itemRuns: [Run]) {
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
    changes.itemInsertions = new.paths(
      ofGaps: { Run.forEachNewGap(in: itemRuns, count: new.itemCount, $0) },
      count: new.itemCount - matchedCount,
      partners: oldSections
    )
    changes.itemDeletions = old.paths(
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
    changes.sectionDeletions = sections.deletions
    changes.sectionInsertions = sections.insertions
    changes.sectionMoves = sections.moves
  }

  /// Cuts runs at the bounds of sections, and looks at one new section after the other.
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
        if oldSection == oldSections[newSection] { homeRuns.append(part) }
        done += length
      }
    }
    addItemMoves(into: newSection)
  }

  /// Skips the sections that keep all their items, which most sections of a long list do.
  ///
  /// - Parameters:
  ///   - run: A run of items.
  ///   - done: How many of its items precede the sections.
  ///   - oldSection: The old section of the next item; afterwards the section after the skipped sections.
  ///   - newSection: The new section of the next item; afterwards the section after the skipped sections.
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

  /// Of the pieces that a new section holds, those that were in the same section before may stay.
  private mutating func addItemMoves(into section: Int) {
    defer {
      pieces.removeAll(keepingCapacity: true)
      homeRuns.removeAll(keepingCapacity: true)
    }
    if homeRuns.count == pieces.count && Run.areAscending(homeRuns) { return }
    let staying = Run.staying(homeRuns)
    let home = oldSections[section].map { UInt32($0) }
    var homeOffset = 0
    for piece in pieces {
      if piece.oldSection == home {
        defer { homeOffset += 1 }
        if staying.contains(homeOffset) { continue }
      }
      for step in 0..<piece.run.length {
        changes.itemMoves.append(piece.move(step: step, to: section))
      }
    }
  }
}
