// A list crashes when it receives a move whose two paths are the same. The fewest moves can contain such a move.
// For example, when A B C D E becomes D E C A B, the fewest moves keep the pair A B or the pair D E in place. Then C
// moves from offset 2 to offset 2. In such a case the batch has other moves, even if their number is greater: here C
// keeps its place, and all other elements move.

extension Array where Element == Move<Int> {
  /// Whether an element moves to its own offset.
  var hasMovesToSamePath: Bool { contains { $0.from == $0.to } }

  /// Returns the fewest moves that have the same effect and are not moves to the same path.
  ///
  /// - Parameters:
  ///   - oldCount: The number of elements before the moves.
  ///   - newCount: The number of elements after the moves.
  ///   - deletions: The old offsets of deleted elements.
  ///   - insertions: The new offsets of inserted elements.
  ///   - isSensitive: Returns whether an element should keep its place when another element can move instead.
  ///     If nil, no element is sensitive.
  /// - Returns: The moves, ascending by the new offset.
  /// - Complexity: O(*c* log *c*), where *c* is the number of changes, plus one call of `isSensitive` for each
  ///   element.
  func withoutMovesToSamePath(
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
    // The weights avoid moves to the same path first, then reduce the number of moves, then avoid moves of
    // sensitive elements.
    let factor = runs.reduce(1) { $0 + sensitiveCount($1) }
    func weight(_ run: Run) -> Int { run.length * factor + sensitiveCount(run) }
    let total = runs.reduce(1) { $0 + weight($1) }
    func choose(keepingOffsets: Bool) -> [Move<Int>] {
      Difference(runs: runs, oldCount: oldCount, newCount: newCount) { run in
        keepingOffsets && run.old == run.new ? weight(run) * total : weight(run)
      }.moves
    }
    let moves = choose(keepingOffsets: false)
    return moves.hasMovesToSamePath ? choose(keepingOffsets: true) : moves
  }
}

extension ListChanges {
  /// The number of items in each section before and after the changes.
  typealias Sizes = (old: [Int], new: [Int])

  /// Returns changes with the same effect but without moves to the same path.
  ///
  /// The result is nil when the new moves conflict with other changes in one batch.
  func withoutMovesToSamePath(
    _ capabilities: ListCapabilities,
    _ sizes: @autoclosure () -> Sizes
  ) -> ListChanges? {
    var result = self
    if sections.moves.hasMovesToSamePath {
      let sensitive = SensitiveSections(self, capabilities)
      let (old, new) = sizes()
      result.sections.moves = sections.moves.withoutMovesToSamePath(
        oldCount: old.count,
        newCount: new.count,
        deletions: sections.deletions,
        insertions: sections.insertions,
        isSensitive: sensitive.contains
      )
      if result.sections.moves.contains(where: sensitive.contains) { return nil }
    }
    result = result.withoutItemMovesToSamePath(sizes())
    return result != self && result.hasUpdateConflict(capabilities) ? nil : result
  }

  /// Returns changes with the same effect but without moves of items to their own paths.
  ///
  /// - Parameter sizes: The number of items in each section before and after the changes.
  /// - Returns: The changes, with other item moves in each section that had a move to the same path.
  func withoutItemMovesToSamePath(_ sizes: @autoclosure () -> Sizes) -> ListChanges {
    guard items.moves.contains(where: { $0.from.item == $0.to.item }) else { return self }
    return replacingItemMovesToSamePath(sizes())
  }

  // The compiler makes a copy of a function for each closure that callers pass to the function. So the function above
  // is short, and this function does the work and takes no closure.
  private func replacingItemMovesToSamePath(_ sizes: Sizes) -> ListChanges {
    let (oldSizes, newSizes) = sizes
    let origins = oldSections(oldCount: oldSizes.count, newCount: newSizes.count)
    let isInside = { (move: Move<ItemPath>) in origins[move.to.section] == move.from.section }
    let affected = Set(
      items.moves.filter { isInside($0) && $0.from.item == $0.to.item }.map { $0.to.section }
    )
    guard !affected.isEmpty else { return self }

    let deletions = Dictionary(
      grouping: items.deletions + items.moves.filter { !isInside($0) }.map { $0.from },
      by: { $0.section }
    )
    let insertions = Dictionary(
      grouping: items.insertions + items.moves.filter { !isInside($0) }.map { $0.to },
      by: { $0.section }
    )
    let inside = Dictionary(grouping: items.moves.filter(isInside), by: { $0.to.section })
    var result = self
    result.items.moves.removeAll { isInside($0) && affected.contains($0.to.section) }
    for new in affected {
      guard let old = origins[new], let moves = inside[new] else { continue }
      let chosen = moves.map { Move(from: $0.from.item, to: $0.to.item) }.withoutMovesToSamePath(
        oldCount: oldSizes[old],
        newCount: newSizes[new],
        deletions: (deletions[old] ?? []).map { $0.item },
        insertions: (insertions[new] ?? []).map { $0.item }
      )
      result.items.moves += chosen.map {
        Move(
          from: ItemPath(section: old, item: $0.from),
          to: ItemPath(section: new, item: $0.to)
        )
      }
    }
    result.items.moves.sortByNewPosition()
    return result
  }
}
