extension Violation {
  /// Rules 9 to 12: changes of items beside changes of sections.
  static let sectionsAndItems = table(
    """
    itemsOfSectionChanges on everything: an item deleted in a deleted section
      a 1 | b 2 > a 1 / delete section 1, delete 1.0 / 1.0 / delete section 1
    itemsOfSectionChanges on everything: an item inserted in an inserted section
      a 1 > b 2 | a 1 / insert section 0, insert 0.0 / 0.0 / insert section 0
    movesAcrossSectionChanges: an item moved out of a deleted section
      a 1 | b 2 3 > a 1 3 / delete section 1, move 1.1 to 0.1 / 1.1 / +itemChangesInsideSectionChanges
    movesAcrossSectionChanges on tableView: a row moved into an inserted section
      a 1 2 > b 2 3 | a 1 / insert section 0, move 0.1 to 0.0 / 0.0 / +itemChangesInsideSectionChanges
    itemChangesOfSectionMoves on tableView: a row deleted beside a section's move
      a 1 2 | b 3 4 | c 5 > b 3 4 | a 1 2 | c / move section 1 to 0, delete 2.0 / 2.0 1 0 /
        +itemChangesBesideSectionMoves
    itemChangesOfSectionMoves on tableView: a row inserted beside a section's move
      a 1 2 | b 3 4 | c 5 > b 3 4 | a 1 2 | c 5 6 / move section 1 to 0, insert 2.1 / 2.1 1 0 /
        +itemChangesBesideSectionMoves
    itemChangesOfSectionMoves on tableView: a row moved beside a section's move
      a 1 2 | b 3 4 | c 5 6 > b 3 4 | a 1 2 | c 6 5 / move section 1 to 0, move 2.1 to 2.0 / 1 0 /
        +itemChangesBesideSectionMoves
    itemChangesOfSectionMoves on tableView+updatesBesideStructure: a row reconfigured beside a section's move
      a 1 2 | b 3 4 | c 5 > b 3 4 | a 1 2 | c 5 / move section 1 to 0, reconfigure 2.0 / 2.0 1 0 /
        +itemChangesBesideSectionMoves
    itemChangesOfSectionMoves: an item deleted inside a moved section
      a 1 2 | b 3 4 > b 4 | a 1 2 / move section 1 to 0, delete 1.0 / 1.0 1 0 / +itemChangesInsideSectionChanges
    itemChangesOfSectionMoves: an item inserted inside a moved section
      a 1 2 | b 3 4 > b 3 9 4 | a 1 2 / move section 1 to 0, insert 0.1 / 0.1 1 0 / +itemChangesInsideSectionChanges
    itemChangesOfSectionMoves: an item moved out of a moved section
      a 1 2 | b 3 4 > b 4 | a 1 3 2 / move section 1 to 0, move 1.0 to 1.1 / 1.0 1 0 /
        +itemChangesInsideSectionChanges
    itemChangesOfSectionMoves on collectionView+updatesBesideStructure: an item reloaded inside a moved section
      a 1 2 | b 3 4 > b 3 4 | a 1 2 / move section 1 to 0, reload 0.1 / 0.1 1 0 / +itemChangesInsideSectionChanges
    itemChangesOfSectionMoves on everything-itemChangesInsideSectionChanges: an item moved into a moved section
      a 1 2 | b 3 4 > b 3 1 4 | a 2 / move section 1 to 0, move 0.0 to 0.1 / 0.1 / +itemChangesInsideSectionChanges
    movesIntoReloadedSections on everything-itemChangesInsideSectionChanges: an item moved into a reloaded section
      a 1 2 | b 3 4 > a 2 | b 3 1 4 / reload section 1, move 0.0 to 1.1 / 1.1 / +itemChangesInsideSectionChanges
    """
  )

