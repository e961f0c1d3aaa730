extension Array {
  /// Returns the elements at some offsets.
  @inlinable
  func elements(at offsets: [Int]) -> [Element] {
    withSpan { all in
      Array(capacity: offsets.count) { chosen in
        for offset in offsets { chosen.append(all[offset]) }
      }
    }
  }
}

/// Returns the offsets of elements in ascending order of their keys.
///
/// Elements with equal keys keep their order.
///
/// A sort takes 3 kB of code for each type that it sorts and for each closure, so all lists except lists of numbers and
/// paths are sorted in this way.
///
/// - Parameter keys: The key of each element; the first number decides, then the second.
/// - Returns: The offsets.
/// - Complexity: O(*n* log *n*), where *n* is the number of elements.
func sortedOffsets(_ keys: some Sequence<(Int, Int)>) -> [Int] {
  var entries: [(key: (Int, Int), offset: Int)] = []
  for key in keys { entries.append((key, entries.count)) }
  sort(&entries)
  return entries.map { $0.offset }
}

private func sort(_ entries: inout [(key: (Int, Int), offset: Int)]) {
  entries.sort { ($0.key.0, $0.key.1, $0.offset) < ($1.key.0, $1.key.1, $1.offset) }
}

extension Range<Int> {
  /// Returns the offsets of a range that starts at 0, without some offsets that are given as positions.
  ///
  /// A position is an offset plus `start`.
  ///
  /// - Parameters:
  ///   - positions: The positions of the offsets to leave out, ascending.
  ///   - start: The position that corresponds to offset 0.
  /// - Returns: The other offsets, ascending.
  func offsets(without positions: ArraySlice<Int>, from start: Int) -> [Int] {
    var kept = OffsetList(capacity: count - positions.count)
    var next = 0
    for position in positions {
      kept.append(next..<position - start)
      next = position - start + 1
    }
    kept.append(next..<count)
    return kept.finish()
  }
}

/// A list of offsets that is made of ranges, most of which are short.
struct OffsetList: ~Copyable {
  /// The offsets, and entries without meaning from `count` on.
  private var entries: [Int]

  private var count = 0

  /// The number of entries that every range writes, even if it is shorter.
  private static var unconditionalCount: Int { 2 }

  /// Creates an empty list.
  ///
  /// - Parameter capacity: The number of offsets that the list can contain before it grows.
  init(capacity: Int) {
    entries = Array(repeating: 0, count: capacity == 0 ? 0 : capacity + Self.unconditionalCount)
  }

  /// Appends the offsets of a range, without a branch for a short range.
  ///
  /// A processor cannot predict whether a range has zero, one or two offsets. So two entries are written in any case,
  /// and the next range overwrites the surplus.
  @inline(__always)
  mutating func append(_ range: Range<Int>) {
    let (start, end) = (range.lowerBound, count &+ range.upperBound &- range.lowerBound)
    if Swift.max(end, count &+ Self.unconditionalCount) > entries.count {
      if end == count { return }
      grow(to: end)
    }
    entries[count] = start
    entries[count &+ 1] = start &+ 1
    var index = count &+ 2
    while index < end {
      entries[index] = start &+ index &- count
      index &+= 1
    }
    count = end
  }

  private mutating func grow(to end: Int) {
    let missing = end + Self.unconditionalCount - entries.count
    entries += Array(repeating: 0, count: Swift.max(missing, entries.count))
  }

  /// Returns the offsets in the order in which they were appended.
  consuming func finish() -> [Int] {
    while entries.count > count { entries.removeLast() }
    return entries
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the index of the last element that satisfies a condition, found by binary search.
  ///
  /// All elements that satisfy the condition must be before all elements that do not. Returns the first index
  /// if no element satisfies the condition.
  func lastIndex(whereFirstOnes condition: (Element) -> Bool) -> Int {
    var index = startIndex
    var length = count
    while length > 1 {
      let half = length / 2
      // A conditional value instead of a branch: a processor could not predict the branch.
      index += condition(self[index + half]) ? half : 0
      length -= half
    }
    return index
  }
}
