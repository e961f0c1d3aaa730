extension ItemStore {
  /// The positions of the items whose content is not what it was, with their marks.
  ///
  /// What both versions have in the same memory is passed over: whole groups, then chunks.
  ///
  /// - Parameters:
  ///   - old: The version before.
  ///   - runs: The runs of items that both have in common.
  ///   - mark: The mark for an old and a new item; none when they show the same.
  /// - Returns: The positions, ascending.
  /// - Complexity: O(*g* + *r* log *g* + *c*) plus a call for each item of a chunk that is not shared,
  ///   where *g* is the number of groups, *r* that of the runs and *c* that of the chunks in groups that
  ///   are not shared.
  @inlinable
  func contentChanges(
    from old: ItemStore,
    in runs: [Run],
    _ mark: (_ old: Item, _ new: Item) -> Mark
  ) -> [(position: Int, mark: Mark)] {
    var changed: [(position: Int, mark: Mark)] = []
    forEachUnshared(from: old, in: runs) { oldItem, newItem, position in
      let mark = mark(oldItem, newItem)
      if mark != .none { changed.append((position, mark)) }
    }
    return changed
  }

  /// Calls a function with each pair of an old and a new item that are equal, but need not be the same
  /// instance, and with the new position.
  ///
  /// - Parameters:
  ///   - old: The version before.
  ///   - runs: The runs of items that both have in common.
  ///   - body: The function.
  /// - Complexity: That of ``contentChanges(from:in:_:)``.
  @inlinable
  func forEachUnshared(
    from old: ItemStore,
    in runs: [Run],
    _ body: (_ old: Item, _ new: Item, _ position: Int) -> Void
  ) {
    if order.groups.isIdentical(with: old.order.groups) { return }
    for run in runs {
      var done = 0
      while done < run.length {
        let (before, after) = (old.place(at: run.old + done), place(at: run.new + done))
        let shared = order.sharedCount(at: after, with: old.order, at: before)
        if shared > 0 {
          done += shared
          continue
        }
        let (oldChunk, newChunk) = (old.order[before.index], order[after.index])
        let count = min(
          run.length - done,
          oldChunk.count - before.offset,
          newChunk.count - after.offset
        )
        for step in 0..<count {
          body(
            oldChunk.items[before.offset + step],
            newChunk.items[after.offset + step],
            run.new + done + step
          )
        }
        done += count
      }
    }
  }
}

extension ItemOrder {
  /// How many items from a place on are the same memory as those from a place of another version.
  ///
  /// - Parameters:
  ///   - place: A place of this version.
  ///   - other: The other version.
  ///   - otherPlace: A place there.
  /// - Returns: The number of items to the end of the group or of the chunk; 0 when nothing is shared.
  @inlinable
  func sharedCount(
    at place: ItemStore<Item>.Place,
    with other: ItemOrder,
    at otherPlace: ItemStore<Item>.Place
  ) -> Int {
    guard place.offset == otherPlace.offset else { return 0 }
    let (group, otherGroup) = (place.index.group, otherPlace.index.group)
    let isSameGroup =
      place.index.chunk == otherPlace.index.chunk
      && groups[group].chunks.isIdentical(with: other.groups[otherGroup].chunks)
    if isSameGroup { return start(ofGroup: group + 1) - start(of: place.index) - place.offset }
    guard self[place.index].items.isIdentical(with: other[otherPlace.index].items) else { return 0 }
    return self[place.index].count - place.offset
  }
}
