import DiffableSnapshots
import TestSupport
import Testing

/// Tests the descriptions of batches and the summaries of changes.
struct BatchDescriptionTests {
  private func batches(
    _ old: [(String, [String])],
    _ new: [(String, [String])],
    _ capabilities: ListCapabilities,
    reload: [String] = []
  ) -> [Batch<String, String>] {
    var snapshot = Snapshot(new)
    snapshot.reloadItems(reload)
    return snapshot.difference(from: Snapshot(old)).batches(for: capabilities)
  }

  private let old = [("fruit", ["apple", "pear", "plum"]), ("nuts", ["hazel"])]
  private let new = [("nuts", ["pear"]), ("fruit", ["plum", "apple", "fig"]), ("air", [])]

  @Test func changesPrintInOneLine() {
    let batch = batches(old, new, .everything, reload: ["plum"])[0]
    #expect(
      "\(batch.changes)" == """
        insert section 2, move section 0 to 1, delete 1.0, insert 1.2, move 0.1 to 0.0, \
        move 0.0 to 1.1, reload 1.0
        """
    )
    #expect("\(ListChanges())" == "no changes")
  }

  @Test func capabilitiesPrintTheirNames() {
    #expect("\(ListCapabilities.flatList)" == "flatList")
    #expect("\([.sections, .itemMoves] as ListCapabilities)" == "[sections, itemMoves]")
    #expect("\(ListCapabilities())" == "[]")
  }

  @Test func changesAreListedWithSectionsAndPaths() {
    let batches = batches(old, new, .everything, reload: ["plum"])
    #expect(
      batches.map(\.description) == [
        """
        Batch: 7 changes
          insert section 2: air
          move section 0 to 1: fruit
          delete 1.0: hazel
          insert 1.2: fig
          move 0.1 to 0.0: pear
          move 0.0 to 1.1: apple
          reload 1.0: plum
        """
      ]
    )
  }

  @Test func headersAreListedAsRows() {
    let old = [("fruit", ["apple", "plum"])]
    let new = [("nuts", ["hazel"]), ("fruit", ["plum", "apple"])]
    #expect(
      batches(old, new, .rowsOnly).map(\.description) == [
        """
        Batch: 3 changes
          insert row 0: section nuts
          insert row 1: hazel
          move row 1 to row 4: apple
        """
      ]
    )
    #expect(
      batches(old, new, [.itemMoves]).map(\.description) == [
        """
        Batch: 2 changes
          insert row 0: hazel
          move row 0 to row 2: apple
        """
      ]
    )
    #expect(
      batches(new, [("fruit", ["apple"])], .rowsOnly).map(\.description) == [
        """
        Batch: 3 changes
          delete row 0: section nuts
          delete row 1: hazel
          delete row 3: plum
        """
      ]
    )
  }

  /// Old paths refer to the elements before this batch, not to the elements before the first batch.
  @Test(arguments: Preset.all)
  func eachBatchNamesTheElementsAtItsOwnPaths(_ preset: Preset) {
    for batch in batches(old, new, preset.capabilities, reload: ["plum"]) {
      let text = batch.description
      #expect(!text.contains("out of bounds"))
      #expect(text.split(separator: "\n").count == batch.count + 1)
      // Without moves, a batch also deletes an item that it inserts at another path.
      guard preset.capabilities.contains(.itemMoves) else { continue }
      for line in text.split(separator: "\n").dropFirst() where line.contains("delete ") {
        let deleted = line.split(separator: " ").last.map(String.init) ?? ""
        #expect(batch.snapshot.indexOfItem(deleted) == nil)
      }
    }
  }

  @Test func summaryCountsEachKindOfChange() {
    let changeset = Snapshot(new).difference(from: Snapshot(old))
    #expect(
      changeset.summary == "1 section inserted, 1 section moved, 1 inserted, 1 deleted, 2 moved"
    )
    #expect(changeset.summary == changeset.changes.summary)
    #expect(ListChanges().summary == "no changes")
    var changes = ListChanges()
    let path = ItemPath(section: 0, item: 0)
    changes.sections.insertions = [0, 1]
    changes.sections.deletions = [0]
    changes.sections.moves = [Move(from: 0, to: 1), Move(from: 1, to: 0)]
    changes.sections.reloads = [1, 2, 3]
    changes.items.insertions = Array(repeating: path, count: 12)
    changes.items.deletions = Array(repeating: path, count: 3)
    changes.items.moves = [Move(from: path, to: path)]
    changes.items.reloads = [path, path]
    changes.items.reconfigurations = [path]
    #expect(
      changes.summary == """
        2 sections inserted, 1 section deleted, 2 sections moved, 3 sections reloaded, 12 inserted, \
        3 deleted, 1 moved, 2 reloaded, 1 reconfigured
        """
    )
  }
}
