/// The changes of sections and items in a ``Changeset`` or a ``Batch``.
public struct ListChanges: Hashable, Sendable {
  /// The changes of the sections.
  ///
  /// The items of a deleted or an inserted section are deleted or inserted too, except those that ``items`` moves.
  public var sections = Changes<Int>()

  /// The changes of the items.
  ///
  /// Deletions in deleted sections and insertions in inserted sections are not listed, nor are updates in reloaded
  /// sections.
  public var items = Changes<ItemPath>()

  /// Creates empty lists of changes.
  ///
  /// - Complexity: O(1).
  public init() {}

  /// Whether no section and no item changes.
  public var isEmpty: Bool { sections.isEmpty && items.isEmpty }

  /// The number of changes of sections and items.
  public var count: Int { sections.count + items.count }

  /// Whether any section or item is deleted, inserted or moved.
  public var hasStructure: Bool { sections.hasStructure || items.hasStructure }

  /// Whether any section or item is reloaded or reconfigured.
  public var hasUpdates: Bool { sections.hasUpdates || items.hasUpdates }
}
