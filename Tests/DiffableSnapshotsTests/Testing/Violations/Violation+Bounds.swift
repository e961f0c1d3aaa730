import DiffableSnapshots
import DiffableSnapshotsTesting

/// Rules 3 and 4: indexes and paths out of bounds.
extension Violation {
  static let bounds: [Violation] = oldBounds + itemsBeyondNew + sectionsBeyondNew

  private static let oldBounds: [Violation] = [
    breaking(.oldBounds, "an item deleted after the last item")
      .from("a 1 2", to: "a 1")
      .performing("delete 0.2", naming: "0.2", "2")
      .legal(performing: "delete 0.1"),
    breaking(.oldBounds, "an item deleted in an inserted section")
      .from("a 1 2", to: "a 1 | b 3 4")
      .performing("insert section 1, delete 1.1", naming: "1.1")
      .legal(performing: "insert section 1, delete 0.1"),
    breaking(.oldBounds, "an item deleted before the first item", on: .everything)
      .from("a 1 2", to: "a 2")
      .performing("delete 0.-1", naming: "0.-1", "2")
      .legal(performing: "delete 0.0"),
    breaking(.oldBounds, "an item moved from its new path", on: .tableView)
      .from("a 1 2 | b", to: "a 1 | b 2")
      .performing("move 1.0 to 1.0", naming: "1.0")
      .legal(performing: "move 0.1 to 1.0"),
    breaking(.oldBounds, "a row deleted in a section that a flat list does not have", on: .rowsOnly)
      .from("a 1 | b 2", to: "a 1 | b")
      .performing("delete 1.0", naming: "1.0", "4")
      .legal(performing: "delete 0.3"),
    breaking(.oldBounds, "a section deleted after the last section", on: .noMoves)
      .from("a 1 | b", to: "a 1")
      .performing("delete section 2", naming: "2")
      .legal(performing: "delete section 1"),
    breaking(.oldBounds, "a section moved from the greatest index")
      .from("a 1 | b", to: "b | a 1")
      .performing("move section 9223372036854775807 to 0", naming: "9223372036854775807", "2")
      .legal(performing: "move section 1 to 0"),
  ]

  private static let itemsBeyondNew: [Violation] = [
    breaking(.newBounds, "an item inserted after the end", on: .noMoves)
      .from("a 1", to: "a 1 2")
      .performing("insert 0.2", naming: "0.2", "2")
      .legal(performing: "insert 0.1"),
    breaking(.newBounds, "an item moved to a path that ignores its removal")
      .from("a 1 2", to: "a 2 1")
      .performing("move 0.0 to 0.2", naming: "0.2", "2")
      .legal(performing: "move 0.0 to 0.1"),
    breaking(.newBounds, "an item inserted with the old index of its section")
      .from("a | b", to: "b 1")
      .performing("delete section 0, insert 1.0", naming: "1.0")
      .legal(performing: "delete section 0, insert 0.0"),
    breaking(.newBounds, "an item reloaded after the end")
      .from("a 1", to: "a 1")
      .performing("reload 0.1", naming: "0.1", "1")
      .legal(performing: "reload 0.0"),
    breaking(.newBounds, "an item reconfigured in section -1")
      .from("a 1", to: "a 1")
      .performing("reconfigure -1.0", naming: "-1.0", "1")
      .legal(performing: "reconfigure 0.0"),
  ]

  private static let sectionsBeyondNew: [Violation] = [
    breaking(.newBounds, "a section inserted after the end", on: .noMoves)
      .from("a 1", to: "a 1 | b 2")
      .performing("insert section 2", naming: "2")
      .legal(performing: "insert section 1"),
    breaking(.newBounds, "a section moved after the end", on: .tableView)
      .from("a 1 | b 2", to: "b 2 | a 1")
      .performing("move section 0 to 2", naming: "2")
      .legal(performing: "move section 0 to 1"),
    breaking(.newBounds, "a section reloaded after the end", on: .tableView)
      .from("a 1", to: "a 1")
      .performing("reload section 1", naming: "1")
      .legal(performing: "reload section 0"),
  ]
}
