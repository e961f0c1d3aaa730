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

  @Test func settingItemsHashesEachItemOnceAndReadingThemHashesNothing() {
    source.items = items(0..<1_000)
    #expect(counter.hashCalls == 1_000)
    source.append(items(1_000..<1_001))
    counter.reset()
    for _ in 0..<2 { #expect(source.items.map { $0.value } == Array(0..<1_001)) }
    #expect(source.numberOfItems == 1_001)
    #expect(counter.hashCalls + counter.equalCalls == 0)
  }
}
