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
