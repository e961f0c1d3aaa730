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

  /// Replaces items by equal ones, and marks them, if all of them are there.
  ///
  /// - Returns: Whether they are; if not, nothing has changed.
  @inlinable
  mutating func update(_ items: [Item], _ mark: Mark) -> Bool {
    guard !isMuch(items.count) else { return updateMany(items, mark) }
    let places = places(of: items)
    guard !places.contains(where: { $0 == nil }) else { return false }
    var next = 0
    while next < places.count, let first = places[next] {
      order.setMarked(group: first.index.group)
      // What follows in the same chunk needs no way down from the top.
      next = order[first.index].contents.update(places, to: items, mark, from: next, first.index)
    }
    return true
  }

  /// Replaces so many items that going through all positions once costs less than the way to each.
  @inlinable
  mutating func updateMany(_ items: [Item], _ mark: Mark) -> Bool {
    // By position the number of the last of the items that go there, counted from 1.
    var numbers = [UInt32](repeating: 0, count: order.count)
    var foundCount = 0
    find(items) { offset, _, position in
      numbers[position] = max(numbers[position], UInt32(truncatingIfNeeded: offset + 1))
      foundCount += 1
    }
    guard foundCount == items.count else { return false }
    for group in order.groups.indices {
      for chunk in order.groups[group].chunks.indices {
        let index = ItemOrder<Item>.Index(group: group, chunk: chunk)
        let part = numbers[order.start(of: index)..<order.end(of: index)]
        guard part.contains(where: { $0 > 0 }) else { continue }
        order.setMarked(group: group)
        order[index].contents.update(part, to: items, mark)
      }
    }
    return true
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
  ///   - numbers: For each item of the chunk the number of the new one, counted from 1, or 0.
  ///   - newItems: The new items.
  ///   - mark: The mark that they get.
  @inlinable
  mutating func update(_ numbers: ArraySlice<UInt32>, to newItems: [Item], _ mark: Mark) {
    makeRoomForMarks()
    items.withUnsafeMutableBufferPointer { items in
      marks.withUnsafeMutableBufferPointer { marks in
        for (offset, number) in numbers.enumerated() where number > 0 {
          // In bounds: there is a number for each item.
          items[offset] = newItems[Int(number) - 1]
          marks[offset] = marks[offset].joined(with: mark)
        }
      }
    }
  }
}
