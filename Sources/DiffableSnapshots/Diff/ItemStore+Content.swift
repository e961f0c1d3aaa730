extension ItemStore {
  /// Returns the items whose content has changed, in order.
  ///
  /// The function skips groups and chunks that both versions share, and items that consist of the same bytes.
  ///
  /// - Parameters:
  ///   - old: The version before.
  ///   - runs: The runs of items in both versions.
  ///   - mark: Returns the mark for two equal items; none if their content is equal.
  /// - Returns: The new positions of the items, with their marks.
  /// - Complexity: O(*g* + *r* log *g* + *c*) plus one call for each item in chunks that are not shared,
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

  /// Calls a function with each pair of equal items that the versions do not share and that differ in a byte.
  ///
  /// - Parameters:
  ///   - old: The version before.
  ///   - runs: The runs of items in both versions.
  ///   - body: Called with the old instance, the new instance and the new position of the item.
  /// - Complexity: The same as ``contentChanges(from:in:_:)``.
  @inlinable
  func forEachUnshared(
    from old: ItemStore,
    in runs: [Run],
    _ body: (_ old: Item, _ new: Item, _ position: Int) -> Void
  ) {
    shape.forEachUnsharedRun(from: old.shape, in: runs) { slot, offset, chunkRun in
      let (before, after) = (old.items[chunkRun.oldSlot], items[slot])
      if offset == chunkRun.oldOffset && after.isIdentical(with: before) { return }
      before.withSpan { before in
        after.withSpan { after in
          for step in 0..<chunkRun.count {
            let (oldOffset, newOffset) = (chunkRun.oldOffset + step, offset + step)
            if before.hasSameBytes(at: oldOffset, as: after, at: newOffset) { continue }
            body(before[oldOffset], after[newOffset], chunkRun.position + step)
          }
        }
      }
    }
  }
}

extension ListShape {
  /// Items that are adjacent in one old chunk and in one new chunk.
  @usableFromInline
  struct ChunkRun {
    /// The slot of the old chunk.
    @usableFromInline let oldSlot: UInt32

    /// The offset of the first item in the old chunk.
    @usableFromInline let oldOffset: Int

    /// The number of items.
    @usableFromInline let count: Int

    /// The new position of the first item.
    @usableFromInline let position: Int
  }

  /// Calls a function with each part of a run within one old chunk and one new chunk, except in shared groups.
  ///
  /// - Parameters:
  ///   - old: The version before.
  ///   - runs: The runs of items in both versions.
  ///   - body: Called with the slot and the offset of the part's first item in this version, and with the part.
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
  /// Returns the number of items from a location to the end of its group, if another version shares the group.
  ///
  /// - Parameters:
  ///   - location: A location in this version.
  ///   - other: The other version.
  ///   - otherLocation: The location of the same item in the other version.
  /// - Returns: The number of items up to the end of the group, or 0 if the versions do not share the group.
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
