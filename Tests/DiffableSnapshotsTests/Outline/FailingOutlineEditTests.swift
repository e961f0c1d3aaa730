import DiffableSnapshots
import Testing

struct FailingOutlineEditTests {
  private typealias Outline = SectionSnapshot<Int>

  @Test(arguments: FailingOutlineEdit.all + FailingOutlineEdit.withoutProblems)
  func editsDoWhatTheyCanAndRecordTheRest(_ edit: FailingOutlineEdit) {
    var outline = Outline(edit.base)
    edit.perform(&outline)
    #expect(outline.problems == edit.expected)
    #expect(outline.numberOfProblems == edit.expected.count)
    #expect(outline.notation == edit.result.description)
  }

  @Test(arguments: FailingOutlineEdit.all)
  func failingEditOfACopyDoesNotChangeTheOriginal(_ edit: FailingOutlineEdit) {
    let original = Outline(edit.base)
    var copy = original
    edit.perform(&copy)
    #expect(copy.problems == edit.expected)
    #expect(original.notation == edit.base.description)
    #expect(original.problems.isEmpty)
    #expect((copy == original) == (edit.base == edit.result))
  }

  /// All or nothing: the closure has a failing edit, so `edit` changes nothing.
  @Test(arguments: FailingOutlineEdit.all)
  func editThrowsTheFirstProblemAndChangesNothing(_ edit: FailingOutlineEdit) {
    var outline = Outline(edit.base)
    #expect(throws: edit.expected[0]) {
      try outline.edit { outline in
        edit.perform(&outline)
        outline.append([99])
        outline.deleteAll()
      }
    }
    #expect(outline.notation == edit.base.description)
    #expect(outline.problems.isEmpty)
  }
}
