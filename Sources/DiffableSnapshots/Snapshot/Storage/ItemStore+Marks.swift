extension ItemStore {
  /// The mark of the item at a place.
  @inlinable
  func mark(at place: Place) -> Mark { order[place.index].contents.mark(at: place.offset) }

  /// Marks the item at a place, unless it has a mark that wins.
  @inlinable
  mutating func mark(_ mark: Mark, at place: Place) {
    order.setMarked(group: place.index.group)
    order[place.index].contents.mark(mark, at: place.offset)
  }

  /// Replaces items by equal ones, and marks them.
  @inlinable
  mutating func update(_ places: [Place?], to items: [Item], _ mark: Mark) {
    guard !isMuch(places.count) else { return updateMany(places, to: items, mark) }
    var next = 0
    while next < places.count {
      guard let first = places[next] else { preconditionFailure("All items were found before") }
      order.setMarked(group: first.index.group)
      // What follows in the same chunk needs no way down from the top.
      next = order[first.index].contents.update(places, to: items, mark, from: next, first.index)
    }
  }

  /// Replaces so many items that looking at all positions once costs less than the way to each.
  @inlinable
  mutating func updateMany(_ places: [Place?], to items: [Item], _ mark: Mark) {
    // By position the offset of the last of the items that go there.
    var offsets = [UInt32](repeating: .max, count: order.count)
    for (offset, place) in places.enumerated() {
      guard let place else { preconditionFailure("All items were found before") }
      offsets[position(of: place)] = UInt32(truncatingIfNeeded: offset)
    }
    for group in order.groups.indices {
      for chunk in order.groups[group].chunks.indices {
        let index = ItemOrder<Item>.Index(group: group, chunk: chunk)
        let part = offsets[order.start(of: index)..<order.end(of: index)]
        guard part.contains(where: { $0 != .max }) else { continue }
        order.setMarked(group: group)
        order[index].contents.update(part, to: items, mark)
      }
    }
  }

  /// Whether an item may have a mark.
  @inlinable var isMarked: Bool { order.isMarked }

  /// The places of the items with a mark, in order.
  @inlinable
  func places(where isIncluded: (Mark) -> Bool) -> [Place] {
    guard order.isMarked else { return [] }
    var places: [Place] = []
    for group in order.groups.indices where order.groups[group].isMarked {
      for chunk in order.groups[group].chunks.indices {
        for (offset, mark) in order.groups[group].chunks[chunk].contents.marks.enumerated()
        where mark != .none && isIncluded(mark) {
          places.append(Place(index: ItemOrder.Index(group: group, chunk: chunk), offset: offset))
        }
      }
    }
    return places
  }

  /// Removes all marks.
  @inlinable
  mutating func removeMarks() {
    order.isMarked = false
    for group in order.groups.indices where order.groups[group].isMarked {
      order.groups[group].isMarked = false
      for chunk in order.groups[group].chunks.indices
      where !order.groups[group].chunks[chunk].contents.marks.isEmpty {
        order.groups[group].chunks[chunk].contents.removeMarks()
      }
    }
  }
}

extension HashedItems {
  /// Updates items of one chunk, as far as they come one after the other.
  ///
  /// - Returns: The offset of the first place that is not in the chunk.
  @inlinable
  mutating func update(
    _ places: [ItemStore<Item>.Place?],
    to newItems: [Item],
    _ mark: Mark,
    from first: Int,
    _ index: ItemOrder<Item>.Index
  ) -> Int {
    var next = first
    while next < places.count, let place = places[next], place.index == index {
      update(at: place.offset, to: newItems[next], mark)
      next += 1
    }
    return next
  }

  /// Updates items of one chunk.
  ///
  /// - Parameters:
  ///   - offsets: For each item of the chunk the offset of the new one, or the greatest number.
  ///   - newItems: The new items.
  ///   - mark: The mark that they get.
  @inlinable
  mutating func update(_ offsets: ArraySlice<UInt32>, to newItems: [Item], _ mark: Mark) {
    makeRoomForMarks()
    items.withUnsafeMutableBufferPointer { items in
      for (offset, newOffset) in offsets.enumerated() where newOffset != .max {
        // In bounds: there is an offset for each item.
        items[offset] = newItems[Int(newOffset)]
      }
    }
    marks.withUnsafeMutableBufferPointer { marks in
      for (offset, newOffset) in offsets.enumerated() where newOffset != .max {
        marks[offset] = marks[offset].joined(with: mark)
      }
    }
  }
}
