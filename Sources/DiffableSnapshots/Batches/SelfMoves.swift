// A list fails when it is told to move something onto itself. The fewest moves may contain such a
// move: from 0 1 2 3 4 to 3 4 2 0 1, two elements can stay, but not the one in the middle. So where
// it happens the moves are chosen again, with all that keeps its offset staying.

extension Array where Element == Move<Int> {
  var hasSelfMoves: Bool { contains { $0.from == $0.to } }

  /// As few moves as can be to the same effect, none of them from an offset to itself.
  ///
  /// - Parameters:
  ///   - oldCount: The number of elements before.
  ///   - newCount: The number of elements after.
  ///   - departures: The old offsets of what goes.
  ///   - arrivals: The new offsets of what comes.
  ///   - isSensitive: Whether what stands at an old and a new offset had better not move.
  /// - Returns: The moves, ascending in their new offsets.
  func chosenAgain(
    oldCount: Int,
    newCount: Int,
    departures: [Int],
    arrivals: [Int],
    isSensitive: (_ old: Int, _ new: Int) -> Bool = { _, _ in false }
  ) -> [Move<Int>] {
    var partners: [Int?] = Array<Int?>(repeating: nil, count: newCount)
    for move in self { partners[move.to] = move.from }
    let leaving = Set(departures + map { $0.from })
    let coming = Set(arrivals + map { $0.to })
    let staying = (0..<oldCount).filter { !leaving.contains($0) }
    for (old, new) in zip(staying, (0..<newCount).filter { !coming.contains($0) }) {
      partners[new] = old
    }
    // First of all no self-moves if they must be avoided, then few moves, then the right ones.
    func choose(keepingOffsets: Bool) -> [Move<Int>] {
      Difference(runs: Run.runs(ofPartners: partners), oldCount: oldCount, newCount: newCount) {
        run in
        let sensitive = (0..<run.length).count { isSensitive(run.old + $0, run.new + $0) }
        let weight = run.length * (newCount + 1) + sensitive
        return keepingOffsets && run.old == run.new ? weight * (newCount + 1) : weight
      }.moves
    }
    let moves = choose(keepingOffsets: false)
    return moves.hasSelfMoves ? choose(keepingOffsets: true) : moves
  }
}

extension ListChanges {
  /// The changes without moves of an item onto its own offset in the same section.
  func withoutItemSelfMoves(oldSizes: [Int], newSizes: [Int]) -> ListChanges {
    guard itemMoves.contains(where: { $0.from.item == $0.to.item }) else { return self }
    let sections = Timeline(
      sectionsOf: self,
      oldCount: oldSizes.count,
      newCount: newSizes.count,
      insertion: 1,
      move: 1,
      deletion: 1
    )
    var partners: [Int: Int] = [:]
    for slot in sections.slots { if let old = slot.old { partners[old] = slot.new } }
    for move in sectionMoves { partners[move.from] = move.to }
    let isInside = { (move: Move<ItemPath>) in partners[move.from.section] == move.to.section }
    let affected = Set(
      itemMoves.filter { isInside($0) && $0.from.item == $0.to.item }.map { $0.from.section }
    )
    guard !affected.isEmpty else { return self }

    let leaving = Dictionary(
      grouping: itemDeletions + itemMoves.filter { !isInside($0) }.map { $0.from },
      by: { $0.section }
    )
    let coming = Dictionary(
      grouping: itemInsertions + itemMoves.filter { !isInside($0) }.map { $0.to },
      by: { $0.section }
    )
    let inside = Dictionary(grouping: itemMoves.filter(isInside), by: { $0.from.section })
    var result = self
    result.itemMoves.removeAll { isInside($0) && affected.contains($0.from.section) }
    for old in affected {
      guard let new = partners[old], let moves = inside[old] else { continue }
      let chosen = moves.map { Move(from: $0.from.item, to: $0.to.item) }.chosenAgain(
        oldCount: oldSizes[old],
        newCount: newSizes[new],
        departures: (leaving[old] ?? []).map { $0.item },
        arrivals: (coming[new] ?? []).map { $0.item }
      )
      result.itemMoves += chosen.map {
        Move(
          from: ItemPath(section: old, item: $0.from),
          to: ItemPath(section: new, item: $0.to)
        )
      }
    }
    result.itemMoves.sort { $0.to < $1.to }
    return result
  }
}
