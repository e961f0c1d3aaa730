import Foundation

/// Two lists of numbers to compare, from which arrays of identifiers can be created.
///
/// The numbers in a list are unique, and not much greater than the length of the list.
struct Workload: Sendable {
  var old: [Int]
  var new: [Int]

  /// An upper bound: one more than the greatest number in both lists.
  var bound: Int { 1 + max(old.max() ?? -1, new.max() ?? -1) }

  /// Returns the lists as arrays of identifiers.
  ///
  /// - Parameter identifier: Returns the identifier for a number.
  /// - Returns: Two arrays, which do not share storage.
  func map<Item>(_ identifier: (Int) -> Item) -> (old: [Item], new: [Item]) {
    let identifiers = (0..<bound).map(identifier)
    return (old.map { identifiers[$0] }, new.map { identifiers[$0] })
  }

  /// Returns the lists as arrays of random 16-byte identifiers, which differ for each seed.
  func uuids(seed: UInt64 = 0) -> (old: [UUID], new: [UUID]) {
    var generator = Generator(seed: 16 + seed << 32)
    return map { _ in generator.nextUUID() }
  }

  /// The minimum number of moves: all common elements except for a longest increasing subsequence.
  var leastMoves: Int {
    var positions = Array(repeating: -1, count: bound)
    for (position, number) in old.enumerated() { positions[number] = position }
    let common = new.map { positions[$0] }.filter { $0 >= 0 }
    return common.count - lengthOfLongestIncreasingSubsequence(common)
  }
}

/// Returns the length of a longest increasing subsequence, using patience sorting.
///
/// The source is C. Schensted, "Longest increasing and decreasing subsequences", Canadian Journal of
/// Mathematics 13, 1961.
///
/// - Parameter values: Numbers, no two of them equal.
/// - Returns: The length.
/// - Complexity: O(*n* log *n*), where *n* is the number of values.
func lengthOfLongestIncreasingSubsequence(_ values: [Int]) -> Int {
  var tops: [Int] = []
  for value in values {
    var (low, high) = (0, tops.count)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] < value { low = middle + 1 } else { high = middle }
    }
    if low == tops.count { tops.append(value) } else { tops[low] = value }
  }
  return tops.count
}
