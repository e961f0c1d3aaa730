extension ListShape {
  /// The place to which items are inserted or moved.
  @usableFromInline
  enum Destination {
    /// After the last item of a section.
    case endOfSection(Int)

    /// Before the item at a location for a distance of 0, or after the item for a distance of 1.
    case nextTo(Location, distance: Int)
  }

  /// Returns the position of the item to which a destination is next; nil for the end of a section.
  func anchorPosition(of destination: Destination) -> Int? {
    guard case .nextTo(let anchor, _) = destination else { return nil }
    return position(of: anchor)
  }

  /// Returns the location of a destination.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - anchorPosition: The position of the item to which the destination is next, if the location of the item has
  ///     changed.
  /// - Returns: The location.
  func location(of destination: Destination, anchorPosition: Int? = nil) -> Location {
    switch destination {
    case .endOfSection(let section): return endLocation(ofSection: section)
    case .nextTo(let anchor, let distance):
      var location = anchorPosition.map { self.location(at: $0) } ?? anchor
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
    let anchor = anchorPosition(of: destination)
    if anchor == position { return nil }
    let (hash, mark) = (hash(at: location), mark(at: location))
    _ = remove(at: location)
    let newAnchor = anchor.map { $0 - (position < $0 ? 1 : 0) }
    let target = self.location(of: destination, anchorPosition: newAnchor)
    return insert([hash], mark == .none ? [] : [mark], at: target)
  }
}
