import DiffableSnapshots
import DiffableSnapshotsTesting

/// Rules 1 and 2: numbers that fit, but mean something else.
///
/// Where no section comes, goes or moves, old and new sections have the same offsets, so that only
/// rule 1 can be broken; where no path is told, no path's section can be wrong.
extension Violation {
  static let coordinates: [Violation] = oldAndNew + oldAndNewSections + sectionsOfPaths

  private static let oldAndNew: [Violation] = [
    breaking(.coordinates, "an item's move told backwards")
      .from("a 1 2 3", to: "a 3 1 2")
      .telling("move 0.0 to 0.2", naming: "0")
      .legal(telling: "move 0.2 to 0.0"),
    breaking(.coordinates, "deletions where the items are after the deletions before")
      .from("a 1 2 3 4", to: "a 2 3")
      .telling("delete 0.0, delete 0.2", naming: "0")
      .legal(telling: "delete 0.0, delete 0.3"),
    breaking(.coordinates, "insertions where the items are before the insertions")
      .from("a 1 2", to: "a 9 1 8 2")
      .telling("insert 0.0, insert 0.1", naming: "0")
      .legal(telling: "insert 0.0, insert 0.2"),
    breaking(.coordinates, "a deletion in new coordinates")
      .from("a 1 2 3", to: "a 9 1 2")
      .telling("delete 0.1, insert 0.0", naming: "0")
      .legal(telling: "delete 0.2, insert 0.0"),
    breaking(.coordinates, "rows told by their old places", on: .rowsOnly)
      .from("a 1 2 | b", to: "a 1 | b 2")
      .telling("move 0.3 to 0.1", naming: "0")
      .legal(telling: "move 0.3 to 0.2"),
  ]

  private static let oldAndNewSections: [Violation] = [
    breaking(.coordinates, "sections deleted where they are after the deletions before")
      .from("a 1 | b 2 | c 3", to: "b 2")
      .telling("delete section 0, delete section 1", naming: "0")
      .legal(telling: "delete section 0, delete section 2"),
    breaking(.coordinates, "a section's move told backwards")
      .from("a 1 | b 2 | c 3", to: "c 3 | a 1 | b 2")
      .telling("move section 0 to 2", naming: "0")
      .legal(telling: "move section 2 to 0"),
  ]

  private static let sectionsOfPaths: [Violation] = [
    breaking(.pathSections, "deletions told by new sections", on: .everything)
      .from("a 1 2 | b 3 4", to: "b 4 | a 1")
      .telling("move section 1 to 0, delete 0.0, delete 1.1", naming: "0")
      .legal(telling: "move section 1 to 0, delete 0.1, delete 1.0"),
    breaking(.pathSections, "insertions told by old sections", on: .everything)
      .from("a 1 | b 2", to: "b 2 9 | a 8 1")
      .telling("move section 1 to 0, insert 0.0, insert 1.1", naming: "0")
      .legal(telling: "move section 1 to 0, insert 0.1, insert 1.0"),
    breaking(.pathSections, "moves told by new sections", on: .everything)
      .from("a 1 2 | b 3 4", to: "b 2 4 | a 1 3")
      .telling(
        "move section 1 to 0, move 1.1 to 0.0, move 0.0 to 1.1",
        naming: "0"
      )
      .legal(
        telling: "move section 1 to 0, move 0.1 to 0.0, move 1.0 to 1.1"
      ),
  ]
}
