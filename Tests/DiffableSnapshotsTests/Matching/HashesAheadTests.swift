import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSnapshots

/// The hashes of elements that are looked up in ascending order.
struct HashesAheadTests {
  private let counter = CallCounter()

  private func elements(_ count: Int) -> [Measured] {
    (0..<count).map { Measured(value: $0, counter: counter) }
  }

  /// Looks up elements, and returns how many were hashed.
  private func hashed(_ offsets: [Int], of elements: [Measured]) -> Int {
    let expected = offsets.map { shortHash(elements[$0]) }
    counter.reset()
    var ahead = HashesAhead()
    let hashes = elements.withSpan { span in offsets.map { ahead.hash(of: $0, in: span) } }
    #expect(hashes == expected)
    return counter.hashCalls
  }

  @Test func eachElementOfALongCollectionIsHashedOnce() {
    #expect(hashed(Array(0..<10_000), of: elements(10_000)) == 10_000)
  }

  @Test(arguments: [100, 10_000])
  func elementsThatAreLookedUpInShortRowsAreHashedAlone(count: Int) {
    let offsets = (0..<count).filter { $0 % 33 != 0 }
    #expect(hashed(offsets, of: elements(count)) == offsets.count)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func fewElementsAreHashedForNothing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (offsets, offset, rows) = ([Int](), 0, 1)
    while offset < 10_000 {
      offsets.append(offset)
      let isNext = Int.random(in: 0..<50, using: &random) > 0
      if !isNext { rows += 1 }
      offset += isNext ? 1 : .random(in: 2...100, using: &random)
    }
    let count = hashed(offsets, of: elements(10_000))
    #expect(count >= offsets.count)
    #expect(count < offsets.count + 32 * rows)
  }
}
