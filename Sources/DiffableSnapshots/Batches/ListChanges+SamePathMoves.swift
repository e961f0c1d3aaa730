// A list crashes when a batch moves an element onto its own path. The fewest moves may contain such a
// move: from 0 1 2 3 4 to 3 4 2 0 1, two elements can keep their place, but not the one in the middle.
// Then the moves are chosen again, so that all elements that keep their offset also keep their place.

extension Array where Element == Move<Int> {
  var hasSelfMoves: Bool { contains { $0.from == $0.to } }

  /// Returns the fewest moves to the same effect, without moves from an offset to itself.
  ///
  /// - Parameters:
  ///   - oldCount: The number of elements before.
  ///   - newCount: The number of elements after.
  ///   - deletions: The old offsets of deleted elements.
  ///   - insertions: The new offsets of inserted elements.
  ///   - isSensitive: Whether an element should keep its place when another element can move instead; nil
  ///     when all elements are alike.
  /// - Returns: The moves, ascending in their new offsets.
  /// - Complexity: O(*c* log *c*), where *c* is the number of changes, plus a call for each element.
  func chosenAgain(
    oldCount: Int,
    newCount: Int,
    deletions: [Int],
    insertions: [Int],
    isSensitive: ((Move<Int>) -> Bool)? = nil
  ) -> [Move<Int>] {
    var builder = RunBuilder(deletions: deletions, insertions: insertions, moves: self)
    builder.add(new: 0..<newCount, old: 0..<oldCount)
    let runs = builder.runs
    func sensitiveCount(_ run: Run) -> Int {
      guard let isSensitive else { return 0 }
      return (0..<run.length).count { isSensitive(Move(from: run.old + $0, to: run.new + $0)) }
    }
    // First no self-moves, then few moves, then the elements that are not sensitive.
    let factor = runs.reduce(1) { $0 + sensitiveCount($1) }
    func weight(_ run: Run) -> Int { run.length * factor + sensitiveCount(run) }
    let total = runs.reduce(1) { $0 + weight($1) }
    func choose(keepingOffsets: Bool) -> [Move<Int>] {
      Difference(runs: runs, oldCount: oldCount, newCount: newCount) { run in
        keepingOffsets && run.old == run.new ? weight(run) * total : weight(run)
      }.moves
    }
    let moves = choose(keepingOffsets: false)
    return moves.hasSelfMoves ? choose(keepingOffsets: true) : moves
  }
}

extension ListChanges {
  /// The number of items in each section before and after the changes.
  typealias Sizes = (old: [Int], new: [Int])

  /// Returns changes with the same effect but without self-moves, or nil when other moves would conflict with
  /// the other changes.
  func withoutSamePathMoves(
    _ capabilities: ListCapabilities,
    _ sizes: @autoclosure () -> Sizes
  ) -> ListChanges? {
    var result = self
    if sectionMoves.hasSelfMoves {
      let sensitive = SensitiveSections(self, capabilities)
      let (old, new) = sizes()
      result.sectionMoves = sectionMoves.chosenAgain(
        oldCount: old.count,
        newCount: new.count,
        deletions: sectionDeletions,
        insertions: sectionInsertions,
        isSensitive: sensitive.contains
      )
      if result.sectionMoves.contains(where: sensitive.contains) { return nil }
    }
    if itemMoves.contains(where: { $0.from.item == $0.to.item }) {
      result = result.withoutSamePathItemMoves(sizes())
    }
    return result != self && result.hasUpdateConflict(capabilities) ? nil : result
  }

  /// Returns the changes without moves of an item onto its own offset in the same section.
  ///
  /// - Parameter sizes: The number of items in each section before and after the changes.
  /// - Returns: The changes, with as many moves.
  func withoutSamePathItemMoves(
    _ sizes: @autoclosure () -> (old: [Int], new: [Int])
  ) -> ListChanges {
    guard itemMoves.contains(where: { $0.from.item == $0.to.item }) else { return self }
    let (oldSizes, newSizes) = sizes()
    let origins = oldSections(oldCount: oldSizes.count, newCount: newSizes.count)
    let isInside = { (move: Move<ItemPath>) in origins[move.to.section] == move.from.section }
    let affected = Set(
      itemMoves.filter { isInside($0) && $0.from.item == $0.to.item }.map { $0.to.section }
    )
    guard !affected.isEmpty else { return self }

    let deletions = Dictionary(
      grouping: itemDeletions + itemMoves.filter { !isInside($0) }.map { $0.from },
      by: { $0.section }
    )
    let insertions = Dictionary(
      grouping: itemInsertions + itemMoves.filter { !isInside($0) }.map { $0.to },
      by: { $0.section }
    )
    let inside = Dictionary(grouping: itemMoves.filter(isInside), by: { $0.to.section })
    var result = self
    result.itemMoves.removeAll { isInside($0) && affected.contains($0.to.section) }
    for new in affected {
      guard let old = origins[new], let moves = inside[new] else { continue }
      let chosen = moves.map { Move(from: $0.from.item, to: $0.to.item) }.chosenAgain(
        oldCount: oldSizes[old],
        newCount: newSizes[new],
        deletions: (deletions[old] ?? []).map { $0.item },
        insertions: (insertions[new] ?? []).map { $0.item }
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
