/// What a matching asks about the elements of two collections, without knowing their type.
///
/// The matching is compiled once, in the library. Only the answers are compiled for each type.
@usableFromInline
enum ElementQuestion {
  /// How many elements are equal from an old and a new offset on, up to a limit.
  case equalCount(old: Int, new: Int, limit: Int)

  /// How many elements are equal at the ends, up to a limit.
  case commonSuffix(limit: Int)

  /// 1 if two old elements are equal, else 0.
  case areOldEqual(Int, Int)

  /// The offset, in a range, of the first old element that is equal to an old element; -1 for none.
  case firstOldEqualToOld(Int, Range<Int>)

  /// The offset, in a range, of the first old element that is equal to a new element; -1 for none.
  case firstOldEqualToNew(Int, Range<Int>)

  /// The offset of the first old element that is equal to a new element, among one offset, then a range, then
  /// another offset; -1 for none. Offsets that are out of bounds are skipped.
  case nearOldEqualToNew(Int, next: Int, Range<Int>, back: Int)

  /// 1 if an old element of a range is equal to another one there, else 0.
  case hasRepetition(Range<Int>)

  /// Writes the short hashes of the old elements from an offset on into a buffer, and answers 0.
  case oldHashes(from: Int, UnsafeMutableBufferPointer<UInt32>)

  /// The short hash of a new element.
  case newHash(Int)

  @inlinable
  func answer<Element: Hashable>(
    _ old: UnsafeBufferPointer<Element>,
    _ new: UnsafeBufferPointer<Element>
  ) -> Int {
    switch self {
    case .equalCount(let oldOffset, let newOffset, let limit):
      var count = 0
      while count < limit && old[oldOffset &+ count] == new[newOffset &+ count] { count &+= 1 }
      return count
    case .commonSuffix(let limit):
      var count = 0
      while count < limit && old[old.count &- 1 &- count] == new[new.count &- 1 &- count] {
        count &+= 1
      }
      return count
    case .areOldEqual(let left, let right):
      return old[left] == old[right] ? 1 : 0
    case .firstOldEqualToOld(let offset, let range):
      for found in range where old[found] == old[offset] { return found }
      return -1
    case .firstOldEqualToNew(let offset, let range):
      for found in range where old[found] == new[offset] { return found }
      return -1
    case .nearOldEqualToNew(let offset, let next, let range, let back):
      if old.indices.contains(next) && old[next] == new[offset] { return next }
      for found in range where old[found] == new[offset] { return found }
      return old.indices.contains(back) && old[back] == new[offset] ? back : -1
    case .hasRepetition(let range):
      for offset in range {
        for other in range.lowerBound..<offset where old[other] == old[offset] { return 1 }
      }
      return 0
    case .oldHashes(let start, let hashes):
      for step in 0..<hashes.count { hashes[step] = shortHash(old[start &+ step]) }
      return 0
    case .newHash(let offset):
      return Int(shortHash(new[offset]))
    }
  }
}

extension ElementQuestion {
  /// Answers about elements that occur once and whose hashes are known: two questions are asked of them.
  @inlinable
  func answerAboutHashed<Element: Equatable>(
    _ old: UnsafeBufferPointer<Element>,
    _ new: UnsafeBufferPointer<Element>
  ) -> Int {
    var count = 0
    switch self {
    case .equalCount(let oldOffset, let newOffset, let limit):
      while count < limit && old[oldOffset &+ count] == new[newOffset &+ count] { count &+= 1 }
    case .commonSuffix(let limit):
      while count < limit && old[old.count &- 1 &- count] == new[new.count &- 1 &- count] {
        count &+= 1
      }
    default: preconditionFailure("The hashes are known, and no element repeats")
    }
    return count
  }
}

/// Answers questions about elements.
@usableFromInline
typealias ElementAnswers = (ElementQuestion) -> Int
