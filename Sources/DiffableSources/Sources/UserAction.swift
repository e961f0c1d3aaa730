/// What the user can do to an item where it stands.
///
/// A list reports it with ``SourceConnection/perform(_:at:)``.
public enum UserAction: Hashable, Sendable, CaseIterable {
  /// The user has selected the item.
  case select

  /// The user has selected something else.
  case deselect

  /// The user's finger is on the item.
  case highlight

  /// The finger is elsewhere.
  case unhighlight

  /// The user wants the item to go.
  case delete
}
