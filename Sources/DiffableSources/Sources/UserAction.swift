/// An action of the user on an item.
///
/// A list reports the action with ``SourceConnection/perform(_:at:)``.
public enum UserAction: Hashable, Sendable, CaseIterable {
  /// The user selected the item.
  case select

  /// The item is no longer selected.
  case deselect

  /// The user's finger touched the item.
  case highlight

  /// The user's finger was lifted from the item or moved off it.
  case unhighlight

  /// The user asked to delete the item.
  case delete
}
