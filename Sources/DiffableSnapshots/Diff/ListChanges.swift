/// The ten lists of changes in a ``Changeset`` or a ``Batch``.
///
/// *Old* means before the change, *new* means after it. An old path contains the section's old index, a
/// new path contains the section's new index. The lists do not imply an order of application: all of
/// them compare the same two states.
public struct ListChanges: Hashable, Sendable {
  /// The old indexes of the deleted sections, ascending.
  ///
  /// The items of a deleted section are deleted too, except the items in ``itemMoves``.
  public var sectionDeletions: [Int] = []

  /// The new indexes of the inserted sections, ascending.
  ///
  /// The items of an inserted section are inserted too, except the items in ``itemMoves``.
  public var sectionInsertions: [Int] = []

  /// The moves of sections, from old to new indexes, ascending by the new index.
  public var sectionMoves: [Move<Int>] = []

  /// The new indexes of the sections to reload, ascending.
  public var sectionReloads: [Int] = []

  /// The new indexes of the sections whose headers and footers are updated, ascending.
  ///
  /// This does not update the cells of the sections. Reloaded sections are not listed.
  public var sectionReconfigurations: [Int] = []

  /// The old paths of the deleted items, ascending.
  ///
  /// Items of deleted sections are not listed.
  public var itemDeletions: [ItemPath] = []

  /// The new paths of the inserted items, ascending.
  ///
  /// Items of inserted sections are not listed.
  public var itemInsertions: [ItemPath] = []

  /// The moves of items, from old to new paths, ascending by the new path.
  public var itemMoves: [Move<ItemPath>] = []

  /// The new paths of the items whose cells are replaced by new cells, ascending.
  ///
  /// Items of reloaded sections are not listed.
  public var itemReloads: [ItemPath] = []

  /// The new paths of the items whose cells are updated in place, ascending.
  ///
  /// Items of reloaded sections are not listed.
  public var itemReconfigurations: [ItemPath] = []

  /// Creates ten empty lists.
  ///
  /// - Complexity: O(1).
  public init() {}

  /// Whether all ten lists are empty.
  public var isEmpty: Bool { !hasStructure && !hasUpdates }

  /// The number of changes in all ten lists.
  public var count: Int {
    sectionDeletions.count + sectionInsertions.count + sectionMoves.count + sectionReloads.count
      + sectionReconfigurations.count + itemDeletions.count + itemInsertions.count + itemMoves.count
      + itemReloads.count + itemReconfigurations.count
  }

  /// Whether any section or item is deleted, inserted or moved.
  public var hasStructure: Bool {
    hasSectionStructure || hasItemStructure
  }

  /// Whether any section is deleted, inserted or moved.
  public var hasSectionStructure: Bool {
    !(sectionDeletions.isEmpty && sectionInsertions.isEmpty && sectionMoves.isEmpty)
  }

  /// Whether any item is deleted, inserted or moved.
  public var hasItemStructure: Bool {
    !(itemDeletions.isEmpty && itemInsertions.isEmpty && itemMoves.isEmpty)
  }

  /// Whether any section or item is reloaded or reconfigured.
  public var hasUpdates: Bool {
    !(sectionReloads.isEmpty && sectionReconfigurations.isEmpty && itemReloads.isEmpty
      && itemReconfigurations.isEmpty)
  }
}
