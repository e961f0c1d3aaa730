extension Violation {
  /// Rules 1 and 2: valid numbers in the wrong coordinates.
  static let coordinates = table(
    """
    coordinates: an item moved in the wrong direction
      a 1 2 3 > a 3 1 2 / move 0.0 to 0.2 / 0 / move 0.2 to 0.0
    coordinates: a deletion whose path is shifted by another deletion
      a 1 2 3 4 > a 2 3 / delete 0.0, delete 0.2 / 0 / delete 0.0, delete 0.3
    coordinates: an insertion whose path ignores another insertion
      a 1 2 > a 9 1 8 2 / insert 0.0, insert 0.1 / 0 / insert 0.0, insert 0.2
    coordinates: a deletion in new coordinates
      a 1 2 3 > a 9 1 2 / delete 0.1, insert 0.0 / 0 / delete 0.2, insert 0.0
    coordinates on rowsOnly: a row moved to a wrong path
      a 1 2 | b > a 1 | b 2 / move 0.3 to 0.1 / 0 / move 0.3 to 0.2
    coordinates: a section deletion whose index is shifted by another deletion
      a 1 | b 2 | c 3 > b 2 / delete section 0, delete section 1 / 0 / delete section 0, delete section 2
    coordinates: a section moved in the wrong direction
      a 1 | b 2 | c 3 > c 3 | a 1 | b 2 / move section 0 to 2 / 0 / move section 2 to 0
    coordinates on everything: empty sections swapped without a move
      a | b > b | a /  /  / move section 1 to 0
    coordinates on everything: the wrong empty section deleted
      a | b | c > b / delete section 0, delete section 1 /  / delete section 0, delete section 2
    coordinates on everything: an empty section inserted in the place of another
      a > a | b / insert section 0 /  / insert section 1
    coordinates on everything: sections swapped, but not their items
      a 1 | b 2 > b 1 | a 2 /  /  / delete section 0, delete section 1, insert section 0, insert section 1
    coordinates on rowsOnly: header rows swapped without a move
      a | b > b | a /  /  / move 0.1 to 0.0
    pathSections on everything: deletions with new section indexes
      a 1 2 | b 3 4 > b 4 | a 1 / move section 1 to 0, delete 0.0, delete 1.1 / 0 /
        move section 1 to 0, delete 0.1, delete 1.0
    pathSections on everything: insertions with old section indexes
      a 1 | b 2 > b 2 9 | a 8 1 / move section 1 to 0, insert 0.0, insert 1.1 / 0 /
        move section 1 to 0, insert 0.1, insert 1.0
    pathSections on everything: moves with new section indexes in their sources
      a 1 2 | b 3 4 > b 2 4 | a 1 3 / move section 1 to 0, move 1.1 to 0.0, move 0.0 to 1.1 / 0 /
        move section 1 to 0, move 0.1 to 0.0, move 1.0 to 1.1
    """
  )

  /// Rules 3 and 4: indexes and paths out of bounds.
  static let bounds = table(
    """
    oldBounds: an item deleted after the last item
      a 1 2 > a 1 / delete 0.2 / 0.2 2 / delete 0.1
    oldBounds: an item deleted in an inserted section
      a 1 2 > a 1 | b 3 4 / insert section 1, delete 1.1 / 1.1 / insert section 1, delete 0.1
    oldBounds on everything: an item deleted before the first item
      a 1 2 > a 2 / delete 0.-1 / 0.-1 2 / delete 0.0
    oldBounds on tableView: an item moved from its new path
      a 1 2 | b > a 1 | b 2 / move 1.0 to 1.0 / 1.0 / move 0.1 to 1.0
    oldBounds on rowsOnly: a row deleted in a section that a flat list does not have
      a 1 | b 2 > a 1 | b / delete 1.0 / 1.0 4 / delete 0.3
    oldBounds on noMoves: a section deleted after the last section
      a 1 | b > a 1 / delete section 2 / 2 / delete section 1
    oldBounds: a section moved from the greatest index
      a 1 | b > b | a 1 / move section 9223372036854775807 to 0 / 9223372036854775807 2 / move section 1 to 0
    newBounds on noMoves: an item inserted after the end
      a 1 > a 1 2 / insert 0.2 / 0.2 2 / insert 0.1
    newBounds: an item moved to a path that ignores its removal
      a 1 2 > a 2 1 / move 0.0 to 0.2 / 0.2 2 / move 0.0 to 0.1
    newBounds: an item inserted with the old index of its section
      a | b > b 1 / delete section 0, insert 1.0 / 1.0 / delete section 0, insert 0.0
    newBounds: an item reloaded after the end
      a 1 > a 1 / reload 0.1 / 0.1 1 / reload 0.0
    newBounds: an item reconfigured in section -1
      a 1 > a 1 / reconfigure -1.0 / -1.0 1 / reconfigure 0.0
    newBounds on noMoves: a section inserted after the end
      a 1 > a 1 | b 2 / insert section 2 / 2 / insert section 1
    newBounds on tableView: a section moved after the end
      a 1 | b 2 > b 2 | a 1 / move section 0 to 2 / 2 / move section 0 to 1
    newBounds on tableView: a section reloaded after the end
      a 1 > a 1 / reload section 1 / 1 / reload section 0
    """
  )

  /// Rules 5 to 8: one path named twice, and moves that change nothing.
  static let conflicts = table(
    """
    uniqueSources: an item deleted and moved
      a 1 2 3 > a 2 3 / delete 0.0, move 0.0 to 0.1 / 0.0 / delete 0.0
    uniqueSources: an item moved to two paths
      a 1 2 3 | b 4 > a 2 3 | b 1 4 / move 0.0 to 0.1, move 0.0 to 1.0 / 0.0 / move 0.0 to 1.0
    uniqueSources: a section deleted and moved
      a 1 | b 2 | c 3 > b 2 | c 3 / delete section 0, move section 0 to 1 / 0 / delete section 0
    uniqueSources: a section moved to two indexes
      a 1 | b 2 | c 3 > b 2 | c 3 | a 1 / move section 0 to 1, move section 0 to 2 / 0 / move section 0 to 2
    uniqueSources on tableView: an item reloaded twice
      a 1 2 > a 1 2 / reload 0.1, reload 0.1 / 0.1 / reload 0.0, reload 0.1
    uniqueSources on tableView: an item reloaded and reconfigured
      a 1 2 > a 1 2 / reload 0.1, reconfigure 0.1 / 0.1 / reload 0.0, reconfigure 0.1
    uniqueSources on noMoves: a section reloaded twice
      a 1 | b > a 1 | b / reload section 1, reload section 1 / 1 / reload section 0, reload section 1
    uniqueSources on tableView: an item reloaded in a reloaded section
      a 1 | b 2 3 > a 1 | b 2 3 / reload section 1, reload 1.1 / 1.1 / reload section 1, reload 0.0
    uniqueSources on everything: an item reconfigured in a reloaded section
      a 1 | b 2 3 > a 1 | b 2 3 / reload section 1, reconfigure 1.0 / 1.0 / reload section 1, reconfigure 0.0
    uniqueDestinations: an item inserted at the destination of a move
      a 1 2 > a 2 1 9 / insert 0.0, move 0.1 to 0.0 / 0.0 / insert 0.2, move 0.1 to 0.0
    uniqueDestinations on noMoves: two items inserted at one path
      a > a 1 2 / insert 0.1, insert 0.1 / 0.1 / insert 0.0, insert 0.1
    uniqueDestinations: a section inserted at the destination of a move
      a 1 | b 2 > b 2 | a 1 | c 3 / insert section 0, move section 1 to 0 / 0 / insert section 2, move section 1 to 0
    uniqueDestinations on tableView: two sections moved to one index
      a 1 | b 2 | c 3 > c 3 | b 2 | a 1 / move section 1 to 0, move section 2 to 0 / 0 /
        move section 2 to 0, move section 0 to 2
    uniqueDeletions on everything: an item deleted twice
      a 1 2 3 > a 3 / delete 0.0, delete 0.0 / 0.0 / delete 0.0, delete 0.1
    uniqueDeletions on noMoves: a section deleted twice
      a 1 | b 2 | c 3 > c 3 / delete section 0, delete section 0 / 0 / delete section 0, delete section 1
    moveOntoItself on everything: an item moved onto itself
      a 1 2 > a 1 2 / move 0.1 to 0.1 / 0.1 /
    moveOntoItself: an item moved onto itself while others move
      a 1 2 3 > a 3 2 1 / move 0.1 to 0.1, move 0.2 to 0.0 / 0.1 / move 0.0 to 0.2, move 0.2 to 0.0
    moveOntoItself: an item moved to an equal path in another section
      a | b 1 | c > b | c 1 / delete section 0, move 1.0 to 1.0 / 1.0 / +itemChangesInsideSectionChanges
    moveOntoItself on everything: a section moved onto itself
      a 1 | b 2 > a 1 | b 2 / move section 1 to 1 / 1 /
    """
  )

  /// Rules 16 and 17: numbers of sections and items that do not add up.
  static let counts = table(
    """
    numberOfSections: a section missing without a deletion
      a 1 | b 2 | c 3 > a 1 | b 2 /  / 3 0 2 / delete section 2
    numberOfSections: one section insertion too many
      a 1 > b | c / insert section 0, insert section 1 / 1 2 0 / delete section 0, insert section 0, insert section 1
    numberOfItems: an item missing without a deletion
      a | b 1 2 3 > a | b 1 2 /  / 1 3 0 2 / delete 1.2
    numberOfItems: an item deleted that is still in the data
      a 1 2 3 > a 1 2 3 / delete 0.2 / 0 3 1 /
    numberOfItems: an item moved that still counts in its old section
      a 1 2 | b > a 1 2 | b 3 / move 0.1 to 1.0 / 0 2 1 / insert 1.0
    numberOfItems on everything: an item added to a moved section without an insertion
      a 1 | b 2 > b 2 3 | a 1 / move section 1 to 0 / 0 1 2 / move section 1 to 0, insert 0.1
    numberOfItems on noMoves: an item missing after a deleted section
      a 1 | b 2 3 > b 2 / delete section 0 / 0 2 1 / delete section 0, delete 1.1
    numberOfItems on rowsOnly: a header row added without an insertion
      a 1 > a 1 | b /  / 0 2 3 / insert 0.2
    numberOfItems: an item missing in another section than the reloaded one
      a 1 | b 2 > a 1 3 | b / reload section 0 / 1 0 / reload section 0, reload section 1
    """
  )
}
