extension RandomAccessCollection where Index == Int {
  /// Returns the index of the last element that satisfies a condition, found by binary search.
  ///
  /// All elements that satisfy the condition must be before all elements that do not. Returns the first index
  /// if no element satisfies the condition.
  @inlinable
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
