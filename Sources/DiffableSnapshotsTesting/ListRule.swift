/// The rules that lists enforce, or fail without enforcing, by their numbers.
public enum ListRule: Int, CaseIterable, Hashable, Sendable {
  /// Deletions and the sources of moves are old, all else is new.
  case coordinates = 1

  /// A path's section is in the same coordinates as the path.
  case pathSections = 2

  /// A deletion or the source of a move must be within what was there.
  case oldBounds = 3

  /// An insertion, a reload or the destination of a move must be within what will be there.
  case newBounds = 4

  /// What was somewhere leaves it once: by a deletion or by a move. What is reloaded is so once.
  case oldPlaceOnce = 5

  /// A place is entered once: by an insertion or by a move.
  case newPlaceOnce = 6

  /// Nothing is deleted twice.
  case deletionOnce = 7

  /// Nothing moves onto itself.
  case moveOntoItself = 8

  /// Items are not deleted in a section that goes, nor inserted in one that comes.
  case itemsOfSectionChanges = 9

  /// Items do not move out of a section that goes, nor into one that comes.
  case movesAcrossSectionChanges = 10

  /// A section does not move in the batch that changes its items, nor, on a table, any items.
  case itemChangesOfSectionMoves = 11

  /// Items do not move into a section that moves or is reloaded.
  case movesIntoChangedSections = 12

  /// Reloads are not mixed with changes of structure.
  case reloadsApart = 13

  /// Reconfigurations follow the rules of reloads.
  case reconfigurationsApart = 14

  /// A batch does not reload what it inserts or moves.
  case reloadOfArrival = 15

  /// The number of sections is the old number, plus inserted sections, minus deleted sections.
  case numberOfSections = 16

  /// The number of items in each kept section that is not reloaded adds up in the same way.
  case numberOfItems = 17

  /// The data give before a batch the counts that the list saw last.
  case countsBefore = 18

  /// The data change inside the batch, not before and not later.
  case dataInsideBatch = 19

  /// Each batch has data of its own, which give the counts of its snapshot.
  case countsAfter = 20

  /// No reload and no batch inside a batch.
  case nesting = 21

  /// A list that has no data yet, or is off screen, is reloaded.
  case reloadFirst = 22

  /// An edit's position holds when its turn comes; removals go from the end; a flat list has no
  /// sections.
  case currentPositions = 23

  /// After the last edit the list has as many sections and items as the data.
  case countsAfterEdits = 24

  /// A list is told nothing that its capabilities exclude.
  case capabilities = 25

  /// No reload and no batch while the user drags an item.
  case changesDuringDrag = 26
}
