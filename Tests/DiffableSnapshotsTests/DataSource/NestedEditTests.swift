import DiffableSnapshots
import TestSupport
import Testing

/// Edits of the data source's snapshot that are made and applied during an apply.
///
/// An app does this when the last cell of a page requests the next page.
struct NestedEditTests {
  /// The edit starts from the snapshot that is being applied.
  @Test(
    arguments: ListKind.all,
    [
      ("1 1a 2a", "1 1a 2a 3x"),
      // In some lists, the first batch inserts section 2 with 3x, and the second batch moves 2a into it.
      ("1 1a 2a", "1 1a | 2 2a 3x"),
      // The deleted section must not be inserted again.
      ("1 1a | 2 2a", "2 2a 1a 3x"),
    ]
  )
  func aNestedEditKeepsAllChangesOfTheApply(
    _ kind: ListKind,
    _ example: (old: String, new: String)
  ) {
    let screen = Screen(kind)
    screen.onCellX { screen in
      var snapshot = screen.dataSource.snapshot()
      snapshot.appendItems(["9a"])
      screen.apply(snapshot, named: "nested")
    }
    screen.apply(example.old, named: "first")
    screen.apply(example.new, named: "second")
    screen.expectShown(example.new + " 9a", completed: ["first", "second", "nested"])
  }
}
