import Testing

@testable import DiffableSnapshots

@Suite struct FixedArrayTests {
  @Test func elementsAreEqualAtFirstAndCanBeReplaced() {
    let array = FixedArray(repeating: UInt32(7), count: 3)
    array[1] = 8
    #expect([array[0], array[1], array[2]] == [7, 8, 7])
  }

  @Test(arguments: [-1, 0, 3, Int.max])
  func indexesOutOfBoundsTrap(index: Int) async {
    await #expect(processExitsWith: .failure) { [index] in
      _ = FixedArray(repeating: UInt64(0), count: index == 0 ? 0 : 3)[index]
    }
    await #expect(processExitsWith: .failure) { [index] in
      FixedArray(repeating: UInt64(0), count: index == 0 ? 0 : 3)[index] = 1
    }
  }
}
