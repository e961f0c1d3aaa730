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
    Array(capacity: count - positions.count + OutputSpan.surplus) { kept in
      var next = 0
      for position in positions {
        kept.append(next..<position - start)
        next = position - start + 1
      }
      kept.append(next..<count)
    }
  }
}

extension OutputSpan<Int> {
  /// The capacity that a span needs in addition to the offsets that are appended to it.
  static var surplus: Int { 2 }

  /// Appends the offsets of a range, without a branch for a short range.
  ///
  /// A processor cannot predict whether a range has zero, one or two offsets. So two offsets are appended in any case,
  /// and the surplus is removed.
  @inline(__always)
  mutating func append(_ range: Range<Int>) {
    append(range.lowerBound)
    append(range.lowerBound &+ 1)
    let count = range.upperBound &- range.lowerBound
    removeLast(count < Self.surplus ? Self.surplus &- count : 0)
    var offset = range.lowerBound &+ Self.surplus
    while offset < range.upperBound {
      append(offset)
      offset &+= 1
    }
  }
}

extension Range<Int> {
  /// Returns the last index that satisfies a condition, found by binary search.
  ///
  /// All indexes that satisfy the condition must be before all indexes that do not. Returns the lower bound if no index
  /// satisfies the condition.
  func last(whereFirstOnes condition: (Int) -> Bool) -> Int {
    var index = lowerBound
    // In a debug build, `count` takes forty times as long.
    var length = upperBound &- lowerBound
    while length > 1 {
      let half = length / 2
      // A conditional value instead of a branch: a processor could not predict the branch.
      index += condition(index + half) ? half : 0
      length -= half
    }
    return index
  }
}
