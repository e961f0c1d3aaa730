/// The fewest changes that turn one snapshot into another.
///
/// A changeset does not depend on the list that performs it. The sections that keep their relative
/// order are a longest increasing subsequence, and so are the items that stay in place in each kept
/// section. An item moves only if it moves to another section or is outside the subsequence of its section.
/// An item that both snapshots contain always moves if its old section is deleted or its new section is inserted.
///
/// ```swift
/// let changeset = new.difference(from: old)
/// let batches = changeset.batches(for: .tableView)
/// // batches.last?.snapshot == new
/// ```
public struct Changeset<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable,
  Equatable
{
  /// The snapshot before the change.
  public let old: Snapshot<Section, Item>

  /// The snapshot after the change.
  public let new: Snapshot<Section, Item>

  /// Which old section and item each new one is.
  @usableFromInline let matching: Matching

  /// The changes from `old` to `new`.
  public let changes: ListChanges

  init(
    from old: Snapshot<Section, Item>,
    to new: Snapshot<Section, Item>,
    _ matching: Matching,
    _ changes: ListChanges
  ) {
    self.old = old
    self.new = new
    self.matching = matching
    self.changes = changes
  }

  /// Creates the changeset of a drag, which moves one item.
  @usableFromInline
  init(
    from old: Snapshot<Section, Item>,
    to new: Snapshot<Section, Item>,
    moving move: Move<ItemPath>
  ) {
    var changes = ListChanges()
    changes.items.moves = [move]
    self.init(from: old, to: new, Matching(moving: move, from: old.shape, to: new.shape), changes)
  }

  /// Creates the changeset for a given matching and the given content changes.
  @inlinable
  init(
    from old: Snapshot<Section, Item>,
    to new: Snapshot<Section, Item>,
    _ matching: Matching,
    sectionContent: [ContentChange] = [],
    itemContent: [ContentChange] = []
  ) {
    self.old = old
    self.new = new
    self.matching = matching
    changes = ListChanges(
      from: old.shape,
      to: new.shape,
      matching,
      sectionMarks: new.isMarked ? new.sectionList.marks : nil,
      sectionContent: sectionContent,
      itemContent: itemContent
    )
  }

  /// The changeset from the new snapshot to the old one.
  ///
  /// The inverse reloads and reconfigures the same sections and items as this changeset. It omits items
  /// whose section it reloads.
  ///
  /// - Complexity: O(*r* log *r* + *c* log *n*), where *r* is the number of runs of elements that are adjacent in both
  ///   snapshots, *c* the number of changes and *n* the number of sections and items.
  public var inverse: Changeset {
    let oldSection = { (section: Int) in matching.sections.oldOffset(of: section) }
    let oldPath = { (path: ItemPath) in matching.oldPath(for: path, from: old.shape, to: new.shape)
    }
    var back = ListChanges()
    back.sections = sections.inverse
    back.sections.reloads = sections.reloads.compactMap(oldSection).sorted()
    back.sections.reconfigurations = sections.reconfigurations.compactMap(oldSection).sorted()
    back.items = items.inverse
    back.items.reloads = items.reloads.compactMap(oldPath).sorted()
    back.items.reconfigurations = items.reconfigurations.compactMap(oldPath).sorted()
    let reloadedSections = Set(back.sections.reloads)
    back.items.reloads.removeAll { reloadedSections.contains($0.section) }
    back.items.reconfigurations.removeAll { reloadedSections.contains($0.section) }
    return Changeset(from: new, to: old, matching.inverse, back)
  }
}
