import TestSupport
import Testing

@testable import DiffableSnapshots

/// Tests the edits of a batch, for lists that perform one edit after the other.
struct EditScriptTests {
  /// Returns the edits that turn one snapshot into another in one batch.
  private func edits(
    _ old: String,
    _ new: String,
    _ capabilities: ListCapabilities = .everything
  ) throws -> [String] {
    let batches = TestSnapshot(new).difference(from: TestSnapshot(old))
      .batches(for: capabilities)
    try #require(batches.count == 1)
    return batches[0].edits.map(text)
  }

  private func text(_ edit: ListEdit) -> String {
    switch edit {
    case .deleteItem(let path): "delete \(path)"
    case .insertItem(let path, let new): "insert \(path)" + (path == new ? "" : " new \(new)")
    case .moveItem(let move): "move \(move.from) to \(move.to)"
    case .reloadItem(let path): "reload \(path)"
    case .reconfigureItem(let path): "reconfigure \(path)"
    case .deleteSection(let index): "delete section \(index)"
    case .insertSection(let index, let new):
      "insert section \(index)" + (index == new ? "" : " new \(new)")
    case .moveSection(let move): "move section \(move.from) to \(move.to)"
    case .reloadSection(let index): "reload section \(index)"
    case .reconfigureSection(let index): "reconfigure section \(index)"
    }
  }

  @Test func itemsAreDeletedFromTheEnd() throws {
    let edits = try edits("a 1 2 3 | b 4 5", "a 2 | b 5")
    #expect(edits == ["delete 1.0", "delete 0.2", "delete 0.0"])
  }

  @Test func itemsAreInsertedFromTheStart() throws {
    let edits = try edits("a 2 | b 5", "a 1 2 3 | b 4 5")
    #expect(edits == ["insert 0.0", "insert 0.2", "insert 1.0"])
  }

  @Test func theDestinationOfAMoveDoesNotCountTheItem() throws {
    #expect(try edits("a 1 2 3", "a 3 1 2") == ["move 0.2 to 0.0"])
    #expect(try edits("a 1 2 3", "a 2 3 1") == ["move 0.0 to 0.2"])
  }

  /// Item 4 moves to the start first, so item 3 is no longer at its old path 0.2 when it moves.
  @Test func thePathsOfAMoveAreValidAfterEarlierMoves() throws {
    #expect(try edits("a 1 2 3 4", "a 4 3 1 2") == ["move 0.3 to 0.0", "move 0.3 to 0.1"])
  }

  /// The batch first deletes item 1, then moves an item, and then inserts item 4.
  @Test func movesCountNeitherDeletedNorInsertedItems() throws {
    let edits = try edits("a 1 2 3", "a 4 3 2")
    #expect(edits.count == 3)
    #expect(edits.first == "delete 0.0" && edits.last == "insert 0.0")
    #expect(["move 0.0 to 0.1", "move 0.1 to 0.0"].contains(edits[1]))
  }

  @Test func anInsertedSectionIsEmptyUntilItsItemsAreInserted() throws {
    let edits = try edits("a 1", "b 2 3 | a 1")
    #expect(edits == ["insert section 0", "insert 0.0", "insert 0.1"])
  }

  @Test func aDeletedSectionIsEmptyBeforeItIsDeleted() throws {
    let edits = try edits("a 1 2 | b 3", "b 3")
    #expect(edits == ["delete 0.1", "delete 0.0", "delete section 0"])
  }

  @Test func itemsMoveIntoASectionAfterItsInsertion() throws {
    #expect(try edits("a 1 2", "a 2 | b 1") == ["insert section 1", "move 0.0 to 1.0"])
  }

  @Test func itemsMoveOutOfASectionBeforeItsDeletion() throws {
    let edits = try edits("a 1 2 | b 3", "b 3 1")
    #expect(edits == ["delete 0.1", "move 0.0 to 1.1", "delete section 0"])
  }

  @Test func aSectionMovesWithItsItems() throws {
    #expect(try edits("a 1 | b 2 | c 3", "c 3 | a 1 | b 2") == ["move section 2 to 0"])
  }

  /// Section a is still in the list when section b is inserted, so the new index of b is not its current index.
  @Test func anInsertionNamesTheNewIndexOfTheSection() throws {
    let edits = try edits("a | c", "c | b")
    #expect(edits == ["insert section 2 new 1", "delete section 0"])
  }

  @Test func updatesComeLastAndSectionsBeforeItems() throws {
    let edits = try edits("a 1 | b 2 | c 3", "a! 1 | b? 2! | c 3? 4")
    #expect(
      edits == [
        "insert 2.1", "reload section 0", "reconfigure section 1", "reload 1.0", "reconfigure 2.0",
      ]
    )
  }

  @Test func allKindsOfEditsAreInTheDocumentedOrder() throws {
    let edits = try edits("a 1 2 3 | b 4 | c 5 6 7", "c 6 7 | d 8 | a 3? 1 5")
    #expect(
      edits == [
        "delete 1.0", "delete 0.1", "insert section 3 new 1", "move section 0 to 3",
        "move 3.0 to 3.1", "move 1.0 to 3.2", "delete section 0", "insert 1.0", "reconfigure 2.0",
      ]
    )
  }

  @Test func aListWithoutSectionsReceivesRows() throws {
    let edits = try edits("a 1 | b 2", "c 3 | b 2", .flatList)
    #expect(edits == ["delete 0.1", "delete 0.0", "insert 0.0", "insert 0.1"])
  }

  @Test func noChangesHaveNoEdits() {
    let changeset = TestSnapshot("a 1 2 | b 3").difference(from: TestSnapshot("a 1 2 | b 3"))
    let script = EditScript(
      changeset.changes,
      changeset.matching,
      oldSizes: [2, 1],
      newSizes: [2, 1]
    )
    #expect(script.edits.isEmpty)
  }

  /// The order of the sections is computed only if it changes.
  @Test func itemChangesAloneNeedNoOrderOfTheSections() {
    let changeset = TestSnapshot("a 2 1").difference(from: TestSnapshot("a 1 2 3"))
    let script = EditScript(changeset.changes, changeset.matching, oldSizes: [3], newSizes: [2])
    #expect(script.sectionOrder == nil)
  }
}
