import DiffableSnapshots
import Foundation
import TestSupport
import Testing

/// How problems are kept, and what they have no effect on.
struct ProblemTests {
  private struct Refusal: Error {}

  private let unknown = TestSnapshotProblem.unknownItems([9], call: "reloadItems(_:)")

  /// Returns `a 1 2 | b` with one problem.
  private func makeSnapshot() -> TestSnapshot {
    var snapshot = TestSnapshot("a 1 2 | b")
    snapshot.reloadItems([9])
    return snapshot
  }

  @Test func problemsAreInTheOrderOfTheEdits() {
    var snapshot = makeSnapshot()
    snapshot.appendSections(["b", "c", "c"])
    snapshot.moveItem(1, afterItem: 8)
    snapshot.deleteItems([7])
    #expect(
      snapshot.problems == [
        unknown, .duplicateSections(["c"], call: "appendSections(_:)"),
        .existingSections(["b"], call: "appendSections(_:)"),
        .unknownItems([8], call: "moveItem(_:afterItem:)"),
      ]
    )
    #expect(snapshot.notation == "a 1 2 | b | c")
  }

  @Test func copiesHaveTheSameProblems() {
    let snapshot = makeSnapshot()
    var copy = snapshot
    copy.reloadSections(["x"])
    #expect(copy.problems == [unknown, .unknownSections(["x"], call: "reloadSections(_:)")])
    #expect(snapshot.problems == [unknown])
    copy = snapshot
    #expect(copy.problems == [unknown])
  }

  /// The whole snapshot is replaced inside of these edits.
  @Test(arguments: [false, true])
  func problemsSurviveTheDeletionOfEverything(_ keepsSections: Bool) {
    var snapshot = makeSnapshot()
    snapshot.deleteAllItems(keepingSections: keepsSections)
    #expect(snapshot.notation == (keepsSections ? "a | b" : ""))
    #expect(snapshot.problems == [unknown])
    snapshot.deleteSections(["a", "b"])
    #expect(snapshot.problems == [unknown])
  }

  @Test func problemsAreNotCompared() {
    let (snapshot, plain) = (makeSnapshot(), TestSnapshot("a 1 2 | b"))
    #expect(snapshot == plain)
    #expect(snapshot.difference(from: plain).isEmpty)
    #expect(plain.difference(from: snapshot).isEmpty)
    #expect(snapshot.description == plain.description)
  }

  @Test func problemsAreNotEncoded() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(makeSnapshot())
    #expect(try data == encoder.encode(TestSnapshot("a 1 2 | b")))
    #expect(try JSONDecoder().decode(TestSnapshot.self, from: data).problems.isEmpty)
  }

  @Test func problemsAreNoPartOfBatches() {
    let (old, new) = (TestSnapshot("a 2"), makeSnapshot())
    let changeset = new.difference(from: old)
    #expect(changeset.new.problems == [unknown])
    // Each list shows a snapshot without problems.
    for batch in changeset.batches(for: .tableView) {
      #expect(batch.snapshot.problems.isEmpty || batch.snapshot.problems == [unknown])
    }
  }

  @Test func theFirstSixteenAreKept() {
    var snapshot = TestSnapshot("a 1")
    let count = Effort.cases(100_000)
    for number in 0..<count { snapshot.moveItem(1, beforeItem: 100 + number) }
    let kept = (0..<16).map {
      TestSnapshotProblem.unknownItems([100 + $0], call: "moveItem(_:beforeItem:)")
    }
    #expect(snapshot.problems == kept)
    #expect(snapshot.numberOfProblems == count)
    #expect(snapshot.notation == "a 1")
  }

  // MARK: All or nothing

  @Test func editsCanBeNestedAndReturnAResult() throws {
    var snapshot = TestSnapshot("a 1 2 | b")
    let dropped = try snapshot.edit { snapshot in
      snapshot.deleteItems([1])
      #expect(throws: TestSnapshotProblem.self) {
        try snapshot.edit { inner in
          inner.deleteItems([2])
          inner.reloadItems([9])
        }
      }
      return snapshot.appendItems([2, 3, 3], toSection: "b", duplicates: .keepFirst)
    }
    #expect(dropped == [2, 3])
    #expect(snapshot.notation == "a 2 | b 3")
    #expect(snapshot.problems.isEmpty)
  }

  @Test func editThrowsTheErrorOfTheClosure() {
    var snapshot = makeSnapshot()
    #expect(throws: Refusal.self) {
      try snapshot.edit { snapshot in
        snapshot.deleteAllItems()
        snapshot.reloadItems([7])
        throw Refusal()
      }
    }
    #expect(snapshot.notation == "a 1 2 | b")
    #expect(snapshot.problems == [unknown])
  }

  /// Earlier problems are no reason to undo the edits, and they are kept.
  @Test func editConcernsOnlyNewProblems() throws {
    var snapshot = TestSnapshot("a 1 2 | b")
    for _ in 0..<20 { snapshot.reloadItems([9]) }
    try snapshot.edit { snapshot in
      #expect(snapshot.problems.isEmpty)
      snapshot.deleteItems([1])
    }
    #expect(snapshot.notation == "a 2 | b")
    #expect(snapshot.numberOfProblems == 20)
    #expect(throws: TestSnapshotProblem.unknownItems([5], call: "reconfigureItems(_:)")) {
      try snapshot.edit { snapshot in
        snapshot.deleteItems([2])
        snapshot.reconfigureItems([5])
      }
    }
    #expect(snapshot.notation == "a 2 | b")
    #expect(snapshot.numberOfProblems == 20)
    #expect(snapshot.problems == Array(repeating: unknown, count: 16))
  }

  @Test func editMayReplaceTheSnapshot() throws {
    var snapshot = makeSnapshot()
    try snapshot.edit { $0 = TestSnapshot("c 1") }
    #expect(snapshot.notation == "c 1")
    #expect(snapshot.problems == [unknown])
    #expect(throws: TestSnapshotProblem.duplicateItems([1], call: "init(_:)")) {
      try snapshot.edit { $0 = Snapshot([("d", [1, 1])]) }
    }
    #expect(snapshot.notation == "c 1")
  }
}
