/// The chunks of all sections, in order.
///
/// Chunks are stored in groups. After a copy of a snapshot, an edit copies one group and the list of groups, and
/// shares the other groups.
struct ChunkOrder: Sendable {
  var groups: [Group] = []

  /// The number of items in all chunks.
  var count = 0

  /// The number of chunks.
  var chunkCount = 0

  /// Whether an item may have a mark; false means that none has one.
  var isMarked = false

  #if DEBUG
    /// The number of groups that edits have moved or given another start, for tests of their cost.
    var groupUpdates = 0
  #endif

  struct Group: Sendable {
    var chunks: [Chunk]

    /// The label of the first chunk.
    var label: UInt64

    /// The number of items before the group.
    var start: Int

    /// Whether an item of the group may have a mark.
    var isMarked = false

    /// The greatest number of chunks; a larger group is divided.
    static let capacity = 32

    /// The target number of chunks when a group is divided; it leaves room for insertions.
    static let builtCount = 24

    init(chunks: [Chunk], label: UInt64, start: Int) {
      self.chunks = chunks
      self.label = label
      self.start = start
    }
  }

  /// The index of a chunk: the index of its group, and the index of the chunk in the group.
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

  /// Returns the number of items before a group, or the number of all items for the end of the groups.
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

  /// Returns the number of items in a chunk without reading the chunk's arrays.
  func count(of index: Index) -> Int { end(of: index) - start(of: index) }

  /// Returns the index of the chunk with a label.
  func index(ofLabel label: UInt64) -> Index {
    let group = groups.indices.last(whereFirstOnes: { groups[$0].label <= label })
    let chunks = groups[group].chunks
    return Index(
      group: group,
      chunk: chunks.indices.last(whereFirstOnes: { chunks[$0].label <= label })
    )
  }

  /// Returns the index of the chunk with the item at a position less than ``count``.
  func index(ofPosition position: Int) -> Index {
    let group = groups.indices.last(whereFirstOnes: { groups[$0].start <= position })
    let offset = position - groups[group].start
    let chunks = groups[group].chunks
    return Index(
      group: group,
      chunk: chunks.indices.last(whereFirstOnes: { chunks[$0].start <= offset })
    )
  }

  /// Returns the index of the next chunk, or nil after the last chunk.
  func index(after index: Index) -> Index? {
    if index.chunk + 1 < groups[index.group].chunks.count {
      return Index(group: index.group, chunk: index.chunk + 1)
    }
    return index.group + 1 < groups.count ? Index(group: index.group + 1, chunk: 0) : nil
  }

  /// Returns the index of the previous chunk, or nil before the first chunk.
  ///
  /// - Parameter index: The index of a chunk, or nil for the end of the chunks.
  /// - Returns: The index of the chunk before it.
  func index(before index: Index?) -> Index? {
    var index = index ?? Index(group: groups.count, chunk: 0)
    if index.chunk == 0 {
      guard index.group > 0 else { return nil }
      index = Index(group: index.group - 1, chunk: groups[index.group - 1].chunks.count)
    }
    return Index(group: index.group, chunk: index.chunk - 1)
  }

  /// Calls a function with each chunk from a chunk up to, but not including, an end chunk.
  ///
  /// - Parameters:
  ///   - first: The index of the first chunk.
  ///   - end: The index of the end chunk, or nil for the end of the chunks.
  ///   - body: Called with each chunk.
  func forEachChunk(from first: Index, to end: Index?, _ body: (Chunk) -> Void) {
    var next = Optional(first)
    while let index = next, index != end {
      body(self[index])
      next = self.index(after: index)
    }
  }
}
