// Only what comes from outside can be wrong, and nothing does in Embedded Swift.
#if !hasFeature(Embedded)
  /// What is wrong with a list of a changeset.
  struct ListFault: Error {
    /// The list.
    var list: ListChangesKey

    /// A sentence that names the culprit.
    var description: String
  }

  extension Changeset {
    /// Checks that the lists are the changes from the old snapshot to the new one, no more than needed,
    /// and in order.
    ///
    /// What comes and goes follows from the snapshots, and so does how many moves it takes. Which ones
    /// are moved may differ: each must lead where the snapshots say, and all else must keep its
    /// order. What is updated is free, but must live on, and be updated in one way only.
    ///
    /// - Throws: ``ListFault`` for the first culprit.
    /// - Complexity: O(*n*) on average plus what ``Snapshot/difference(from:)`` takes, where *n* is the
    ///   number of sections and items.
    func checkValidity() throws(ListFault) {
      let fewest = new.difference(from: old).changes
      try check(sectionDeletions, .sectionDeletions, equal: fewest.sectionDeletions)
      try check(sectionInsertions, .sectionInsertions, equal: fewest.sectionInsertions)
      try check(itemDeletions, .itemDeletions, equal: fewest.itemDeletions)
      try check(itemInsertions, .itemInsertions, equal: fewest.itemInsertions)

      try check(sectionMoves, .sectionMoves, count: fewest.sectionMoves.count) {
        newSection(for: $0)
      }
      try check(itemMoves, .itemMoves, count: fewest.itemMoves.count) { newPath(for: $0) }
      try checkStayingSections()
      try checkStayingItems()

      try check(sectionReloads, .sectionReloads) { oldSection(for: $0) != nil }
      let reloadedSections = Set(sectionReloads)
      try check(sectionReconfigurations, .sectionReconfigurations) {
        oldSection(for: $0) != nil && !reloadedSections.contains($0)
      }
      let canBeUpdated = { (path: ItemPath) in
        oldPath(for: path) != nil && !reloadedSections.contains(path.section)
      }
      try check(itemReloads, .itemReloads, canBeUpdated)
      let reloadedItems = Set(itemReloads)
      try check(itemReconfigurations, .itemReconfigurations) {
        canBeUpdated($0) && !reloadedItems.contains($0)
      }
    }

    /// Checks a list of what comes or goes.
    private func check<Place: Comparable>(
      _ places: [Place],
      _ list: ListChangesKey,
      equal expected: [Place]
    ) throws(ListFault) {
      guard places != expected else { return }
      for (place, other) in zip(places, expected) where place != other {
        throw ListFault(list: list, description: "\(place) stands where \(other) should")
      }
      if let missing = expected.dropFirst(places.count).first {
        throw ListFault(list: list, description: "\(missing) is missing")
      }
      if let excess = places.dropFirst(expected.count).first {
        throw ListFault(list: list, description: "\(excess) is one too many")
      }
    }

    /// Checks that moves are ascending, as many as needed, and lead where the snapshots say.
    private func check<Place: Comparable>(
      _ moves: [Move<Place>],
      _ list: ListChangesKey,
      count: Int,
      _ destination: (Place) -> Place?
    ) throws(ListFault) {
      try checkOrder(moves.lazy.map { $0.to }, list)
      for move in moves where destination(move.from) != move.to {
        throw ListFault(
          list: list,
          description: "What was at \(move.from) is not at \(move.to)"
        )
      }
      guard moves.count == count else {
        throw ListFault(list: list, description: "\(moves.count) moves instead of \(count)")
      }
    }

    /// Checks that updates are ascending and possible.
    private func check<Place: Comparable>(
      _ updates: [Place],
      _ list: ListChangesKey,
      _ isPossible: (Place) -> Bool
    ) throws(ListFault) {
      try checkOrder(updates, list)
      for place in updates where !isPossible(place) {
        throw ListFault(
          list: list,
          description: "\(place) is not among what was there before, or is updated otherwise"
        )
      }
    }

    private func checkOrder<Place: Comparable>(
      _ places: some Collection<Place>,
      _ list: ListChangesKey
    ) throws(ListFault) {
      for (place, next) in zip(places, places.dropFirst()) where place >= next {
        throw ListFault(list: list, description: "\(next) comes behind \(place)")
      }
    }

    /// Checks that the sections that no move names keep their order.
    private func checkStayingSections() throws(ListFault) {
      let moved = Set(sectionMoves.map { $0.to })
      var last = -1
      for section in new.sections.indices where !moved.contains(section) {
        guard let old = oldSection(for: section) else { continue }
        guard old > last else { throw missingMove(from: old, to: section, .sectionMoves) }
        last = old
      }
    }

    /// Checks that the items that no move names keep their section and their order.
    private func checkStayingItems() throws(ListFault) {
      let moved = Set(itemMoves.map { $0.to })
      for section in new.sections.indices {
        let home = oldSection(for: section)
        var last = -1
        for item in 0..<new.shape.size(section) {
          let path = ItemPath(section: section, item: item)
          guard !moved.contains(path), let old = oldPath(for: path) else { continue }
          guard old.section == home && old.item > last else {
            throw missingMove(from: old, to: path, .itemMoves)
          }
          last = old.item
        }
      }
    }

    private func missingMove<Place>(
      from old: Place,
      to new: Place,
      _ list: ListChangesKey
    ) -> ListFault {
      ListFault(list: list, description: "A move that lets \(old) get to \(new) is missing")
    }
  }
#endif
