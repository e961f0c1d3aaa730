import Testing

@testable import DiffableSnapshots

/// Tests the number of present elements before an index.
struct FenwickTreeTests {
  private let presence = [true, false, true, true, false]

  private func counts(_ tree: FenwickTree<Int>) -> [Int] {
    (0...presence.count).map(tree.total(below:))
  }

  @Test func presentElementsAreCountedAfterTheirIndexes() {
    var tree = FenwickTree(counting: presence)
    #expect(counts(tree) == [0, 1, 1, 2, 3, 3])
    tree.add(1, at: 1)
    #expect(counts(tree) == [0, 1, 2, 3, 4, 4])
    tree.add(-1, at: 2)
    #expect(counts(tree) == [0, 1, 2, 2, 3, 3])
    #expect(FenwickTree(counting: []).total(below: 0) == 0)
  }
}
