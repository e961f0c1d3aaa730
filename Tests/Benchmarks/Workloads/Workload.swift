import Foundation

/// Two lists to be compared, of numbers that identifiers are made from.
///
/// No number is twice in a list, and none is much greater than the lists are long.
struct Workload: Sendable {
  var old: [Int]
  var new: [Int]

  /// The least number that is in neither list, nor is any greater one.
  var bound: Int { 1 + max(old.max() ?? -1, new.max() ?? -1) }

  /// The lists as identifiers.
  ///
  /// - Parameter identifier: Gives the identifier of a number.
  /// - Returns: Two arrays, each with storage of its own.
  func map<Item>(_ identifier: (Int) -> Item) -> (old: [Item], new: [Item]) {
    let identifiers = (0..<bound).map(identifier)
    return (old.map { identifiers[$0] }, new.map { identifiers[$0] })
  }

  /// The lists as random identifiers of 16 bytes, others for each seed.
  func uuids(seed: UInt64 = 0) -> (old: [UUID], new: [UUID]) {
    var generator = Generator(seed: 16 + seed << 32)
    return map { _ in generator.nextUUID() }
  }

  /// The least number of elements that must move: of those in both lists, all but a longest increasing
  /// subsequence.
  var leastMoves: Int {
    var positions = Array(repeating: -1, count: bound)
    for (position, number) in old.enumerated() { positions[number] = position }
    let common = new.map { positions[$0] }.filter { $0 >= 0 }
    return common.count - lengthOfLongestIncreasingSubsequence(common)
  }
}

/// The length of a longest increasing subsequence, by piles of which only the tops are kept.
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
