import DiffableSnapshots
import DiffableSnapshotsTesting

/// Rules 23 and 24: edits that are performed one after the other.
extension Violation {
  static let edits: [Violation] = items + sections + finalCounts

  private static let items: [Violation] = [
    editing(.currentPositions, "deletions from the front with old paths", on: .rowsOnly)
      .from("a 1 2 3", to: "a 2")
      .performing("delete 0.1, delete 0.3", naming: "0.3")
      .legal(performing: "delete 0.3, delete 0.1"),
    editing(.currentPositions, "deletions from the front with current paths", on: .noMoves)
      .from("a 1 2 3", to: "a 3")
      .performing("delete 0.0, delete 0.0", naming: "0.0")
      .legal(performing: "delete 0.1, delete 0.0"),
    editing(.currentPositions, "an insertion that depends on the next insertion", on: .noMoves)
      .from("a", to: "a 1 2")
      .performing("insert 0.1, insert 0.0", naming: "0.1", "0")
      .legal(performing: "insert 0.0, insert 0.1"),
    editing(.currentPositions, "a move to a path that ignores the removal", on: .rowsOnly)
      .from("a 1 2", to: "a 2 1")
      .performing("move 0.1 to 0.3", naming: "0.3", "2")
      .legal(performing: "move 0.1 to 0.2"),
    editing(.currentPositions, "a move from an old path", on: .tableView)
      .from("a 1 2 | b", to: "a | b 2")
      .performing("delete 0.0, move 0.1 to 1.0", naming: "0.1", "1.0", "1")
      .legal(performing: "delete 0.0, move 0.0 to 1.0"),
    editing(.currentPositions, "a reload after the end", on: .noMoves)
      .from("a 1", to: "a 1")
      .performing("reload 0.1", naming: "0.1", "1")
      .legal(performing: "reload 0.0"),
    editing(.currentPositions, "a reconfiguration in a section that does not exist", on: .noMoves)
      .from("a 1", to: "a 1")
      .performing("reconfigure 1.0", naming: "1.0", "1")
      .legal(performing: "reconfigure 0.0"),
  ]

  private static let sections: [Violation] = [
    editing(.currentPositions, "a section deleted with an item in it", on: .noMoves)
      .from("a 1 | b 2", to: "a 1")
      .performing("delete section 1", naming: "1")
      .legal(performing: "delete 1.0, delete section 1"),
    editing(.currentPositions, "sections deleted from the front", on: .noMoves)
      .from("a | b | c 3", to: "c 3")
      .performing("delete section 0, delete section 0", naming: "0")
      .legal(performing: "delete section 1, delete section 0"),
    editing(.currentPositions, "a section inserted after the end", on: .noMoves)
      .from("a", to: "a | b")
      .performing("insert section 2 as 1", naming: "2", "1")
      .legal(performing: "insert section 1"),
    editing(.currentPositions, "a section moved to an index that ignores its removal")
      .on(.tableView)
      .from("a 1 | b 2", to: "b 2 | a 1")
      .performing("move section 0 to 2", naming: "0", "2")
      .legal(performing: "move section 0 to 1"),
    editing(.currentPositions, "a section reloaded after its deletion", on: .noMoves)
      .from("a 1 | b", to: "a 1")
      .performing("delete section 1, reload section 1", naming: "1")
      .legal(performing: "delete section 1, reload section 0"),
    editing(.currentPositions, "a section deleted in a flat list", on: .rowsOnly)
      .from("a | b", to: "a")
      .performing("delete section 1", naming: "1")
      .legal(performing: "delete 0.1"),
    editing(.currentPositions, "a section inserted in a flat list", on: .rowsOnly)
      .from("a", to: "a | b")
      .performing("insert section 1", naming: "1")
      .legal(performing: "insert 0.1"),
    editing(.currentPositions, "a section reloaded in a flat list", on: .rowsOnly)
      .from("a 1", to: "a 1")
      .performing("reload section 0", naming: "0")
      .legal(performing: "reload 0.0, reload 0.1"),
  ]

  private static let finalCounts: [Violation] = [
    editing(.countsAfterEdits, "no edit for an inserted item", on: .noMoves)
      .from("a 1", to: "a 1 2")
      .performing("", naming: "1", "2")
      .legal(performing: "insert 0.1"),
    editing(.countsAfterEdits, "one deletion too many", on: .rowsOnly)
      .from("a 1 2 3", to: "a 1 2")
      .performing("delete 0.3, delete 0.2", naming: "2", "3")
      .legal(performing: "delete 0.3"),
    editing(.countsAfterEdits, "no edit for a deleted section", on: .noMoves)
      .from("a 1 | b 2", to: "a 1")
      .performing("delete 1.0", naming: "1", "0")
      .legal(performing: "delete 1.0, delete section 1"),
    editing(.countsAfterEdits, "no edits for the items of an inserted section", on: .noMoves)
      .from("", to: "a 1 2")
      .performing("insert section 0", naming: "0", "2")
      .legal(performing: "insert section 0, insert 0.0, insert 0.1"),
    editing(.countsAfterEdits, "an item moved to the wrong section", on: .tableView)
      .from("a 1 2 | b | c", to: "a 1 | b | c 2")
      .performing("move 0.1 to 1.0", naming: "1", "0")
      .legal(performing: "move 0.1 to 2.0"),
  ]
}
