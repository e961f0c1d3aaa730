/// The sections of a snapshot, with their hashes and marks.
@usableFromInline
struct SectionList<Section: Hashable & Sendable>: Sendable {
  /// The sections in order.
  @usableFromInline var identifiers: [Section] = []

  /// The short hash of each section.
  @usableFromInline var hashes: [UInt32] = []

  /// The mark of each section; may be empty if no section is marked.
  @usableFromInline var marks: [Mark] = []

  /// Finds the indexes of a hash.
  @usableFromInline var index = HashIndex()

  @inlinable
  init() {}

  /// - Parameters:
  ///   - identifiers: The sections in order, without repetitions.
  ///   - hashes: The short hash of each section.
  @inlinable
  init(_ identifiers: [Section], hashes: [UInt32]) {
    self.identifiers = identifiers
    self.hashes = hashes
    index = HashIndex(offsetsOf: hashes)
  }

  @inlinable var count: Int { identifiers.count }

  /// Returns the index of a section, or nil.
  @inlinable
  func index(of section: Section) -> Int? {
    index.offset(of: shortHash(section), hashes) { identifiers[$0] == section }
  }

  /// Returns whether the list has one of the given sections.
  @inlinable
  func containsAny(of sections: HashedItems<Section>) -> Bool {
    index.hasOffset(ofAny: sections.hashes, hashes) { identifiers[$0] == sections.items[$1] }
  }

  @inlinable
  mutating func insert(_ newSections: [Section], _ newHashes: [UInt32], at offset: Int) {
    identifiers.insert(contentsOf: newSections, at: offset)
    insert(hashes: newHashes, at: offset)
  }

  @usableFromInline
  mutating func insert(hashes newHashes: [UInt32], at offset: Int) {
    let isAppend = offset == hashes.count
    hashes.insert(contentsOf: newHashes, at: offset)
    if !marks.isEmpty {
      marks.insert(contentsOf: newHashes.map { _ in .none }, at: offset)
    }
    if isAppend {
      index.append(hashes, from: offset)
    } else {
      index = HashIndex(offsetsOf: hashes)
    }
  }

  /// Removes all sections except the sections at ascending indexes.
  @inlinable
  mutating func keep(_ indexes: [Int]) {
    identifiers = identifiers.elements(at: indexes)
    hashes = hashes.elements(at: indexes)
    if !marks.isEmpty { marks = marks.elements(at: indexes) }
    index = HashIndex(offsetsOf: hashes)
  }

  /// Moves a section to an index, which is the section's index after the move.
  @inlinable
  mutating func move(from offset: Int, to destination: Int, _ section: Section) {
    identifiers.remove(at: offset)
    identifiers.insert(section, at: destination)
    moveHash(from: offset, to: destination)
  }

  @usableFromInline
  mutating func moveHash(from offset: Int, to destination: Int) {
    hashes.insert(hashes.remove(at: offset), at: destination)
    if !marks.isEmpty { marks.insert(marks.remove(at: offset), at: destination) }
    index = HashIndex(offsetsOf: hashes)
  }

  /// Replaces a section by an equal section, and marks it unless it has a higher mark.
  @inlinable
  mutating func update(at offset: Int, to section: Section, _ mark: Mark) {
    identifiers[offset] = section
    self.mark(mark, at: offset)
  }

  /// Marks a section, unless it has a higher mark.
  @usableFromInline
  mutating func mark(_ mark: Mark, at offset: Int) {
    if marks.isEmpty { marks = hashes.map { _ in .none } }
    marks[offset] = marks[offset].joined(with: mark)
  }

  @usableFromInline
  mutating func removeMarks() { marks = [] }

  /// Returns the mark of a section.
  @usableFromInline
  func mark(at offset: Int) -> Mark { marks.isEmpty ? .none : marks[offset] }

  /// Whether a section may have a mark; false means that none has one.
  @usableFromInline var isMarked: Bool { !marks.isEmpty }

  /// Returns the sections with a given mark, in order.
  @usableFromInline
  func sections(markedFor mark: Mark) -> [Section] {
    marks.indices.filter { marks[$0] == mark }.map { identifiers[$0] }
  }
}

/// The index of a list whose hashes are stored elsewhere. The slots are offsets in the list. A short list has no entries:
/// its hashes are searched one by one.
extension HashIndex {
  private static var mostWithoutEntries: Int { 64 }

  @usableFromInline
  init(offsetsOf hashes: [UInt32]) {
    guard hashes.count > HashIndex.mostWithoutEntries else {
      self.init()
      return
    }
    self.init(hashes.indices.map { HashIndex.entry(hashes[$0], UInt32($0)) })
  }

  /// Returns whether the list has one of several elements.
  ///
  /// - Parameters:
  ///   - sought: The hashes of the elements.
  ///   - hashes: The hashes of the list.
  ///   - areEqual: Returns whether the element of the list at an offset equals the sought element at another offset.
  /// - Returns: Whether an element is found.
  @usableFromInline
  func hasOffset(
    ofAny sought: [UInt32],
    _ hashes: [UInt32],
    areEqual: (_ offset: Int, _ soughtOffset: Int) -> Bool
  ) -> Bool {
    sought.indices.contains { number in
      offset(of: sought[number], hashes) { areEqual($0, number) } != nil
    }
  }

  /// Adds appended elements, which start at an offset.
  @usableFromInline
  mutating func append(_ hashes: [UInt32], from first: Int) {
    if first <= HashIndex.mostWithoutEntries || hashes.count > min(2 * first, capacity) {
      self = HashIndex(offsetsOf: hashes)
    } else {
      for offset in first..<hashes.count { insert(hashes[offset], UInt32(offset)) }
    }
  }

  /// Returns the offset of an element, or nil if no element is equal.
  ///
  /// - Parameters:
  ///   - hash: The hash of the element.
  ///   - hashes: The hashes of all elements.
  ///   - isEqual: A closure that returns whether the element at an offset with that hash is equal.
  /// - Returns: The offset, or nil.
  @usableFromInline
  func offset(of hash: UInt32, _ hashes: [UInt32], isEqual: (Int) -> Bool) -> Int? {
    if hashes.count <= HashIndex.mostWithoutEntries {
      return hashes.withSpan { $0.firstIndex(of: hash, where: isEqual) }
    }
    var next: UInt32 = 0
    while let slot = slot(for: hash, from: next) {
      if isEqual(Int(slot)) { return Int(slot) }
      next = slot + 1
    }
    return nil
  }
}
