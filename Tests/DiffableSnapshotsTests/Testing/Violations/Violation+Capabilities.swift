import DiffableSnapshots
import DiffableSnapshotsTesting

/// Rule 25: changes that the capabilities of the list exclude.
extension Violation {
  static let capabilities: [Violation] = byChanges + flatByChanges + byEdits

  private static let byChanges: [Violation] = [
    breaking(.capabilities, "an item moved in a list without item moves", on: .noMoves)
      .from("a 1 2", to: "a 2 1")
      .performing("move 0.0 to 0.1", naming: "0.0", "0.1")
      .legal(with: .itemMoves),
    breaking(.capabilities, "a section moved in a list without section moves", on: .noMoves)
      .from("a 1 | b 2", to: "b 2 | a 1")
      .performing("move section 0 to 1", naming: "0", "1")
      .legal(with: .sectionMoves),
    breaking(
      .capabilities,
      "an item reconfigured in a list without reconfigurations",
      on: .sections
    )
    .from("a 1", to: "a 1")
    .performing("reconfigure 0.0", naming: "0.0")
    .legal(with: .reconfigurations),
  ]

  private static let flatByChanges: [Violation] = [
    breaking(.capabilities, "a section deleted in a flat list", on: .rowsOnly)
      .from("a | b", to: "a")
      .performing("delete section 0", naming: "0")
      .legal(performing: "delete 0.1"),
    breaking(.capabilities, "a section inserted in a flat list", on: .rowsOnly)
      .from("a", to: "a | b")
      .performing("insert section 0", naming: "0")
      .legal(performing: "insert 0.1"),
    breaking(.capabilities, "a section moved in a flat list", on: .rowsOnly.union(.sectionMoves))
      .from("a | b", to: "b | a")
      .performing("move section 1 to 0", naming: "1")
      .legal(performing: "move 0.1 to 0.0"),
    breaking(.capabilities, "a section reloaded in a flat list", on: .rowsOnly)
      .from("a 1", to: "a 1")
      .performing("reload section 0", naming: "0")
      .legal(performing: "reload 0.0"),
    breaking(.capabilities, "a section reconfigured in a flat list", on: .rowsOnly)
      .from("a 1", to: "a 1")
      .performing("reconfigure section 0", naming: "0")
      .legal(performing: "reconfigure 0.0"),
  ]

  private static let byEdits: [Violation] = [
    editing(.capabilities, "an edit that moves an item in a list without item moves", on: .noMoves)
      .from("a 1 2", to: "a 2 1")
      .performing("move 0.0 to 0.1", naming: "0.0", "0.1")
      .legal(with: .itemMoves),
    editing(
      .capabilities,
      "an edit that moves a section in a list without section moves",
      on: .noMoves
    )
    .from("a 1 | b 2", to: "b 2 | a 1")
    .performing("move section 1 to 0", naming: "1", "0")
    .legal(with: .sectionMoves),
    editing(
      .capabilities,
      "an edit that reconfigures an item in a list without reconfigurations",
      on: .sections
    )
    .from("a 1", to: "a 1")
    .performing("reconfigure 0.0", naming: "0.0")
    .legal(with: .reconfigurations),
  ]
}
