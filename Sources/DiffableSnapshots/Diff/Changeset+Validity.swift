// Only decoded changesets need this check. Embedded Swift cannot decode.
#if !hasFeature(Embedded)
  /// A fault in a list of a changeset.
  struct ListFault: Error {
    /// The name of the list.
    var list: ListChangesKey

    /// A sentence that names the first wrong element.
    var description: String
  }

  extension Changeset {
    /// Checks that the lists are minimal changes from the old snapshot to the new one, in order.
    ///
    /// The snapshots determine the deletions, the insertions and the number of moves. Any set of moves of
    /// that size is valid if each move matches the snapshots and all unmoved elements keep their order.
    /// Any update is valid for an element in both snapshots, but only one update for each element, and none for
    /// the items of a reloaded section.
    ///
    /// - Throws: ``ListFault`` for the first wrong element.
    /// - Complexity: O(*n*) on average plus the cost of ``Snapshot/difference(from:)``, where *n* is the
    ///   number of sections and items.
    func checkValidity() throws(ListFault) {
      let fewest = new.difference(from: old).changes
      try check(sections.deletions, .sectionDeletions, equal: fewest.sections.deletions)
      try check(sections.insertions, .sectionInsertions, equal: fewest.sections.insertions)
      try check(items.deletions, .itemDeletions, equal: fewest.items.deletions)
      try check(items.insertions, .itemInsertions, equal: fewest.items.insertions)

      try check(sections.moves, .sectionMoves, count: fewest.sections.moves.count) {
        newSection(for: $0)
      }
      try check(items.moves, .itemMoves, count: fewest.items.moves.count) { newPath(for: $0) }
      try checkUnmovedSections()
      try checkUnmovedItems()

      try check(sections.reloads, .sectionReloads) { oldSection(for: $0) != nil }
      let reloadedSections = Set(sections.reloads)
      try check(sections.reconfigurations, .sectionReconfigurations) {
        oldSection(for: $0) != nil && !reloadedSections.contains($0)
      }
      let canBeUpdated = { (path: ItemPath) in
        oldPath(for: path) != nil && !reloadedSections.contains(path.section)
      }
      try check(items.reloads, .itemReloads, canBeUpdated)
      let reloadedItems = Set(items.reloads)
      try check(items.reconfigurations, .itemReconfigurations) {
        canBeUpdated($0) && !reloadedItems.contains($0)
      }
    }

    /// Checks a list of deletions or insertions.
    private func check<Position: Comparable>(
      _ positions: [Position],
      _ list: ListChangesKey,
      equal expected: [Position]
    ) throws(ListFault) {
      guard positions != expected else { return }
      for (found, other) in zip(positions, expected) where found != other {
        throw ListFault(list: list, description: "Found \(found), expected \(other)")
      }
      if let missing = expected.dropFirst(positions.count).first {
        throw ListFault(list: list, description: "\(missing) is missing")
      }
      if let excess = positions.dropFirst(expected.count).first {
        throw ListFault(list: list, description: "\(excess) is not expected")
      }
    }

    /// Checks that moves ascend, that their number is minimal, and that each move matches the snapshots.
    private func check<Position: Comparable>(
      _ moves: [Move<Position>],
      _ list: ListChangesKey,
      count: Int,
      _ destination: (Position) -> Position?
    ) throws(ListFault) {
      try checkOrder(moves.lazy.map { $0.to }, list)
      for move in moves where destination(move.from) != move.to {
        throw ListFault(
          list: list,
          description: "The move from \(move.from) to \(move.to) does not match the snapshots"
        )
      }
      guard moves.count == count else {
        throw ListFault(list: list, description: "Found \(moves.count) moves, expected \(count)")
      }
    }

    /// Checks that updates ascend and are possible.
    private func check<Position: Comparable>(
      _ updates: [Position],
      _ list: ListChangesKey,
      _ isPossible: (Position) -> Bool
    ) throws(ListFault) {
      try checkOrder(updates, list)
      for position in updates where !isPossible(position) {
        throw ListFault(
          list: list,
          description: "\(position) is inserted, out of bounds, or reloaded by another entry"
        )
      }
    }

    private func checkOrder<Position: Comparable>(
      _ positions: some Collection<Position>,
      _ list: ListChangesKey
    ) throws(ListFault) {
      for (position, next) in zip(positions, positions.dropFirst()) where position >= next {
        throw ListFault(list: list, description: "\(next) after \(position) is not ascending")
      }
    }

    /// Checks that the sections without a move keep their order.
    private func checkUnmovedSections() throws(ListFault) {
      let moved = Set(sections.moves.map { $0.to })
      var last = -1
      for section in new.sections.indices where !moved.contains(section) {
        guard let old = oldSection(for: section) else { continue }
        guard old > last else { throw missingMove(from: old, to: section, .sectionMoves) }
        last = old
      }
    }

    /// Checks that the items without a move keep their section and their order.
    private func checkUnmovedItems() throws(ListFault) {
      let moved = Set(items.moves.map { $0.to })
      for section in new.sections.indices {
        let oldIndex = oldSection(for: section)
        var last = -1
        for item in 0..<new.shape.size(section) {
          let path = ItemPath(section: section, item: item)
          guard !moved.contains(path), let old = oldPath(for: path) else { continue }
          guard old.section == oldIndex && old.item > last else {
            throw missingMove(from: old, to: path, .itemMoves)
          }
          last = old.item
        }
      }
    }

    private func missingMove<Position>(
      from old: Position,
      to new: Position,
      _ list: ListChangesKey
    ) -> ListFault {
      ListFault(list: list, description: "The move from \(old) to \(new) is missing")
    }
  }
#endif
