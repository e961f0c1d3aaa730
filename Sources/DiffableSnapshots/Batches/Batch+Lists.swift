// The lists of ``ListChanges``, as members of the batch.
extension Batch {
  /// The old indexes of the deleted sections, ascending.
  ///
  /// Their items are deleted with them, except items that ``itemMoves`` moves to other sections. Only a list with
  /// ``ListCapabilities/itemMovesAcrossSectionChanges`` receives such moves.
  public var sectionDeletions: [Int] { changes.sectionDeletions }

  /// The new indexes of the inserted sections, ascending.
  ///
  /// Their items are inserted with them, except items that ``itemMoves`` moves into them. Only a list with
  /// ``ListCapabilities/itemMovesAcrossSectionChanges`` receives such moves.
  public var sectionInsertions: [Int] { changes.sectionInsertions }

  /// The moved sections, from old to new indexes, ascending by the new index.
  public var sectionMoves: [Move<Int>] { changes.sectionMoves }

  /// The new indexes of the sections to reload, ascending.
  public var sectionReloads: [Int] { changes.sectionReloads }

  /// The new indexes of the sections whose supplementary views to update, ascending.
  public var sectionReconfigurations: [Int] { changes.sectionReconfigurations }

  /// The old paths of the deleted items, ascending.
  ///
  /// Items of deleted sections are not listed.
  public var itemDeletions: [ItemPath] { changes.itemDeletions }

  /// The new paths of the inserted items, ascending.
  ///
  /// Items of inserted sections are not listed.
  public var itemInsertions: [ItemPath] { changes.itemInsertions }

  /// The moved items, from old to new paths, ascending by the new path.
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
