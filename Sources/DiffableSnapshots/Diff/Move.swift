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
  public init(from: Position, to: Position) {
    self.from = from
    self.to = to
  }

  /// The move from the new position to the old one.
  public var inverse: Move { Move(from: to, to: from) }
}

extension Move: BitwiseCopyable where Position: BitwiseCopyable {}

extension Array {
  /// Sorts moves by their new positions.
  ///
  /// Not inlined: each copy of a sort takes 3 kB.
  @inline(never)
  mutating func sortByNewPosition<Position: Comparable>() where Element == Move<Position> {
    sort { $0.to < $1.to }
  }
}
