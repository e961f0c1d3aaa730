/// The ten lists of changes that a ``Changeset`` and a ``Batch`` are made of.
///
/// *Old* means before the change, *new* after it. A path's section is in the same coordinates as the
/// path itself: the section's old offset in an old path, its new offset in a new one. No order of
/// application attaches to the lists; all of them hold at once.
public struct ListChanges: Hashable, Sendable {
  /// The old offsets of the sections that go, with all their items, ascending.
  public var sectionDeletions: [Int] = []

  /// The new offsets of the sections that come, with their items, ascending.
  public var sectionInsertions: [Int] = []

  /// The sections that move, from old to new offsets, ascending in the new ones.
  public var sectionMoves: [Move<Int>] = []

  /// The new offsets of the sections to make anew, ascending.
  public var sectionReloads: [Int] = []

  /// The new offsets of the sections whose headers and footers are to be updated, while their cells are
  /// left alone, ascending; none of a section that is reloaded.
  public var sectionReconfigurations: [Int] = []

  /// The old paths of the items that go, ascending; none inside a section that goes.
  public var itemDeletions: [ItemPath] = []

  /// The new paths of the items that come, ascending; none inside a section that comes.
  public var itemInsertions: [ItemPath] = []

  /// The items that move, from old to new paths, ascending in the new ones.
  public var itemMoves: [Move<ItemPath>] = []

  /// The new paths of the items whose cells are to be made anew, ascending; none inside a section
  /// that is reloaded.
  public var itemReloads: [ItemPath] = []

  /// The new paths of the items whose cells are to be updated, ascending; none inside a section
  /// that is reloaded.
  public var itemReconfigurations: [ItemPath] = []

  /// Creates ten empty lists.
  ///
  /// - Complexity: O(1).
  public init() {}

  /// Whether all ten lists are empty.
  ///
  /// - Complexity: O(1).
  public var isEmpty: Bool { !hasStructure && !hasUpdates }

  /// The number of changes in all ten lists.
  ///
  /// - Complexity: O(1).
  public var count: Int {
    sectionDeletions.count + sectionInsertions.count + sectionMoves.count + sectionReloads.count
      + sectionReconfigurations.count + itemDeletions.count + itemInsertions.count + itemMoves.count
      + itemReloads.count + itemReconfigurations.count
  }

  /// Whether sections or items come, go or move.
  ///
  /// - Complexity: O(1).
  public var hasStructure: Bool {
    hasSectionStructure || hasItemStructure
  }

  /// Whether sections come, go or move.
  ///
  /// - Complexity: O(1).
  public var hasSectionStructure: Bool {
    !(sectionDeletions.isEmpty && sectionInsertions.isEmpty && sectionMoves.isEmpty)
  }

  /// Whether items come, go or move.
  ///
  /// - Complexity: O(1).
  public var hasItemStructure: Bool {
    !(itemDeletions.isEmpty && itemInsertions.isEmpty && itemMoves.isEmpty)
  }

  /// Whether cells, headers or footers are to be made anew or updated where they are.
  ///
  /// - Complexity: O(1).
  public var hasUpdates: Bool {
    !(sectionReloads.isEmpty && sectionReconfigurations.isEmpty && itemReloads.isEmpty
      && itemReconfigurations.isEmpty)
  }
}
