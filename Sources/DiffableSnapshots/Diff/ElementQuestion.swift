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
    case .oldHashes(let start, let hashes):
      for step in 0..<hashes.count { hashes[step] = shortHash(old[start &+ step]) }
      return 0
    case .newHash(let offset):
      return Int(shortHash(new[offset]))
    }
  }
}

/// Answers questions about elements.
@usableFromInline
typealias ElementAnswers = (ElementQuestion) -> Int
