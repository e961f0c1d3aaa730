extension ListShape {
  /// Returns the short hash of the item at a location.
  @usableFromInline
  func hash(at location: Location) -> UInt32 { order[location.index].hashes[location.offset] }

  /// Returns the mark of the item at a location.
  @usableFromInline
  func mark(at location: Location) -> Mark { order[location.index].mark(at: location.offset) }

  /// Marks the item at a location, unless it has a higher mark.
  ///
  /// The caller may also replace the item by an equal item, so the chunk always counts as changed.
  @usableFromInline
  mutating func mark(_ mark: Mark, at location: Location) {
    order.setMarked(group: location.index.group)
    order[location.index].mark(mark, at: location.offset)
    order[location.index].replacementCount &+= 1
  }

  /// Marks the items at some positions.
  ///
  /// - Parameters:
  ///   - mark: The mark.
  ///   - numbers: For each position, the number of the given item to store there, counted from 1. The number 0
  ///     means that the item at the position is not marked.
  ///   - replace: Called with the slot of each chunk with a marked item, and the pairs of given and marked items.
  @usableFromInline
  mutating func mark(
    _ mark: Mark,
    where numbers: [UInt32],
    _ replace: (_ slot: UInt32, _ pairs: [ItemPair]) -> Void
  ) {
    for group in order.groups.indices {
      for chunk in order.groups[group].chunks.indices {
        let index = ChunkOrder.Index(group: group, chunk: chunk)
        let positions = order.start(of: index)..<order.end(of: index)
        guard numbers[positions].contains(where: { $0 > 0 }) else { continue }
        order.setMarked(group: group)
        replace(order[index].slot, order[index].mark(mark, where: numbers[positions]))
      }
    }
  }

  /// Returns whether any item of a section is marked; the mark of the section itself does not count.
  func hasMarkedItem(inSection section: Int) -> Bool {
    isMarked && hashesAndMarks(ofSection: section).1.contains { $0 != .none }
  }

  /// Whether an item may have a mark; false means that none has one.
  @usableFromInline var isMarked: Bool { order.isMarked }

  /// Returns the locations of the marked items whose mark satisfies a condition, in order.
  @usableFromInline
  func locations(where isIncluded: (Mark) -> Bool) -> [Location] {
    guard order.isMarked else { return [] }
    var locations: [Location] = []
    for group in order.groups.indices where order.groups[group].isMarked {
      for chunk in order.groups[group].chunks.indices {
        let slot = order.groups[group].chunks[chunk].slot
        for (offset, mark) in order.groups[group].chunks[chunk].marks.enumerated()
        where mark != .none && isIncluded(mark) {
          let index = ChunkOrder.Index(group: group, chunk: chunk)
          locations.append(Location(slot: slot, offset: offset, index: index))
        }
      }
    }
    return locations
  }

  /// Removes all marks.
  mutating func removeMarks() {
    order.isMarked = false
    for group in order.groups.indices where order.groups[group].isMarked {
      order.groups[group].isMarked = false
      for chunk in order.groups[group].chunks.indices
      where !order.groups[group].chunks[chunk].marks.isEmpty {
        order.groups[group].chunks[chunk].marks = []
      }
    }
  }
}

extension Chunk {
  /// Marks the items whose number is greater than 0, and returns the pairs of given and marked items.
  ///
  /// Writing a mark and a pair for every item avoids mispredicted branches.
  fileprivate mutating func mark(_ mark: Mark, where numbers: ArraySlice<UInt32>) -> [ItemPair] {
    replacementCount &+= 1
    if marks.isEmpty { marks = Array(repeating: .none, count: count) }
    return marks.withMutableSpan { marks in
      Array(capacity: marks.count) { pairs in
        for (offset, number) in numbers.enumerated() {
          marks[offset] = marks[offset].joined(with: number == 0 ? .none : mark)
          pairs.append(ItemPair(given: Int(number) - 1, found: offset))
          pairs.removeLast(1 - min(Int(number), 1))
        }
      }
    }
  }
}
