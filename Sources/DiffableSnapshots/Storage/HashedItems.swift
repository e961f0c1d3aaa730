/// Items with their hashes and marks, to be inserted into a snapshot.
@usableFromInline
struct HashedItems<Item: Hashable & Sendable>: Sendable {
  @usableFromInline var items: [Item]

  /// The short hash of each item.
  @usableFromInline var hashes: [UInt32]

  /// The mark of each item; may be empty if no item is marked.
  @usableFromInline var marks: [Mark]

  /// - Parameters:
  ///   - items: The items.
  ///   - hashes: The short hash of each item.
  ///   - marks: The mark of each item; may be empty if no item is marked.
  @inlinable
  init(_ items: [Item] = [], hashes: [UInt32] = [], marks: [Mark] = []) {
    assert(items.count == hashes.count && (marks.isEmpty || marks.count == items.count))
    self.items = items
    self.hashes = hashes
    self.marks = marks
  }

  /// Creates unmarked items, and hashes each item once.
  @inlinable
  init(hashing items: [Item]) {
    self.init(items, hashes: shortHashes(items))
  }

  /// Creates the items of several parts, in order, without a copy if there is only one part.
  init(joining parts: [HashedItems]) {
    self.init()
    for part in parts { append(contentsOf: part) }
  }

  var count: Int { items.count }

  /// Appends other items.
  mutating func append(contentsOf other: HashedItems) {
    if items.isEmpty {
      self = other
      return
    }
    if !marks.isEmpty || !other.marks.isEmpty {
      makeRoomForMarks()
      marks += other.marks.isEmpty ? Array(repeating: .none, count: other.count) : other.marks
    }
    items += other.items
    hashes += other.hashes
  }

  /// Returns the items at some offsets, without their marks.
  func elements(at offsets: [Int]) -> HashedItems {
    HashedItems(items.elements(at: offsets), hashes: hashes.elements(at: offsets))
  }

  /// Returns the first items, without their marks.
  func prefix(_ count: Int) -> HashedItems {
    HashedItems(Array(items.prefix(count)), hashes: Array(hashes.prefix(count)))
  }

  /// Returns the offsets of the items that are equal to an earlier item.
  @usableFromInline
  func repeatedOffsets() -> [Int] {
    DiffableSnapshots.repeatedOffsets(hashes: hashes) { items[$0] == items[$1] }
  }

  mutating func makeRoomForMarks() {
    if marks.isEmpty { marks = Array(repeating: .none, count: count) }
  }
}
