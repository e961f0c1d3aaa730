/// An identifier that can report whether its content has changed.
///
/// Two equal identifiers stand for the same thing. If an identifier also carries the data that its cell or
/// its header shows, adopt this protocol to compare that data:
///
/// ```swift
/// struct Contact: Hashable, ContentEquatable {
///   let id: Int
///   var name: String
///
///   static func == (left: Contact, right: Contact) -> Bool {
///     left.id == right.id
///   }
///   func hash(into hasher: inout Hasher) { hasher.combine(id) }
///   func isContentEqual(to other: Contact) -> Bool {
///     name == other.name
///   }
/// }
/// ```
///
/// The difference between two snapshots then finds the items and sections whose content has changed. You do
/// not need to mark them. ``ModelItem`` adopts this protocol for any model that is `Identifiable` and
/// `Equatable`.
///
/// The difference does not compare content in memory that both snapshots share, and does not compare items that
/// consist of the same bytes. If an identifier refers to an object and that object changes, mark the identifier, for
/// example with ``Snapshot/reconfigureItems(_:)``.
public protocol ContentEquatable {
  /// Returns whether this value and an equal value have the same content.
  ///
  /// Called only with values that are equal by `==`.
  ///
  /// - Parameter other: An equal value.
  /// - Returns: Whether a cell or a header that shows `other` is also up to date for this value.
  func isContentEqual(to other: Self) -> Bool
}

/// How a list updates items and sections whose content has changed.
public enum ContentUpdate: Hashable, Sendable {
  /// Items keep their cells, and sections keep their headers and footers; all of these are updated.
  case reconfigure

  /// Items get new cells. Sections get new headers, footers and cells.
  case reload

  var mark: Mark { self == .reload ? .reload : .reconfigure }
}
