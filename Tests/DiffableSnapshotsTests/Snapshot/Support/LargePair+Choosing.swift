import DiffableSnapshotsTesting

/// The random choice of the items and sections of an edit.
extension LargePair {
  /// Returns a new instance of an item, with unique data.
  mutating func instance(_ number: Int) -> Item {
    nextData += 1
    return Item(number: number, data: nextData)
  }

  mutating func newItems(_ count: Int) -> [Item] {
    nextItem += count
    return (nextItem - count..<nextItem).map { instance($0) }
  }

  mutating func newSections(_ count: Int) -> [Int] {
    nextSection += count
    return Array(nextSection - count..<nextSection)
  }

  /// Returns a random number of items or sections, usually a small number.
  func size(upTo most: Int, _ random: inout SeededGenerator) -> Int {
    let limit =
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<4: 1
      case 4, 5: 20
      case 6: most / 12
      default: most
      }
    return Int.random(in: 1...max(1, min(limit, most)), using: &random)
  }

  func anyItem(_ random: inout SeededGenerator) -> Item? {
    let filled = model.sections.filter { !$0.items.isEmpty }
    return filled.randomElement(using: &random)?.items.randomElement(using: &random)
  }

  /// Returns new instances of random items of the snapshot: a run, a run with gaps, or items from anywhere.
  mutating func existingItems(_ random: inout SeededGenerator) -> [Item] {
    let items = model.items
    guard !items.isEmpty else { return [] }
    let count = size(upTo: items.count, &random)
    let start = Int.random(in: 0...items.count - count, using: &random)
    var chosen = Array(items[start..<start + count])
    switch Int.random(in: 0..<5, using: &random) {
    case 0: break
    case 1: chosen.reverse()
    case 2: chosen.removeAll { $0.number % 3 != 0 }
    case 3: chosen = Array(items.shuffled(using: &random).prefix(count))
    default: chosen.shuffle(using: &random)
    }
    return chosen.map { instance($0.number) }
  }

  /// Returns new instances of all items of the snapshot, in random order.
  mutating func allItemsShuffled(_ random: inout SeededGenerator) -> [Item] {
    model.items.shuffled(using: &random).map { instance($0.number) }
  }

  /// Returns random items: some exist, some are new, some were deleted before, and some repeat.
  mutating func mixedItems(_ random: inout SeededGenerator) -> [Item] {
    var items = existingItems(&random)
    items += newItems(size(upTo: 300, &random))
    for _ in 0..<Int.random(in: 0...3, using: &random) where nextItem > 0 {
      items.append(instance(Int.random(in: 0..<nextItem, using: &random)))
    }
    if Bool.random(using: &random) { items.shuffle(using: &random) }
    return items
  }

  func someSections(_ random: inout SeededGenerator) -> [Int] {
    let sections = model.sections.map(\.section).shuffled(using: &random)
    return Array(sections.prefix(size(upTo: max(1, sections.count / 3), &random)))
  }
}
