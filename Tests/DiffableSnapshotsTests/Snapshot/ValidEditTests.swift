import DiffableSnapshots
import TestSupport
import Testing

struct ValidEditTests {
  @Test(arguments: ValidEdit.all)
  func editHasTheExpectedResult(_ edit: ValidEdit) throws {
    var snapshot = try TestSnapshot(ValidEdit.base)
    try edit.perform(&snapshot)
    #expect(snapshot.notation == edit.result)
    expectConsistency(of: snapshot)
  }

  @Test(arguments: ValidEdit.all)
  func editingACopyDoesNotChangeTheOriginal(_ edit: ValidEdit) throws {
    let original = try TestSnapshot(ValidEdit.base)
    var copy = original
    try edit.perform(&copy)
    #expect(original.notation == ValidEdit.base)
    #expect(copy.notation == edit.result)
    expectConsistency(of: original)
  }

  @Test(arguments: ValidEdit.all)
  func editingTheOriginalDoesNotChangeTheCopy(_ edit: ValidEdit) throws {
    var original = try TestSnapshot(ValidEdit.base)
    let copy = original
    try edit.perform(&original)
    #expect(copy.notation == ValidEdit.base)
    #expect(original.notation == edit.result)
    expectConsistency(of: copy)
  }

  /// Each copy of one snapshot is edited in a different way.
  @Test func manyCopiesAreIndependent() throws {
    let original = try TestSnapshot(ValidEdit.base)
    let copies = try ValidEdit.all.map { edit in
      var copy = original
      try edit.perform(&copy)
      return copy
    }
    for (copy, edit) in zip(copies, ValidEdit.all) {
      #expect(copy.notation == edit.result, "\(edit.testDescription)")
    }
  }

  @Test func editedSnapshotEqualsARebuiltSnapshot() throws {
    for edit in ValidEdit.all {
      var snapshot = try TestSnapshot(ValidEdit.base)
      try edit.perform(&snapshot)
      #expect(try snapshot == TestSnapshot(edit.result), "\(edit.testDescription)")
    }
  }
}
