/// Something that the user does with an item of a list.
///
/// A list asks ``ListData/allows(_:at:)`` whether the user may do it, and reports it with
/// ``ListData/perform(_:at:isAllowed:)``.
public enum UserAction: Hashable, Sendable, CaseIterable {
  /// The item was selected, usually by the user.
  case select

  /// The item is no longer selected.
  case deselect

  /// The item is highlighted because the user presses it.
  case highlight

  /// The item is no longer highlighted.
  case unhighlight

  /// The user asks to delete the item.
  case delete

  /// The user asks to insert an item at the row of the item.
  case insert

  /// The user reorders the list: the item moves to another path.
  ///
  /// A list reports this with ``ListData/beginReordering(at:)``.
  case reorder
}
