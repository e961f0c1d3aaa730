extension [Int] {
  /// Whether each element is greater than the one before.
  var isIncreasing: Bool {
    var index = 1
    while index < count && self[index - 1] < self[index] { index += 1 }
    return index >= count
  }

  /// For each element the number of smaller ones; the elements are distinct and not negative.
  var ranks: [Int] {
    guard let greatest = self.max() else { return [] }
    if greatest >> 6 > 16 * count {
      var ranks = self
      for (rank, index) in indices.sorted(by: { self[$0] < self[$1] }).enumerated() {
        ranks[index] = rank
      }
      return ranks
    }
    var set = OffsetSet(capacity: greatest + 1)
    for element in self { _ = set.insert(element) }
    // The number of elements in the words before.
    var counts: [Int] = []
    counts.reserveCapacity(set.words.count)
    var sum = 0
    for word in set.words {
      counts.append(sum)
      sum += word.nonzeroBitCount
    }
    return map { element in
      let below: UInt64 = 1 &<< UInt64(truncatingIfNeeded: element) &- 1
      return counts[element >> 6] + (set.words[element >> 6] & below).nonzeroBitCount
    }
  }

  /// The index of the first element that is not less than a key, or the number of elements; the
  /// elements do not decrease.
  func firstIndex(notLessThan key: Int) -> Int {
    // Most keys belong at the end.
    guard let last, last >= key else { return count }
    var index = 0
    var length = count
    while length > 1 {
      let half = length >> 1
      index += self[index + half - 1] < key ? half : 0
      length -= half
    }
    return index
  }
}
