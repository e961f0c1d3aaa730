import DiffableSources
import TestSupport
import Testing

/// How often a source compares and hashes its items so that the app can read them.
@Suite(.withoutInternalChecks) struct ReadingCostTests {
  private let counter = CallCounter()
  private let source = BasicSource<Measured, Int> { $0.value }

  private func items(_ values: Range<Int>) -> [Measured] {
    values.map { Measured(value: $0, counter: counter) }
  }

  @Test func readingItemsComparesAndHashesNothing() {
    source.items = items(0..<100)
    source.append(items(100..<101))
    counter.reset()
    for _ in 0..<2 { #expect(source.items.map { $0.value } == Array(0..<101)) }
    #expect(source.numberOfItems == 101)
    #expect(counter.hashCalls + counter.equalCalls == 0)
  }

  @Test func settingItemsHashesEachItemOnce() {
    source.items = items(0..<1_000)
    #expect(counter.hashCalls == 1_000)
  }
}
