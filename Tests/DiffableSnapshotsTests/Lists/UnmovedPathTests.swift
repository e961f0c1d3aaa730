import TestSupport
import Testing

@testable import DiffableSnapshots

/// The items that a list can keep in place on screen.
struct UnmovedPathTests {
  /// Returns the offsets that belong to any of the longest ascending subsequences, by trying all subsequences.
  private func naive(_ order: [Int]) -> [Int] {
    var longest: [[Int]] = [[]]
    for mask in 0..<1 << order.count {
      let offsets = order.indices.filter { mask & 1 << $0 != 0 }
      let isAscending = zip(offsets, offsets.dropFirst()).allSatisfy { order[$0] < order[$1] }
      guard isAscending else { continue }
      if offsets.count > longest[0].count { longest = [] }
      if longest.isEmpty || offsets.count == longest[0].count { longest.append(offsets) }
    }
    return Set(longest.joined()).sorted()
  }

  @Test(arguments: 0...6) func itemsOfEveryLongestOrderAreUnmoved(count: Int) {
    for order in SmallWorlds.permutations(of: count) {
      #expect(order.unmovedOffsets == naive(order), "\(order)")
    }
  }
}
