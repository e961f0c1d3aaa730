import DiffableSync
import TestSupport
import Testing

/// Stable hashes of standard types, enumerations and types with several parts.
@Suite struct StableHashableTests {
  private func hash(_ value: some StableHashable) -> UInt64 {
    var hasher = StableHasher()
    hasher.combine(value)
    return hasher.finalize()
  }

  @Test func differentValuesHaveDifferentHashes() {
    let texts = ["", "\u{0}", "\u{0}\u{0}", "a", "b", "ab", "ba", "12345678", "123456789", "é"]
    #expect(Set(texts.map(hash)).count == texts.count)
    let lists: [[Int]] = [[], [0], [0, 0], [1, 2], [2, 1]]
    #expect(Set(lists.map(hash)).count == lists.count)
    let optionals: [Int?] = [nil, 0, 1]
    #expect(Set(optionals.map(hash)).count == 3)
    #expect(Set((0..<1_000).map { hash($0) }).count == 1_000)
    #expect(hash(["a", "bc"]) != hash(["ab", "c"]))
  }

  @Test func equalNumbersOfDifferentWidthsHaveTheSameHash() {
    #expect(hash(Int8(-1)) == hash(-1) && hash(UInt8(200)) == hash(200))
    #expect(hash(0.0) == hash(-0.0) && hash(Float(0)) == hash(-Float(0)))
    #expect(hash(1.5) != hash(2.5) && hash(true) != hash(false))
  }

  enum Shelf: String, Codable, StableHashable { case new, played }
  enum Level: Int, StableHashable { case low, high }

  @Test func enumerationsAreHashedByTheirRawValue() {
    #expect(hash(Shelf.new) == hash("new") && hash(Shelf.played) == hash("played"))
    #expect(hash(Level.high) == hash(1))
  }

  @Test func partsAreHashedInOrder() {
    let entries = [Kind.header, .numbered(0), .numbered(1), .numbered(2)]
    let named = [
      Kind.named("a", isLocal: true), .named("a", isLocal: false), .named("", isLocal: true),
    ]
    #expect(Set((entries + named).map(hash)).count == 7)
  }

  @Test func identifiersOfModelsAreHashedWithTheirContent() {
    var tune = Tune(1)
    let before = hash(ModelItem(tune))
    tune.title = "x"
    #expect(ModelItem(tune) == ModelItem(Tune(1)) && hash(ModelItem(tune)) != before)
  }
}
