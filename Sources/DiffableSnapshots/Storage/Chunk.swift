/// The hashes and marks of neighbouring items of one section.
///
/// Versions of a snapshot share chunks: an edit copies the chunk that it touches and no other. The items
/// themselves are stored apart, by the chunk's slot.
struct Chunk: Sendable {
  /// The short hash of each item.
  var hashes: [UInt32]

  /// The mark of each item; empty when no item is marked.
  var marks: [Mark]

  /// The number by which the index and the items know the chunk, wherever it moves.
  let slot: UInt32

  /// Labels ascend with the order of the chunks, with gaps for chunks that are inserted later.
  var label: UInt64

  /// The number of items before it in its group.
  var start = 0

  /// How often items were replaced by equal ones.
  ///
  /// A replacement changes no hash. The count changes the chunk all the same, and so ends the sharing by
  /// which two versions know that nothing differs.
  var replacementCount: UInt32 = 0

  /// Whether the chunk is the first of its section.
  ///
  /// Such a chunk stays when it is empty, so that an empty section has a place in the order.
  let startsSection: Bool

  /// A chunk with more items than this is split.
  ///
  /// Each edit after a copy of the snapshot copies a chunk, and each level of directories above grows as
  /// chunks get smaller. At 1,000,000 items this size balances the two.
  static let capacity = 512

  /// The number of items in each chunk of a long section that is built at once, with room for a few more.
  static let builtCount = 384

  init(_ hashes: [UInt32], _ marks: [Mark], slot: UInt32, label: UInt64, startsSection: Bool) {
    assert(marks.isEmpty || marks.count == hashes.count)
    self.hashes = hashes
    self.marks = marks
    self.slot = slot
    self.label = label
    self.startsSection = startsSection
  }

  var count: Int { hashes.count }

  /// Returns the mark of an item.
  func mark(at offset: Int) -> Mark { marks.isEmpty ? .none : marks[offset] }

  mutating func insert(_ newHashes: [UInt32], _ newMarks: [Mark], at offset: Int) {
    if hashes.isEmpty {
      (hashes, marks) = (newHashes, newMarks)
      return
    }
    if !newMarks.isEmpty { makeRoomForMarks() }
    if !marks.isEmpty {
      let added = newMarks.isEmpty ? Array(repeating: .none, count: newHashes.count) : newMarks
      marks.insert(contentsOf: added, at: offset)
    }
    hashes.insert(contentsOf: newHashes, at: offset)
  }

  mutating func remove(at offset: Int) {
    hashes.remove(at: offset)
    if !marks.isEmpty { marks.remove(at: offset) }
  }

  /// Keeps the items at some offsets, ascending.
  mutating func keep(_ offsets: [Int]) {
    hashes = hashes.elements(at: offsets)
    if !marks.isEmpty { marks = marks.elements(at: offsets) }
  }

  /// Keeps a range of items.
  mutating func keep(_ range: Range<Int>) {
    hashes = Array(hashes[range])
    if !marks.isEmpty { marks = Array(marks[range]) }
  }

  /// Marks an item, unless it has a mark that wins.
  mutating func mark(_ mark: Mark, at offset: Int) {
    makeRoomForMarks()
    marks[offset] = marks[offset].joined(with: mark)
  }

  private mutating func makeRoomForMarks() {
    if marks.isEmpty { marks = Array(repeating: .none, count: count) }
  }

  /// Returns the offset of the first item with a hash that satisfies a condition, or nil.
  func offset(of hash: UInt32, where isEqual: (Int) -> Bool) -> Int? {
    hashes.withUnsafeBufferPointer { $0.firstIndex(of: hash, where: isEqual) }
  }
}
