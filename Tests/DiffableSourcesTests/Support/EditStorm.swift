import DiffableSources
import DiffableSnapshotsTesting
import TestSupport

/// Makes random edits of all kinds in several sources, two of which are large.
struct EditStorm {
  /// An item of one of the sources.
  struct Key: Hashable {
    var source: Int
    var number: Int
  }

  let sources: [BasicSource<Numbered, String>]

  /// The items marked for reload since the last ``resetRecords()``.
  private(set) var reloaded: Set<Key> = []

  /// The items deleted since the last ``resetRecords()``; some may have been inserted again.
  private(set) var deleted: Set<Key> = []

  private var generator: SeededGenerator
  private var nextNumber = 10_000

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    sources = [900, 0, 3, 1_400].map { count in
      let source = BasicSource<Numbered, String> { "\($0.number).\($0.data)" }
      source.items = (0..<count).map { Numbered(number: $0, data: 0) }
      return source
    }
  }

  mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

  mutating func resetRecords() { (reloaded, deleted) = ([], []) }

  /// The cells that a list should show, in all sections.
  var texts: [String] {
    sources.flatMap { $0.items.map { "\($0.number).\($0.data)" } }
  }

  /// Returns the serial number of each item's cell in a list that shows the sources.
  func serialNumbers(in list: StrictList<String>) -> [Key: Int] {
    let keys = sources.enumerated().flatMap { source, items in
      items.items.map { Key(source: source, number: $0.number) }
    }
    let numbers = list.shownCells.joined().map(\.serialNumber)
    return Dictionary(uniqueKeysWithValues: zip(keys, numbers))
  }

  private mutating func makeItems(_ count: Int) -> [Numbered] {
    nextNumber += count
    return (nextNumber - count..<nextNumber).map { Numbered(number: $0, data: 0) }
  }

  /// Returns a random run of up to 40 items.
  private mutating func randomRun(of items: [Numbered]) -> ArraySlice<Numbered> {
    if items.isEmpty { return [] }
    let start = number(below: items.count)
    return items[start..<min(items.count, start + 1 + number(below: 40))]
  }

  mutating func step() {
    let index = number(below: sources.count)
    let source = sources[index]
    let items = source.items
    let keys = { (items: ArraySlice<Numbered>) in
      items.map { Key(source: index, number: $0.number) }
    }
    switch number(below: 11) {
    case 0: source.append(makeItems(1 + number(below: 3)))
    case 1 where !items.isEmpty:
      source.insert(makeItems(2), before: items[number(below: items.count)])
    case 2:
      let removed = randomRun(of: items)
      deleted.formUnion(keys(removed))
      source.delete(Array(removed))
      if number(below: 2) == 0 { source.append(Array(removed)) }
    case 3 where !items.isEmpty:
      let (item, anchor) = (items[number(below: items.count)], items[number(below: items.count)])
      source.move(item, after: anchor)
    case 4: source.items = items.map { Numbered(number: $0.number, data: $0.data + 1) }
    case 5:
      let changed = randomRun(of: items).map { Numbered(number: $0.number, data: $0.data + 1) }
      source.reconfigure(changed)
    case 6:
      let marked = randomRun(of: items)
      reloaded.formUnion(keys(marked))
      source.reload(Array(marked))
    case 7:
      let kept = items.filter { _ in Int.random(in: 0..<9, using: &generator) > 0 }
      let removed = Set(items.map(\.number)).subtracting(kept.map(\.number))
      deleted.formUnion(removed.map { Key(source: index, number: $0) })
      source.items = kept.shuffled(using: &generator) + makeItems(number(below: 3))
    case 8:
      let middle = items.count / 2
      source.setItems(Array(items[..<middle]) + makeItems(1) + items[middle...])
    case 9:
      reloaded.formUnion(keys(items[...]))
      source.reload(items)
    default: source.items = items
    }
  }
}
