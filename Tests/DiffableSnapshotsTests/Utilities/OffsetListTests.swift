import Testing

@testable import DiffableSnapshots

@Suite struct OffsetListTests {
  /// A range may write more entries than it has offsets.
  ///
  /// The next range overwrites the surplus. The result does not contain the surplus of the last range. A list with too
  /// little room grows.
  @Test(arguments: [[1], [0, 0, 1, 0, 0], [2, 0, 3], [1, 1, 0, 9, 0, 2, 1], [5, 0], [0], []])
  func surplusEntriesAreOverwritten(lengths: [Int]) {
    let ranges = lengths.enumerated().map { part, length in 16 * part..<16 * part + length }
    for capacity in [0, 1, lengths.reduce(0, +), 100] {
      var list = OffsetList(capacity: capacity)
      for range in ranges { list.append(range) }
      #expect(list.finish() == ranges.flatMap { $0 })
    }
  }

  /// A repeated position would lead to a range of negative length.
  @Test func nonAscendingPositionsTrap() async {
    await #expect(processExitsWith: .failure) { _ = (0..<3).offsets(without: [1, 1], from: 0) }
    await #expect(processExitsWith: .failure) { _ = (0..<3).offsets(without: [2, 1], from: 0) }
  }
}