  /// Rules 13 to 15: reloads and reconfigurations beside structural changes.
  static let updates = table(
    """
    separateReloads: an item reloaded beside a deletion
      a 1 2 3 > a 2 3 / delete 0.0, reload 0.1 / 0.1 / +updatesBesideStructure
    separateReloads on noMoves: an item reloaded beside a section insertion
      a 1 > b 2 | a 1 / insert section 0, reload 1.0 / 1.0 / +updatesBesideStructure
    separateReloads on tableView: a section reloaded beside an item's move
      a 1 | b 2 3 > a 1 | b 3 2 / reload section 0, move 1.0 to 1.1 / 0 / +updatesBesideStructure
    separateReloads on tableView: a section reloaded beside a move of other sections
      a 1 | b 2 | c 3 > b 2 | a 1 | c 3 / move section 1 to 0, reload section 2 / 2 / +updatesBesideStructure
    separateReloads on rowsOnly: a row reloaded beside an insertion
      a 1 > a 1 2 / insert 0.2, reload 0.0 / 0.0 / +updatesBesideStructure
    separateReconfigurations: an item reconfigured beside an insertion
      a 1 > a 2 1 / insert 0.0, reconfigure 0.1 / 0.1 / +updatesBesideStructure
    separateReconfigurations on noMoves: an item reconfigured beside a section deletion
      a | b 1 > b 1 / delete section 0, reconfigure 0.0 / 0.0 / +updatesBesideStructure
    separateReconfigurations: a section reconfigured beside an insertion
      a 1 > a 2 1 / insert 0.0, reconfigure section 0 / 0 / +updatesBesideStructure
    newBounds: a section reconfigured after the end
      a 1 > a 1 / reconfigure section 1 / 1 / reconfigure section 0
    uniqueSources: a section reloaded and reconfigured
      a 1 | b > a 1 | b / reload section 0, reconfigure section 0 / 0 / reload section 0, reconfigure section 1
    numberOfItems: a section reconfigured instead of reloaded
      a 1 > a 1 2 / reconfigure section 0 / 0 / reload section 0
    currentPositions, edits on everything: an edit that reconfigures a section before a move
      a | b > b | a / reconfigure section 0, move section 1 to 0 / 0 / move section 1 to 0, reconfigure section 0
    reloadOfInsertionOrMove on everything: an item inserted and reloaded
      a 1 > a 1 2 / insert 0.1, reload 0.1 / 0.1 / insert 0.1, reload 0.0
    reloadOfInsertionOrMove on everything: an item moved and reloaded
      a 1 2 > a 2 1 / move 0.1 to 0.0, reload 0.0 / 0.0 / move 0.1 to 0.0, reload 0.1
    reloadOfInsertionOrMove on flatList: a row inserted and reloaded
      a 1 2 > a 2 1 3 / move 0.2 to 0.1, insert 0.3, reload 0.3 / 0.3 / move 0.2 to 0.1, insert 0.3, reload 0.1
    reloadOfInsertionOrMove on everything: an item reloaded in an inserted section
      a 1 > b 2 | a 1 / insert section 0, reload 0.0 / 0.0 / insert section 0, reload 1.0
    reloadOfInsertionOrMove on everything: a section inserted and reloaded
      a 1 > b 2 | a 1 / insert section 0, reload section 0 / 0 / insert section 0, reload section 1
    reloadOfInsertionOrMove on everything: a section moved and reloaded
      a 1 | b 2 > b 2 | a 1 / move section 1 to 0, reload section 0 / 0 / move section 1 to 0, reload section 1
    """
  )

