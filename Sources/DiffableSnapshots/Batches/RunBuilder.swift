/// Builds the runs of matching elements from changes, without comparing any elements.
///
/// A builder works on ranges: each range holds the elements of one section, or all elements of a collection.
/// Elements that are not deleted, inserted or moved keep their order. So the elements between two changes in a
/// range are a run.
struct RunBuilder {
  /// The runs that were built so far, ascending by the new offset.
  private(set) var runs: [Run] = []

  /// The old offsets of the elements that are deleted or move, ascending.
  private let removals: [Int]

  /// The new offsets of the elements that are inserted or move, ascending.
  private let additions: [Addition]

  /// The index of the first addition in the next range.
  private var additionIndex = 0

  private struct Addition {
    /// The new offset of the element.
    var new: Int

    /// The old offset of an element that moves, or nil for an insertion.
    var old: Int?
  }

  /// Creates a builder for some changes, in any order.
  ///
  /// - Complexity: O(*c* log *c*), where *c* is the number of changes.
  init(deletions: [Int], insertions: [Int], moves: [Move<Int>]) {
    removals = (deletions + moves.map { $0.from }).sorted()
    additions =
      (insertions.map { Addition(new: $0, old: nil) }
      + moves.map { Addition(new: $0.to, old: $0.from) }).sorted { $0.new < $1.new }
  }

  /// Adds the runs of the next range, in the new order of the ranges.
  ///
  /// - Parameters:
  ///   - new: The new offsets of a section. They are greater than the offsets of earlier calls.
  ///   - old: The old offsets of the same section, or nil when the section is inserted.
  /// - Complexity: O(log *c*) plus O(1) for each change in the two ranges, where *c* is the number of changes.
  mutating func add(new: Range<Int>, old: Range<Int>?) {
    guard let old else { return appendMoved(before: new.upperBound) }
    var next = (old: old.lowerBound, new: new.lowerBound)
    var removalIndex = removals.lastIndex(whereFirstOnes: { $0 <= old.lowerBound })
    if removalIndex < removals.count && removals[removalIndex] < old.lowerBound {
      removalIndex += 1
    }
    while true {
      while next.old < old.upperBound && removalIndex < removals.count
        && removals[removalIndex] == next.old
      {
        removalIndex += 1
        next.old += 1
      }
      let addition = additionIndex < additions.count ? additions[additionIndex].new : new.upperBound
      let removal =
        removalIndex < removals.count ? removals[removalIndex] : old.upperBound
      let length = min(
        min(addition, new.upperBound) - next.new,
        min(removal, old.upperBound) - next.old
      )
      runs.appendRun(Run(old: next.old, new: next.new, length: length))
      next = (next.old + length, next.new + length)
      if addition == next.new && addition < new.upperBound {
        appendMoved(before: addition + 1)
        next.new += 1
      } else if length == 0 || next == (old.upperBound, new.upperBound) {
        return
      }
    }
  }

  /// Adds the moved elements whose new offsets are below a bound; adjacent elements are one run.
  private mutating func appendMoved(before bound: Int) {
    while additionIndex < additions.count && additions[additionIndex].new < bound {
      let addition = additions[additionIndex]
      if let old = addition.old { runs.appendMatch(old: old, new: addition.new) }
      additionIndex += 1
    }
  }
}

extension ListChanges {
  /// Returns the matching that the changes describe.
  ///
  /// - Parameters:
  ///   - oldSizes: The number of items in each old section.
  ///   - newSizes: The number of items in each new section.
  /// - Returns: The matching.
  func matching(oldSizes: [Int], newSizes: [Int]) -> Matching {
    let (old, new) = (SectionRanges(sizes: oldSizes), SectionRanges(sizes: newSizes))
    let from = { (path: ItemPath) in old.items(ofSection: path.section).lowerBound + path.item }
    let to = { (path: ItemPath) in new.items(ofSection: path.section).lowerBound + path.item }
    var builder = RunBuilder(
      deletions: items.deletions.map(from),
      insertions: items.insertions.map(to),
      moves: items.moves.map { Move(from: from($0.from), to: to($0.to)) }
    )
    var runs: [Run] = []
    for (section, origin) in oldSections(oldCount: oldSizes.count, newCount: newSizes.count)
      .enumerated()
    {
      builder.add(new: new.items(ofSection: section), old: origin.map(old.items(ofSection:)))
      if let origin { runs.appendMatch(old: origin, new: section) }
    }
    return Matching(sections: runs, items: builder.runs)
  }

  /// Returns the old section that matches each new section, or nil for an inserted section.
  ///
  /// - Parameters:
  ///   - oldCount: The number of old sections.
  ///   - newCount: The number of new sections.
  /// - Returns: The index of the old section for each new section.
  func oldSections(oldCount: Int, newCount: Int) -> [Int?] {
    var isKept = Array(repeating: true, count: oldCount)
    for section in sections.deletions { isKept[section] = false }
    for move in sections.moves { isKept[move.from] = false }
    var isInsertedOrMoved = Array(repeating: false, count: newCount)
    for section in sections.insertions { isInsertedOrMoved[section] = true }
    for move in sections.moves { isInsertedOrMoved[move.to] = true }
    var origins: [Int?] = Array(repeating: nil, count: newCount)
    for move in sections.moves { origins[move.to] = move.from }
    let kept = (0..<oldCount).lazy.filter { isKept[$0] }
    for (old, new) in zip(kept, (0..<newCount).lazy.filter { !isInsertedOrMoved[$0] }) {
      origins[new] = old
    }
    return origins
  }
}
