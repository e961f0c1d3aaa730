extension ListShape {
  /// Returns the short hash of the item at a location.
  @usableFromInline
  func hash(at location: Location) -> UInt32 { order[location.index].hashes[location.offset] }

  /// Returns the mark of the item at a location.
  @usableFromInline
  func mark(at location: Location) -> Mark { order[location.index].mark(at: location.offset) }

  /// Marks given items, unless they have higher marks, before the caller replaces them by the given instances.
  ///
  /// - Parameters:
  ///   - mark: The mark.
  ///   - positions: The position of each given item, or -1 for an item that the list does not contain.
  ///   - replace: Called with the offsets of consecutive given items that are in one chunk, the slot of the chunk and the
  ///     position of its first item.
  @usableFromInline
  mutating func mark(
    _ mark: Mark,
    at positions: [Int],
    _ replace: (_ offsets: Range<Int>, _ slot: UInt32, _ start: Int) -> Void
  ) {
    var next = 0
    while next < positions.count {
      let first = next
      next += 1
      if positions[first] < 0 { continue }
      let index = order.index(ofPosition: positions[first])
      let chunk = order.start(of: index)..<order.end(of: index)
      while next < positions.count, chunk.contains(positions[next]) { next += 1 }
      order.setMarked(group: index.group)
      order[index].mark(mark, at: positions[first..<next], from: chunk.lowerBound)
      replace(first..<next, order[index].slot, chunk.lowerBound)
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
