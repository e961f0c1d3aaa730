import DiffableSnapshots
import DiffableSnapshotsTesting

/// Rules 13 to 15: reloads and reconfigurations beside structural changes.
extension Violation {
  static let updates: [Violation] =
    reloads + reconfigurations + sectionReconfigurations + updatesOfInsertionsAndMoves

  private static let reloads: [Violation] = [
    breaking(.separateReloads, "an item reloaded beside a deletion")
      .from("a 1 2 3", to: "a 2 3")
      .performing("delete 0.0, reload 0.1", naming: "0.1")
      .legal(with: .updatesBesideStructure),
    breaking(.separateReloads, "an item reloaded beside a section insertion", on: .noMoves)
      .from("a 1", to: "b 2 | a 1")
      .performing("insert section 0, reload 1.0", naming: "1.0")
      .legal(with: .updatesBesideStructure),
    breaking(.separateReloads, "a section reloaded beside an item's move", on: .tableView)
      .from("a 1 | b 2 3", to: "a 1 | b 3 2")
      .performing("reload section 0, move 1.0 to 1.1", naming: "0")
      .legal(with: .updatesBesideStructure),
    breaking(.separateReloads, "a section reloaded beside a move of other sections", on: .tableView)
      .from("a 1 | b 2 | c 3", to: "b 2 | a 1 | c 3")
      .performing("move section 1 to 0, reload section 2", naming: "2")
      .legal(with: .updatesBesideStructure),
    breaking(.separateReloads, "a row reloaded beside an insertion", on: .rowsOnly)
      .from("a 1", to: "a 1 2")
      .performing("insert 0.2, reload 0.0", naming: "0.0")
      .legal(with: .updatesBesideStructure),
  ]

  private static let reconfigurations: [Violation] = [
    breaking(.separateReconfigurations, "an item reconfigured beside an insertion")
      .from("a 1", to: "a 2 1")
      .performing("insert 0.0, reconfigure 0.1", naming: "0.1")
      .legal(with: .updatesBesideStructure),
    breaking(.separateReconfigurations, "an item reconfigured beside a section deletion")
      .on(.noMoves)
      .from("a | b 1", to: "b 1")
      .performing("delete section 0, reconfigure 0.0", naming: "0.0")
      .legal(with: .updatesBesideStructure),
  ]

  private static let sectionReconfigurations: [Violation] = [
    breaking(.separateReconfigurations, "a section reconfigured beside an insertion")
      .from("a 1", to: "a 2 1")
      .performing("insert 0.0, reconfigure section 0", naming: "0")
      .legal(with: .updatesBesideStructure),
    breaking(.newBounds, "a section reconfigured after the end")
      .from("a 1", to: "a 1")
      .performing("reconfigure section 1", naming: "1")
      .legal(performing: "reconfigure section 0"),
    breaking(.uniqueSources, "a section reloaded and reconfigured")
      .from("a 1 | b", to: "a 1 | b")
      .performing("reload section 0, reconfigure section 0", naming: "0")
      .legal(performing: "reload section 0, reconfigure section 1"),
    breaking(.numberOfItems, "a section reconfigured instead of reloaded")
      .from("a 1", to: "a 1 2")
      .performing("reconfigure section 0", naming: "0")
      .legal(performing: "reload section 0"),
    editing(
      .currentPositions,
      "an edit that reconfigures a section before a move",
      on: .everything
    )
    .from("a | b", to: "b | a")
    .performing("reconfigure section 0, move section 1 to 0", naming: "0")
    .legal(performing: "move section 1 to 0, reconfigure section 0"),
  ]

  private static let updatesOfInsertionsAndMoves: [Violation] = [
    breaking(.reloadOfInsertionOrMove, "an item inserted and reloaded", on: .everything)
      .from("a 1", to: "a 1 2")
      .performing("insert 0.1, reload 0.1", naming: "0.1")
      .legal(performing: "insert 0.1, reload 0.0"),
    breaking(.reloadOfInsertionOrMove, "an item moved and reloaded", on: .everything)
      .from("a 1 2", to: "a 2 1")
      .performing("move 0.1 to 0.0, reload 0.0", naming: "0.0")
      .legal(performing: "move 0.1 to 0.0, reload 0.1"),
    breaking(.reloadOfInsertionOrMove, "a row inserted and reloaded", on: .flatList)
      .from("a 1 2", to: "a 2 1 3")
      .performing("move 0.2 to 0.1, insert 0.3, reload 0.3", naming: "0.3")
      .legal(performing: "move 0.2 to 0.1, insert 0.3, reload 0.1"),
    breaking(.reloadOfInsertionOrMove, "an item reloaded in an inserted section", on: .everything)
      .from("a 1", to: "b 2 | a 1")
      .performing("insert section 0, reload 0.0", naming: "0.0")
      .legal(performing: "insert section 0, reload 1.0"),
    breaking(.reloadOfInsertionOrMove, "a section inserted and reloaded", on: .everything)
      .from("a 1", to: "b 2 | a 1")
      .performing("insert section 0, reload section 0", naming: "0")
      .legal(performing: "insert section 0, reload section 1"),
    breaking(.reloadOfInsertionOrMove, "a section moved and reloaded", on: .everything)
      .from("a 1 | b 2", to: "b 2 | a 1")
      .performing("move section 1 to 0, reload section 0", naming: "0")
      .legal(performing: "move section 1 to 0, reload section 1"),
  ]
}
