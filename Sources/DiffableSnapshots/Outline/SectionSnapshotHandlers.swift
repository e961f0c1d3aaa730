/// Closures that a data source calls before it expands or collapses an item of an outline.
///
/// ```swift
/// var handlers = SectionSnapshotHandlers<String>()
/// handlers.shouldCollapseItem = { folder in folder != "pinned" }
/// handlers.snapshotForExpandingParent = { folder, present in
///   present.items.isEmpty ? load(folder) : present
/// }
/// dataSource.sectionSnapshotHandlers = handlers
/// ```
///
/// The data source keeps strong references to the handlers. A handler that uses the data source must capture
/// it weakly, or it creates a reference cycle. A handler may apply a snapshot or an outline. The data source
/// then expands or collapses the item in the new state, if the item is still there.
public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
  /// Decides whether an item may be expanded; nil permits every item.
  public var shouldExpandItem: ((_ item: Item) -> Bool)?

  /// Called before an item is expanded.
  public var willExpandItem: ((_ item: Item) -> Void)?

  /// Decides whether an item may be collapsed; nil permits every item.
  public var shouldCollapseItem: ((_ item: Item) -> Bool)?

  /// Called before an item is collapsed.
  public var willCollapseItem: ((_ item: Item) -> Void)?

  /// Returns the new descendants of an item before it is expanded; nil keeps its present descendants.
  ///
  /// Use this handler to load children on demand. The roots of the returned outline become the children of
  /// the item. The second argument is an outline of its present descendants. Called after
  /// ``willExpandItem``.
  public var snapshotForExpandingParent:
    ((_ parent: Item, _ present: SectionSnapshot<Item>) -> SectionSnapshot<Item>)?

  /// Creates handlers that are all nil.
  ///
  /// - Complexity: O(1).
  public init() {}
}
