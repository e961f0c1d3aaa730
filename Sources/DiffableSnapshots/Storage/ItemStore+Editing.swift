extension ItemStore {
  /// Inserts items that are not there.
  @inlinable
  mutating func insert(_ items: HashedItems<Item>, at place: Place) {
    order.insert(items, at: place.index, offset: place.offset)
    if isMuch(items.count) {
      splitChunk(at: place.index, updatesIndex: false)
      rebuildIndex()
    } else {
      let slot = order[place.index].slot
      for hash in items.hashes { index.insert(hash, slot) }
      splitChunk(at: place.index)
      if order.count > index.capacity { rebuildIndex() }
    }
  }

  /// Whether so many items change that going through all of them once costs less.
  @inlinable
  func isMuch(_ count: Int) -> Bool { count > 16 && count > order.count / 8 }

  /// Takes out the item at a place, to be put elsewhere.
  ///
  /// - Returns: The item with its hash and its mark.
  @inlinable
  mutating func take(at place: Place) -> HashedItems<Item> {
    let (item, hash, mark) = (item(at: place), hash(at: place), mark(at: place))
    remove(at: place)
    return HashedItems([item], hashes: [hash], marks: mark == .none ? [] : [mark])
  }

  /// Takes out the item at a place.
  @inlinable
  mutating func remove(at place: Place) {
    let (hash, slot) = (order[place.index].hashes[place.offset], order[place.index].slot)
    index.remove(hash, slot)
    if order[place.index].count == 1 && !order[place.index].isHead {
      removeChunk(at: place.index)
      compactIfSparse()
    } else {
      order.remove(at: place.index, offset: place.offset)
    }
  }

  /// Takes out the items at ascending positions.
  @inlinable
  mutating func remove(atPositions positions: [Int]) {
    let isMuch = isMuch(positions.count)
    var end = positions.count
    // From the end, so that the positions in front stay right; chunk by chunk, so that each is copied
    // once.
    while end > 0 {
      let place = place(at: positions[end - 1])
      let chunk = order[place.index]
      let start = order.start(of: place.index)
      var first = end - 1
      while first > 0 && positions[first - 1] >= start { first -= 1 }
      let leaving = positions[first..<end]
      if !isMuch {
        for position in leaving { index.remove(chunk.hashes[position - start], chunk.slot) }
      }
      if leaving.count == chunk.count && !chunk.isHead {
        removeChunk(at: place.index)
      } else {
        order.replaceContents(at: place.index, chunk.contents.removing(leaving, from: start))
      }
      end = first
    }
    if isMuch { rebuildIndex() }
    compactIfSparse()
  }
}

// MARK: - Chunks

extension ItemStore {
  /// Removes a chunk with its items, which are no longer in the index.
  @inlinable
  mutating func removeChunk(at index: ItemOrder<Item>.Index) {
    freeSlots.append(order[index].slot)
    order.removeChunk(at: index)
  }

  /// Makes as many chunks of one as its items need.
  @inlinable
  mutating func splitChunk(at place: ItemOrder<Item>.Index, updatesIndex: Bool = true) {
    let count = order.count(of: place)
    guard count > Chunk<Item>.capacity else { return }
    let whole = order[place]
    let parts = max(2, (count + Chunk<Item>.builtCount - 1) / Chunk<Item>.builtCount)
    order.replaceContents(at: place, whole.contents[0..<count / parts])
    var place = place
    for part in 1..<parts {
      let contents = whole.contents[count * part / parts..<count * (part + 1) / parts]
      place = insertChunk(contents, after: place, isHead: false, followers: parts - 1 - part)
      guard updatesIndex else { continue }
      let slot = order[place].slot
      for hash in contents.hashes {
        index.remove(hash, whole.slot)
        index.insert(hash, slot)
      }
    }
  }

  /// Inserts a chunk behind another one, or at the front.
  ///
  /// - Parameters:
  ///   - contents: What it holds.
  ///   - slot: The slot that it had before; nil for one that is free.
  ///   - place: The chunk in front of it, or nil at the front.
  ///   - isHead: Whether its section begins with it.
  ///   - followers: The number of chunks that are to come right behind it.
  /// - Returns: Where the chunk is now.
  @inlinable
  mutating func insertChunk(
    _ contents: HashedItems<Item>,
    slot: UInt32? = nil,
    after place: ItemOrder<Item>.Index?,
    isHead: Bool,
    followers: Int = 0
  ) -> ItemOrder<Item>.Index {
    let slot = slot ?? freeSlots.popLast() ?? UInt32(labels.count)
    if Int(slot) == labels.count { labels.append(0) }
    let label = makeLabel(after: place, followers: followers)
    labels[Int(slot)] = label
    return order.insert(Chunk(contents, slot: slot, label: label, isHead: isHead), after: place)
  }

  /// A label between those of a chunk and of the next one.
  ///
  /// It leaves as much room to each of the followers: were the room halved each time, the labels would
  /// soon run out, and all of them be made anew over and over.
  @inlinable
  mutating func makeLabel(after place: ItemOrder<Item>.Index?, followers: Int) -> UInt64 {
    for _ in 0..<2 {
      let low = place.map { order[$0].label } ?? 0
      let next = place.map { order.index(after: $0) } ?? (order.groups.isEmpty ? nil : .first)
      // At the end leave most of the room to those that come later.
      guard let next else {
        if low < .max - 1 << 32 { return low + 1 << 32 }
        relabel()
        continue
      }
      let step = (order[next].label - low) / UInt64(followers + 2)
      if step > 0 { return low + step }
      relabel()
    }
    preconditionFailure("There are more chunks than labels")
  }

  @inlinable
  mutating func relabel() {
    var labels = labels
    order.relabel { labels[Int($0)] = $1 }
    self.labels = labels
  }
}
