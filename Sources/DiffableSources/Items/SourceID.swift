/// The identity of a source.
///
/// An identity is an object, and its address is unique as long as it exists. The items of a source keep the
/// identity alive, even after the source was released. So a later source cannot have the identity of an
/// earlier source whose items are still in a snapshot.
public final class SourceID: Hashable, Sendable {
  /// Creates a new identity.
  init() {}

  /// Returns whether two identities belong to the same source.
  ///
  /// - Complexity: O(1).
  public static func == (left: SourceID, right: SourceID) -> Bool { left === right }

  /// Hashes the identity.
  ///
  /// - Parameter hasher: The hasher to feed.
  /// - Complexity: O(1).
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
