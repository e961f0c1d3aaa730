extension ItemStore {
  /// Returns the items whose content has changed, in order.
  ///
  /// Groups and chunks that both versions share are skipped.
  ///
  /// - Parameters:
  ///   - old: The version before.
  ///   - runs: The runs of items that both versions have.
  ///   - mark: Returns the mark for an old and a new item that are equal; none when they show the same.
  /// - Returns: The items with their marks.
  /// - Complexity: O(*g* + *r* log *g* + *c*) plus a call for each item of a chunk that is not shared,
  ///   where *g* is the number of groups, *r* the number of runs and *c* the number of chunks in groups that
  ///   are not shared.
  @inlinable
  func contentChanges(
    from old: ItemStore,
    in runs: [Run],
    _ mark: (_ old: Item, _ new: Item) -> Mark
  ) -> [ContentChange] {
    var changes: [ContentChange] = []
    forEachUnshared(from: old, in: runs) { oldItem, newItem, position in
      let mark = mark(oldItem, newItem)
      if mark != .none { changes.append(ContentChange(position: position, mark: mark)) }
    }
    return changes
  }

  /// Calls a function with each pair of an old and a new item that are equal, but need not be the same
  /// instance, and with the new position.
  ///
  /// - Complexity: That of ``contentChanges(from:in:_:)``.
  @inlinable
  func forEachUnshared(
    from old: ItemStore,
    in runs: [Run],
    _ body: (_ old: Item, _ new: Item, _ position: Int) -> Void
  ) {
    shape.forEachUnsharedRun(from: old.shape, in: runs) { slot, offset, chunkRun in
      let (before, after) = (old.items[chunkRun.oldSlot], items[slot])
      if offset == chunkRun.oldOffset && after.isIdentical(with: before) { return }
      for step in 0..<chunkRun.count {
        body(before[chunkRun.oldOffset + step], after[offset + step], chunkRun.position + step)
      }
    }
  }
}

extension ListShape {
  /// Items of one chunk that follow each other in an old chunk too.
  @usableFromInline
  struct ChunkRun {
    @usableFromInline let oldSlot: UInt32
    @usableFromInline let oldOffset: Int
    @usableFromInline let count: Int

    /// The new position of the first item.
    @usableFromInline let position: Int
  }

  /// Calls a function with all stretches of items that two versions have but need not share.
  ///
  /// - Parameters:
  ///   - old: The version before.
  ///   - runs: The runs of items that both versions have.
  ///   - body: Called with the slot and the offset of the first new item, and with the chunkRun.
  @usableFromInline
  func forEachUnsharedRun(
    from old: ListShape,
    in runs: [Run],
    _ body: (_ slot: UInt32, _ offset: Int, ChunkRun) -> Void
  ) {
    if isIdentical(with: old) { return }
    for run in runs {
      var done = 0
      while done < run.length {
        let (before, after) = (old.location(at: run.old + done), location(at: run.new + done))
        let shared = order.sharedCount(at: after, with: old.order, at: before)
        if shared > 0 {
          done += shared
          continue
        }
        let count = min(
          run.length - done,
          old.order.count(of: before.index) - before.offset,
          order.count(of: after.index) - after.offset
        )
        body(
          after.slot,
          after.offset,
          ChunkRun(
            oldSlot: before.slot,
            oldOffset: before.offset,
            count: count,
            position: run.new + done
          )
        )
        done += count
      }
    }
  }
}

extension ChunkOrder {
  /// Returns how many items from a location on share a group with those from a location of another version.
  ///
  /// - Returns: The number of items to the end of the group; 0 when the groups differ.
  fileprivate func sharedCount(
    at location: ListShape.Location,
    with other: ChunkOrder,
    at otherLocation: ListShape.Location
  ) -> Int {
    guard location.offset == otherLocation.offset,
      location.index.chunk == otherLocation.index.chunk,
      groups[location.index.group].chunks.isIdentical(
        with: other.groups[otherLocation.index.group].chunks
      )
    else { return 0 }
    return start(ofGroup: location.index.group + 1) - start(of: location.index) - location.offset
  }
}
