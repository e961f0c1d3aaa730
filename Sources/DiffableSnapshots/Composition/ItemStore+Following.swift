extension ItemStore<SourceItem> {
  /// Makes the change that has led from one version of other items to another, where a part of this store
  /// has one of its items for each of those.
  ///
  /// What stays is left in its memory, unless the other items may be other instances now.
  ///
  /// - Parameters:
  ///   - old: The other items as they were.
  ///   - new: The other items as they are now.
  ///   - start: The position of the item for the first of the other ones.
  ///   - section: The section of this store that has all those items.
  ///   - make: Makes an item for one of the other ones.
  /// - Complexity: O(1) when both versions are copies. When one is an edit of the other, O(*k* log *n*) on
  ///   average beside the cost of comparing them, where *k* is the number of items that were edited and up
  ///   to 512 around each edit, and *n* that of all in this store; else O(*n*).
  mutating func follow<Other>(
    from old: ItemStore<Other>,
    to new: ItemStore<Other>,
    at start: Int = 0,
    inSection section: Int = 0,
    _ make: (Other) -> SourceItem
  ) {
    if new.order.groups.isIdentical(with: old.order.groups) { return }
    // The list will compare them anyway.
    guard new.sharesItems(with: old) else {
      if old.order.count > 0 { remove(atPositions: Array(start..<start + old.order.count)) }
      let arriving = HashedItems(hashing: new.items.map(make))
      if !arriving.isEmpty { insert(arriving, at: place(behind: start, inSection: section)) }
      return
    }
    let runs = new.runs(from: old)
    let stays = Run.staying(runs)
    let staying = runs.indices.filter { stays.contains($0) }.map { runs[$0] }
    var leaving: [Int] = []
    Run.forEachOldGap(in: staying, count: old.order.count) { leaving += $0.map { start + $0 } }
    if !leaving.isEmpty { remove(atPositions: leaving) }
    Run.forEachNewGap(in: staying, count: new.order.count) { positions in
      if positions.isEmpty { return }
      let arriving = positions.map { make(new.item(at: new.place(at: $0))) }
      insert(
        HashedItems(hashing: arriving),
        at: place(behind: start + positions.lowerBound, inSection: section)
      )
    }
    new.forEachUnshared(from: old, in: staying) { _, item, position in
      let (item, place) = (make(item), place(at: start + position))
      // To write the same would copy what versions share.
      if item.box !== self.item(at: place).box {
        order[place.index].contents.items[place.offset] = item
      }
    }
  }

  /// One section, and nothing in it.
  static var withoutItems: ItemStore { ItemStore(sections: [HashedItems()]) }

  /// The place in a section behind as many items as are in front of a position.
  private func place(behind position: Int, inSection section: Int) -> Place {
    if position == start(section) { return Place(index: head(section), offset: 0) }
    let previous = place(at: position - 1)
    return Place(index: previous.index, offset: previous.offset + 1)
  }
}

extension ItemStore {
  /// Whether two versions have items in the same memory.
  ///
  /// - Complexity: O(*s*), where *s* is the number of slots.
  fileprivate func sharesItems(with old: ItemStore) -> Bool {
    var oldChunks = [[Item]](repeating: [], count: old.labels.count)
    for group in old.order.groups {
      for chunk in group.chunks { oldChunks[Int(chunk.slot)] = chunk.items }
    }
    return order.groups.contains { group in
      group.chunks.contains { chunk in
        chunk.count > 0 && Int(chunk.slot) < oldChunks.count
          && chunk.items.isIdentical(with: oldChunks[Int(chunk.slot)])
      }
    }
  }
}
