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

  /// The offset of the first old element in a neighborhood that is equal to a given new element, or -1.
  ///
  /// The answer includes the number of elements that match, beginning with this element. If no element is equal and
  /// ``ElementNeighborhood/asksForHash`` is true, the answer includes the short hash of the new element instead.
  case nearOldEqualToNew(Int, ElementNeighborhood)

  /// 1 if two old elements in a range are equal, else 0.
  case hasRepetition(Range<Int>)

  /// 1 if all old and new elements of some runs are equal, else 0.
  ///
  /// There is at least one run, and no run is empty.
  case areEqual(Span<Run>)

  /// A request to store the short hashes of the old elements in a range in a list; the answer is 0.
  case oldHashes(Range<Int>, HashList)

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
      return ElementAnswer(firstEqual(to: old[offset], old, offsets))
    case .firstOldEqualToOld(let offset, let range):
      for found in range where old[found] == old[offset] { return ElementAnswer(found) }
      return ElementAnswer(-1)
    case .firstOldEqualToNew(let offset, let range, let limit):
      for found in range where old[found] == new[offset] {
        return ElementAnswer(
          found,
          length: runLength(old, found, new, offset, limit: min(limit, range.upperBound &- found))
        )
      }
      return ElementAnswer(-1)
    case .nearOldEqualToNew(let offset, let near):
      var found = near.next
      var isRun = near.isForward
      var isEqual = found < 0 ? false : old[found] == new[offset]
      if !isEqual {
        isRun = true
        found = near.range.lowerBound
        while found < near.range.upperBound {
          isEqual = old[found] == new[offset]
          if isEqual { break }
          found &+= 1
        }
      }
      if !isEqual {
        isRun = !near.isForward
        found = near.back
        isEqual = found < 0 ? false : old[found] == new[offset]
      }
      if !isEqual {
        return ElementAnswer(-1, hash: near.asksForHash ? shortHash(new[offset]) : 0)
      }
      if !isRun { return ElementAnswer(found, length: 1) }
      let limit = min(near.limit, near.end &- found)
      return ElementAnswer(found, length: runLength(old, found, new, offset, limit: limit))
    case .hasRepetition(let range):
      for offset in range {
        for other in range.lowerBound..<offset where old[other] == old[offset] {
          return ElementAnswer(1)
        }
      }
      return ElementAnswer(0)
    case .oldHashes(let range, let list):
      list.hashes = range.map { shortHash(old[$0]) }
      return ElementAnswer(0)
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
