import DiffableSnapshots
import DiffableSnapshotsTesting

/// Rules 1 and 2: valid numbers in the wrong coordinates.
///
/// Only a path can break rule 2, and only if the batch also inserts, deletes or moves sections. Otherwise the
/// old and the new section indexes are the same.
extension Violation {
  static let coordinates: [Violation] = oldAndNew + oldAndNewSections + sectionsOfPaths

  private static let oldAndNew: [Violation] = [
    breaking(.coordinates, "an item moved in the wrong direction")
      .from("a 1 2 3", to: "a 3 1 2")
      .performing("move 0.0 to 0.2", naming: "0")
      .legal(performing: "move 0.2 to 0.0"),
    breaking(.coordinates, "a deletion whose path is shifted by another deletion")
      .from("a 1 2 3 4", to: "a 2 3")
      .performing("delete 0.0, delete 0.2", naming: "0")
      .legal(performing: "delete 0.0, delete 0.3"),
    breaking(.coordinates, "an insertion whose path ignores another insertion")
      .from("a 1 2", to: "a 9 1 8 2")
      .performing("insert 0.0, insert 0.1", naming: "0")
      .legal(performing: "insert 0.0, insert 0.2"),
    breaking(.coordinates, "a deletion in new coordinates")
      .from("a 1 2 3", to: "a 9 1 2")
      .performing("delete 0.1, insert 0.0", naming: "0")
      .legal(performing: "delete 0.2, insert 0.0"),
    breaking(.coordinates, "a row moved to a wrong path", on: .rowsOnly)
      .from("a 1 2 | b", to: "a 1 | b 2")
      .performing("move 0.3 to 0.1", naming: "0")
      .legal(performing: "move 0.3 to 0.2"),
  ]

  private static let oldAndNewSections: [Violation] = [
    breaking(.coordinates, "a section deletion whose index is shifted by another deletion")
      .from("a 1 | b 2 | c 3", to: "b 2")
      .performing("delete section 0, delete section 1", naming: "0")
      .legal(performing: "delete section 0, delete section 2"),
    breaking(.coordinates, "a section moved in the wrong direction")
      .from("a 1 | b 2 | c 3", to: "c 3 | a 1 | b 2")
      .performing("move section 0 to 2", naming: "0")
      .legal(performing: "move section 2 to 0"),
  ]

  private static let sectionsOfPaths: [Violation] = [
    breaking(.pathSections, "deletions with new section indexes", on: .everything)
      .from("a 1 2 | b 3 4", to: "b 4 | a 1")
      .performing("move section 1 to 0, delete 0.0, delete 1.1", naming: "0")
      .legal(performing: "move section 1 to 0, delete 0.1, delete 1.0"),
    breaking(.pathSections, "insertions with old section indexes", on: .everything)
      .from("a 1 | b 2", to: "b 2 9 | a 8 1")
      .performing("move section 1 to 0, insert 0.0, insert 1.1", naming: "0")
      .legal(performing: "move section 1 to 0, insert 0.1, insert 1.0"),
    breaking(.pathSections, "moves with new section indexes in their sources", on: .everything)
      .from("a 1 2 | b 3 4", to: "b 2 4 | a 1 3")
      .performing(
        "move section 1 to 0, move 1.1 to 0.0, move 0.0 to 1.1",
        naming: "0"
      )
      .legal(
        performing: "move section 1 to 0, move 0.1 to 0.0, move 1.0 to 1.1"
      ),
  ]
}
