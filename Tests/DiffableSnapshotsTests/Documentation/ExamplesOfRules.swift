import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The code and the tables of the article on what a list accepts.
@Suite struct ExamplesOfRules {
  private let page = DocumentationPage("WhatAListAccepts")

  @Test func theArticleListsTheBatches() throws {
    // example: one change, five lists
    let old = Snapshot([
      ("today", ["bread", "milk"]),
      ("done", ["salt"]),
      ("later", ["tea"]),
    ])
    var new = old
    new.moveSection("later", beforeSection: "today")
    new.moveItem("milk", afterItem: "salt")
    new.reconfigureItems(["bread"])
    let changeset = new.difference(from: old)
    let batches = changeset.batches(for: .tableView)
    // batches.count == 3
    // end
    #expect(batches.count == 3)
    let presets: [(name: String, capabilities: ListCapabilities)] = [
      ("everything", .everything), ("collectionView", .collectionView), ("tableView", .tableView),
      ("rowsOnly", .rowsOnly), ("noMoves", .noMoves),
    ]
    let rows = presets.flatMap { name, capabilities in
      changeset.batches(for: capabilities).enumerated().map { offset, batch in
        let list = offset == 0 ? "`\(name)` " : ""
        return "| \(list)| \(offset + 1) | \(Self.words(for: batch.changes)) |"
      }
    }
    #expect(try page.contains(rows.joined(separator: "\n") + "\n\n"))
  }

  /// Checks that a strict list accepts the batches in the table.
  @Test(arguments: Preset.all) func theBatchesAreValid(_ preset: Preset) {
    let list = StrictList<String>(preset.capabilities)
    let dataSource = DiffableDataSource<String, String, _>(target: list) { _, _, item in item }
    var snapshot = Snapshot([
      ("today", ["bread", "milk"]), ("done", ["salt"]), ("later", ["tea"]),
    ])
    dataSource.apply(snapshot)
    snapshot.moveSection("later", beforeSection: "today")
    snapshot.moveItem("milk", afterItem: "salt")
    snapshot.reconfigureItems(["bread"])
    dataSource.apply(snapshot)
    #expect(list.cells.flatMap { $0 } == ["tea", "bread", "salt", "milk"])
    #expect(list.refusals.isEmpty)
  }

  @Test(arguments: ListRule.allCases) func everyRuleIsListed(_ rule: ListRule) throws {
    #expect(try page.contains("\n| \(rule.rawValue) | `\(rule)` | "))
  }

  private static func words(for changes: ListChanges) -> String {
    let words =
      changes.sections.deletions.map { "delete section \($0)" }
      + changes.sections.insertions.map { "insert section \($0)" }
      + changes.sections.moves.map { "move section \($0.from) to \($0.to)" }
      + changes.sections.reloads.map { "reload section \($0)" }
      + changes.items.deletions.map { "delete \($0)" }
      + changes.items.insertions.map { "insert \($0)" }
      + changes.items.moves.map { "move \($0.from) to \($0.to)" }
      + changes.items.reloads.map { "reload \($0)" }
      + changes.items.reconfigurations.map { "reconfigure \($0)" }
    return words.joined(separator: ", ")
  }
}
