import Testing

@testable import DiffableSnapshots

/// The items that a list can keep in place on screen.
struct UnmovedPathTests {
  /// Returns all orders of the numbers below a count.
  private func orders(_ count: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    return orders(count - 1).flatMap { order in
      (0..<count).map { order.prefix($0) + [count - 1] + order.dropFirst($0) }
    }
  }

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
    for order in orders(count) {
      #expect(order.unmovedOffsets == naive(order), "\(order)")
    }
  }
}
