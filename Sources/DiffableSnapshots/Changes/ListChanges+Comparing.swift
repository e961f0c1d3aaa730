extension ListChanges {
  /// Creates the deletions, insertions and moves for given runs of matching sections and items.
  ///
  /// An item from another section always moves. Of the other items in each section, as many as possible stay in place.
  ///
  /// - Parameters:
  ///   - oldSizes: The number of items in each old section.
  ///   - newSizes: The number of items in each new section.
  ///   - matching: Which old section and item each new one is.
  init(oldSizes: [Int], newSizes: [Int], _ matching: Matching) {
    let (old, new) = (SectionRanges(sizes: oldSizes), SectionRanges(sizes: newSizes))
    let sectionDifference = Difference(
      runs: matching.sections,
      oldCount: oldSizes.count,
      newCount: newSizes.count
    )
    sections.deletions = sectionDifference.deletions
    sections.insertions = sectionDifference.insertions
    sections.moves = sectionDifference.moves
    items.deletions = old.paths(
      of: Run.oldOffsets(
        outside: matching.items,
        count: old.itemCount,
        except: old.items(ofSections: sections.deletions)
      )
    )
    items.insertions = new.paths(
      of: Run.newOffsets(
        outside: matching.items,
        count: new.itemCount,
        except: new.items(ofSections: sections.insertions)
      )
    )
    items.moves = matching.itemMoves(old, new)
  }
}

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
    var matches = SectionMatches()
    for piece in SectionPieces(of: items, old, new) {
      if piece.section != matches.index {
        matches.appendMoves(to: &moves, areLegal: areLegal)
        (matches.index, matches.oldIndex) = (piece.section, oldSections[piece.section])
      }
      let (oldStart, start) = (old.start(piece.oldSection), new.start(piece.section))
      // Most sections of a long list have not changed.
      if piece.oldSection == matches.oldIndex
        && piece.run.length == new.start(piece.section + 1) - start
      {
        continue
      }
      var match = piece
      match.run = Run(
        old: piece.run.old - oldStart,
        new: piece.run.new - start,
        length: piece.run.length
      )
      matches.append(match)
    }
    matches.appendMoves(to: &moves, areLegal: areLegal)
    return moves
  }
}

/// The matching items of a new section.
private struct SectionMatches {
  /// The index of the new section.
  var index = -1

  /// The index of the section in the old list, or nil if the section is inserted.
  var oldIndex: Int?

  /// The pieces in the section, in indexes of an old section and of the new one.
  private var pieces: [SectionPieces.Piece] = []

  /// The runs whose items were in the same section before.
  private var stayed: [Run] = []

  mutating func append(_ piece: SectionPieces.Piece) {
    pieces.append(piece)
    if piece.oldSection == oldIndex { stayed.append(piece.run) }
  }

  /// Appends the moves into the section and within it, and removes all pieces.
  mutating func appendMoves(to moves: inout [Move<ItemPath>], areLegal: Bool) {
    if pieces.isEmpty { return }
    if pieces.count > 1 || stayed.isEmpty {
      let moved = Run.movedRuns(of: stayed, areLegal: areLegal)
      var next = 0
      for offset in pieces.indices {
        if pieces[offset].oldSection == oldIndex {
          if next == moved.count || moved[next].newStart != pieces[offset].run.newStart { continue }
          next += 1
        }
        moves.append(pieces[offset].run, from: pieces[offset].oldSection, to: index)
      }
    }
    pieces.removeAll(keepingCapacity: true)
    stayed.removeAll(keepingCapacity: true)
  }
}

extension [Move<ItemPath>] {
  /// Appends the moves of all items in a run, which is in indexes of an old section and of a new section.
  fileprivate mutating func append(_ run: Run, from old: Int, to new: Int) {
    for step in 0..<run.length {
      append(
        Move(
          from: ItemPath(section: old, item: run.old + step),
          to: ItemPath(section: new, item: run.new + step)
        )
      )
    }
  }
}

extension ListChanges {
  /// Creates the changes between two shapes.
  ///
  /// - Parameters:
  ///   - old: The shape before the change.
  ///   - new: The shape after the change.
  ///   - matching: Which old section and item each new one is.
  ///   - sectionMarks: The mark of each new section, empty if no section is marked. Nil if no item is marked either.
  ///   - sectionContent: The sections whose content has changed, in order.
  ///   - itemContent: The items whose content has changed, in order.
  @usableFromInline
  init(
    from old: ListShape,
    to new: ListShape,
    _ matching: Matching,
    sectionMarks: [Mark]?,
    sectionContent: [ContentChange],
    itemContent: [ContentChange]
  ) {
    self.init(oldSizes: old.sizes, newSizes: new.sizes, matching)
    if sectionMarks != nil || !sectionContent.isEmpty || !itemContent.isEmpty {
      addSectionUpdates(matching.sections, sectionMarks ?? [], sectionContent)
      addItemUpdates(matching.items, new, itemContent)
    }
  }
}

// Reloads and reconfigurations are for marked items and sections, and for changed content. Inserted items and
// sections are not reloaded or reconfigured.
extension ListChanges {
  /// Adds the reloads and reconfigurations of sections.
  ///
  /// - Parameters:
  ///   - runs: The runs of matching sections.
  ///   - marks: The mark of each new section; empty when no section is marked.
  ///   - content: The sections whose content has changed, in order.
  mutating func addSectionUpdates(_ runs: [Run], _ marks: [Mark], _ content: [ContentChange]) {
    if marks.isEmpty && content.isEmpty { return }
    var nextContent = 0
    Run.forEachPair(in: runs) { _, section in
      var mark = marks.isEmpty ? .none : marks[section]
      if nextContent < content.count && content[nextContent].position == section {
        mark = mark.joined(with: content[nextContent].update.mark)
        nextContent += 1
      }
      sections.addUpdate(of: section, mark)
    }
  }

  /// Adds the reloads and reconfigurations of items, except in reloaded sections.
  ///
  /// - Parameters:
  ///   - runs: The runs of matching items.
  ///   - new: The new shape, with the marks.
  ///   - content: The items whose content has changed, in order.
  mutating func addItemUpdates(_ runs: [Run], _ new: ListShape, _ content: [ContentChange]) {
    let reloadedSections = Set(sections.reloads)
    func add(_ location: ListShape.Location, _ mark: Mark) {
      let path = new.path(of: location)
      if !reloadedSections.contains(path.section) { items.addUpdate(of: path, mark) }
    }
    var nextRun = 0
    var nextContent = 0
    for location in new.locations(where: { $0 != .none }) {
      let position = new.position(of: location)
      while nextRun < runs.count && runs[nextRun].new + runs[nextRun].length <= position {
        nextRun += 1
      }
      let isMatched = nextRun < runs.count && runs[nextRun].new <= position
      while nextContent < content.count && content[nextContent].position < position {
        let change = content[nextContent]
        add(new.location(at: change.position), change.update.mark)
        nextContent += 1
      }
      var mark = new.mark(at: location)
      if nextContent < content.count && content[nextContent].position == position {
        mark = mark.joined(with: content[nextContent].update.mark)
        nextContent += 1
      }
      if isMatched { add(location, mark) }
    }
    for change in content[nextContent...] {
      add(new.location(at: change.position), change.update.mark)
    }
  }
}
