/// The identity of a source, and of all that it shows.
///
/// An object rather than a number, since it is unique without anybody counting. It outlives its source for
/// as long as a snapshot holds an item of that source, so that no later source can be taken for it, as
/// might happen with the source's own address.
public final class SourceID: Hashable, Sendable {
  /// Creates an identity that nothing else has.
  init() {}

  /// Whether both are the identity of the same source.
  ///
  /// - Complexity: O(1).
  public static func == (left: SourceID, right: SourceID) -> Bool { left === right }

  /// Hashes the identity.
  ///
  /// - Parameter hasher: The hasher to feed.
  /// - Complexity: O(1).
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
