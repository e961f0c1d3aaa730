/// The chunks of all sections, in order.
///
/// Chunks stand in groups, so that an edit of a snapshot's copy copies one group and the list of groups, and
/// shares the rest.
struct ChunkOrder: Sendable {
  var groups: [Group] = []

  /// The number of items.
  var count = 0

  /// The number of chunks.
  var chunkCount = 0

  /// Whether an item may have a mark.
  var isMarked = false

  struct Group: Sendable {
    var chunks: [Chunk]

    /// The label of its first chunk.
    var label: UInt64

    /// The number of items before it.
    var start: Int

    /// Whether its items may have marks.
    var isMarked = false

    /// A group with more chunks than this is split.
    static let capacity = 32

    init(chunks: [Chunk], label: UInt64, start: Int) {
      self.chunks = chunks
      self.label = label
      self.start = start
    }
  }

  /// Where a chunk stands.
  struct Index: Equatable {
    var group: Int
    var chunk: Int

    /// The first chunk.
    static let first = Index(group: 0, chunk: 0)
  }

  subscript(index: Index) -> Chunk {
    _read { yield groups[index.group].chunks[index.chunk] }
    _modify { yield &groups[index.group].chunks[index.chunk] }
  }

  /// Returns the number of items before a group, or of all items at the end.
  func start(ofGroup group: Int) -> Int { group < groups.count ? groups[group].start : count }

  /// Returns the number of items before a chunk.
  func start(of index: Index) -> Int {
    groups[index.group].start + groups[index.group].chunks[index.chunk].start
  }

  /// Returns the number of items up to the end of a chunk.
  func end(of index: Index) -> Int {
    let next = index.chunk + 1
    if next < groups[index.group].chunks.count {
      return groups[index.group].start + groups[index.group].chunks[next].start
    }
    return start(ofGroup: index.group + 1)
  }

  /// Returns the number of items in a chunk, from the group's memory only.
  func count(of index: Index) -> Int { end(of: index) - start(of: index) }

  /// Returns the chunk with a label.
  func index(ofLabel label: UInt64) -> Index {
    let group = groups.lastIndex(whereFirstOnes: { $0.label <= label })
    return Index(
      group: group,
      chunk: groups[group].chunks.lastIndex(whereFirstOnes: { $0.label <= label })
    )
  }

  /// Returns the chunk of the item at a position less than ``count``.
  func index(ofPosition position: Int) -> Index {
    let group = groups.lastIndex(whereFirstOnes: { $0.start <= position })
    let offset = position - groups[group].start
    return Index(
      group: group,
      chunk: groups[group].chunks.lastIndex(whereFirstOnes: { $0.start <= offset })
    )
  }

  /// Returns the chunk after another one, or nil at the end.
  func index(after index: Index) -> Index? {
    if index.chunk + 1 < groups[index.group].chunks.count {
      return Index(group: index.group, chunk: index.chunk + 1)
    }
    return index.group + 1 < groups.count ? Index(group: index.group + 1, chunk: 0) : nil
  }

  /// Returns the chunk before another one, or the last chunk for nil; nil at the start.
  func index(before index: Index?) -> Index? {
    var index = index ?? Index(group: groups.count, chunk: 0)
    if index.chunk == 0 {
      guard index.group > 0 else { return nil }
      index = Index(group: index.group - 1, chunk: groups[index.group - 1].chunks.count)
    }
    return Index(group: index.group, chunk: index.chunk - 1)
  }

  /// Calls a function with each chunk from one up to another, which is excluded; nil means the end.
  func forEachChunk(from first: Index, to end: Index?, _ body: (Chunk) -> Void) {
    var next = Optional(first)
    while let index = next, index != end {
      body(self[index])
      next = self.index(after: index)
    }
  }
}
