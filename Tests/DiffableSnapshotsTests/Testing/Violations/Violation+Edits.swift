import DiffableSnapshots
import DiffableSnapshotsTesting

/// Rules 23 and 24: edits that are carried out as they come.
extension Violation {
  static let edits: [Violation] = items + sections + ends

  private static let items: [Violation] = [
    editing(.currentPositions, "removals from the front, in old places", on: .rowsOnly)
      .from("a 1 2 3", to: "a 2")
      .telling("delete 0.1, delete 0.3", naming: "0.3")
      .legal(telling: "delete 0.3, delete 0.1"),
    editing(.currentPositions, "removals from the front, in current places", on: .noMoves)
      .from("a 1 2 3", to: "a 3")
      .telling("delete 0.0, delete 0.0", naming: "0.0")
      .legal(telling: "delete 0.1, delete 0.0"),
    editing(.currentPositions, "an insertion that counts on the next one", on: .noMoves)
      .from("a", to: "a 1 2")
      .telling("insert 0.1, insert 0.0", naming: "0.1", "0")
      .legal(telling: "insert 0.0, insert 0.1"),
    editing(.currentPositions, "a move to where the item would be before it leaves", on: .rowsOnly)
      .from("a 1 2", to: "a 2 1")
      .telling("move 0.1 to 0.3", naming: "0.3", "2")
      .legal(telling: "move 0.1 to 0.2"),
    editing(.currentPositions, "a move from an old place", on: .tableView)
      .from("a 1 2 | b", to: "a | b 2")
      .telling("delete 0.0, move 0.1 to 1.0", naming: "0.1", "1.0", "1")
      .legal(telling: "delete 0.0, move 0.0 to 1.0"),
    editing(.currentPositions, "a reload behind the end", on: .noMoves)
      .from("a 1", to: "a 1")
      .telling("reload 0.1", naming: "0.1", "1")
      .legal(telling: "reload 0.0"),
    editing(.currentPositions, "a reconfiguration in no section", on: .noMoves)
      .from("a 1", to: "a 1")
      .telling("reconfigure 1.0", naming: "1.0", "1")
      .legal(telling: "reconfigure 0.0"),
  ]

  private static let sections: [Violation] = [
    editing(.currentPositions, "a section removed with an item in it", on: .noMoves)
      .from("a 1 | b 2", to: "a 1")
      .telling("delete section 1", naming: "1")
      .legal(telling: "delete 1.0, delete section 1"),
    editing(.currentPositions, "sections removed from the front", on: .noMoves)
      .from("a | b | c 3", to: "c 3")
      .telling("delete section 0, delete section 0", naming: "0")
      .legal(telling: "delete section 1, delete section 0"),
    editing(.currentPositions, "a section inserted behind the end", on: .noMoves)
      .from("a", to: "a | b")
      .telling("insert section 2 as 1", naming: "2", "1")
      .legal(telling: "insert section 1"),
    editing(.currentPositions, "a section moved to where it would be before it leaves")
      .on(.tableView)
      .from("a 1 | b 2", to: "b 2 | a 1")
      .telling("move section 0 to 2", naming: "0", "2")
      .legal(telling: "move section 0 to 1"),
    editing(.currentPositions, "a section reloaded that is gone", on: .noMoves)
      .from("a 1 | b", to: "a 1")
      .telling("delete section 1, reload section 1", naming: "1")
      .legal(telling: "delete section 1, reload section 0"),
    editing(.currentPositions, "a section removed from a flat list", on: .rowsOnly)
      .from("a | b", to: "a")
      .telling("delete section 1", naming: "1")
      .legal(telling: "delete 0.1"),
    editing(.currentPositions, "a section inserted in a flat list", on: .rowsOnly)
      .from("a", to: "a | b")
      .telling("insert section 1", naming: "1")
      .legal(telling: "insert 0.1"),
    editing(.currentPositions, "a section reloaded in a flat list", on: .rowsOnly)
      .from("a 1", to: "a 1")
      .telling("reload section 0", naming: "0")
      .legal(telling: "reload 0.0, reload 0.1"),
  ]

  private static let ends: [Violation] = [
    editing(.countsAfterEdits, "no edit for an item that comes", on: .noMoves)
      .from("a 1", to: "a 1 2")
      .telling("", naming: "1", "2")
      .legal(telling: "insert 0.1"),
    editing(.countsAfterEdits, "one removal too many", on: .rowsOnly)
      .from("a 1 2 3", to: "a 1 2")
      .telling("delete 0.3, delete 0.2", naming: "2", "3")
      .legal(telling: "delete 0.3"),
    editing(.countsAfterEdits, "no edit for a section that goes", on: .noMoves)
      .from("a 1 | b 2", to: "a 1")
      .telling("delete 1.0", naming: "1", "0")
      .legal(telling: "delete 1.0, delete section 1"),
    editing(.countsAfterEdits, "no edits for the items of a section that comes", on: .noMoves)
      .from("", to: "a 1 2")
      .telling("insert section 0", naming: "0", "2")
      .legal(telling: "insert section 0, insert 0.0, insert 0.1"),
    editing(.countsAfterEdits, "an item moved to the wrong section", on: .tableView)
      .from("a 1 2 | b | c", to: "a 1 | b | c 2")
      .telling("move 0.1 to 1.0", naming: "1", "0")
      .legal(telling: "move 0.1 to 2.0"),
  ]
}
