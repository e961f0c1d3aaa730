/// The items of a snapshot: the shape of the list, and the items of each chunk under its slot.
///
/// Generic code is kept to what touches items. Everything else is in ``ListShape``.
@usableFromInline
struct ItemStore<Item: Hashable & Sendable>: Sendable {
  @usableFromInline var shape = ListShape()

  /// The items of each slot; a free slot has none.
  @usableFromInline var items = Pages<[Item]>(pageSize: 32)

  @inlinable
  init() {}

  /// Creates a store of sections, given the items of each.
  @inlinable
  init(sections: [HashedItems<Item>]) {
    for section in sections {
      let parts = shape.appendSection(section.hashes, section.marks)
      for part in parts {
        items.append(parts.count == 1 ? section.items : Array(section.items[part]))
      }
    }
    shape.rebuildIndex()
  }

  // MARK: - Reading

  /// Returns the location of an item, or nil.
  @inlinable
  func location(of item: Item) -> ListShape.Location? { location(of: item, shortHash(item)) }

  /// Returns the location of an item whose hash is known, or nil.
  @inlinable
  func location(of item: Item, _ hash: UInt32) -> ListShape.Location? {
    shape.location(of: hash) { slot, offset in items[slot][offset] == item }
  }

  /// Returns the item at a location.
  @inlinable
  func item(at location: ListShape.Location) -> Item { items[location.slot][location.offset] }

  /// Returns the items of some slots.
  @inlinable
  func items(ofSlots slots: [UInt32]) -> [Item] {
    if slots.count == 1 { return items[slots[0]] }
    var found: [Item] = []
    for slot in slots { found += items[slot] }
    return found
  }

  /// Returns the items of a section; they share storage with the store unless there are many.
  @inlinable
  func items(ofSection section: Int) -> [Item] { items(ofSlots: shape.slots(ofSection: section)) }

  /// Returns the items of a section, with their hashes and marks.
  @inlinable
  func contents(ofSection section: Int) -> HashedItems<Item> {
    let (hashes, marks) = shape.hashesAndMarks(ofSection: section)
    return HashedItems(items(ofSection: section), hashes: hashes, marks: marks)
  }

  /// Returns how many items are equal, from an offset of a slot here and of a slot of another store on.
  @inlinable
  func equalCount(
    _ slot: UInt32,
    _ offset: Int,
    _ other: ItemStore,
    _ otherSlot: UInt32,
    _ otherOffset: Int,
    limit: Int
  ) -> Int {
    items[slot].withUnsafeBufferPointer { mine in
      other.items[otherSlot].withUnsafeBufferPointer { theirs in
        var count = 0
        while count < limit && mine[offset &+ count] == theirs[otherOffset &+ count] { count &+= 1 }
        return count
      }
    }
  }

  /// Answers what a search for items asks.
  @inlinable
  func answer(_ question: ItemQuestion, about sought: [Item]) -> Int {
    switch question {
    case .hash(let offset): return Int(shortHash(sought[offset]))
    case .firstEqual(let offset, let slot, let range):
      return items[slot].withUnsafeBufferPointer { items in
        for found in range where items[found] == sought[offset] { return found }
        return -1
      }
    case .areEqual(let left, let right): return sought[left] == sought[right] ? 1 : 0
    }
  }

  /// Returns the location of each of some items, or nil for those that do not exist.
  @inlinable
  func locations(of sought: [Item], hashes: [UInt32]?) -> [ListShape.Location?] {
    shape.locations(of: SoughtItems(count: sought.count, hashes: hashes)) {
      answer($0, about: sought)
    }
  }

  /// Returns the positions of those items that exist, ascending, each one once.
  @inlinable
  func positions(of sought: [Item]) -> [Int] {
    shape.positions(of: SoughtItems(count: sought.count, hashes: nil)) {
      answer($0, about: sought)
    }
  }
}
