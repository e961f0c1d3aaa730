import DiffableSnapshots
import TestSupport
import Testing

struct FailingEditTests {
  @Test(arguments: FailingEdit.all)
  func editsDoWhatTheyCanAndRecordTheRest(_ edit: FailingEdit) {
    var snapshot = TestSnapshot(edit.base)
    edit.perform(&snapshot)
    #expect(snapshot.problems == edit.expected)
    #expect(snapshot.numberOfProblems == edit.expected.count)
    #expect(snapshot.notation == edit.result)
    expectConsistency(of: snapshot)
  }

  @Test(arguments: FailingEdit.all)
  func failingEditOfACopyDoesNotChangeTheOriginal(_ edit: FailingEdit) {
    let original = TestSnapshot(edit.base)
    var copy = original
    edit.perform(&copy)
    #expect(copy.problems == edit.expected)
    #expect(original.notation == edit.base)
    #expect(original.problems.isEmpty)
    #expect((copy == original) == (TestSnapshot(edit.result) == original))
  }

  /// All or nothing: the closure has a failing edit, so `edit` changes nothing.
  @Test(arguments: FailingEdit.all)
  func editThrowsTheFirstProblemAndChangesNothing(_ edit: FailingEdit) {
    var snapshot = TestSnapshot(edit.base)
    #expect(throws: edit.expected[0]) {
      try snapshot.edit { snapshot in
        edit.perform(&snapshot)
        snapshot.appendSections(["z"])
        snapshot.deleteAllItems()
      }
    }
    #expect(snapshot.notation == edit.base)
    #expect(snapshot.problems.isEmpty)
    expectConsistency(of: snapshot)
  }

  /// An edit that does nothing must not affect later edits.
  @Test(arguments: ValidEdit.all)
  func validEditsSucceedAfterFailingEdits(_ valid: ValidEdit) {
    var snapshot = TestSnapshot(FailingEdit.marked)
    var expected: [TestSnapshotProblem] = []
    for edit in FailingEdit.all where edit.base == FailingEdit.marked && edit.result == edit.base {
      edit.perform(&snapshot)
      expected += edit.expected
    }
    #expect(snapshot.problems == Array(expected.prefix(16)))
    #expect(snapshot.numberOfProblems == expected.count)
    valid.perform(&snapshot)
    #expect(snapshot.notation == valid.result)
    #expect(snapshot.numberOfProblems == expected.count)
    expectConsistency(of: snapshot)
  }

  @Test(arguments: ValidEdit.all)
  func validEditsHaveNoProblems(_ valid: ValidEdit) throws {
    var snapshot = TestSnapshot(ValidEdit.base)
    valid.perform(&snapshot)
    #expect(snapshot.problems.isEmpty)
    snapshot = TestSnapshot(ValidEdit.base)
    try snapshot.edit { valid.perform(&$0) }
    #expect(snapshot.notation == valid.result)
  }

  @Test(arguments: FailingEdit.all)
  func problemsNameTheCall(_ edit: FailingEdit) {
    for problem in edit.expected {
      #expect(problem.call == edit.signature)
      #expect(problem.description.hasPrefix(edit.signature + " "))
    }
  }
}
