import DiffableSnapshots
import DiffableSnapshotsTesting

/// Rules 9 to 12: items beside the changes of sections.
extension Violation {
  static let sectionsAndItems = withSections + besideMoves + insideMoves + intoChanges

  private static let withSections: [Violation] = [
    breaking(.itemsOfSectionChanges, "an item deleted in a section that goes", on: .everything)
      .from("a 1 | b 2", to: "a 1")
      .telling("delete section 1, delete 1.0", naming: "1.0")
      .legal(telling: "delete section 1"),
    breaking(.itemsOfSectionChanges, "an item inserted in a section that comes", on: .everything)
      .from("a 1", to: "b 2 | a 1")
      .telling("insert section 0, insert 0.0", naming: "0.0")
      .legal(telling: "insert section 0"),
    breaking(.movesAcrossSectionChanges, "an item moved out of a section that goes")
      .from("a 1 | b 2 3", to: "a 1 3")
      .telling("delete section 1, move 1.1 to 0.1", naming: "1.1")
      .legal(with: .itemMovesAcrossSectionChanges),
    breaking(.movesAcrossSectionChanges, "a row moved into a section that comes", on: .tableView)
      .from("a 1 2", to: "b 2 3 | a 1")
      .telling("insert section 0, move 0.1 to 0.0", naming: "0.0")
      .legal(with: .itemMovesAcrossSectionChanges),
  ]

  private static let besideMoves: [Violation] = [
    breaking(.itemChangesOfSectionMoves, "a row deleted beside a section's move", on: .tableView)
      .from("a 1 2 | b 3 4 | c 5", to: "b 3 4 | a 1 2 | c")
      .telling("move section 1 to 0, delete 2.0", naming: "2.0", "1", "0")
      .legal(with: .itemChangesBesideSectionMoves),
    breaking(.itemChangesOfSectionMoves, "a row inserted beside a section's move", on: .tableView)
      .from("a 1 2 | b 3 4 | c 5", to: "b 3 4 | a 1 2 | c 5 6")
      .telling("move section 1 to 0, insert 2.1", naming: "2.1", "1", "0")
      .legal(with: .itemChangesBesideSectionMoves),
    breaking(.itemChangesOfSectionMoves, "a row moved beside a section's move", on: .tableView)
      .from("a 1 2 | b 3 4 | c 5 6", to: "b 3 4 | a 1 2 | c 6 5")
      .telling("move section 1 to 0, move 2.1 to 2.0", naming: "1", "0")
      .legal(with: .itemChangesBesideSectionMoves),
    breaking(.itemChangesOfSectionMoves, "a row reconfigured beside a section's move")
      .on(.tableView.union(.updatesBesideStructure))
      .from("a 1 2 | b 3 4 | c 5", to: "b 3 4 | a 1 2 | c 5")
      .telling("move section 1 to 0, reconfigure 2.0", naming: "2.0", "1", "0")
      .legal(with: .itemChangesBesideSectionMoves),
  ]

  private static let insideMoves: [Violation] = [
    breaking(.itemChangesOfSectionMoves, "an item deleted inside a section that moves")
      .from("a 1 2 | b 3 4", to: "b 4 | a 1 2")
      .telling("move section 1 to 0, delete 1.0", naming: "1.0", "1", "0")
      .legal(with: .itemChangesInsideSectionMoves),
    breaking(.itemChangesOfSectionMoves, "an item inserted inside a section that moves")
      .from("a 1 2 | b 3 4", to: "b 3 9 4 | a 1 2")
      .telling("move section 1 to 0, insert 0.1", naming: "0.1", "1", "0")
      .legal(with: .itemChangesInsideSectionMoves),
    breaking(.itemChangesOfSectionMoves, "an item moved out of a section that moves")
      .from("a 1 2 | b 3 4", to: "b 4 | a 1 3 2")
      .telling("move section 1 to 0, move 1.0 to 1.1", naming: "1.0", "1", "0")
      .legal(with: .itemChangesInsideSectionMoves),
    breaking(.itemChangesOfSectionMoves, "an item reloaded inside a section that moves")
      .on(.collectionView.union(.updatesBesideStructure))
      .from("a 1 2 | b 3 4", to: "b 3 4 | a 1 2")
      .telling("move section 1 to 0, reload 0.1", naming: "0.1", "1", "0")
      .legal(with: .itemChangesInsideSectionMoves),
  ]

  private static let intoChanges: [Violation] = [
    breaking(.movesIntoChangedSections, "an item moved into a section that moves")
      .on(.everything.subtracting(.itemMovesIntoChangedSections))
      .from("a 1 2 | b 3 4", to: "b 3 1 4 | a 2")
      .telling("move section 1 to 0, move 0.0 to 0.1", naming: "0.1")
      .legal(with: .itemMovesIntoChangedSections),
    breaking(.movesIntoChangedSections, "an item moved into a section that is reloaded")
      .on(.everything.subtracting(.itemMovesIntoChangedSections))
      .from("a 1 2 | b 3 4", to: "a 2 | b 3 1 4")
      .telling("reload section 1, move 0.0 to 1.1", naming: "1.1")
      .legal(with: .itemMovesIntoChangedSections),
  ]
}
