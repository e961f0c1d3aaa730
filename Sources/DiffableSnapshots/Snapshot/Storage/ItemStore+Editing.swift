extension ItemStore {
  /// Inserts items that are not there, at an offset of a section.
  @inlinable
  mutating func insert(_ items: [Item], _ hashes: [UInt32], section: Int, offset: Int) {
    guard let first = items.first else { return }
    let place = gap(section, offset)
    let slot = order[place.index].slot
    guard items.count > 1 else {
      order.insert(first, hashes[0], at: place.index, offset: place.offset)
      index.insert(hashes[0], slot)
      if order[place.index].items.count > Chunk<Item>.capacity { splitChunk(at: place.index) }
      if index.needsRebuild { rebuildIndex() }
      return
    }
    var all = order[place.index].items
    var allHashes = order[place.index].hashes
    // Released here, so that the arrays are not copied.
    order[place.index].items = []
    order[place.index].hashes = []
    all.insert(contentsOf: items, at: place.offset)
    allHashes.insert(contentsOf: hashes, at: place.offset)
    order[place.index].items = all
    order[place.index].hashes = allHashes
    order.shift(after: place.index, by: items.count)
    if isMuch(items.count) {
      splitChunk(at: place.index, updatesIndex: false)
      rebuildIndex()
    } else {
      for hash in hashes { index.insert(hash, slot) }
      splitChunk(at: place.index)
      if index.needsRebuild { rebuildIndex() }
    }
  }

  /// Whether so many items change that going through all of them once costs less.
  @inlinable
  func isMuch(_ count: Int) -> Bool { count > 16 && count > order.count / 8 }

  /// Where an item can be inserted: in the chunk of the item in front, if that is in the section.
  @inlinable
  func gap(_ section: Int, _ offset: Int) -> Place {
    if offset == 0 { return Place(index: head(section), offset: 0) }
    let before = place(at: start(section) + offset - 1)
    return Place(index: before.index, offset: before.offset + 1)
  }

  /// Takes out the item at a place.
  @inlinable
  mutating func remove(at place: Place) {
    let chunk = order[place.index]
    index.remove(chunk.hashes[place.offset], chunk.slot)
    if chunk.items.count == 1 && !chunk.isHead {
      removeChunk(at: place.index)
    } else {
      removeFromChunk(place)
    }
  }

  @inlinable
  mutating func removeFromChunk(_ place: Place) {
    order.remove(at: place.index, offset: place.offset)
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
      if !isMuch {
        for position in positions[first..<end] {
          index.remove(chunk.hashes[position - start], chunk.slot)
        }
      }
      if end - first == chunk.items.count && !chunk.isHead {
        removeChunk(at: place.index)
      } else {
        let leaving = positions[first..<end]
        order.replaceContents(
          at: place.index,
          chunk.items.removing(leaving, from: start),
          chunk.hashes.removing(leaving, from: start)
        )
      }
      end = first
    }
    if isMuch { rebuildIndex() }
    compactIfSparse()
  }

  /// Removes a chunk with its items, which are no longer in the index.
  @inlinable
  mutating func removeChunk(at index: ItemOrder<Item>.Index) {
    freeSlots.append(order[index].slot)
    order.removeChunk(at: index)
  }

  /// Makes as many chunks of one as its items need.
  @inlinable
  mutating func splitChunk(at place: ItemOrder<Item>.Index, updatesIndex: Bool = true) {
    let whole = order[place]
    let count = whole.items.count
    guard count > Chunk<Item>.capacity else { return }
    let parts = max(2, (count + Chunk<Item>.builtCount - 1) / Chunk<Item>.builtCount)
    order.replaceContents(
      at: place,
      Array(whole.items[..<(count / parts)]),
      Array(whole.hashes[..<(count / parts)])
    )
    var place = place
    for part in 1..<parts {
      let range = count * part / parts..<count * (part + 1) / parts
      let slot = insertChunk(
        Array(whole.items[range]),
        Array(whole.hashes[range]),
        after: place,
        isHead: false
      )
      if updatesIndex {
        for hash in whole.hashes[range] {
          index.remove(hash, whole.slot)
          index.insert(hash, slot)
        }
      }
      place = order.index(ofLabel: labels[Int(slot)])
    }
  }

  /// Inserts a chunk with a new slot behind another one, or at the front.
  @inlinable
  @discardableResult
  mutating func insertChunk(
    _ items: [Item],
    _ hashes: [UInt32],
    after place: ItemOrder<Item>.Index?,
    isHead: Bool
  ) -> UInt32 {
    let slot = freeSlots.popLast() ?? UInt32(labels.count)
    if Int(slot) == labels.count { labels.append(0) }
    let label = makeLabel(after: place)
    labels[Int(slot)] = label
    order.insert(
      Chunk(items: items, hashes: hashes, slot: slot, label: label, isHead: isHead),
      after: place
    )
    return slot
  }

  /// A label between those of a chunk and of the next one.
  @inlinable
  mutating func makeLabel(after place: ItemOrder<Item>.Index?) -> UInt64 {
    for _ in 0..<2 {
      let low = place.map { order[$0].label } ?? 0
      let next = place.map { order.index(after: $0) } ?? (order.groups.isEmpty ? nil : .first)
      // At the end leave most of the room to those that come later.
      guard let next else {
        if low < .max - 1 << 32 { return low + 1 << 32 }
        relabel()
        continue
      }
      let high = order[next].label
      if high - low > 1 { return low + (high - low) / 2 }
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

extension ItemOrder.Index {
  /// The first chunk there is.
  @inlinable static var first: Self { Self(group: 0, chunk: 0) }
}

extension Array {
  /// The array without some elements.
  ///
  /// - Parameters:
  ///   - positions: The positions of the elements, ascending.
  ///   - start: The position of the first element of the array.
  /// - Returns: The other elements.
  @inlinable
  func removing(_ positions: ArraySlice<Int>, from start: Int) -> [Element] {
    var result: [Element] = []
    result.reserveCapacity(count - positions.count)
    var done = 0
    for position in positions {
      result.append(contentsOf: self[done..<position - start])
      done = position - start + 1
    }
    result.append(contentsOf: self[done...])
    return result
  }
}
