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
}

extension ListShape {
  /// What a call that inserts items does with each of them under a duplicate policy.
  ///
  /// It is a class because clients only pass it on, and need little code to pass on a reference.
  @usableFromInline
  final class Insertion {
    /// The short hash of each given item.
    let hashes: [UInt32]

    /// The offsets of the given items that repeat another given item.
    let repeated: [Int]

    /// The offsets of the given items that are dropped.
    private(set) var dropped: [Int] = []

    /// The offsets of the given items to insert; nil to insert all.
    private(set) var kept: [Int]?

    /// The current position of each item to insert, or -1 if the list does not contain the item.
    ///
    /// No elements if the list is empty.
    private(set) var positions: [Int]

    /// The positions of the items in the list that are dropped because they are replaced, ascending.
    fileprivate(set) var replaced: [Int] = []

    /// Whether the policy rejects the call because an item repeats.
    let isRejected: Bool

    /// Whether an item repeats although no policy says what to do then, or although the policy is to reject that.
    @usableFromInline let hasProblem: Bool

    fileprivate init(
      _ policy: DuplicatePolicy?,
      hashes: [UInt32],
      repeated: [Int],
      positions: [Int]
    ) {
      self.hashes = hashes
      self.repeated = repeated
      self.positions = positions
      isRejected = policy == .reject && !repeated.isEmpty
      hasProblem = isRejected || policy == nil && !repeated.isEmpty
      if policy == .reject || repeated.isEmpty && policy != .keepFirst { return }
      let repeated = Set(repeated)
      dropped = hashes.indices.filter {
        repeated.contains($0) || policy == .keepFirst && !positions.isEmpty && positions[$0] >= 0
      }
      if dropped.isEmpty { return }
      let kept = hashes.indices.offsets(without: dropped[...], from: 0)
      self.kept = kept
      if !positions.isEmpty { self.positions = positions.elements(at: kept) }
    }

    /// Whether there are items to insert, all given items are inserted, and none of them is in the list yet.
    var isPlain: Bool {
      !hashes.isEmpty && dropped.isEmpty && positions.allSatisfy { $0 < 0 }
    }

    /// The position of the only given item, if the item is in the list and only moves.
    @usableFromInline var movedPosition: Int? {
      hashes.count == 1 && dropped.isEmpty && replaced.isEmpty ? positions.first : nil
    }

    /// Returns whether the item at a position is one of the items to insert.
    @usableFromInline
    func contains(_ position: Int) -> Bool { positions.contains(position) }
  }

  /// Returns what a call that inserts items does with each of them.
  ///
  /// - Parameters:
  ///   - hashes: The short hash of each given item.
  ///   - policy: How to treat an item that occurs more than once.
  ///   - ask: Answers questions about the items.
  /// - Returns: The insertion.
  @usableFromInline
  func insertion(
    _ hashes: [UInt32],
    _ policy: DuplicatePolicy?,
    _ ask: ItemAnswers
  ) -> Insertion {
    let repeated = repeatedOffsets(hashes: hashes, isReversed: policy == .keepLast) {
      ask(.areEqual($0, $1)) != 0
    }
    let positions = count == 0 ? [] : positions(ofItems: hashes.count, hashes: hashes, ask)
    let insertion = Insertion(policy, hashes: hashes, repeated: repeated, positions: positions)
    if policy == .keepLast { insertion.replaced = ascending(insertion.positions) }
    return insertion
  }

  /// Inserts new items.
  ///
  /// - Returns: Where the caller inserts the items, or nil if the insertion drops items or moves items of the list. The
  ///   shape does not change then.
  @usableFromInline
  mutating func insert(_ insertion: Insertion, to destination: Destination) -> Placement? {
    guard insertion.isPlain else { return nil }
    return insert(insertion.hashes, [], at: location(of: destination))
  }

  /// Returns the marks of the items at some positions, or an empty array if no item is marked.
  ///
  /// The mark for the position -1 is `.none`.
  func marks(at positions: [Int]) -> [Mark] {
    guard isMarked else { return [] }
    let marks = positions.map { $0 < 0 ? .none : mark(at: location(at: $0)) }
    return marks.contains { $0 != .none } ? marks : []
  }
}
