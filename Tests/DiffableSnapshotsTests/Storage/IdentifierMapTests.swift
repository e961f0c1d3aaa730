import DiffableSnapshotsTesting
import Testing

@testable import DiffableSnapshots

struct IdentifierMapTests {
  /// Compares random changes with those of a `Dictionary`.
  @Test func itBehavesLikeADictionary() {
    var random = SeededGenerator(seed: 1)
    var (map, dictionary) = (IdentifierMap<Int, [Int]>(), [Int: [Int]]())
    for step in 0..<5_000 {
      let key = Int.random(in: 0..<1_500, using: &random)
      switch step % 4 {
      case 0: (map[key], dictionary[key]) = (nil, nil)
      case 1: (map[key], dictionary[key]) = ([step], [step])
      case 2:
        map[key]?.append(step)
        dictionary[key]?.append(step)
      default:
        map[key] = (map[key] ?? []) + [step]
        dictionary[key, default: []].append(step)
      }
      #expect(map[key] == dictionary[key])
    }
    #expect(map.count == dictionary.count)
    #expect(Dictionary(uniqueKeysWithValues: map.elements.map { ($0, $1) }) == dictionary)
  }

  @Test func aCopyKeepsItsValues() {
    var map = IdentifierMap([(1, "a"), (2, "b")])
    let copy = map
    map[1] = nil
    map[2]?.append("c")
    map[3] = "d"
    #expect(copy.elements.map { $0.value } == ["a", "b"])
    #expect(map.elements.map { $0.value } == ["d", "bc"])
  }

  @Test func keysThatDoNotEqualThemselvesAreKept() {
    var map = IdentifierMap<Double, Int>()
    for number in 0..<1_000 { map[.nan] = number }
    #expect(map.count == 1_000)
    #expect(map[.nan] == nil)
  }

  /// A `Dictionary` traps when it grows and finds that two of its keys have become equal.
  @Test func keysMayBecomeEqual() {
    var map = IdentifierMap<Key, Int>()
    let keys = (0..<200).map { Key($0) }
    for (number, key) in keys.enumerated() {
      map[key] = number
      key.number /= 2
    }
    #expect(map.count == 200)
    for key in keys { map[key] = nil }
    #expect(map.count < 200)
  }

  private final class Key: Hashable {
    var number: Int

    init(_ number: Int) { self.number = number }

    static func == (left: Key, right: Key) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) { hasher.combine(number % 3) }
  }
}
