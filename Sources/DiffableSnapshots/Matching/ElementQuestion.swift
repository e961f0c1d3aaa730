/// The answer to an ``ElementQuestion``: a count or an offset, and the length of a run or a hash.
@usableFromInline
typealias ElementAnswer = (value: Int, detail: Int)

/// A function that answers questions about the elements of two collections.
@usableFromInline
typealias ElementAnswers = (ElementQuestion) -> ElementAnswer

/// A question of the matching about the elements of two collections.
///
/// The matching does not know the type of the elements, so it is compiled once, in the library. Only the
/// answers are compiled for each type.
@usableFromInline
enum ElementQuestion: ~Escapable {
  /// How many elements in succession are equal, beginning at an old and a new offset, up to a limit.
  case equalCount(old: Int, new: Int, limit: Int)

  /// The number of equal elements at the ends of the collections, up to a limit.
  case commonSuffix(limit: Int)

  /// The index of the first offset in a list whose old element is equal to a given old element, or -1.
  case firstEqualToOld(Int, among: Span<UInt32>)

  /// The index of the first offset in a list whose old element is equal to a given new element, or -1.
  case firstEqualToNew(Int, among: Span<UInt32>)

  /// The offset of the first old element in a range that is equal to a given old element, or -1.
  case firstOldEqualToOld(Int, Range<Int>)

  /// The offset of the first old element in a range that is equal to a given new element, or -1.
  ///
  /// The answer includes the number of elements that match, beginning with this element, up to a limit and the
  /// end of the range.
  case firstOldEqualToNew(Int, Range<Int>, limit: Int)

  /// The offset of an old element near the last found element that is equal to a given new element, or -1.
  ///
  /// The elements are compared in this order: the next element in the current direction, the elements with which the
  /// old order may continue, and the next element in the opposite direction. The offsets `next` and `back` may be -1. A
  /// run can start at `next` if the current direction is forward. `end` is the end of the old elements.
  ///
  /// The answer includes the number of elements that match, beginning with this element, up to a limit. If no element
  /// is equal and `asksForHash` is true, the answer includes the short hash of the new element instead.
  case nearOldEqualToNew(
    Int,
    next: Int,
    Range<Int>,
    back: Int,
    isForward: Bool,
    limit: Int,
    end: Int,
    asksForHash: Bool
  )

  /// 1 if two old elements in a range are equal, else 0.
  case hasRepetition(Range<Int>)

  /// 1 if all old and new elements of some runs are equal, else 0.
  ///
  /// There is at least one run, and no run is empty.
  case areEqual(Span<Run>)

  /// A request to store the short hashes of the old elements in a range in a list; the answer is 0.
  case oldHashes(Range<Int>, HashList)

  /// A request to store the short hashes of the new elements in a range in a list; the answer is 0.
  case newHashes(Range<Int>, HashList)

  /// Returns the answer for two collections.
  @inlinable
  func answer<Element: Hashable>(
    _ old: Span<Element>,
    _ new: Span<Element>
  ) -> ElementAnswer {
    switch self {
    case .equalCount, .commonSuffix, .areEqual, .firstEqualToNew:
      return answerAboutHashed(old, new)
    case .firstEqualToOld(let offset, let offsets):
      return (firstEqual(to: old[offset], old, offsets), 0)
    case .firstOldEqualToOld(let offset, let range):
      for found in range where old[found] == old[offset] { return (found, 0) }
      return (-1, 0)
    case .firstOldEqualToNew(let offset, let range, let limit):
      for found in range where old[found] == new[offset] {
        let limit = min(limit, range.upperBound &- found)
        return (found, runLength(old, found, new, offset, limit: limit))
      }
      return (-1, 0)
    case .nearOldEqualToNew(
      let offset,
      let next,
      let range,
      let back,
      let isForward,
      let limit,
      let end,
      let asksForHash
    ):
      var found = next
      var isRun = isForward
      var isEqual = found < 0 ? false : old[found] == new[offset]
      if !isEqual {
        isRun = true
        found = range.lowerBound
        while found < range.upperBound {
          isEqual = old[found] == new[offset]
          if isEqual { break }
          found &+= 1
        }
      }
      if !isEqual {
        isRun = !isForward
        found = back
        isEqual = found < 0 ? false : old[found] == new[offset]
      }
      if !isEqual { return (-1, asksForHash ? Int(truncatingIfNeeded: shortHash(new[offset])) : 0) }
      if !isRun { return (found, 1) }
      return (found, runLength(old, found, new, offset, limit: min(limit, end &- found)))
    case .hasRepetition(let range):
      for offset in range {
        for other in range.lowerBound..<offset where old[other] == old[offset] {
          return (1, 0)
        }
      }
      return (0, 0)
    case .oldHashes(let range, let list):
      list.hashes = shortHashes(old, range)
      return (0, 0)
    case .newHashes(let range, let list):
      list.hashes = shortHashes(new, range)
      return (0, 0)
    }
  }

  /// Returns the short hash of each element in a range.
  @inlinable
  func shortHashes<Element: Hashable>(_ elements: Span<Element>, _ range: Range<Int>) -> [UInt32] {
    Array(capacity: range.count) { hashes in
      for offset in range { hashes.append(shortHash(elements[offset])) }
    }
  }

  /// Returns how many elements in succession are equal, beginning at an old and a new offset whose elements are equal.
  @inlinable
  func runLength<Element: Equatable>(
    _ old: Span<Element>,
    _ oldOffset: Int,
    _ new: Span<Element>,
    _ newOffset: Int,
    limit: Int
  ) -> Int {
    1 &+ old.equalCount(from: oldOffset &+ 1, with: new, from: newOffset &+ 1, limit: limit &- 1)
  }
}

// Questions about elements that do not repeat and whose hashes are known.
extension ElementQuestion {
  /// Returns the answer to one of the four questions about hashed elements that do not repeat.
  @inlinable
  func answerAboutHashed<Element: Equatable>(
    _ old: Span<Element>,
    _ new: Span<Element>
  ) -> ElementAnswer {
    var count = 0
    switch self {
    case .equalCount(let oldOffset, let newOffset, let limit):
      count = old.equalCount(from: oldOffset, with: new, from: newOffset, limit: limit)
    case .commonSuffix(let limit):
      count = old.commonSuffix(with: new, limit: limit)
    case .areEqual(let runs):
      count = areEqual(old, new, runs) ? 1 : 0
    case .firstEqualToNew(let offset, let offsets):
      count = firstEqual(to: new[offset], old, offsets)
    default: preconditionFailure("Not a question about hashed elements without repetitions")
    }
    return (count, 0)
  }

  /// The answer under the assumption that elements with equal hashes are equal.
  ///
  /// If all hashes are known, the matching asks these questions only about elements whose hashes are equal. So all
  /// of these elements count as equal.
  var answerByHashes: ElementAnswer {
    switch self {
    case .equalCount(_, _, let limit), .commonSuffix(let limit): (limit, 0)
    case .firstEqualToNew: (0, 0)
    default: preconditionFailure("Not a question about hashed elements without repetitions")
    }
  }

  /// Returns the index of the first offset whose old element is equal to a given element, or -1.
  @inlinable
  func firstEqual<Element: Equatable>(
    to element: Element,
    _ old: Span<Element>,
    _ offsets: Span<UInt32>
  ) -> Int {
    for index in 0..<offsets.count where old[Int(offsets[index])] == element { return index }
    return -1
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
