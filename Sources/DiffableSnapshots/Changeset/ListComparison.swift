extension ListChanges {
  /// The changes of structure that follow from what matches.
  ///
  /// Items are counted across all sections.
  @usableFromInline
  init(oldSizes: [Int], newSizes: [Int], sectionRuns: [Run], itemRuns: [Run]) {
    self =
      ListComparison(
        oldSizes: oldSizes,
        newSizes: newSizes,
        sectionRuns: sectionRuns,
        itemRuns: itemRuns
      ).changes
  }
}

/// The engine's second half: from what matches to the nine lists.
///
/// It sees numbers only: how many items each section has, and which runs of sections and of items
/// match. Items are counted across all sections, as in ``Snapshot/itemIdentifiers``.
struct ListComparison {
  private let old: SectionBounds
  private let new: SectionBounds

  /// For each new section the old one that it was, and the other way round.
  private var oldSections: [Int?]
  private var newSections: [Int?]

  private(set) var changes = ListChanges()

  /// A part of a run that lies in one section on both sides.
  ///
  /// Its offsets count within the sections.
  private struct Piece {
    var oldSection: Int
    var newSection: Int
    var run: Run

    func move(step: Int) -> Move<ItemPath> {
      Move(
        from: ItemPath(section: oldSection, item: run.old + step),
        to: ItemPath(section: newSection, item: run.new + step)
      )
    }
  }

  init(oldSizes: [Int], newSizes: [Int], sectionRuns: [Run], itemRuns: [Run]) {
    old = SectionBounds(sizes: oldSizes)
    new = SectionBounds(sizes: newSizes)
    oldSections = Array(repeating: nil, count: newSizes.count)
    newSections = Array(repeating: nil, count: oldSizes.count)
    for run in sectionRuns {
      for step in 0..<run.length {
        oldSections[run.new + step] = run.old + step
        newSections[run.old + step] = run.new + step
      }
    }
    findArrivalsAndDepartures(itemRuns)
    findItemMoves(pieces(of: itemRuns))
    let sections = Difference(
      runs: sectionRuns,
      oldCount: oldSizes.count,
      newCount: newSizes.count
    )
    changes.sectionDeletions = sections.deletions
    changes.sectionInsertions = sections.insertions
    changes.sectionMoves = sections.moves
  }

  private mutating func findArrivalsAndDepartures(_ runs: [Run]) {
    var newOffset = 0
    for run in runs {
      insert(newOffset..<run.new)
      newOffset = run.new + run.length
    }
    insert(newOffset..<new.itemCount)
    var oldOffset = 0
    for run in runs.sortedByOld() {
      delete(oldOffset..<run.old)
      oldOffset = run.old + run.length
    }
    delete(oldOffset..<old.itemCount)
  }

  private mutating func delete(_ offsets: Range<Int>) {
    guard !offsets.isEmpty else { return }
    var section = old.section(ofItem: offsets.lowerBound)
    for offset in offsets {
      while offset >= old.items(ofSection: section).upperBound { section += 1 }
      guard newSections[section] != nil else { continue }
      let item = offset - old.items(ofSection: section).lowerBound
      changes.itemDeletions.append(ItemPath(section: section, item: item))
    }
  }

  private mutating func insert(_ offsets: Range<Int>) {
    guard !offsets.isEmpty else { return }
    var section = new.section(ofItem: offsets.lowerBound)
    for offset in offsets {
      while offset >= new.items(ofSection: section).upperBound { section += 1 }
      guard oldSections[section] != nil else { continue }
      let item = offset - new.items(ofSection: section).lowerBound
      changes.itemInsertions.append(ItemPath(section: section, item: item))
    }
  }

  /// Cuts runs at the bounds of sections, in the order of the new items.
  private func pieces(of runs: [Run]) -> [Piece] {
    var pieces: [Piece] = []
    for run in runs {
      var done = 0
      while done < run.length {
        let oldSection = old.section(ofItem: run.old + done)
        let newSection = new.section(ofItem: run.new + done)
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
        pieces.append(Piece(oldSection: oldSection, newSection: newSection, run: part))
        done += length
      }
    }
    return pieces
  }

  private mutating func findItemMoves(_ pieces: [Piece]) {
    var start = pieces.startIndex
    while start < pieces.endIndex {
      let section = pieces[start].newSection
      let end = pieces[start...].firstIndex { $0.newSection != section } ?? pieces.endIndex
      findItemMoves(into: section, pieces[start..<end])
      start = end
    }
  }

  /// Of the pieces that a new section holds, those that were in the same section before may stay.
  private mutating func findItemMoves(into section: Int, _ pieces: ArraySlice<Piece>) {
    let home = oldSections[section]
    let atHome = pieces.filter { $0.oldSection == home }.map { $0.run }
    let allStay = Run.areAscending(atHome)
    let staying = allStay ? OffsetSet(capacity: 0) : Run.staying(atHome)
    var homeOffset = 0
    for piece in pieces {
      if piece.oldSection == home {
        defer { homeOffset += 1 }
        if allStay || staying.contains(homeOffset) { continue }
      }
      changes.itemMoves.append(contentsOf: (0..<piece.run.length).map(piece.move))
    }
  }
}

/// Where each section's items begin and end, counted across all sections.
private struct SectionBounds {
  /// The offset of each section's first item, and then the number of all items.
  private var starts: [Int] = [0]

  init(sizes: [Int]) {
    starts.reserveCapacity(sizes.count + 1)
    for size in sizes { starts.append(starts[starts.endIndex - 1] + size) }
  }

  var itemCount: Int { starts[starts.endIndex - 1] }

  func items(ofSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// The section that holds an item, found by binary search.
  func section(ofItem offset: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
