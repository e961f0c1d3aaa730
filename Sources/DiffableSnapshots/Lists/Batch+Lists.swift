// The lists of ``ListChanges``, as members of the batch.
extension Batch {
  /// The changes of the sections.
  ///
  /// The items of a deleted or an inserted section are deleted or inserted too, except those that ``items`` moves. Only
  /// a list with ``ListCapabilities/itemChangesInsideSectionChanges`` receives such moves.
  public var sections: Changes<Int> { changes.sections }

  /// The changes of the items.
  ///
  /// Deletions in deleted sections and insertions in inserted sections are not listed, nor are updates in reloaded
  /// sections.
  public var items: Changes<ItemPath> { changes.items }

  /// Whether the batch has no changes.
  public var isEmpty: Bool { changes.isEmpty }

  /// The number of changes of sections and items.
  public var count: Int { changes.count }

  /// The number of changes of each kind, in one line for logs.
  ///
  /// See ``ListChanges/summary``.
  public var summary: String { changes.summary }
}
