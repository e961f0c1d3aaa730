/// Why a snapshot refused a read or an edit.
///
/// Each case holds the culprits and the signature of the call that was refused. The snapshot is
/// as it was before that call. ``description`` puts it in one sentence:
///
/// ```
/// insertItems(_:beforeItem:duplicates:) was given duplicate items: 4, 7
/// ```
public enum SnapshotError<Section: Hashable & Sendable, Item: Hashable & Sendable>: Error,
  Hashable
{
  /// The same item stands more than once in one call; each culprit is named once.
  case duplicateItems(_ items: [Item], call: String)

  /// The same section stands more than once in one call; each culprit is named once.
  case duplicateSections(_ sections: [Section], call: String)

  /// Sections to be inserted are in the snapshot already.
  case existingSections(_ sections: [Section], call: String)

  /// Items were appended without a section to a snapshot that has none.
  case noSections(call: String)

  /// Sections that the call names are not in the snapshot.
  case unknownSection(_ sections: [Section], call: String)

  /// Items that the call names are not in the snapshot.
  case unknownItem(_ items: [Item], call: String)

  /// The item that marks the place is itself among those to be inserted there.
  case anchorIsInserted(_ anchor: Item, call: String)

  /// The signature of the call that was refused, such as `moveItem(_:beforeItem:)`.
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
