/// All that differs between two snapshots, and no more than that.
///
/// A changeset is minimal and knows nothing of the list that will carry it out. The sections that
/// keep their order are a longest increasing subsequence, and so are the items that stay in each
/// section that lives on; an item moves only if it changed section or is outside that subsequence.
/// An item that leaves a section that goes, or enters one that comes, and lives on, is a move.
///
/// The ten lists of ``ListChanges`` are members of the changeset itself.
///
/// ```swift
/// let changeset = new.difference(from: old)
/// let batches = changeset.batches(for: .tableView)
/// // batches.last?.snapshot == new
/// ```
public struct Changeset<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable,
  Equatable
{
  /// What was shown before.
  public internal(set) var old: Snapshot<Section, Item>

  /// What is to be shown.
  public internal(set) var new: Snapshot<Section, Item>

  /// The changes from `old` to `new`.
  public internal(set) var changes: ListChanges

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

  /// The changeset that leads back.
  ///
  /// What was reloaded or reconfigured on the way there is so again on the way back, except where the
  /// section to which it goes back is reloaded.
  ///
  /// - Complexity: O(*c* log *c*) plus a look-up for each reload and reconfiguration, where *c* is
  ///   the number of changes.
  public var inverse: Changeset {
    var back = ListChanges()
    back.sectionDeletions = sectionInsertions
    back.sectionInsertions = sectionDeletions
    back.sectionMoves = sectionMoves.map { $0.inverse }.sorted { $0.to < $1.to }
    back.sectionReloads = sectionReloads.compactMap { oldSection(for: $0) }.sorted()
    back.sectionReconfigurations = sectionReconfigurations.compactMap { oldSection(for: $0) }
      .sorted()
    back.itemDeletions = itemInsertions
    back.itemInsertions = itemDeletions
    back.itemMoves = itemMoves.map { $0.inverse }.sorted { $0.to < $1.to }
    back.itemReloads = itemReloads.compactMap { oldPath(for: $0) }.sorted()
    back.itemReconfigurations = itemReconfigurations.compactMap { oldPath(for: $0) }.sorted()
    let reloadedSections = Set(back.sectionReloads)
    back.itemReloads.removeAll { reloadedSections.contains($0.section) }
    back.itemReconfigurations.removeAll { reloadedSections.contains($0.section) }
    return Changeset(from: new, to: old, back)
  }
}
