/// A function that answers questions about the elements of two collections.
@usableFromInline
typealias ElementAnswers = (ElementQuestion) -> Int

/// A question of the matching about the elements of two collections.
///
/// The matching does not know the type of the elements, so it is compiled once, in the library. Only the
/// answers are compiled for each type.
@usableFromInline
enum ElementQuestion: ~Escapable {
  /// 1 if all old and new elements of some runs are equal, else 0.
  ///
  /// There is at least one run, and no run is empty.
  case areEqual(Span<Run>)

  /// How many elements in succession are equal, beginning at an old and a new offset, up to a limit.
  case equalCount(old: Int, new: Int, limit: Int)

  /// 1 if the old elements at two offsets are equal, else 0.
  case areOldElementsEqual(Int, Int)

  /// Returns the answer for two collections.
  @inlinable
  func answer<Element: Equatable>(_ old: Span<Element>, _ new: Span<Element>) -> Int {
    switch self {
    case .areEqual(let runs): areEqual(old, new, runs) ? 1 : 0
    case .equalCount(let oldOffset, let newOffset, let limit):
      old.equalCount(from: oldOffset, with: new, from: newOffset, limit: limit)
    case .areOldElementsEqual(let offset, let otherOffset):
      old[offset] == old[otherOffset] ? 1 : 0
    }
  }

  /// Returns whether all old and new elements of some runs are equal.
  ///
  /// A single loop runs over all elements. A nested loop for each run would end with a mispredicted branch.
  @inlinable
  func areEqual<Element: Equatable>(
    _ old: Span<Element>,
    _ new: Span<Element>,
    _ runs: Span<Run>
  ) -> Bool {
    var rest = 0
    for index in runs.indices { rest &+= runs[index].length }
    var index = 0
    var (oldOffset, newOffset) = (runs[0].old, runs[0].new)
    var end = newOffset &+ runs[0].length
    while rest > 0 {
      if old[oldOffset] != new[newOffset] { return false }
      rest &-= 1
      // A mask: all bits are 1 inside a run and 0 at its end.
      let isInside = (newOffset &+ 1 &- end) >> (Int.bitWidth - 1)
      index &+= 1 &+ isInside
      let run = runs[min(index, runs.count &- 1)]
      oldOffset = run.old &+ (oldOffset &+ 1 &- run.old) & isInside
      newOffset = run.new &+ (newOffset &+ 1 &- run.new) & isInside
      end = run.new &+ run.length
    }
    return true
  }
}
