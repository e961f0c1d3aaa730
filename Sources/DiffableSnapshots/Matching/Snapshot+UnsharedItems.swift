extension Snapshot {
  /// Calls a function with each pair of equal items that two snapshots do not share and that differ in a byte.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the change.
  ///   - runs: The runs of items in both snapshots.
  ///   - body: Called with the old instance, the new instance and the new position of the item.
  /// - Complexity: O(*g* + *r* log *g* + *c*) plus one call for each item in chunks that are not shared,
  ///   where *g* is the number of groups, *r* the number of runs and *c* the number of chunks in groups that
  ///   are not shared.
  @inlinable
  func forEachUnsharedItem(
    from old: Snapshot,
    in runs: [Run],
    _ body: (_ old: Item, _ new: Item, _ position: Int) -> Void
  ) {
    let (oldItems, items) = (old.store.items, store.items)
    Run.forEachUnsharedPart(of: runs, old.shape, shape) { old, new, count, position in
      let (before, after) = (oldItems[old.slot], items[new.slot])
      if new.offset == old.offset && after.isIdentical(with: before) { return }
      before.withSpan { before in
        after.withSpan { after in
          for step in 0..<count {
            let (oldOffset, newOffset) = (old.offset + step, new.offset + step)
            if before.hasSameBytes(at: oldOffset, as: after, at: newOffset) { continue }
            body(before[oldOffset], after[newOffset], position + step)
          }
        }
      }
    }
  }

  /// Calls a function with each pair of equal sections, unless two snapshots share all sections.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the change.
  ///   - runs: The runs of sections in both snapshots.
  ///   - body: Called with the old instance, the new instance and the new index of the section.
  /// - Complexity: O(*s*), where *s* is the number of sections.
  @inlinable
  func forEachUnsharedSection(
    from old: Snapshot,
    in runs: [Run],
    _ body: (_ old: Section, _ new: Section, _ index: Int) -> Void
  ) {
    let (before, after) = (old.sections, sections)
    if before.isIdentical(with: after) { return }
    Run.forEachPair(in: runs) { body(before[$0], after[$1], $1) }
  }

  /// Returns whether two snapshots share the memory of at least one chunk of items.
  ///
  /// - Complexity: O(*s*), where *s* is the number of slots.
  @inlinable
  func sharesItems(with old: Snapshot) -> Bool {
    let (items, oldItems) = (store.items, old.store.items)
    let oldCount = old.shape.slotCount
    return shape.slots.contains {
      Int($0) < oldCount && !items[$0].isEmpty && items[$0].isIdentical(with: oldItems[$0])
    }
  }
}

extension Run {
  /// Calls a function with each part of a run within one old chunk and one new chunk, except in shared groups.
  ///
  /// - Parameters:
  ///   - runs: The runs of items in both versions.
  ///   - old: The version before.
  ///   - new: The version after.
  ///   - body: Called with the locations of the part's first item, the number of its items, and the new position of its
  ///     first item.
  @usableFromInline
  static func forEachUnsharedPart(
    of runs: [Run],
    _ old: ListShape,
    _ new: ListShape,
    _ body: (_ old: ListShape.Location, _ new: ListShape.Location, _ count: Int, _ position: Int) ->
      Void
  ) {
    if new.isIdentical(with: old) { return }
    for run in runs {
      var done = 0
      while done < run.length {
        let (before, after) = (old.location(at: run.old + done), new.location(at: run.new + done))
        let shared = sharedCount(old.order, before, new.order, after)
        if shared > 0 {
          done += shared
          continue
        }
        let count = min(
          run.length - done,
          old.order.count(of: before.index) - before.offset,
          new.order.count(of: after.index) - after.offset
        )
        body(before, after, count, run.new + done)
        done += count
      }
    }
  }

  /// Returns the number of items from a location to the end of its group, or 0 if the versions do not share the group.
  private static func sharedCount(
    _ old: ChunkOrder,
    _ before: ListShape.Location,
    _ new: ChunkOrder,
    _ after: ListShape.Location
  ) -> Int {
    let (oldGroup, newGroup) = (before.index.group, after.index.group)
    guard before.offset == after.offset, before.index.chunk == after.index.chunk,
      new.groups[newGroup].chunks.isIdentical(with: old.groups[oldGroup].chunks)
    else { return 0 }
    return new.start(ofGroup: newGroup + 1) - new.start(of: after.index) - after.offset
  }

  /// Returns whether two versions contain equal items at equal paths.
  ///
  /// - Parameters:
  ///   - old: The shape of one version.
  ///   - new: The shape of the other version.
  ///   - equalCount: Returns how many items in succession are equal.
  /// - Returns: Whether all items are equal.
  @usableFromInline
  static func areItemsEqual(
    _ old: ListShape,
    _ new: ListShape,
    _ equalCount: EqualCount
  ) -> Bool {
    if new.isIdentical(with: old) { return true }
    guard new.count == old.count && new.sizes == old.sizes else { return false }
    var areEqual = true
    forEachUnsharedPart(of: whole(count: new.count), old, new) { before, after, count, _ in
      let (oldHashes, hashes) = (old.order[before.index].hashes, new.order[after.index].hashes)
      let isShared = before.offset == after.offset && hashes.isIdentical(with: oldHashes)
      if !areEqual || isShared { return }
      areEqual =
        oldHashes[before.offset..<before.offset + count]
        .elementsEqual(hashes[after.offset..<after.offset + count])
        && equalCount(before.slot, before.offset, after.slot, after.offset, count) == count
    }
    return areEqual
  }
}
