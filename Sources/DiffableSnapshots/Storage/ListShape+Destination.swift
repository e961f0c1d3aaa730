extension ListShape {
  /// The place to which items are inserted or moved.
  @usableFromInline
  enum Destination {
    /// After the last item of a section.
    case endOfSection(Int)

    /// Before the item at a position for a distance of 0, or after the item for a distance of 1.
    case nextTo(position: Int, distance: Int)
  }

  /// The items of the slot that the caller changes after an insertion into the shape.
  @usableFromInline
  struct Placement {
    /// The slot into which the caller inserts the items.
    @usableFromInline let slot: UInt32

    /// The offset of the first inserted item in the slot.
    @usableFromInline let offset: Int

    /// The division of the slot after the insertion, or nil if the slot is not divided.
    @usableFromInline let split: ChunkSplit?
  }

  /// Returns the location of a destination.
  @usableFromInline
  func location(of destination: Destination) -> Location {
    switch destination {
    case .endOfSection(let section): return endLocation(ofSection: section)
    case .nextTo(let position, let distance):
      var location = location(at: position)
      location.offset += distance
      return location
    }
  }

  /// Moves an item, with its mark, to a destination.
  ///
  /// - Returns: Where the caller inserts the item, after removing it from its old location. Nil if the destination is
  ///   next to the item itself; the shape does not change then.
  @usableFromInline
  mutating func move(at location: Location, to destination: Destination) -> Placement? {
    let position = position(of: location)
    if case .nextTo(position, _) = destination { return nil }
    let (hash, mark) = (hash(at: location), mark(at: location))
    _ = remove(at: location)
    let target = self.location(of: destination.afterRemoval(ofPositions: [position]))
    let split = insert([hash], mark == .none ? [] : [mark], at: target)
    return Placement(slot: target.slot, offset: target.offset, split: split)
  }
}

extension ListShape.Destination {
  /// Returns the same destination after items at other positions, ascending, were removed.
  func afterRemoval(ofPositions removed: [Int]) -> ListShape.Destination {
    guard case .nextTo(let position, let distance) = self else { return self }
    let removedBefore = removed.firstIndex { $0 > position } ?? removed.count
    return .nextTo(position: position - removedBefore, distance: distance)
  }
}
