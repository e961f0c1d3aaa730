import DiffableSources
import DiffableSnapshotsTesting
import TestSupport

/// Edits large sources at random, in all ways there are.
struct EditStorm {
  /// An item of one of the sources.
  struct Key: Hashable {
    var source: Int
    var number: Int
  }

  let sources: [BasicSource<Numbered, String>]

  /// What was to be reloaded since the last ``forget()``.
  private(set) var reloaded: Set<Key> = []

  /// What has left since then, though it may have come back.
  private(set) var gone: Set<Key> = []

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

  mutating func forget() { (reloaded, gone) = ([], []) }

  /// The cells that a list should show, in a row.
  var texts: [String] {
    sources.flatMap { $0.items.map { "\($0.number).\($0.data)" } }
  }

  /// What tells the cells of a list apart that shows all this.
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

  /// A few items that follow each other.
  private mutating func some(of items: [Numbered]) -> ArraySlice<Numbered> {
    if items.isEmpty { return [] }
    let start = number(below: items.count)
    return items[start..<min(items.count, start + 1 + number(below: 40))]
  }

  mutating func step() throws {
    let place = number(below: sources.count)
    let source = sources[place]
    let items = source.items
    let keys = { (items: ArraySlice<Numbered>) in
      items.map { Key(source: place, number: $0.number) }
    }
    switch number(below: 11) {
    case 0: try source.append(makeItems(1 + number(below: 3)))
    case 1 where !items.isEmpty:
      try source.snapshot.insertItems(makeItems(2), beforeItem: items[number(below: items.count)])
    case 2:
      let leaving = some(of: items)
      gone.formUnion(keys(leaving))
      source.snapshot.deleteItems(Array(leaving))
      if number(below: 2) == 0 { try source.append(Array(leaving)) }
    case 3 where !items.isEmpty:
      let (item, anchor) = (items[number(below: items.count)], items[number(below: items.count)])
      try source.snapshot.moveItem(item, afterItem: anchor)
    case 4: source.items = items.map { Numbered(number: $0.number, data: $0.data + 1) }
    case 5:
      let changed = some(of: items).map { Numbered(number: $0.number, data: $0.data + 1) }
      try source.snapshot.reconfigureItems(changed)
    case 6:
      let marked = some(of: items)
      reloaded.formUnion(keys(marked))
      try source.snapshot.reloadItems(Array(marked))
    case 7:
      let kept = items.filter { _ in Int.random(in: 0..<9, using: &generator) > 0 }
      let leaving = Set(items.map(\.number)).subtracting(kept.map(\.number))
      gone.formUnion(leaving.map { Key(source: place, number: $0) })
      source.items = kept.shuffled(using: &generator) + makeItems(number(below: 3))
    case 8:
      let middle = items.count / 2
      source.snapshot = try Snapshot([
        (0, Array(items[..<middle])), (1, makeItems(1) + items[middle...]),
      ])
    case 9 where !items.isEmpty:
      guard let section = source.snapshot.sectionIdentifier(containingItem: items[0]) else { break }
      let marked = try source.snapshot.itemIdentifiers(inSection: section)
      reloaded.formUnion(keys(marked[...]))
      try source.snapshot.reloadSections([section])
    default: source.items = items
    }
  }
}
