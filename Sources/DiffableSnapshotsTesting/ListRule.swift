/// A rule for the reloads and batches that a list receives.
///
/// Real lists raise an exception, crash or show wrong contents if a batch breaks a rule. The raw value is the
/// number of the rule.
public enum ListRule: Int, CaseIterable, Hashable, Sendable {
  /// Deletions and the sources of moves are old indexes and paths. All others are new.
  case coordinates = 1

  /// The section index of a path is old if the path is old, and new if the path is new.
  case pathSections = 2

  /// Deleted sections and items, and the sources of moves, exist before the batch.
  case oldBounds = 3

  /// Inserted and updated sections and items, and the destinations of moves, exist after the batch.
  case newBounds = 4

  /// A section or an item is deleted or moved at most once, and reloaded or reconfigured at most once.
  ///
  /// A reload of a section includes its items.
  case uniqueSources = 5

  /// A new index or path is the destination of at most one insertion or move.
  case uniqueDestinations = 6

  /// A section or an item is deleted at most once.
  case uniqueDeletions = 7

  /// A section does not move to its own index, and an item does not move to its own path.
  ///
  /// With ``/DiffableSnapshots/ListCapabilities/itemChangesInsideSectionChanges``, an item can move to a path
  /// with the same indexes in another section.
  case moveOntoItself = 8

  /// A batch does not delete items of a section that it deletes, or insert items into a section that it
  /// inserts.
  case itemsOfSectionChanges = 9

  /// Items do not move out of deleted sections or into inserted sections.
  case movesAcrossSectionChanges = 10

  /// A batch that moves a section does not delete, insert, move or update items in that section. On a table view,
  /// it does not change any item.
  case itemChangesOfSectionMoves = 11

  /// Items do not move into sections that the same batch reloads.
  case movesIntoReloadedSections = 12

  /// A batch with deletions, insertions or moves has no reloads.
  ///
  /// The rule does not hold for lists with ``/DiffableSnapshots/ListCapabilities/updatesBesideStructure``.
  case separateReloads = 13

  /// A batch with deletions, insertions or moves has no reconfigurations.
  ///
  /// The rule does not hold for lists with ``/DiffableSnapshots/ListCapabilities/updatesBesideStructure``.
  case separateReconfigurations = 14

  /// A batch does not reload sections or items that it inserts or moves.
  ///
  /// In a list without sections, a batch can reload a row that it moves.
  case reloadOfInsertionOrMove = 15

  /// The new number of sections is the old number, plus insertions, minus deletions.
  case numberOfSections = 16

  /// The new number of items in a section is the old number, plus insertions and moves into the section, minus
  /// deletions and moves out of it.
  ///
  /// The rule holds for each section that the batch does not delete, insert or reload.
  case numberOfItems = 17

  /// Before a batch, the data source has the counts that the list shows.
  case countsBefore = 18

  /// The data source changes inside the batch, not before it and not after it.
  case dataInsideBatch = 19

  /// After each batch, the data source has the counts of the snapshot of that batch.
  case countsAfter = 20

  /// A batch or a reload does not begin inside another one.
  case nesting = 21

  /// A list that has no data yet, or is off screen, receives a reload and no batches.
  case reloadFirst = 22

  /// The indexes and paths of an edit are valid after the previous edits.
  ///
  /// Consecutive deletions are ordered from the end to the start. A list without sections receives no edits
  /// of sections.
  case currentPositions = 23

  /// After the last edit, the list has the section and item counts of the snapshot.
  case countsAfterEdits = 24

  /// A list receives only changes that its capabilities include.
  case capabilities = 25

  /// A list receives no reload and no batch while the user drags an item.
  case changesDuringDrag = 26
}
