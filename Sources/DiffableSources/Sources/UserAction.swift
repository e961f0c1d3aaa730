/// An action of the user on an item.
///
/// A list reports an action with ``SourceConnection/perform(_:at:)``. A list can also report a deletion with
/// ``DiffableSnapshots/ListData/deleteItem(at:)``, and an insertion with
/// ``DiffableSnapshots/ListData/insertItem(at:)``.
public enum UserAction: Hashable, Sendable, CaseIterable {
  /// The item was selected, usually by the user.
  case select

  /// The item is no longer selected.
  case deselect

  /// The item is highlighted because the user presses it.
  case highlight

  /// The item is no longer highlighted.
  case unhighlight

  /// The user asked to delete the item.
  case delete

  /// The user asked to insert an item at the row of the item.
  case insert
}

/// Something that the user may do with an item if the item's source allows it.
enum UserPermission {
  case select, highlight, delete, insert, move
}

extension UserAction {
  /// The permission that the action needs, or nil if it needs none.
  var permission: UserPermission? {
    switch self {
    case .select: .select
    case .highlight: .highlight
    case .delete: .delete
    case .insert: .insert
    case .deselect, .unhighlight: nil
    }
  }
}
