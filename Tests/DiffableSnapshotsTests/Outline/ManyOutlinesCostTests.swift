import DiffableSnapshots
import TestSupport
import Testing

/// The cost of changing a list that has an outline in each of many sections.
@Suite(.withoutInternalChecks) struct ManyOutlinesCostTests {
  private let counter = CallCounter()

  private func identifier(_ number: Int) -> Measured { counter.identifier(number) }

  /// Returns the outline of a section: a root with a hidden child.
  private func outline(_ section: Int) -> SectionSnapshot<Measured> {
    var outline = SectionSnapshot([identifier(2 * section)])
    outline.append([identifier(2 * section + 1)], to: identifier(2 * section))
    return outline
  }

  /// Creates a data source, and sets the outlines of its sections one after another.
  private func makeDataSource(
    outlines: Int
  ) -> DiffableDataSource<Measured, Measured, SilentList<Int>> {
    let source = DiffableDataSource<Measured, Measured, _>(target: SilentList<Int>()) { $2.value }
    source.apply(Snapshot((0..<outlines).map { (identifier($0), []) }))
    for section in 0..<outlines {
      source.apply(outline(section), to: identifier(section), animatingDifferences: false)
    }
    return source
  }

  /// Each outline that is set compares and hashes the same number of sections and items.
  @Test func settingAnOutlineDoesNotVisitTheOtherOutlines() {
    var calls: [Int] = []
    for outlines in [300, 1_200] {
      counter.reset()
      _ = makeDataSource(outlines: outlines)
      calls.append((counter.equalCalls + counter.hashCalls) / outlines)
    }
    #expect(calls[1] <= calls[0] + 1)
  }

  /// The calls of `==` and `hash(into:)` cannot show that an inserted item is searched in each outline, because they do
  /// not call these functions for an unknown item.
  @Test func theTimeToInsertPlainItemsDoesNotDependOnTheNumberOfOutlines() {
    let source = makeDataSource(outlines: 1_000)
    let other = makeDataSource(outlines: 1)
    func time(_ source: DiffableDataSource<Measured, Measured, SilentList<Int>>) -> Double {
      var number = -1
      return processorTime {
        source.update { $0.appendItems((0..<2_000).map { identifier(number - $0) }) }
        number -= 2_000
      }
    }
    #expect(time(source) < 3 * time(other))
  }

  @Test func aHiddenItemIsFoundWithoutASearchInEachOutline() {
    let (source, other) = (makeDataSource(outlines: 1_000), makeDataSource(outlines: 10))
    func time(_ source: DiffableDataSource<Measured, Measured, SilentList<Int>>) -> Double {
      processorTime { for _ in 0..<200 { #expect(source.level(of: identifier(19)) == 1) } }
    }
    #expect(time(source) < 3 * time(other))
  }

  /// Items of one outline after another are set in the last outline.
  @Test func itemsLeaveTheirOutlinesWhenAnotherOutlineHasThem() {
    let source = makeDataSource(outlines: 100)
    source.apply(
      SectionSnapshot((0..<100).map { identifier(2 * $0) }),
      to: identifier(100)
    )
    for section in 0..<100 {
      #expect(source.snapshot(for: identifier(section)).items.isEmpty)
      #expect(source.level(of: identifier(2 * section + 1)) == nil)
    }
    source.apply(Snapshot([(identifier(7), [identifier(3), identifier(4)])]))
    #expect(source.level(of: identifier(6)) == nil && source.level(of: identifier(4)) == 0)
  }
}
