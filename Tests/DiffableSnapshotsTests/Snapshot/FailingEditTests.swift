import DiffableSnapshots
import TestSupport
import Testing

struct FailingEditTests {
  @Test(arguments: FailingEdit.all)
  func failingEditThrowsAndChangesNothing(_ edit: FailingEdit) throws {
    var snapshot = try TestSnapshot(edit.base)
    #expect(throws: edit.expected) { try edit.perform(&snapshot) }
    #expect(snapshot.notation == edit.base)
    expectConsistency(of: snapshot)
  }

  @Test(arguments: FailingEdit.all)
  func failingEditOfACopyDoesNotChangeTheOriginal(_ edit: FailingEdit) throws {
    let original = try TestSnapshot(edit.base)
    var copy = original
    #expect(throws: edit.expected) { try edit.perform(&copy) }
    #expect(original.notation == edit.base)
    #expect(copy == original)
  }

  /// An edit that throws must not affect later edits.
  @Test(arguments: ValidEdit.all)
  func validEditsSucceedAfterFailingEdits(_ valid: ValidEdit) throws {
    var snapshot = try TestSnapshot(FailingEdit.marked)
    for edit in FailingEdit.all where edit.base == FailingEdit.marked {
      #expect(throws: edit.expected) { try edit.perform(&snapshot) }
    }
    try valid.perform(&snapshot)
    #expect(snapshot.notation == valid.result)
    expectConsistency(of: snapshot)
  }

  @Test(arguments: FailingEdit.all)
  func errorNamesTheCall(_ edit: FailingEdit) {
    #expect(edit.expected.call == edit.signature)
    #expect(edit.expected.description.hasPrefix(edit.signature + " "))
  }
}
