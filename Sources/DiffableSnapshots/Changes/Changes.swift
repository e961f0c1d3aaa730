/// The changes of the sections or of the items between two states of a list.
///
/// A position is a section index or an item path. *Old* means before the change, *new* means after it. An old path
/// contains the section's old index, a new path contains the section's new index. The lists do not imply an order of
/// application: all of them compare the same two states.
public struct Changes<Position: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// The old positions of the deleted elements, ascending.
  public var deletions: [Position] = []

  /// The new positions of the inserted elements, ascending.
  public var insertions: [Position] = []

  /// The moves, from old to new positions, ascending by the new position.
  public var moves: [Move<Position>] = []

  /// The new positions of the elements to reload, ascending.
  public var reloads: [Position] = []

  /// The new positions of the elements to update in place, ascending.
  ///
  /// The update of a section in place updates its header and its footer, and not its cells. Reloaded elements are not
  /// listed.
  public var reconfigurations: [Position] = []

  /// Creates five empty lists.
  ///
  /// - Complexity: O(1).
  public init() {}

  /// Whether all five lists are empty.
  public var isEmpty: Bool { !hasStructure && !hasUpdates }

  /// The number of changes in all five lists.
  public var count: Int {
    deletions.count + insertions.count + moves.count + reloads.count + reconfigurations.count
  }

  /// Whether any element is deleted, inserted or moved.
  public var hasStructure: Bool { !(deletions.isEmpty && insertions.isEmpty && moves.isEmpty) }

  /// Whether any element is reloaded or reconfigured.
  public var hasUpdates: Bool { !(reloads.isEmpty && reconfigurations.isEmpty) }

  /// The deletions, insertions and moves in the opposite direction.
  ///
  /// The result has no reloads and no reconfigurations: the changes contain only the new positions of these elements.
  /// ``Changeset/inverse`` has all changes.
  ///
  /// - Complexity: O(*m* log *m*), where *m* is the number of moves.
  public var inverse: Changes {
    var inverse = Changes()
    inverse.deletions = insertions
    inverse.insertions = deletions
    inverse.moves = moves.map { $0.inverse }
    inverse.moves.sortByNewPosition()
    return inverse
  }
}

extension Changes {
  /// The changes of one kind, the verb for the kind, and its past participle.
  typealias Kind = (
    verb: String, participle: String, changes: [(old: Position?, new: Position?)]
  )

  /// The changes by kind: the one table of all kinds, which descriptions read.
  var kinds: [Kind] {
    [
      ("delete", "deleted", deletions.map { ($0, nil) }),
      ("insert", "inserted", insertions.map { (nil, $0) }),
      ("move", "moved", moves.map { ($0.from, $0.to) }),
      ("reload", "reloaded", reloads.map { (nil, $0) }),
      ("reconfigure", "reconfigured", reconfigurations.map { (nil, $0) }),
    ]
  }

  /// Adds the update that a mark asks for.
  mutating func addUpdate(of position: Position, _ mark: Mark) {
    switch mark {
    case .none: break
    case .reconfigure: reconfigurations.append(position)
    case .reload: reloads.append(position)
    }
  }

  /// Sets the reloads and reconfigurations to those of other changes, after a change of the positions.
  mutating func setUpdates(of other: Changes, _ positions: ([Position]) -> [Position] = { $0 }) {
    reloads = positions(other.reloads)
    reconfigurations = positions(other.reconfigurations)
  }
}

/// The old and the new position of an element that moves.
public struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
  /// The old position.
  public var from: Position

  /// The new position.
  public var to: Position

  /// Creates a move.
  ///
  /// - Parameters:
  ///   - from: The old position.
  ///   - to: The new position.
  /// - Complexity: O(1).
  @_transparent  // In a debug build, generic code that is not inlined takes many times as long.
  public init(from: Position, to: Position) {
    self.from = from
    self.to = to
  }

  /// The move from the new position to the old one.
  public var inverse: Move { Move(from: to, to: from) }
}

extension Move: BitwiseCopyable where Position: BitwiseCopyable {}

extension [Run] {
  /// The moves of all elements, from old to new offsets.
  var moves: [Move<Int>] {
    var moves: [Move<Int>] = []
    moves.reserveCapacity(count)
    for index in indices {
      let run = self[index]
      for step in 0..<run.length { moves.append(Move(from: run.old + step, to: run.new + step)) }
    }
    return moves
  }
}

extension [Move<ItemPath>] {
  /// Appends the moves of all items in a run, which is in indexes of an old section and of a new section.
  mutating func append(_ run: Run, from old: Int, to new: Int) {
    for step in 0..<run.length {
      let from = ItemPath(section: old, item: run.old &+ step)
      append(Move(from: from, to: ItemPath(section: new, item: run.new &+ step)))
    }
  }
}

extension Array {
  /// Sorts moves by their new positions.
  ///
  /// Sorting the positions, not the moves, needs no code for another type of elements.
  mutating func sortByNewPosition<Position: Comparable>() where Element == Move<Position> {
    let positions = map { $0.to }.sorted()
    let order = sortedOffsets(
      lazy.map { move in (positions.indices.last(whereFirstOnes: { positions[$0] <= move.to }), 0) }
    )
    self = elements(at: order)
  }
}
