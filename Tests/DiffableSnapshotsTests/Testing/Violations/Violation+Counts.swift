import DiffableSnapshots
import DiffableSnapshotsTesting

/// Rules 16 and 17: sums that do not come out.
extension Violation {
  static let counts: [Violation] = [
    breaking(.numberOfSections, "a section goes that nobody deletes")
      .from("a 1 | b 2 | c 3", to: "a 1 | b 2")
      .telling("", naming: "3", "0", "2")
      .legal(telling: "delete section 2"),
    breaking(.numberOfSections, "a section inserted too many")
      .from("a 1", to: "b | c")
      .telling("insert section 0, insert section 1", naming: "1", "2", "0")
      .legal(telling: "delete section 0, insert section 0, insert section 1"),
    breaking(.numberOfItems, "an item goes that nobody deletes")
      .from("a | b 1 2 3", to: "a | b 1 2")
      .telling("", naming: "1", "3", "0", "2")
      .legal(telling: "delete 1.2"),
    breaking(.numberOfItems, "an item deleted and not gone")
      .from("a 1 2 3", to: "a 1 2 3")
      .telling("delete 0.2", naming: "0", "3", "1")
      .legal(telling: ""),
    breaking(.numberOfItems, "an item moved over and counted in its old section")
      .from("a 1 2 | b", to: "a 1 2 | b 3")
      .telling("move 0.1 to 1.0", naming: "0", "2", "1")
      .legal(telling: "insert 1.0"),
    breaking(.numberOfItems, "an item comes with a section that moves", on: .everything)
      .from("a 1 | b 2", to: "b 2 3 | a 1")
      .telling("move section 1 to 0", naming: "0", "1", "2")
      .legal(telling: "move section 1 to 0, insert 0.1"),
    breaking(.numberOfItems, "an item goes behind a section that goes", on: .noMoves)
      .from("a 1 | b 2 3", to: "b 2")
      .telling("delete section 0", naming: "0", "2", "1")
      .legal(telling: "delete section 0, delete 1.1"),
    breaking(.numberOfItems, "a header row comes that nobody inserts", on: .rowsOnly)
      .from("a 1", to: "a 1 | b")
      .telling("", naming: "0", "2", "3")
      .legal(telling: "insert 0.2"),
    breaking(.numberOfItems, "one section reloaded, and an item goes in another")
      .from("a 1 | b 2", to: "a 1 3 | b")
      .telling("reload section 0", naming: "1", "0")
      .legal(telling: "reload section 0, reload section 1"),
  ]
}
