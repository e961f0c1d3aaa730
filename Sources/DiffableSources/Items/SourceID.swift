/// The identity of a source.
///
/// An identity is an object, and its address is unique as long as it exists. The items of a source keep the
/// identity alive, even after the source was released. So a later source cannot have the identity of an
/// earlier source whose items are still in a snapshot.
final class SourceID: Hashable, Sendable {
  static func == (left: SourceID, right: SourceID) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
