/// What a data source asks and tells when an item of an outline is to be expanded or collapsed.
///
/// ```swift
/// dataSource.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "pinned" }
/// dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { folder, present in
///   present.items.isEmpty ? load(folder) : present
/// }
/// ```
///
/// The data source holds the handlers: one that uses the data source should not hold it in turn. A handler
/// may apply; what was asked for then happens to the outline that the handler leaves, if that still has
/// the item.
public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
  /// Whether an item may be expanded; nil means that any may.
  public var shouldExpandItem: ((_ item: Item) -> Bool)?

  /// Called before an item is expanded.
  public var willExpandItem: ((_ item: Item) -> Void)?

  /// Whether an item may be collapsed; nil means that any may.
  public var shouldCollapseItem: ((_ item: Item) -> Bool)?

  /// Called before an item is collapsed.
  public var willCollapseItem: ((_ item: Item) -> Void)?

  /// What is to be below an item that is about to be expanded, given what is there at present; nil leaves
  /// that as it is.
  ///
  /// Here children can be loaded on demand. Called after ``willExpandItem``.
  public var snapshotForExpandingParent:
    ((_ parent: Item, _ present: SectionSnapshot<Item>) -> SectionSnapshot<Item>)?

  /// Creates handlers of which none does anything.
  ///
  /// - Complexity: O(1).
  public init() {}
}
