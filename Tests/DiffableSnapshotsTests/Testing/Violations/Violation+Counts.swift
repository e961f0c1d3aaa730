import DiffableSnapshots
import DiffableSnapshotsTesting

/// Rules 16 and 17: numbers of sections and items that do not add up.
extension Violation {
  static let counts: [Violation] = [
    breaking(.numberOfSections, "a section missing without a deletion")
      .from("a 1 | b 2 | c 3", to: "a 1 | b 2")
      .performing("", naming: "3", "0", "2")
      .legal(performing: "delete section 2"),
    breaking(.numberOfSections, "one section insertion too many")
      .from("a 1", to: "b | c")
      .performing("insert section 0, insert section 1", naming: "1", "2", "0")
      .legal(performing: "delete section 0, insert section 0, insert section 1"),
    breaking(.numberOfItems, "an item missing without a deletion")
      .from("a | b 1 2 3", to: "a | b 1 2")
      .performing("", naming: "1", "3", "0", "2")
      .legal(performing: "delete 1.2"),
    breaking(.numberOfItems, "an item deleted that is still in the data")
      .from("a 1 2 3", to: "a 1 2 3")
      .performing("delete 0.2", naming: "0", "3", "1")
      .legal(performing: ""),
    breaking(.numberOfItems, "an item moved that still counts in its old section")
      .from("a 1 2 | b", to: "a 1 2 | b 3")
      .performing("move 0.1 to 1.0", naming: "0", "2", "1")
      .legal(performing: "insert 1.0"),
    breaking(
      .numberOfItems,
      "an item added to a moved section without an insertion",
      on: .everything
    )
    .from("a 1 | b 2", to: "b 2 3 | a 1")
    .performing("move section 1 to 0", naming: "0", "1", "2")
    .legal(performing: "move section 1 to 0, insert 0.1"),
    breaking(.numberOfItems, "an item missing after a deleted section", on: .noMoves)
      .from("a 1 | b 2 3", to: "b 2")
      .performing("delete section 0", naming: "0", "2", "1")
      .legal(performing: "delete section 0, delete 1.1"),
    breaking(.numberOfItems, "a header row added without an insertion", on: .rowsOnly)
      .from("a 1", to: "a 1 | b")
      .performing("", naming: "0", "2", "3")
      .legal(performing: "insert 0.2"),
    breaking(.numberOfItems, "an item missing in another section than the reloaded one")
      .from("a 1 | b 2", to: "a 1 3 | b")
      .performing("reload section 0", naming: "1", "0")
      .legal(performing: "reload section 0, reload section 1"),
  ]
}
