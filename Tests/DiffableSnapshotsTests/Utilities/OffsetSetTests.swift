import DiffableSnapshotsTesting
import Testing

@testable import DiffableSnapshots

@Suite struct OffsetSetTests {
  @Test(arguments: [0, 1, 63, 64, 65, 128, 200])
  func fullSetContainsAllOffsets(capacity: Int) {
    let set = OffsetSet(capacity: capacity, isFull: true)
    let isFull = (0..<capacity).allSatisfy { set.contains($0) }
    #expect(isFull)
    #expect(set.offsets == Array(0..<capacity))
    var missing = 0
    set.forEachMissing(below: capacity) { _ in missing += 1 }
    #expect(missing == 0)
  }

  @Test(arguments: [1, 63, 64, 65, 128, 200])
  func agreesWithASet(capacity: Int) {
    var random = SeededGenerator(seed: UInt64(capacity))
    for _ in 0..<50 {
      var set = OffsetSet(capacity: capacity)
      var expected: Set<Int> = []
      for _ in 0..<4 {
        let lower = Int.random(in: 0..<capacity, using: &random)
        let range = lower..<Int.random(in: lower + 1...capacity, using: &random)
        let isNew = set.insert(range)
        #expect(isNew == expected.isDisjoint(with: range))
        expected.formUnion(range)
        let single = Int.random(in: 0..<capacity, using: &random)
        set.insert(single)
        expected.insert(single)
      }
      let contents = (0..<capacity).filter { set.contains($0) }
      #expect(contents == expected.sorted())
      #expect(set.offsets == contents)
      var missing: [Int] = []
      set.forEachMissing(below: capacity) { missing.append($0) }
      #expect(missing == (0..<capacity).filter { !expected.contains($0) })
    }
  }
}
