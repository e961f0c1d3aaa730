/// The chunks of all sections, in order.
///
/// They stand in groups, so that the copy of a snapshot that is edited copies one group and the list of
/// groups, and shares the rest.
@usableFromInline
struct ItemOrder<Item: Hashable & Sendable>: Sendable {
  @usableFromInline var groups: [Group] = []

  /// The number of items.
  @usableFromInline var count = 0

  /// The number of chunks.
  @usableFromInline var chunkCount = 0

  /// Whether an item may have a mark.
  @usableFromInline var isMarked = false

  @usableFromInline
  struct Group: Sendable {
    @usableFromInline var chunks: [Chunk<Item>]

    /// The label of its first chunk.
    @usableFromInline var label: UInt64

    /// The number of items in front of it.
    @usableFromInline var start: Int

    /// Whether its items may have marks.
    @usableFromInline var isMarked = false

    /// A group with more chunks than this is split.
    @inlinable static var capacity: Int { 32 }

    @inlinable
    init(chunks: [Chunk<Item>], label: UInt64, start: Int) {
      self.chunks = chunks
      self.label = label
      self.start = start
    }
  }

  /// Where a chunk stands.
  @usableFromInline
  struct Index: Equatable {
    @usableFromInline var group: Int
    @usableFromInline var chunk: Int

    @inlinable
    init(group: Int, chunk: Int) {
      self.group = group
      self.chunk = chunk
    }

    /// The first chunk there is.
    @inlinable static var first: Index { Index(group: 0, chunk: 0) }
  }

  @inlinable
  init() {}

  @inlinable subscript(index: Index) -> Chunk<Item> {
    _read { yield groups[index.group].chunks[index.chunk] }
    _modify { yield &groups[index.group].chunks[index.chunk] }
  }

  /// The number of items in front of a group, or of all at the end.
  @inlinable
  func start(ofGroup group: Int) -> Int { group < groups.count ? groups[group].start : count }

  /// The number of items in front of a chunk.
  @inlinable
  func start(of index: Index) -> Int {
    groups[index.group].start + groups[index.group].chunks[index.chunk].start
  }

  /// The number of items up to the end of a chunk.
  @inlinable
  func end(of index: Index) -> Int {
    let group = groups[index.group]
    if index.chunk + 1 < group.chunks.count {
      return group.start + group.chunks[index.chunk + 1].start
    }
    return start(ofGroup: index.group + 1)
  }

  /// The number of items in a chunk; unlike the chunk itself it looks at the group's memory only.
  @inlinable
  func count(of index: Index) -> Int { end(of: index) - start(of: index) }

  /// The chunk with a label.
  @inlinable
  func index(ofLabel label: UInt64) -> Index {
    let group = groups.lastIndex(whereFirstOnes: { $0.label <= label })
    return Index(
      group: group,
      chunk: groups[group].chunks.lastIndex(whereFirstOnes: { $0.label <= label })
    )
  }

  /// The chunk that holds the item at a position less than ``count``.
  @inlinable
  func index(ofPosition position: Int) -> Index {
    let group = groups.lastIndex(whereFirstOnes: { $0.start <= position })
    let offset = position - groups[group].start
    return Index(
      group: group,
      chunk: groups[group].chunks.lastIndex(whereFirstOnes: { $0.start <= offset })
    )
  }

  /// The chunk that follows, or nil at the end.
  @inlinable
  func index(after index: Index) -> Index? {
    if index.chunk + 1 < groups[index.group].chunks.count {
      return Index(group: index.group, chunk: index.chunk + 1)
    }
    return index.group + 1 < groups.count ? Index(group: index.group + 1, chunk: 0) : nil
  }

  /// The chunk in front of another one, or of the end, which nil stands for; nil at the front.
  @inlinable
  func index(before index: Index?) -> Index? {
    var index = index ?? Index(group: groups.count, chunk: 0)
    if index.chunk == 0 {
      guard index.group > 0 else { return nil }
      index = Index(group: index.group - 1, chunk: groups[index.group - 1].chunks.count)
    }
    return Index(group: index.group, chunk: index.chunk - 1)
  }

  /// Calls a function with each chunk of a range of chunks, the end being excluded; nil means the end.
  @inlinable
  func forEachChunk(from first: Index, to end: Index?, _ body: (Chunk<Item>) -> Void) {
    var next = Optional(first)
    while let index = next, index != end {
      body(self[index])
      next = self.index(after: index)
    }
  }
}
