/// Why an outline refused a read or an edit.
///
/// Each case holds the culprits and the signature of the call that was refused. The outline is as it was
/// before that call. ``description`` puts it in one sentence:
///
/// ```
/// append(_:to:) was given items that the outline already has: apple
/// ```
public enum SectionSnapshotError<Item: Hashable & Sendable>: Error, Hashable {
  /// The same item stands more than once in one call; each culprit is named once.
  case duplicateItems(_ items: [Item], call: String)

  /// Items to be inserted are in the outline already.
  case existingItems(_ items: [Item], call: String)

  /// Items that the call names are not in the outline.
  case unknownItem(_ items: [Item], call: String)

  /// The signature of the call that was refused, such as `append(_:to:)`.
  ///
  /// - Complexity: O(1).
  public var call: String {
    switch self {
    case .duplicateItems(_, let call), .existingItems(_, let call), .unknownItem(_, let call): call
    }
  }
}
