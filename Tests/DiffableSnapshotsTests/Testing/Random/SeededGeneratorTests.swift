import DiffableSnapshotsTesting
import Testing

/// The numbers of the seeded generator, which uses SplitMix64.
@Suite struct SeededGeneratorTests {
  private func numbers(_ seed: UInt64, _ count: Int) -> [UInt64] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in generator.next() }
  }

  @Test func theNumbersMatchOtherImplementationsOfSplitMix64() {
    #expect(
      numbers(1_234_567, 5) == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ]
    )
    #expect(numbers(0, 1) == [0xe220_a839_7b1d_cdaf])
    #expect(Set((0..<1000).map { numbers($0, 1)[0] }).count == 1000)
  }

  @Test(arguments: [0, 1, UInt64.max, UInt64.max / 2, 0x9e37_79b9_7f4a_7c15] as [UInt64])
  func everySeedCreatesDistinctNumbersRepeatably(_ seed: UInt64) {
    #expect(Set(numbers(seed, 1000)).count == 1000)
    #expect(numbers(seed, 10) == numbers(seed, 10))
  }
}
