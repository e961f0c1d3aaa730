import DiffableSnapshots
import DiffableSnapshotsTesting

/// Rules 3 and 4: numbers that are too small or too great.
extension Violation {
  static let bounds: [Violation] = oldBounds + itemsBeyondNew + sectionsBeyondNew

  private static let oldBounds: [Violation] = [
    breaking(.oldBounds, "an item deleted behind the last one")
      .from("a 1 2", to: "a 1")
      .telling("delete 0.2", naming: "0.2", "2")
      .legal(telling: "delete 0.1"),
    breaking(.oldBounds, "an item deleted in a section that only comes")
      .from("a 1 2", to: "a 1 | b 3 4")
      .telling("insert section 1, delete 1.1", naming: "1.1")
      .legal(telling: "insert section 1, delete 0.1"),
    breaking(.oldBounds, "an item deleted before the first one", on: .everything)
      .from("a 1 2", to: "a 2")
      .telling("delete 0.-1", naming: "0.-1", "2")
      .legal(telling: "delete 0.0"),
    breaking(.oldBounds, "an item moved from a new place", on: .tableView)
      .from("a 1 2 | b", to: "a 1 | b 2")
      .telling("move 1.0 to 1.0", naming: "1.0")
      .legal(telling: "move 0.1 to 1.0"),
    breaking(.oldBounds, "a row of a section that a flat list does not have", on: .rowsOnly)
      .from("a 1 | b 2", to: "a 1 | b")
      .telling("delete 1.0", naming: "1.0", "4")
      .legal(telling: "delete 0.3"),
    breaking(.oldBounds, "a section deleted behind the last one", on: .noMoves)
      .from("a 1 | b", to: "a 1")
      .telling("delete section 2", naming: "2")
      .legal(telling: "delete section 1"),
    breaking(.oldBounds, "a section moved from the greatest number")
      .from("a 1 | b", to: "b | a 1")
      .telling("move section 9223372036854775807 to 0", naming: "9223372036854775807", "2")
      .legal(telling: "move section 1 to 0"),
  ]

  private static let itemsBeyondNew: [Violation] = [
    breaking(.newBounds, "an item inserted behind the end", on: .noMoves)
      .from("a 1", to: "a 1 2")
      .telling("insert 0.2", naming: "0.2", "2")
      .legal(telling: "insert 0.1"),
    breaking(.newBounds, "an item moved to where it would be before it leaves")
      .from("a 1 2", to: "a 2 1")
      .telling("move 0.0 to 0.2", naming: "0.2", "2")
      .legal(telling: "move 0.0 to 0.1"),
    breaking(.newBounds, "an item inserted in a section that went")
      .from("a | b", to: "b 1")
      .telling("delete section 0, insert 1.0", naming: "1.0")
      .legal(telling: "delete section 0, insert 0.0"),
    breaking(.newBounds, "an item reloaded where it was")
      .from("a 1", to: "a 1")
      .telling("reload 0.1", naming: "0.1", "1")
      .legal(telling: "reload 0.0"),
    breaking(.newBounds, "an item reconfigured in no section")
      .from("a 1", to: "a 1")
      .telling("reconfigure -1.0", naming: "-1.0", "1")
      .legal(telling: "reconfigure 0.0"),
  ]

  private static let sectionsBeyondNew: [Violation] = [
    breaking(.newBounds, "a section inserted behind the end", on: .noMoves)
      .from("a 1", to: "a 1 | b 2")
      .telling("insert section 2", naming: "2")
      .legal(telling: "insert section 1"),
    breaking(.newBounds, "a section moved behind the end", on: .tableView)
      .from("a 1 | b 2", to: "b 2 | a 1")
      .telling("move section 0 to 2", naming: "2")
      .legal(telling: "move section 0 to 1"),
    breaking(.newBounds, "a section reloaded that is not there", on: .tableView)
      .from("a 1", to: "a 1")
      .telling("reload section 1", naming: "1")
      .legal(telling: "reload section 0"),
  ]
}
