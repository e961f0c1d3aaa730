/// The order, sections, hashes and marks of a snapshot's items, without the items themselves.
///
/// The shape consists of numbers, so it is compiled once, in the library. ``ItemStore`` contains the items: one
/// array for each chunk, under the chunk's *slot*. If a search or a comparison needs `==`, the caller passes a
/// function that compares items, which the shape identifies by slot and offset.
///
/// The shape does not check its input. Callers ensure that no item occurs twice and that locations exist. The
/// shape identifies sections only by their index.
///
/// A copy shares all memory. The first edit after a copy copies a chunk, a page of the index, and the groups
/// above them.
@usableFromInline
package struct ListShape: Sendable {
  /// All parts behind one reference, so that passing a shape on copies only a reference.
  private var parts = CopyOnWriteBox(Parts())

  private struct Parts: Sendable {
    var order = ChunkOrder()
    var index = HashIndex()
    var labels: [UInt64] = []
    var freeSlots: [UInt32] = []
    var firstSlots: [UInt32] = []
  }

  /// The location of an item in the storage.
  ///
  /// A location is valid until the next edit.
  @usableFromInline
  struct Location {
    /// The slot of the item's chunk, under which ``ItemStore`` stores the items.
    @usableFromInline var slot: UInt32

    /// The offset of the item in its chunk.
    @usableFromInline var offset: Int

    /// The index of the chunk.
    var index: ChunkOrder.Index
  }

  @usableFromInline
  init() {}

  /// The number of items.
  @usableFromInline var count: Int { order.count }

  /// The number of sections.
  var sectionCount: Int { parts.value.firstSlots.count }

  // MARK: - Parts

  var order: ChunkOrder {
    _read { yield parts.value.order }
    _modify { yield &parts.value.order }
  }

  /// The index of all items by hash; empty if ``isIndexed`` is false.
  var index: HashIndex {
    _read { yield parts.value.index }
    _modify { yield &parts.value.index }
  }

  /// Whether the index contains all items; if false, the list is short and its hashes are searched linearly.
  var isIndexed: Bool { !index.groups.isEmpty }

  /// The label of each slot's chunk.
  var labels: [UInt64] {
    _read { yield parts.value.labels }
    _modify { yield &parts.value.labels }
  }

  /// The slots without a chunk.
  var freeSlots: [UInt32] {
    _read { yield parts.value.freeSlots }
    _modify { yield &parts.value.freeSlots }
  }

  /// The slot of the first chunk of each section.
  var firstSlots: [UInt32] {
    _read { yield parts.value.firstSlots }
    _modify { yield &parts.value.firstSlots }
  }

  // MARK: - Sections

  /// Returns the index of a section's first chunk.
  func firstChunk(_ section: Int) -> ChunkOrder.Index {
    order.index(ofLabel: labels[Int(firstSlots[section])])
  }

  /// Returns the index of the chunk after a section's last chunk, or nil for the last section.
  func end(_ section: Int) -> ChunkOrder.Index? {
    section + 1 < firstSlots.count ? firstChunk(section + 1) : nil
  }

  /// Returns the index of the chunk before a section, or nil for the first section.
  ///
  /// If `section` is the number of sections, the function returns the index of the last chunk.
  func chunk(before section: Int) -> ChunkOrder.Index? {
    order.index(before: end(section - 1))
  }

  /// Returns the number of items before a section.
  ///
  /// If `section` is the number of sections, the function returns the number of all items.
  @usableFromInline
  func start(_ section: Int) -> Int {
    section == firstSlots.count ? order.count : order.start(of: firstChunk(section))
  }

  /// Returns the number of items in a section.
  @usableFromInline
  func size(_ section: Int) -> Int { start(section + 1) - start(section) }

  /// The number of items in each section.
  var sizes: [Int] {
    if firstSlots.count == 1 { return [order.count] }
    // Looking up a few sections is cheaper than iterating over many chunks.
    if firstSlots.count <= 1 + order.chunkCount / 16 { return firstSlots.indices.map { size($0) } }
    var sizes: [Int] = []
    sizes.reserveCapacity(firstSlots.count)
    order.groups.withSpan { groups in
      for group in groups.indices {
        groups[group].chunks.withSpan { chunks in
          for chunk in chunks.indices {
            if chunks[chunk].startsSection { sizes.append(0) }
            sizes[sizes.count - 1] += chunks[chunk].count
          }
        }
      }
    }
    return sizes
  }

  /// A hash of the number of items in each section and of the hashes of all items, in order.
  ///
  /// The function is FNV-1a, described in G. Fowler, L. C. Noll, K.-P. Vo, D. Eastlake, "The FNV Non-Cryptographic Hash
  /// Algorithm", with words of 32 bits instead of bytes.
  @usableFromInline var combinedHash: UInt64 {
    var combined: UInt64 = 0xCBF2_9CE4_8422_2325
    func combine(_ word: UInt32) { combined = (combined ^ UInt64(word)) &* 0x100_0000_01B3 }
    for size in sizes { combine(UInt32(truncatingIfNeeded: size)) }
    for group in order.groups.indices {
      for chunk in order.groups[group].chunks.indices {
        order.groups[group].chunks[chunk].hashes.forEach(combine)
      }
    }
    return combined
  }

  /// Returns the slots of a section's chunks, in order.
  @usableFromInline
  func slots(ofSection section: Int) -> [UInt32] {
    var slots: [UInt32] = []
    order.forEachChunk(from: firstChunk(section), to: end(section)) { slots.append($0.slot) }
    return slots
  }

  /// The slots of all chunks, in order.
  @usableFromInline var slots: [UInt32] { order.groups.flatMap { $0.chunks.map { $0.slot } } }

  /// Returns the hashes and marks of a section's items; the marks may be empty if no item is marked.
  @usableFromInline
  func hashesAndMarks(ofSection section: Int) -> ([UInt32], [Mark]) {
    hashesAndMarks(from: firstChunk(section), to: end(section))
  }

  /// Returns the hashes and marks of the items in some chunks; the marks may be empty if no item is marked.
  func hashesAndMarks(
    from first: ChunkOrder.Index,
    to end: ChunkOrder.Index?
  ) -> ([UInt32], [Mark]) {
    var all = Chunk([], [], slot: 0, label: 0, startsSection: true)
    order.forEachChunk(from: first, to: end) {
      all.insert($0.hashes, $0.marks, at: all.count)
    }
    return (all.hashes, all.marks)
  }

  // MARK: - Items

  /// Returns the number of items before a location.
  @usableFromInline
  func position(of location: Location) -> Int { order.start(of: location.index) + location.offset }

  /// Returns the location of the item at a position less than the number of items.
  @usableFromInline
  func location(at position: Int) -> Location {
    let index = order.index(ofPosition: position)
    return Location(
      slot: order[index].slot,
      offset: position - order.start(of: index),
      index: index
    )
  }

  /// Returns the location of the item at an index in a section, or nil if an index is out of bounds.
  @usableFromInline
  func location(section: Int, item: Int) -> Location? {
    guard firstSlots.indices.contains(section), item >= 0 else { return nil }
    let first = firstChunk(section)
    let start = order.start(of: first)
    if item < order.count(of: first) {
      return Location(slot: order[first].slot, offset: item, index: first)
    }
    return item < self.start(section + 1) - start ? location(at: start + item) : nil
  }

  /// Returns the location after the last item of a section.
  @usableFromInline
  func endLocation(ofSection section: Int) -> Location {
    guard let last = chunk(before: section + 1) else {
      preconditionFailure("Each section has a chunk")
    }
    return Location(slot: order[last].slot, offset: order.count(of: last), index: last)
  }

  /// Returns the index of the section that contains a location.
  @usableFromInline
  func section(of location: Location) -> Int {
    let label = order[location.index].label
    return firstSlots.indices.last(whereFirstOnes: { labels[Int(firstSlots[$0])] <= label })
  }

  /// Returns whether a number of items is so large that one pass over the list is cheaper than a step for each item.
  func isMuch(_ count: Int) -> Bool { count > 16 && count > order.count / 8 }

  /// Returns whether both shapes share their memory, so that their items are the same.
  @usableFromInline
  func isIdentical(with other: ListShape) -> Bool {
    parts.isIdentical(with: other.parts) || order.groups.isIdentical(with: other.order.groups)
  }
}
