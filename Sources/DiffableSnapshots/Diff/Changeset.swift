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

  /// The changes from `old` to `new`.
  public let changes: ListChanges

  @usableFromInline
  init(
    from old: Snapshot<Section, Item>,
    to new: Snapshot<Section, Item>,
    _ changes: ListChanges
  ) {
    self.old = old
    self.new = new
    self.changes = changes
  }

  /// Creates the changeset for the given runs of matching sections and items and the given content changes.
  @inlinable
  init(
    from old: Snapshot<Section, Item>,
    to new: Snapshot<Section, Item>,
    _ sectionRuns: [Run],
    _ itemRuns: [Run],
    sectionContent: [ContentChange] = [],
    itemContent: [ContentChange] = []
  ) {
    self.old = old
    self.new = new
    changes = ListChanges(
      from: old.shape,
      to: new.shape,
      sectionRuns: sectionRuns,
      itemRuns: itemRuns,
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
  /// - Complexity: O(*c* log *c*) plus one look-up for each reload and reconfiguration, where *c* is
  ///   the number of changes.
  public var inverse: Changeset {
    var back = ListChanges()
    back.sections = sections.inverse
    back.sections.reloads = sections.reloads.compactMap { oldSection(for: $0) }.sorted()
    back.sections.reconfigurations = sections.reconfigurations.compactMap { oldSection(for: $0) }
      .sorted()
    back.items = items.inverse
    back.items.reloads = items.reloads.compactMap { oldPath(for: $0) }.sorted()
    back.items.reconfigurations = items.reconfigurations.compactMap { oldPath(for: $0) }.sorted()
    let reloadedSections = Set(back.sections.reloads)
    back.items.reloads.removeAll { reloadedSections.contains($0.section) }
    back.items.reconfigurations.removeAll { reloadedSections.contains($0.section) }
    return Changeset(from: new, to: old, back)
  }
}
