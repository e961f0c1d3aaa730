/// An error that a snapshot throws when it cannot perform a read or an edit.
///
/// The call that throws does not change the snapshot. Each case holds the signature of that call, and the
/// identifiers that caused the error. ``description`` is a sentence with both:
///
/// ```
/// insertItems(_:beforeItem:duplicates:) was given duplicate items: 4, 7
/// ```
public enum SnapshotError<Section: Hashable & Sendable, Item: Hashable & Sendable>: Error,
  Hashable
{
  /// Items occur more than once in a call; each of these items is listed once.
  case duplicateItems(_ items: [Item], call: String)

  /// Sections occur more than once in a call; each of these sections is listed once.
  case duplicateSections(_ sections: [Section], call: String)

  /// The snapshot already contains sections that a call is to insert.
  case existingSections(_ sections: [Section], call: String)

  /// A call appends items without a section to a snapshot that has no sections.
  case noSections(call: String)

  /// The snapshot does not contain sections that were passed to a call.
  case unknownSection(_ sections: [Section], call: String)

  /// The snapshot does not contain items that were passed to a call.
  case unknownItem(_ items: [Item], call: String)

  /// A call is to insert items before or after an item that is one of them.
  case anchorIsInserted(_ anchor: Item, call: String)

  /// The signature of the call that threw the error, such as `moveItem(_:beforeItem:)`.
  ///
  /// - Complexity: O(1).
  public var call: String {
    switch self {
    case .duplicateItems(_, let call), .duplicateSections(_, let call),
      .existingSections(_, let call), .noSections(let call), .unknownSection(_, let call),
      .unknownItem(_, let call), .anchorIsInserted(_, let call):
      call
    }
  }
}
