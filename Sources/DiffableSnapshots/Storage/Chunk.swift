/// The hashes and marks of adjacent items in one section.
///
/// Versions of a snapshot share chunks: an edit copies only the chunk that it changes. ``ItemStore`` stores the
/// items themselves, under the chunk's slot.
struct Chunk: Sendable {
  /// The short hash of each item.
  var hashes: [UInt32]

  /// The mark of each item; may be empty if no item is marked.
  var marks: [Mark]

  /// The number that identifies the chunk in the index and in ``ItemStore``; a move does not change it.
  let slot: UInt32

  /// A number that ascends with the order of the chunks.
  ///
  /// Labels have gaps for chunks that are inserted later.
  var label: UInt64

  /// The number of items before the chunk in its group.
  var start = 0

  /// The number of edits that may have replaced items by equal items.
  ///
  /// A replacement changes no hash. Changing this count copies the group of the chunk, so that the versions before
  /// and after the edit do not share it. A difference skips shared groups, and would miss the new content there.
  var replacementCount: UInt32 = 0

  /// Whether the chunk is the first of its section.
  ///
  /// The first chunk is kept even if it is empty, so that an empty section has a chunk.
  let startsSection: Bool

  /// The greatest number of items; a larger chunk is split.
  ///
  /// Each edit after a copy of the snapshot copies a chunk and the groups above it. Smaller chunks are cheaper
  /// to copy but need more groups. At 1,000,000 items this size balances both costs.
  static let capacity = 512

  /// The target number of items in each chunk when a long section is divided; it leaves room for insertions.
  static let builtCount = 384

  /// Returns the number of chunks that a number of items is divided among.
  static func partCount(of count: Int) -> Int {
    count <= capacity ? 1 : (count + builtCount - 1) / builtCount
  }

  /// Returns the range of the items in one of the chunks that a number of items is divided among.
  static func range(ofPart part: Int, of count: Int) -> Range<Int> {
    let parts = partCount(of: count)
    return count * part / parts..<count * (part + 1) / parts
  }

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

  /// Removes all items except the items at ascending offsets.
  mutating func keep(_ offsets: [Int]) {
    hashes = hashes.elements(at: offsets)
    if !marks.isEmpty { marks = marks.elements(at: offsets) }
  }

  /// Marks items, unless they have higher marks, before the caller replaces them by equal items.
  ///
  /// - Parameters:
  ///   - mark: The mark.
  ///   - positions: The positions of the items.
  ///   - start: The position of the first item of the chunk.
  mutating func mark(_ mark: Mark, at positions: ArraySlice<Int>, from start: Int) {
    replacementCount &+= 1
    makeRoomForMarks()
    marks.withMutableSpan { marks in
      for position in positions {
        marks[position - start] = marks[position - start].joined(with: mark)
      }
    }
  }

  private mutating func makeRoomForMarks() {
    if marks.isEmpty { marks = Array(repeating: .none, count: count) }
  }

  /// Returns the offset of the first item with a given hash for which `isEqual` returns true, or nil.
  func offset(of hash: UInt32, where isEqual: (Int) -> Bool) -> Int? {
    hashes.withSpan { $0.firstIndex(of: hash, where: isEqual) }
  }
}
