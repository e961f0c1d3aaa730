import DiffableSnapshots

/// The number of structural changes of each kind in a minimal changeset.
package struct MinimalCounts: Equatable {
  package var sectionDeletions: Int
  package var sectionInsertions: Int
  package var sectionMoves: Int
  package var itemDeletions: Int
  package var itemInsertions: Int
  package var itemMoves: Int

  package init(_ changes: ListChanges) {
    sectionDeletions = changes.sections.deletions.count
    sectionInsertions = changes.sections.insertions.count
    sectionMoves = changes.sections.moves.count
    itemDeletions = changes.items.deletions.count
    itemInsertions = changes.items.insertions.count
    itemMoves = changes.items.moves.count
  }

  /// Computes the numbers for two snapshots by a naive algorithm.
  package init(from old: Snapshot<Int, Int>, to new: Snapshot<Int, Int>) {
    let oldSections = old.sectionIdentifiers
    let newSections = new.sectionIdentifiers
    sectionDeletions = oldSections.count { !newSections.contains($0) }
    sectionInsertions = newSections.count { !oldSections.contains($0) }
    sectionMoves = Self.moves(oldSections, newSections)
    (itemDeletions, itemInsertions, itemMoves) = (0, 0, 0)
    let oldItems = old.itemIdentifiers
    let newItems = new.itemIdentifiers
    var sameSectionCount = 0
    for section in oldSections where newSections.contains(section) {
      let before = old.itemIdentifiers(inSection: section)
      let after = new.itemIdentifiers(inSection: section)
      itemDeletions += before.count { !newItems.contains($0) }
      itemInsertions += after.count { !oldItems.contains($0) }
      itemMoves += Self.moves(before, after)
      sameSectionCount += before.count { after.contains($0) }
    }
    // All other items in both snapshots move to another section.
    itemMoves += oldItems.count { newItems.contains($0) } - sameSectionCount
  }

  /// Returns the least number of moves: all common elements except a longest common subsequence move.
  private static func moves(_ old: [Int], _ new: [Int]) -> Int {
    let before = old.filter(new.contains)
    let after = new.filter(old.contains)
    return before.count - longestCommonSubsequence(before[...], after[...])
  }

  private static func longestCommonSubsequence(
    _ left: ArraySlice<Int>,
    _ right: ArraySlice<Int>
  ) -> Int {
    guard let first = left.first, let last = right.first else { return 0 }
    if first == last {
      return 1 + longestCommonSubsequence(left.dropFirst(), right.dropFirst())
    }
    return max(
      longestCommonSubsequence(left.dropFirst(), right),
      longestCommonSubsequence(left, right.dropFirst())
    )
  }
}
