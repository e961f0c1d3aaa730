/// An error that an outline throws for an invalid call, which leaves the outline unchanged.
///
/// Each case holds the invalid items and the signature of the call. ``description`` is a sentence that names
/// both:
///
/// ```
/// append(_:to:) was given items that the outline already has: apple
/// ```
public enum SectionSnapshotError<Item: Hashable & Sendable>: Error, Hashable {
  /// Items occur more than once in the arguments of the call; each such item is listed once.
  case duplicateItems(_ items: [Item], call: String)

  /// Items to insert are already in the outline.
  case existingItems(_ items: [Item], call: String)

  /// Items that the call refers to are not in the outline.
  case unknownItem(_ items: [Item], call: String)

  /// The signature of the invalid call, such as `append(_:to:)`.
  public var call: String {
    switch self {
    case .duplicateItems(_, let call), .existingItems(_, let call), .unknownItem(_, let call): call
    }
  }
}
