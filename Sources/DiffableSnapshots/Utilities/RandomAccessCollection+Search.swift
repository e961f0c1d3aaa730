extension RandomAccessCollection where Index == Int {
  /// The index of the last element of those that satisfy a condition, which are the first ones; the
  /// first index when there is none.
  @inlinable
  func lastIndex(whereFirstOnes condition: (Element) -> Bool) -> Int {
    var index = startIndex
    var length = count
    while length > 1 {
      let half = length / 2
      // A choice of numbers rather than of ways to go on: nobody can foresee it.
      index += condition(self[index + half]) ? half : 0
      length -= half
    }
    return index
  }
}
