import Testing

@testable import DiffableSnapshots

@Suite struct OutputSpanRunsTests {
  /// A write may store more elements than its length.
  ///
  /// The next write overwrites these surplus elements. The array does not contain the surplus of the last write.
  @Test(arguments: [[1], [0, 0, 1, 0, 0], [2, 0, 3], [1, 1, 0, 9, 0, 2, 1], [5, 0]])
  func surplusElementsAreOverwritten(lengths: [Int]) {
    let list = [UInt8](count: lengths.reduce(0, +)) { list in
      for (part, length) in lengths.enumerated() {
        list.write(length) { UInt8(16 * part + $0) }
      }
    }
    let parts = lengths.enumerated().map { part, length in
      (0..<length).map { UInt8(16 * part + $0) }
    }
    #expect(list == Array(parts.joined()))
  }

  /// The check is there in release builds, too: a write never exceeds the memory of the array.
  @Test(arguments: [5, 100])
  func runsThatExceedTheCapacityTrap(length: Int) async {
    await #expect(processExitsWith: .failure) { [length] in
      _ = [UInt8](count: 2) { list in
        list.write(2) { UInt8($0) }
        list.write(length - 2) { UInt8($0) }
      }
    }
  }

  /// A repeated position would lead to a run of negative length.
  @Test func nonAscendingPositionsTrap() async {
    await #expect(processExitsWith: .failure) { _ = (0..<3).offsets(without: [1, 1], from: 0) }
    await #expect(processExitsWith: .failure) { _ = (0..<3).offsets(without: [2, 1], from: 0) }
  }
}
