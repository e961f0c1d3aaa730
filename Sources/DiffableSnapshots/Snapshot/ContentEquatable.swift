/// An identifier that knows whether what it shows has changed.
///
/// Equality of identifiers says that two of them stand for the same thing. Where an identifier carries
/// the data that its cell or its header shows, adopt this protocol to say whether the data are the same
/// too:
///
/// ```swift
/// struct Contact: Hashable, ContentEquatable {
///   let id: Int
///   var name: String
///
///   static func == (left: Contact, right: Contact) -> Bool { left.id == right.id }
///   func hash(into hasher: inout Hasher) { hasher.combine(id) }
///   func isContentEqual(to other: Contact) -> Bool { name == other.name }
/// }
/// ```
///
/// Then a difference finds the items and sections whose content has changed, and nobody has to mark
/// them. ``Identified`` makes such an identifier of a model that is identifiable and equatable.
///
/// A snapshot compares content only with what it does not share with the old version. Content that
/// changes behind a reference, while the snapshot stays as it is, has to be marked.
public protocol ContentEquatable {
  /// Whether this shows the same as another value.
  ///
  /// Asked only about values that are equal by `==`.
  ///
  /// - Parameter other: An equal value.
  /// - Returns: Whether a cell or a header that shows the other one is up to date.
  func isContentEqual(to other: Self) -> Bool
}

/// How what is shown comes to show content that has changed.
public enum ContentUpdate: Hashable, Sendable {
  /// Items are updated in the cells that they have, sections in their headers and footers.
  case reconfigure

  /// Items get new cells; sections are made anew, with their headers, footers and cells.
  case reload
}
