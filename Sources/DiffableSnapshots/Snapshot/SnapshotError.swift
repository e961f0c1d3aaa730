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
  /// A call was given items that repeat in the call; each repeated item is listed once.
  case duplicateItems(_ items: [Item], call: String)

  /// A call was given sections that repeat in the call; each repeated section is listed once.
  case duplicateSections(_ sections: [Section], call: String)

  /// A call was given sections to insert that the snapshot already contains.
  case existingSections(_ sections: [Section], call: String)

  /// A call was to append items to the last section, but the snapshot has no sections.
  case noSections(call: String)

  /// A call was given sections that the snapshot does not contain.
  case unknownSection(_ sections: [Section], call: String)

  /// A call was given items that the snapshot does not contain.
  case unknownItem(_ items: [Item], call: String)

  /// A call was to insert items before or after an item that is itself one of the inserted items.
  case anchorIsInserted(_ anchor: Item, call: String)

  /// The signature of the call that threw the error, such as `moveItem(_:beforeItem:)`.
  public var call: String {
    switch self {
    case .duplicateItems(_, let call), .duplicateSections(_, let call),
      .existingSections(_, let call), .noSections(let call), .unknownSection(_, let call),
      .unknownItem(_, let call), .anchorIsInserted(_, let call):
      call
    }
  }
}
