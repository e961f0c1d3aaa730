// The lists of ``ListChanges``, as members of the changeset.
extension Changeset {
  /// The old indexes of the deleted sections, ascending.
  ///
  /// The items of a deleted section are deleted too, except the items in ``itemMoves``.
  public var sectionDeletions: [Int] { changes.sectionDeletions }

  /// The new indexes of the inserted sections, ascending.
  ///
  /// The items of an inserted section are inserted too, except the items in ``itemMoves``.
  public var sectionInsertions: [Int] { changes.sectionInsertions }

  /// The moves of sections, from old to new indexes, ascending by the new index.
  public var sectionMoves: [Move<Int>] { changes.sectionMoves }

  /// The new indexes of the sections to reload, ascending.
  public var sectionReloads: [Int] { changes.sectionReloads }

  /// The new indexes of the sections whose supplementary views are updated in place, ascending.
  public var sectionReconfigurations: [Int] { changes.sectionReconfigurations }

  /// The old paths of the deleted items, ascending.
  ///
  /// Items of deleted sections are not listed.
  public var itemDeletions: [ItemPath] { changes.itemDeletions }

  /// The new paths of the inserted items, ascending.
  ///
  /// Items of inserted sections are not listed.
  public var itemInsertions: [ItemPath] { changes.itemInsertions }

  /// The moves of items, from old to new paths, ascending by the new path.
  public var itemMoves: [Move<ItemPath>] { changes.itemMoves }

  /// The new paths of the items to reload, ascending.
  public var itemReloads: [ItemPath] { changes.itemReloads }

  /// The new paths of the items to reconfigure, ascending.
  public var itemReconfigurations: [ItemPath] { changes.itemReconfigurations }

  /// Whether all ten lists are empty.
  public var isEmpty: Bool { changes.isEmpty }

  /// The number of changes in all ten lists.
  public var count: Int { changes.count }

  /// The number of changes of each kind, in one line for logs.
  ///
  /// See ``ListChanges/summary``.
  public var summary: String { changes.summary }
}
