/// The nine lists of changes that a ``Changeset`` and a ``Batch`` are made of.
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

  /// Creates nine empty lists.
  public init() {}

  /// Whether sections or items come, go or move.
  public var hasStructure: Bool {
    hasSectionStructure || hasItemStructure
  }

  var hasSectionStructure: Bool {
    !(sectionDeletions.isEmpty && sectionInsertions.isEmpty && sectionMoves.isEmpty)
  }

  var hasItemStructure: Bool {
    !(itemDeletions.isEmpty && itemInsertions.isEmpty && itemMoves.isEmpty)
  }

  /// Whether cells are to be made anew or updated where they are.
  var hasUpdates: Bool {
    !(sectionReloads.isEmpty && itemReloads.isEmpty && itemReconfigurations.isEmpty)
  }
}

/// Something with the nine lists of ``ListChanges``, which it offers as its own.
public protocol ListChangesContainer {
  /// The lists.
  var changes: ListChanges { get set }
}

extension ListChangesContainer {
  /// The old offsets of the sections that go, with all their items, ascending.
  public var sectionDeletions: [Int] {
    get { changes.sectionDeletions }
    set { changes.sectionDeletions = newValue }
  }

  /// The new offsets of the sections that come, with their items, ascending.
  public var sectionInsertions: [Int] {
    get { changes.sectionInsertions }
    set { changes.sectionInsertions = newValue }
  }

  /// The sections that move, from old to new offsets, ascending in the new ones.
  public var sectionMoves: [Move<Int>] {
    get { changes.sectionMoves }
    set { changes.sectionMoves = newValue }
  }

  /// The new offsets of the sections to make anew, ascending.
  public var sectionReloads: [Int] {
    get { changes.sectionReloads }
    set { changes.sectionReloads = newValue }
  }

  /// The old paths of the items that go, ascending; none inside a section that goes.
  public var itemDeletions: [ItemPath] {
    get { changes.itemDeletions }
    set { changes.itemDeletions = newValue }
  }

  /// The new paths of the items that come, ascending; none inside a section that comes.
  public var itemInsertions: [ItemPath] {
    get { changes.itemInsertions }
    set { changes.itemInsertions = newValue }
  }

  /// The items that move, from old to new paths, ascending in the new ones.
  public var itemMoves: [Move<ItemPath>] {
    get { changes.itemMoves }
    set { changes.itemMoves = newValue }
  }

  /// The new paths of the items whose cells are to be made anew, ascending.
  public var itemReloads: [ItemPath] {
    get { changes.itemReloads }
    set { changes.itemReloads = newValue }
  }

  /// The new paths of the items whose cells are to be updated, ascending.
  public var itemReconfigurations: [ItemPath] {
    get { changes.itemReconfigurations }
    set { changes.itemReconfigurations = newValue }
  }

  /// Whether all nine lists are empty.
  public var isEmpty: Bool { count == 0 }

  /// The number of changes in all nine lists.
  public var count: Int {
    sectionDeletions.count + sectionInsertions.count + sectionMoves.count + sectionReloads.count
      + itemDeletions.count + itemInsertions.count + itemMoves.count + itemReloads.count
      + itemReconfigurations.count
  }
}