  /// Rules 23 and 24: edits that are performed one after the other.
  static let edits = table(
    """
    currentPositions, edits on rowsOnly: deletions from the front with old paths
      a 1 2 3 > a 2 / delete 0.1, delete 0.3 / 0.3 / delete 0.3, delete 0.1
    currentPositions, edits on noMoves: deletions from the front with current paths
      a 1 2 3 > a 3 / delete 0.0, delete 0.0 / 0.0 / delete 0.1, delete 0.0
    currentPositions, edits on noMoves: an insertion that depends on the next insertion
      a > a 1 2 / insert 0.1, insert 0.0 / 0.1 0 / insert 0.0, insert 0.1
    currentPositions, edits on rowsOnly: a move to a path that ignores the removal
      a 1 2 > a 2 1 / move 0.1 to 0.3 / 0.3 2 / move 0.1 to 0.2
    currentPositions, edits on tableView: a move from an old path
      a 1 2 | b > a | b 2 / delete 0.0, move 0.1 to 1.0 / 0.1 1.0 1 / delete 0.0, move 0.0 to 1.0
    currentPositions, edits on noMoves: a reload after the end
      a 1 > a 1 / reload 0.1 / 0.1 1 / reload 0.0
    currentPositions, edits on noMoves: a reconfiguration in a section that does not exist
      a 1 > a 1 / reconfigure 1.0 / 1.0 1 / reconfigure 0.0
    currentPositions, edits on noMoves: a section deleted with an item in it
      a 1 | b 2 > a 1 / delete section 1 / 1 / delete 1.0, delete section 1
    currentPositions, edits on noMoves: sections deleted from the front
      a | b | c 3 > c 3 / delete section 0, delete section 0 / 0 / delete section 1, delete section 0
    currentPositions, edits on noMoves: a section inserted after the end
      a > a | b / insert section 2 as 1 / 2 1 / insert section 1
    currentPositions, edits on tableView: a section moved to an index that ignores its removal
      a 1 | b 2 > b 2 | a 1 / move section 0 to 2 / 0 2 / move section 0 to 1
    currentPositions, edits on noMoves: a section reloaded after its deletion
      a 1 | b > a 1 / delete section 1, reload section 1 / 1 / delete section 1, reload section 0
    currentPositions, edits on rowsOnly: a section deleted in a flat list
      a | b > a / delete section 1 / 1 / delete 0.1
    currentPositions, edits on rowsOnly: a section inserted in a flat list
      a > a | b / insert section 1 / 1 / insert 0.1
    currentPositions, edits on rowsOnly: a section reloaded in a flat list
      a 1 > a 1 / reload section 0 / 0 / reload 0.0, reload 0.1
    currentPositions, edits on tableView: items in another order without a move
      a 1 2 3 > a 2 3 1 /  /  / move 0.0 to 0.2
    currentPositions, edits on tableView: an item moved to the wrong path
      a 1 2 3 > a 2 3 1 / move 0.0 to 0.1 /  / move 0.0 to 0.2
    currentPositions, edits on tableView: an item moved and moved back
      a 1 2 3 > a 2 3 1 / move 0.2 to 0.0, move 0.0 to 0.2 /  / move 0.2 to 0.0, move 0.2 to 0.0
    currentPositions, edits on tableView: another item deleted and inserted
      a 1 2 3 > a 2 3 1 / delete 0.2, insert 0.0 /  / delete 0.0, insert 0.2
    currentPositions, edits on everything: insertions that name each other's items
      a > a 1 2 / insert 0.0 as 0.1, insert 0.1 as 0.0 /  / insert 0.0, insert 0.1
    currentPositions, edits on everything: an item inserted twice
      a > a 1 2 / insert 0.0, insert 0.1 as 0.0 /  / insert 0.0 as 0.1, insert 0.0
    currentPositions, edits on everything: an item reconfigured before a move
      a 1 2 > a 2 1 / reconfigure 0.0, move 0.0 to 0.1 /  / move 0.0 to 0.1, reconfigure 0.0
    currentPositions, edits on everything: an item reloaded before a move
      a 1 2 > a 2 1 / reload 0.0, move 0.0 to 0.1 /  / move 0.0 to 0.1, reload 0.0
    currentPositions, edits: empty sections swapped without an edit
      a | b > b | a /  /  / move section 1 to 0
    currentPositions, edits on noMoves: section insertions that name each other's sections
       > a | b / insert section 0 as 1, insert section 1 as 0 /  / insert section 0, insert section 1
    currentPositions, edits on noMoves: a section inserted that the snapshot does not have
       > a / insert section 0 as 9 /  / insert section 0
    countsAfterEdits, edits on noMoves: no edit for an inserted item
      a 1 > a 1 2 /  / 1 2 / insert 0.1
    countsAfterEdits, edits on rowsOnly: one deletion too many
      a 1 2 3 > a 1 2 / delete 0.3, delete 0.2 / 2 3 / delete 0.3
    countsAfterEdits, edits on noMoves: no edit for a deleted section
      a 1 | b 2 > a 1 / delete 1.0 / 1 0 / delete 1.0, delete section 1
    countsAfterEdits, edits on noMoves: no edits for the items of an inserted section
       > a 1 2 / insert section 0 / 0 2 / insert section 0, insert 0.0, insert 0.1
    countsAfterEdits, edits on tableView: an item moved to the wrong section
      a 1 2 | b | c > a 1 | b | c 2 / move 0.1 to 1.0 / 1 0 / move 0.1 to 2.0
    """
  )

  /// Rule 25: changes that the capabilities of the list exclude.
  static let capabilities = table(
    """
    capabilities on noMoves: an item moved in a list without item moves
      a 1 2 > a 2 1 / move 0.0 to 0.1 / 0.0 0.1 / +itemMoves
    capabilities on noMoves: a section moved in a list without section moves
      a 1 | b 2 > b 2 | a 1 / move section 0 to 1 / 0 1 / +sectionMoves
    capabilities on sections: an item reconfigured in a list without reconfigurations
      a 1 > a 1 / reconfigure 0.0 / 0.0 / +reconfigurations
    capabilities on rowsOnly: a section deleted in a flat list
      a | b > a / delete section 0 / 0 / delete 0.1
    capabilities on rowsOnly: a section inserted in a flat list
      a > a | b / insert section 0 / 0 / insert 0.1
    capabilities on rowsOnly+sectionMoves: a section moved in a flat list
      a | b > b | a / move section 1 to 0 / 1 / move 0.1 to 0.0
    capabilities on rowsOnly: a section reloaded in a flat list
      a 1 > a 1 / reload section 0 / 0 / reload 0.0
    capabilities on rowsOnly: a section reconfigured in a flat list
      a 1 > a 1 / reconfigure section 0 / 0 / reconfigure 0.0
    capabilities, edits on noMoves: an edit that moves an item in a list without item moves
      a 1 2 > a 2 1 / move 0.0 to 0.1 / 0.0 0.1 / +itemMoves
    capabilities, edits on noMoves: an edit that moves a section in a list without section moves
      a 1 | b 2 > b 2 | a 1 / move section 1 to 0 / 1 0 / +sectionMoves
    capabilities, edits on sections: an edit that reconfigures an item in a list without reconfigurations
      a 1 > a 1 / reconfigure 0.0 / 0.0 / +reconfigurations
    """
  )
}
