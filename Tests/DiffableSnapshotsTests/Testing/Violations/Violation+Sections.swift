import DiffableSnapshots
import DiffableSnapshotsTesting

/// Rules 9 to 12: changes of items beside changes of sections.
extension Violation {
  static let sectionsAndItems =
    withSectionChanges + besideSectionMoves + insideMovedSections + intoChangedSections

  private static let withSectionChanges: [Violation] = [
    breaking(.itemsOfSectionChanges, "an item deleted in a deleted section", on: .everything)
      .from("a 1 | b 2", to: "a 1")
      .performing("delete section 1, delete 1.0", naming: "1.0")
      .legal(performing: "delete section 1"),
    breaking(.itemsOfSectionChanges, "an item inserted in an inserted section", on: .everything)
      .from("a 1", to: "b 2 | a 1")
      .performing("insert section 0, insert 0.0", naming: "0.0")
      .legal(performing: "insert section 0"),
    breaking(.movesAcrossSectionChanges, "an item moved out of a deleted section")
      .from("a 1 | b 2 3", to: "a 1 3")
      .performing("delete section 1, move 1.1 to 0.1", naming: "1.1")
      .legal(with: .itemChangesInsideSectionChanges),
    breaking(.movesAcrossSectionChanges, "a row moved into an inserted section", on: .tableView)
      .from("a 1 2", to: "b 2 3 | a 1")
      .performing("insert section 0, move 0.1 to 0.0", naming: "0.0")
      .legal(with: .itemChangesInsideSectionChanges),
  ]

  private static let besideSectionMoves: [Violation] = [
    breaking(.itemChangesOfSectionMoves, "a row deleted beside a section's move", on: .tableView)
      .from("a 1 2 | b 3 4 | c 5", to: "b 3 4 | a 1 2 | c")
      .performing("move section 1 to 0, delete 2.0", naming: "2.0", "1", "0")
      .legal(with: .itemChangesBesideSectionMoves),
    breaking(.itemChangesOfSectionMoves, "a row inserted beside a section's move", on: .tableView)
      .from("a 1 2 | b 3 4 | c 5", to: "b 3 4 | a 1 2 | c 5 6")
      .performing("move section 1 to 0, insert 2.1", naming: "2.1", "1", "0")
      .legal(with: .itemChangesBesideSectionMoves),
    breaking(.itemChangesOfSectionMoves, "a row moved beside a section's move", on: .tableView)
      .from("a 1 2 | b 3 4 | c 5 6", to: "b 3 4 | a 1 2 | c 6 5")
      .performing("move section 1 to 0, move 2.1 to 2.0", naming: "1", "0")
      .legal(with: .itemChangesBesideSectionMoves),
    breaking(.itemChangesOfSectionMoves, "a row reconfigured beside a section's move")
      .on(.tableView.union(.updatesBesideStructure))
      .from("a 1 2 | b 3 4 | c 5", to: "b 3 4 | a 1 2 | c 5")
      .performing("move section 1 to 0, reconfigure 2.0", naming: "2.0", "1", "0")
      .legal(with: .itemChangesBesideSectionMoves),
  ]

  private static let insideMovedSections: [Violation] = [
    breaking(.itemChangesOfSectionMoves, "an item deleted inside a moved section")
      .from("a 1 2 | b 3 4", to: "b 4 | a 1 2")
      .performing("move section 1 to 0, delete 1.0", naming: "1.0", "1", "0")
      .legal(with: .itemChangesInsideSectionChanges),
    breaking(.itemChangesOfSectionMoves, "an item inserted inside a moved section")
      .from("a 1 2 | b 3 4", to: "b 3 9 4 | a 1 2")
      .performing("move section 1 to 0, insert 0.1", naming: "0.1", "1", "0")
      .legal(with: .itemChangesInsideSectionChanges),
    breaking(.itemChangesOfSectionMoves, "an item moved out of a moved section")
      .from("a 1 2 | b 3 4", to: "b 4 | a 1 3 2")
      .performing("move section 1 to 0, move 1.0 to 1.1", naming: "1.0", "1", "0")
      .legal(with: .itemChangesInsideSectionChanges),
    breaking(.itemChangesOfSectionMoves, "an item reloaded inside a moved section")
      .on(.collectionView.union(.updatesBesideStructure))
      .from("a 1 2 | b 3 4", to: "b 3 4 | a 1 2")
      .performing("move section 1 to 0, reload 0.1", naming: "0.1", "1", "0")
      .legal(with: .itemChangesInsideSectionChanges),
  ]

  private static let intoChangedSections: [Violation] = [
    breaking(.itemChangesOfSectionMoves, "an item moved into a moved section")
      .on(.everything.subtracting(.itemChangesInsideSectionChanges))
      .from("a 1 2 | b 3 4", to: "b 3 1 4 | a 2")
      .performing("move section 1 to 0, move 0.0 to 0.1", naming: "0.1")
      .legal(with: .itemChangesInsideSectionChanges),
    breaking(.movesIntoReloadedSections, "an item moved into a reloaded section")
      .on(.everything.subtracting(.itemChangesInsideSectionChanges))
      .from("a 1 2 | b 3 4", to: "a 2 | b 3 1 4")
      .performing("reload section 1, move 0.0 to 1.1", naming: "1.1")
      .legal(with: .itemChangesInsideSectionChanges),
  ]
}
