import DiffableSnapshots
import Foundation
import Testing

/// Stable hashes, also of types whose stable hash covers everything that they encode.
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

  /// A value that encodes its keys in one of two orders, in nested containers.
  struct Nested: Encodable, StableHashable {
    enum Key: String, CodingKey { case list, object, number }
    var isReversed = false
    var number = 1

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      if isReversed { try container.encode(number, forKey: .number) }
      var object = container.nestedContainer(keyedBy: Key.self, forKey: .object)
      var list = container.nestedUnkeyedContainer(forKey: .list)
      try object.encode("x", forKey: .list)
      try list.encode(1.5)
      try list.encodeNil()
      try object.encodeNil(forKey: .number)
      try [UInt8(7)].encode(to: list.superEncoder())
      if !isReversed { try container.encode(number, forKey: .number) }
    }
  }

  @Test func theOrderOfKeysHasNoEffect() {
    #expect(hash(Nested()) == hash(Nested(isReversed: true)))
    #expect(hash(Nested()) != hash(Nested(number: 2)))
  }

  struct Playlist: Codable, StableHashable {
    var songs: [Int]
  }

  @Test func arraysAreHashedByTheirElementsAndTheirOrder() {
    let playlists = [[], [0], [1, 2], [2, 1], [1, 2, 0]].map { Playlist(songs: $0) }
    #expect(Set(playlists.map(hash)).count == playlists.count)
  }

  struct Record: Codable, StableHashable {
    var names: [String: Int]
    var date: Date
    var link: URL?
    var id: UUID
  }

  @Test func valuesHaveTheSameHashAfterTheWire() throws {
    let names = Dictionary(uniqueKeysWithValues: (0..<100).map { ("name \($0)", $0) })
    let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    for number in 0..<50 {
      let record = Record(
        names: names,
        date: Date(timeIntervalSinceReferenceDate: 1e9 / Double(number + 1)),
        link: number % 2 == 0 ? nil : URL(string: "https://example.org/\(number)"),
        id: id
      )
      #expect(hash(try Wire.json.copy(of: record)) == hash(record))
      #expect(hash(try Wire.propertyList.copy(of: record)) == hash(record))
    }
    let entries = [Kind.header, .numbered(1), .numbered(2), .named("a", isLocal: true)]
    #expect(Set(entries.map(hash)).count == 4)
  }

  @Test func identifiersOfModelsAreHashedWithTheirContent() {
    var tune = Tune(1)
    let before = hash(Identified(tune))
    tune.title = "x"
    #expect(Identified(tune) == Identified(Tune(1)) && hash(Identified(tune)) != before)
  }
}
