/// Changes that a list can carry out in one step.
///
/// The ten lists of ``ListChanges`` are members of the batch itself. Old paths say where things are
/// before this batch, new ones where they are after it. For a list without sections all paths are
/// rows: their section is 0, and their item counts the rows from the top of the list.
///
/// A batch may hold a move more than the changeset did, where the changeset would move an item or a
/// section from an offset to the same offset: lists do not take that, so others move around it.
public struct Batch<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable, Equatable,
  ListChangesContainer
{
  /// What the list shows after this batch.
  ///
  /// Only the last batch's snapshot can have marks.
  public internal(set) var snapshot: Snapshot<Section, Item>

  /// The changes of this batch.
  public internal(set) var changes: ListChanges

  /// What the list shows before this batch.
  var oldSnapshot: Snapshot<Section, Item>

  /// How the list shows a snapshot.
  var layout: ListLayout

  @usableFromInline
  init(
    to snapshot: Snapshot<Section, Item>,
    _ changes: ListChanges,
    from oldSnapshot: Snapshot<Section, Item>,
    _ layout: ListLayout
  ) {
    self.snapshot = snapshot
    self.changes = changes
    self.oldSnapshot = oldSnapshot
    self.layout = layout
  }
}
