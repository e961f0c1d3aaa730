import DiffableSnapshots
import TestSupport
import Testing

struct ValidEditTests {
  @Test(arguments: ValidEdit.all)
  func editHasTheExpectedResult(_ edit: ValidEdit) {
    var snapshot = TestSnapshot(ValidEdit.base)
    edit.perform(&snapshot)
    #expect(snapshot.notation == edit.result)
    #expect(snapshot == TestSnapshot(edit.result))
    expectConsistency(of: snapshot)
  }

  @Test(arguments: ValidEdit.all)
  func editingACopyDoesNotChangeTheOriginal(_ edit: ValidEdit) {
    let original = TestSnapshot(ValidEdit.base)
    var copy = original
    edit.perform(&copy)
    #expect(original.notation == ValidEdit.base)
    #expect(copy.notation == edit.result)
    expectConsistency(of: original)
  }

  @Test(arguments: ValidEdit.all)
  func editingTheOriginalDoesNotChangeTheCopy(_ edit: ValidEdit) {
    var original = TestSnapshot(ValidEdit.base)
    let copy = original
    edit.perform(&original)
    #expect(copy.notation == ValidEdit.base)
    #expect(original.notation == edit.result)
    expectConsistency(of: copy)
  }

  /// Each copy of one snapshot is edited in a different way.
  @Test func manyCopiesAreIndependent() {
    let original = TestSnapshot(ValidEdit.base)
    let copies = ValidEdit.all.map { edit in
      var copy = original
      edit.perform(&copy)
      return copy
    }
    for (copy, edit) in zip(copies, ValidEdit.all) {
      #expect(copy.notation == edit.result, "\(edit.testDescription)")
    }
  }
}
