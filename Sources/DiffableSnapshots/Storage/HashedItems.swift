/// Items in order, each with its hash and its mark.
@usableFromInline
struct HashedItems<Item: Hashable & Sendable>: Sendable {
  @usableFromInline var items: [Item]

  /// The short hash of each item.
  @usableFromInline var hashes: [UInt32]

  /// The mark of each item; empty where no item is marked.
  @usableFromInline var marks: [Mark]

  /// - Parameters:
  ///   - items: The items.
  ///   - hashes: The short hash of each.
  ///   - marks: The mark of each; may be empty when there is none.
  @inlinable
  init(_ items: [Item] = [], hashes: [UInt32] = [], marks: [Mark] = []) {
    assert(items.count == hashes.count && (marks.isEmpty || marks.count == items.count))
    self.items = items
    self.hashes = hashes
    self.marks = marks
  }

  /// Hashes each item once.
  @inlinable
  init(hashing items: [Item]) {
    self.init(items, hashes: items.map { shortHash($0) })
  }

  @inlinable var count: Int { items.count }
  @inlinable var isEmpty: Bool { items.isEmpty }

  @inlinable
  func mark(at offset: Int) -> Mark { marks.isEmpty ? .none : marks[offset] }

  /// A part of them.
  @inlinable subscript(range: Range<Int>) -> HashedItems {
    HashedItems(
      Array(items[range]),
      hashes: Array(hashes[range]),
      marks: marks.isEmpty ? [] : Array(marks[range])
    )
  }

  @inlinable
  mutating func append(contentsOf other: HashedItems) { insert(contentsOf: other, at: count) }

  @inlinable
  mutating func insert(contentsOf other: HashedItems, at offset: Int) {
    guard !isEmpty else {
      self = other
      return
    }
    if !marks.isEmpty || !other.marks.isEmpty {
      makeRoomForMarks()
      marks.insert(
        contentsOf: other.marks.isEmpty
          ? Array(repeating: .none, count: other.count) : other.marks,
        at: offset
      )
    }
    items.insert(contentsOf: other.items, at: offset)
    hashes.insert(contentsOf: other.hashes, at: offset)
  }

  /// Adds one of other items to the end, without its mark.
  @inlinable
  mutating func append(_ other: HashedItems, at offset: Int) {
    items.append(other.items[offset])
    hashes.append(other.hashes[offset])
    if !marks.isEmpty { marks.append(.none) }
  }

  @inlinable
  mutating func remove(at offset: Int) {
    items.remove(at: offset)
    hashes.remove(at: offset)
    if !marks.isEmpty { marks.remove(at: offset) }
  }

  /// All but some of them.
  ///
  /// - Parameters:
  ///   - positions: The positions of those, ascending.
  ///   - start: The position of the first item.
  /// - Returns: The others.
  @inlinable
  func removing(_ positions: ArraySlice<Int>, from start: Int) -> HashedItems {
    let kept = items.offsets(without: positions, from: start)
    return HashedItems(
      items.elements(at: kept),
      hashes: hashes.elements(at: kept),
      marks: marks.isEmpty ? [] : marks.elements(at: kept)
    )
  }

  /// Replaces an item by an equal one, and marks it unless it has a mark that wins.
  @inlinable
  mutating func update(at offset: Int, to item: Item, _ mark: Mark) {
    items[offset] = item
    self.mark(mark, at: offset)
  }

  /// Marks an item, unless it has a mark that wins.
  @inlinable
  mutating func mark(_ mark: Mark, at offset: Int) {
    makeRoomForMarks()
    marks[offset] = marks[offset].joined(with: mark)
  }

  @inlinable
  mutating func removeMarks() { marks = [] }

  @inlinable
  mutating func makeRoomForMarks() {
    if marks.isEmpty { marks = Array(repeating: .none, count: count) }
  }
}
