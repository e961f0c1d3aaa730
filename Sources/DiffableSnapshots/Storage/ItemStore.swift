/// The storage of a snapshot: the shape of the list, and the items of each chunk under the chunk's slot.
///
/// Only code that reads or writes items is generic. All other code is in ``ListShape``.
@usableFromInline
struct ItemStore<Item: Hashable & Sendable>: Sendable {
  @usableFromInline var shape = ListShape()

  /// The items of each slot; a free slot has no items.
  @usableFromInline var items = Pages<[Item]>(pageSize: 32)

  @inlinable
  init() {}

  /// Creates a store from the items of each section.
  @inlinable
  init(sections: [HashedItems<Item>]) {
    insertSections(sections, at: 0)
  }

  // MARK: - Reading

  /// Returns the item at a location.
  @inlinable
  func item(at location: ListShape.Location) -> Item { items[location.slot][location.offset] }

  /// Returns the items of several slots.
  @inlinable
  func items(ofSlots slots: [UInt32]) -> [Item] {
    if slots.count == 1 { return items[slots[0]] }
    var found: [Item] = []
    for slot in slots { found += items[slot] }
    return found
  }

  /// Returns the items of a section, without a copy if they are in one chunk.
  @inlinable
  func items(ofSection section: Int) -> [Item] { items(ofSlots: shape.slots(ofSection: section)) }

  /// Returns the items of a section, with their hashes and marks.
  @inlinable
  func hashedItems(ofSection section: Int) -> HashedItems<Item> {
    let (hashes, marks) = shape.hashesAndMarks(ofSection: section)
    return HashedItems(items(ofSection: section), hashes: hashes, marks: marks)
  }

  /// The items of all sections, in order, with their hashes and marks.
  var hashedItems: HashedItems<Item> {
    let (hashes, marks) = shape.hashesAndMarks(from: .first, to: nil)
    return HashedItems(items(ofSlots: shape.slots), hashes: hashes, marks: marks)
  }

  /// Returns how many items in succession are equal, beginning at an offset of a slot in each of two stores.
  @inlinable
  func equalCount(
    _ slot: UInt32,
    _ offset: Int,
    _ other: ItemStore,
    _ otherSlot: UInt32,
    _ otherOffset: Int,
    limit: Int
  ) -> Int {
    items[slot].withSpan { mine in
      other.items[otherSlot].withSpan { theirs in
        mine.equalCount(from: offset, with: theirs, from: otherOffset, limit: limit)
      }
    }
  }

  /// Returns the position of each given item, or -1 for an item that the store does not contain.
  ///
  /// - Parameters:
  ///   - sought: The given items.
  ///   - hashes: The short hash of each given item, or nil if the hashes are not known.
  /// - Returns: The positions.
  @inlinable
  func positions(of sought: [Item], hashes: [UInt32]? = nil) -> [Int] {
    shape.positions(ofItems: sought.count, hashes: hashes) { [items] in
      $0.answer(about: sought, items)
    }
  }
}

extension ItemQuestion {
  /// Returns the answer to the question.
  ///
  /// - Parameters:
  ///   - sought: The given items.
  ///   - items: The items of each slot.
  /// - Returns: The answer that the question describes.
  @inlinable
  func answer<Item: Hashable>(about sought: [Item], _ items: Pages<[Item]>) -> UInt64 {
    switch self {
    case .hash(let given): return UInt64(shortHash(sought[given]))
    case .hashes(let start, let list):
      list.hashes = sought.withSpan { shortHashes($0.extracting(start..<$0.count)) }
      return 0
    case .follow(let start, let slot, let offset, let limit):
      return items[slot].withSpan { items in
        sought.withSpan { sought in
          let sought = sought.extracting(start..<start + limit)
          precondition(offset >= 0, "Index out of bounds")
          var found: UInt64 = 0
          var (given, next) = (0, offset)
          // The answer has 64 bits, and the next given item may be up to eight items away.
          while given < sought.count && next &- offset <= 64 - 8 {
            let end = min(next &+ 8, items.count)
            while next < end {
              // In bounds, as the conditions of both loops say.
              if unsafe items[unchecked: next] == sought[unchecked: given] { break }
              next &+= 1
            }
            if next >= end { break }
            found |= 1 &<< UInt64(truncatingIfNeeded: next &- offset)
            next &+= 1
            given &+= 1
          }
          return found
        }
      }
    case .isEqual(let given, let slot, let offset):
      return items[slot][offset] == sought[given] ? 1 : 0
    case .compare(let slot, let pairs):
      return items[slot].withSpan { items in
        var equal: UInt64 = 0
        for pair in pairs.indices where items[pairs[pair].found] == sought[pairs[pair].given] {
          equal |= 1 &<< UInt64(truncatingIfNeeded: pair)
        }
        return equal
      }
    case .areEqual(let left, let right): return sought[left] == sought[right] ? 1 : 0
    }
  }
}
