import TestSupport
import Testing

@testable import DiffableSnapshots

/// Tests the edits of a batch, for lists that perform one edit after the other.
struct EditScriptTests {
  static let cases = ListCase.table(
    """
    items are deleted from the end
      a 1 2 3 | b 4 5 > a 2 | b 5 / everything delete 1.0, delete 0.2, delete 0.0
    items are inserted from the start
      a 2 | b 5 > a 1 2 3 | b 4 5 / everything insert 0.0, insert 0.2, insert 1.0
    the destination of a move does not count the item that moves up
      a 1 2 3 > a 3 1 2 / everything move 0.2 to 0.0
    the destination of a move does not count the item that moves down
      a 1 2 3 > a 2 3 1 / everything move 0.0 to 0.2
    an item that moves first shifts the path of another move
      a 1 2 3 4 > a 4 3 1 2 / everything move 0.3 to 0.0, move 0.3 to 0.1
    an inserted section is empty until its items are inserted
      a 1 > b 2 3 | a 1 / everything insert section 0, insert 0.0, insert 0.1
    a deleted section is empty before it is deleted
      a 1 2 | b 3 > b 3 / everything delete 0.1, delete 0.0, delete section 0
    items move into a section after its insertion
      a 1 2 > a 2 | b 1 / everything insert section 1, move 0.0 to 1.0
    items move out of a section before its deletion
      a 1 2 | b 3 > b 3 1 / everything delete 0.1, move 0.0 to 1.1, delete section 0
    a section moves with its items
      a 1 | b 2 | c 3 > c 3 | a 1 | b 2 / everything move section 2 to 0
    an insertion names the new index of the section, which a deleted section shifts
      a | c > c | b / everything insert section 2 new 1, delete section 0
    updates come last, and those of sections before those of items
      a 1 | b 2 | c 3 > a! 1 | b? 2! | c 3? 4
      / everything insert 2.1, reload section 0, reconfigure section 1, reload 1.0, reconfigure 2.0
    updates of sections come after a move
      a 1 | b 2 > b? 2 3 | a! 1?
      / everything move section 1 to 0, insert 0.1, reload section 1, reconfigure section 0
    a list without sections receives rows
      a 1 | b 2 > c 3 | b 2 / flatList delete 0.1, delete 0.0, insert 0.0, insert 0.1
    all kinds of edits are in the documented order
      a 1 2 3 | b 4 | c 5 6 7 > c 6 7 | d 8 | a 3? 1 5
      / everything delete 1.0, delete 0.1, insert section 3 new 1, move section 0 to 3, \
    move 3.0 to 3.1, move 1.0 to 3.2, delete section 0, insert 1.0, reconfigure 2.0
    """
  )

  @Test(arguments: cases) func editsAreInTheDocumentedOrder(_ example: ListCase) {
    for (capabilities, text) in example.expected {
      let batches = example.batches(for: capabilities)
      #expect(batches.map { edits(of: $0).joined(separator: ", ") } == [text])
    }
  }

  private func edits(of batch: Batch<String, Int>) -> [String] { batch.edits.map(text) }

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

  /// The batch first deletes item 1, then moves an item, and then inserts item 4.
  @Test func movesCountNeitherDeletedNorInsertedItems() {
    let changeset = TestSnapshot("a 4 3 2").difference(from: TestSnapshot("a 1 2 3"))
    let edits = edits(of: changeset.batches(for: .everything)[0])
    #expect(edits.count == 3)
    #expect(edits.first == "delete 0.0" && edits.last == "insert 0.0")
    #expect(["move 0.0 to 0.1", "move 0.1 to 0.0"].contains(edits[1]))
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
    #expect(script.sections == nil)
  }
}
