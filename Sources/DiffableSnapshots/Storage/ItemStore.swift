/// The items of a snapshot: in order, by section, and found by their hash.
///
/// It is the unchecked core of the snapshot. Callers see to it that no item is there twice and that
/// places exist. Sections are known by their offset only.
///
/// A copy shares everything. The first edit after it copies a chunk and a page of the index, and the
/// directories above them; what the next edits touch again is no longer shared.
@usableFromInline
struct ItemStore<Item: Hashable & Sendable>: Sendable {
  @usableFromInline var order = ItemOrder<Item>()
  @usableFromInline var index = HashIndex()

  /// The label of the chunk with each slot.
  @usableFromInline var labels: [UInt64] = []

  /// The slots that no chunk has.
  @usableFromInline var freeSlots: [UInt32] = []

  /// The slot of the first chunk of each section.
  @usableFromInline var heads: [UInt32] = []

  /// Where an item is stored.
  ///
  /// Valid until the next edit.
  @usableFromInline
  struct Place {
    @usableFromInline var index: ItemOrder<Item>.Index
    @usableFromInline var offset: Int

    @inlinable
    init(index: ItemOrder<Item>.Index, offset: Int) {
      self.index = index
      self.offset = offset
    }
  }

  @inlinable
  init() {}

  // MARK: - Sections

  /// The first chunk of a section.
  @inlinable
  func head(_ section: Int) -> ItemOrder<Item>.Index {
    order.index(ofLabel: labels[Int(heads[section])])
  }

  /// The chunk behind a section's last one, or nil at the end.
  @inlinable
  func end(_ section: Int) -> ItemOrder<Item>.Index? {
    section + 1 < heads.count ? head(section + 1) : nil
  }

  /// The chunk in front of a section, or of the end of the sections; nil at the front.
  @inlinable
  func chunk(before section: Int) -> ItemOrder<Item>.Index? {
    order.index(before: end(section - 1))
  }

  /// The number of items in front of a section; that of all items for the end of the sections.
  @inlinable
  func start(_ section: Int) -> Int {
    section == heads.count ? order.count : order.start(of: head(section))
  }

  /// The number of items in a section.
  @inlinable
  func size(_ section: Int) -> Int { start(section + 1) - start(section) }

  /// The number of items in each section.
  @inlinable var sizes: [Int] {
    // To look a few sections up takes less time than to walk over many chunks.
    if heads.count <= 1 + order.chunkCount / 16 { return heads.indices.map { size($0) } }
    var sizes: [Int] = []
    sizes.reserveCapacity(heads.count)
    for group in order.groups.indices {
      for chunk in order.groups[group].chunks.indices {
        if order.groups[group].chunks[chunk].isHead { sizes.append(0) }
        sizes[sizes.count - 1] += order.groups[group].chunks[chunk].count
      }
    }
    return sizes
  }

  // MARK: - Items

  /// Where an item is, or nil.
  @inlinable
  func place(of item: Item, _ hash: UInt32) -> Place? {
    guard order.count > 0 else { return nil }
    var next: UInt32 = 0
    while let slot = index.slot(for: hash, from: next) {
      let index = order.index(ofLabel: labels[Int(slot)])
      if let offset = order[index].offset(of: item, hash) {
        return Place(index: index, offset: offset)
      }
      next = slot + 1
    }
    return nil
  }

  /// The item at a place.
  @inlinable
  func item(at place: Place) -> Item { order[place.index].items[place.offset] }

  /// The hash of the item at a place.
  @inlinable
  func hash(at place: Place) -> UInt32 { order[place.index].hashes[place.offset] }

  /// The number of items in front of a place.
  @inlinable
  func position(of place: Place) -> Int { order.start(of: place.index) + place.offset }

  /// The place of the item at a position less than the number of items.
  @inlinable
  func place(at position: Int) -> Place {
    let index = order.index(ofPosition: position)
    return Place(index: index, offset: position - order.start(of: index))
  }

  /// The place behind the last item of a section.
  @inlinable
  func endPlace(ofSection section: Int) -> Place {
    guard let last = chunk(before: section + 1) else {
      preconditionFailure("Each section has a chunk")
    }
    return Place(index: last, offset: order[last].count)
  }

  /// The section that holds a place.
  @inlinable
  func section(of place: Place) -> Int {
    let label = order[place.index].label
    return heads.lastIndex(whereFirstOnes: { labels[Int($0)] <= label })
  }

  /// Calls a function with the contents of each chunk of a section.
  @inlinable
  func forEachChunk(ofSection section: Int, _ body: (Chunk<Item>) -> Void) {
    order.forEachChunk(from: head(section), to: end(section), body)
  }

  /// The items of a section; they share storage with it unless there are many.
  @inlinable
  func items(ofSection section: Int) -> [Item] {
    let first = head(section)
    let end = end(section)
    if order.index(after: first) == end { return order[first].items }
    var items: [Item] = []
    items.reserveCapacity(size(section))
    order.forEachChunk(from: first, to: end) { items.append(contentsOf: $0.items) }
    return items
  }

  /// The items of a section, with their hashes and marks.
  @inlinable
  func contents(ofSection section: Int) -> HashedItems<Item> {
    var contents = HashedItems<Item>()
    forEachChunk(ofSection: section) { contents.append(contentsOf: $0.contents) }
    return contents
  }

  /// All items in order.
  @inlinable var items: [Item] {
    if order.chunkCount == 1 { return order.groups[0].chunks[0].items }
    var items: [Item] = []
    items.reserveCapacity(order.count)
    for group in order.groups {
      for chunk in group.chunks { items.append(contentsOf: chunk.items) }
    }
    return items
  }
}
