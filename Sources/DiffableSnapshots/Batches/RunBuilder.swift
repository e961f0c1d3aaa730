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
