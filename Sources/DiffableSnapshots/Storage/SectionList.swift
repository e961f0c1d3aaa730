/// The sections of a snapshot, with their hashes and marks.
@usableFromInline
struct SectionList<Section: Hashable & Sendable>: Sendable {
  /// The sections in order, without repetitions.
  @usableFromInline var list: HashedItems<Section>

  /// Finds the indexes of a hash.
  @usableFromInline private(set) var index: HashIndex

  @inlinable
  init(_ list: HashedItems<Section> = HashedItems()) {
    self.list = list
    index = HashIndex(offsetsOf: list.hashes)
  }

  /// Returns the index of a section, or nil.
  @inlinable
  func index(of section: Section) -> Int? {
    index.offset(of: shortHash(section), list.hashes) { [items = list.items] in
      items[$0] == section
    }
  }

  @inlinable
  mutating func insert(_ sections: HashedItems<Section>, at offset: Int) {
    list.items.insert(contentsOf: sections.items, at: offset)
    insert(hashes: sections.hashes, at: offset)
  }

  @usableFromInline
  mutating func insert(hashes: [UInt32], at offset: Int) {
    let isAppend = offset == list.hashes.count
    list.hashes.insert(contentsOf: hashes, at: offset)
    if !list.marks.isEmpty {
      list.marks.insert(contentsOf: repeatElement(.none, count: hashes.count), at: offset)
    }
    if isAppend {
      index.append(list.hashes, from: offset)
    } else {
      index = HashIndex(offsetsOf: list.hashes)
    }
  }

  /// Removes all sections except the sections at ascending indexes.
  mutating func keep(_ indexes: [Int]) {
    let marks = list.marks.isEmpty ? [] : list.marks.elements(at: indexes)
    self = SectionList(list.elements(at: indexes))
    list.marks = marks
  }

  /// Moves a section to an index, which is the section's index after the move.
  mutating func move(from offset: Int, to destination: Int, _ section: Section) {
    list.items.remove(at: offset)
    list.items.insert(section, at: destination)
    list.hashes.insert(list.hashes.remove(at: offset), at: destination)
    if !list.marks.isEmpty {
      list.marks.insert(list.marks.remove(at: offset), at: destination)
    }
    index = HashIndex(offsetsOf: list.hashes)
  }

  /// Marks a section, unless it has a higher mark.
  mutating func mark(_ mark: Mark, at offset: Int) {
    list.makeRoomForMarks()
    list.marks[offset] = list.marks[offset].joined(with: mark)
  }

  /// Returns the mark of a section.
  func mark(at offset: Int) -> Mark { list.marks.isEmpty ? .none : list.marks[offset] }

  /// Whether a section may have a mark; false means that none has one.
  var isMarked: Bool { !list.marks.isEmpty }

  /// Returns the sections with a given mark, in order.
  @usableFromInline
  func sections(markedFor mark: Mark) -> [Section] {
    list.marks.indices.filter { list.marks[$0] == mark }.map { list.items[$0] }
  }
}

/// The index of a list whose hashes are stored elsewhere. The slots are offsets in the list. A short list has no
/// entries: its hashes are searched one by one.
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

  /// Adds appended elements, which start at an offset.
  fileprivate mutating func append(_ hashes: [UInt32], from first: Int) {
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
    return slot(for: hash) { isEqual(Int($0)) }.map { Int($0) }
  }
}
