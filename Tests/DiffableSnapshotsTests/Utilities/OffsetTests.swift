import Testing

@testable import DiffableSnapshots

@Suite struct OffsetTests {
  /// A range may append more offsets than it has, and then removes the surplus.
  @Test(arguments: [[1], [0, 0, 1, 0, 0], [2, 0, 3], [1, 1, 0, 9, 0, 2, 1], [5, 0], [0], []])
  func surplusOffsetsAreRemoved(lengths: [Int]) {
    let ranges = lengths.enumerated().map { part, length in 16 * part..<16 * part + length }
    for free in [0, 100] {
      let capacity = lengths.reduce(0, +) + OutputSpan.surplus + free
      let offsets = Array(capacity: capacity) { offsets in
        for range in ranges { offsets.append(range) }
      }
      #expect(offsets == ranges.flatMap { $0 })
    }
  }

  /// A repeated position would lead to a range of negative length.
  @Test func nonAscendingPositionsTrap() async {
    await #expect(processExitsWith: .failure) { _ = (0..<3).offsets(without: [1, 1], from: 0) }
    await #expect(processExitsWith: .failure) { _ = (0..<3).offsets(without: [2, 1], from: 0) }
  }
}
