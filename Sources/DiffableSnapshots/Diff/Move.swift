/// Something that lives on in another place.
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

  /// The way back.
  ///
  /// - Complexity: O(1).
  public var inverse: Move { Move(from: to, to: from) }
}

extension Move: BitwiseCopyable where Position: BitwiseCopyable {}
