/// Changes that a target can perform in one step.
///
/// Old paths are valid before the batch, and new
/// paths are valid after it. In a list without sections, every path is a row: its section is 0, and its item is
/// the index of the row in the list.
///
/// Targets do not accept a move of a section to its own index, or of an item to its own path in the same section.
/// The smallest set of moves can contain such a move: for example, if A B C D E becomes D E C A B and the moves are
/// those of A, B and C, then C moves from offset 2 to offset 2. The batch then moves other elements, which may need
/// more moves.
public struct Batch<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable, Equatable {
  /// The snapshot that the target shows after this batch.
  ///
  /// Only the snapshot of the last batch can have marks.
  public internal(set) var snapshot: Snapshot<Section, Item>

  /// The changes of this batch.
  public internal(set) var changes: ListChanges

  /// The snapshot that the target shows before this batch.
  var oldSnapshot: Snapshot<Section, Item>

  /// Which element before the batch each element after it is: sections and items, or the rows of one section.
  var matching: Matching

  /// How the target shows a snapshot.
  var layout: ListLayout

  init(
    to snapshot: Snapshot<Section, Item>,
    _ changes: ListChanges,
    _ matching: Matching,
    from oldSnapshot: Snapshot<Section, Item>,
    _ layout: ListLayout
  ) {
    self.snapshot = snapshot
    self.changes = changes
    self.matching = matching
    self.oldSnapshot = oldSnapshot
    self.layout = layout
  }
}
