import DiffableSnapshots
import DiffableSnapshotsTesting

/// Rules 5 to 8: one path named twice, and moves that change nothing.
extension Violation {
  static let conflicts: [Violation] =
    oldPathsTwice + updatesTwice + newPathsTwice + deletionsTwiceAndEmptyMoves

  private static let oldPathsTwice: [Violation] = [
    breaking(.uniqueSources, "an item deleted and moved")
      .from("a 1 2 3", to: "a 2 3")
      .performing("delete 0.0, move 0.0 to 0.1", naming: "0.0")
      .legal(performing: "delete 0.0"),
    breaking(.uniqueSources, "an item moved to two paths")
      .from("a 1 2 3 | b 4", to: "a 2 3 | b 1 4")
      .performing("move 0.0 to 0.1, move 0.0 to 1.0", naming: "0.0")
      .legal(performing: "move 0.0 to 1.0"),
    breaking(.uniqueSources, "a section deleted and moved")
      .from("a 1 | b 2 | c 3", to: "b 2 | c 3")
      .performing("delete section 0, move section 0 to 1", naming: "0")
      .legal(performing: "delete section 0"),
    breaking(.uniqueSources, "a section moved to two indexes")
      .from("a 1 | b 2 | c 3", to: "b 2 | c 3 | a 1")
      .performing("move section 0 to 1, move section 0 to 2", naming: "0")
      .legal(performing: "move section 0 to 2"),
  ]

  private static let updatesTwice: [Violation] = [
    breaking(.uniqueSources, "an item reloaded twice", on: .tableView)
      .from("a 1 2", to: "a 1 2")
      .performing("reload 0.1, reload 0.1", naming: "0.1")
      .legal(performing: "reload 0.0, reload 0.1"),
    breaking(.uniqueSources, "an item reloaded and reconfigured", on: .tableView)
      .from("a 1 2", to: "a 1 2")
      .performing("reload 0.1, reconfigure 0.1", naming: "0.1")
      .legal(performing: "reload 0.0, reconfigure 0.1"),
    breaking(.uniqueSources, "a section reloaded twice", on: .noMoves)
      .from("a 1 | b", to: "a 1 | b")
      .performing("reload section 1, reload section 1", naming: "1")
      .legal(performing: "reload section 0, reload section 1"),
    breaking(.uniqueSources, "an item reloaded in a reloaded section", on: .tableView)
      .from("a 1 | b 2 3", to: "a 1 | b 2 3")
      .performing("reload section 1, reload 1.1", naming: "1.1")
      .legal(performing: "reload section 1, reload 0.0"),
    breaking(.uniqueSources, "an item reconfigured in a reloaded section", on: .everything)
      .from("a 1 | b 2 3", to: "a 1 | b 2 3")
      .performing("reload section 1, reconfigure 1.0", naming: "1.0")
      .legal(performing: "reload section 1, reconfigure 0.0"),
  ]

  private static let newPathsTwice: [Violation] = [
    breaking(.uniqueDestinations, "an item inserted at the destination of a move")
      .from("a 1 2", to: "a 2 1 9")
      .performing("insert 0.0, move 0.1 to 0.0", naming: "0.0")
      .legal(performing: "insert 0.2, move 0.1 to 0.0"),
    breaking(.uniqueDestinations, "two items inserted at one path", on: .noMoves)
      .from("a", to: "a 1 2")
      .performing("insert 0.1, insert 0.1", naming: "0.1")
      .legal(performing: "insert 0.0, insert 0.1"),
    breaking(.uniqueDestinations, "a section inserted at the destination of a move")
      .from("a 1 | b 2", to: "b 2 | a 1 | c 3")
      .performing("insert section 0, move section 1 to 0", naming: "0")
      .legal(performing: "insert section 2, move section 1 to 0"),
    breaking(.uniqueDestinations, "two sections moved to one index", on: .tableView)
      .from("a 1 | b 2 | c 3", to: "c 3 | b 2 | a 1")
      .performing("move section 1 to 0, move section 2 to 0", naming: "0")
      .legal(performing: "move section 2 to 0, move section 0 to 2"),
  ]

  private static let deletionsTwiceAndEmptyMoves: [Violation] = [
    breaking(.uniqueDeletions, "an item deleted twice", on: .everything)
      .from("a 1 2 3", to: "a 3")
      .performing("delete 0.0, delete 0.0", naming: "0.0")
      .legal(performing: "delete 0.0, delete 0.1"),
    breaking(.uniqueDeletions, "a section deleted twice", on: .noMoves)
      .from("a 1 | b 2 | c 3", to: "c 3")
      .performing("delete section 0, delete section 0", naming: "0")
      .legal(performing: "delete section 0, delete section 1"),
    breaking(.moveOntoItself, "an item moved onto itself", on: .everything)
      .from("a 1 2", to: "a 1 2")
      .performing("move 0.1 to 0.1", naming: "0.1")
      .legal(performing: ""),
    breaking(.moveOntoItself, "an item moved onto itself while others move")
      .from("a 1 2 3", to: "a 3 2 1")
      .performing("move 0.1 to 0.1, move 0.2 to 0.0", naming: "0.1")
      .legal(performing: "move 0.0 to 0.2, move 0.2 to 0.0"),
    breaking(.moveOntoItself, "an item moved to an equal path in another section")
      .on(.collectionView)
      .from("a | b 1 | c", to: "b | c 1")
      .performing("delete section 0, move 1.0 to 1.0", naming: "1.0")
      .legal(with: .itemChangesInsideSectionChanges),
    breaking(.moveOntoItself, "a section moved onto itself", on: .everything)
      .from("a 1 | b 2", to: "a 1 | b 2")
      .performing("move section 1 to 1", naming: "1")
      .legal(performing: ""),
  ]
}
