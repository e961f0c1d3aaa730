import DiffableSnapshots
import DiffableSnapshotsTesting

/// What a list is told although it cannot do it.
extension Violation {
  static let capabilities: [Violation] = byChanges + flatByChanges + byEdits

  private static let byChanges: [Violation] = [
    breaking(.capabilities, "an item moved where items do not move", on: .noMoves)
      .from("a 1 2", to: "a 2 1")
      .telling("move 0.0 to 0.1", naming: "0.0", "0.1")
      .legal(with: .itemMoves),
    breaking(.capabilities, "a section moved where sections do not move", on: .noMoves)
      .from("a 1 | b 2", to: "b 2 | a 1")
      .telling("move section 0 to 1", naming: "0", "1")
      .legal(with: .sectionMoves),
    breaking(.capabilities, "an item reconfigured where cells cannot be", on: .sections)
      .from("a 1", to: "a 1")
      .telling("reconfigure 0.0", naming: "0.0")
      .legal(with: .reconfigurations),
  ]

  private static let flatByChanges: [Violation] = [
    breaking(.capabilities, "a section deleted in a flat list", on: .rowsOnly)
      .from("a | b", to: "a")
      .telling("delete section 0", naming: "0")
      .legal(telling: "delete 0.1"),
    breaking(.capabilities, "a section inserted in a flat list", on: .rowsOnly)
      .from("a", to: "a | b")
      .telling("insert section 0", naming: "0")
      .legal(telling: "insert 0.1"),
    breaking(.capabilities, "a section moved in a flat list", on: .rowsOnly.union(.sectionMoves))
      .from("a | b", to: "b | a")
      .telling("move section 1 to 0", naming: "1")
      .legal(telling: "move 0.1 to 0.0"),
    breaking(.capabilities, "a section reloaded in a flat list", on: .rowsOnly)
      .from("a 1", to: "a 1")
      .telling("reload section 0", naming: "0")
      .legal(telling: "reload 0.0"),
    breaking(.capabilities, "a section reconfigured in a flat list", on: .rowsOnly)
      .from("a 1", to: "a 1")
      .telling("reconfigure section 0", naming: "0")
      .legal(telling: "reconfigure 0.0"),
  ]

  private static let byEdits: [Violation] = [
    editing(.capabilities, "an edit moves an item where items do not move", on: .noMoves)
      .from("a 1 2", to: "a 2 1")
      .telling("move 0.0 to 0.1", naming: "0.0", "0.1")
      .legal(with: .itemMoves),
    editing(.capabilities, "an edit moves a section where sections do not move", on: .noMoves)
      .from("a 1 | b 2", to: "b 2 | a 1")
      .telling("move section 1 to 0", naming: "1", "0")
      .legal(with: .sectionMoves),
    editing(.capabilities, "an edit reconfigures where cells cannot be", on: .sections)
      .from("a 1", to: "a 1")
      .telling("reconfigure 0.0", naming: "0.0")
      .legal(with: .reconfigurations),
  ]
}
