import DiffableSnapshots
import TestSupport
import Testing

/// Edits of the data source's snapshot that are made and applied during an apply.
///
/// An app does this when the last cell of a page requests the next page.
struct NestedEditTests {
  @Test(arguments: ListKind.all)
  func anEditStartsFromTheSnapshotThatIsBeingApplied(_ kind: ListKind) {
    let screen = Screen(kind)
    screen.diary.onCell = { [unowned screen] _, item in
      guard item.tag == "x" else { return }
      screen.append("9a")
    }
    screen.apply("1 1a 2a", named: "first")
    screen.apply("1 1a 2a 3x", named: "second")
    #expect(screen.diary.completed == ["first", "second", "nested"])
    screen.expectShown("1 1a 2a 3x 9a")
  }

  /// The edit must not lose the changes of later batches.
  @Test(arguments: ListKind.all)
  func anEditDuringTheFirstBatchKeepsLaterBatches(_ kind: ListKind) {
    let screen = Screen(kind)
    screen.diary.onCell = { [unowned screen] _, item in
      guard item.tag == "x" else { return }
      screen.append("9a")
    }
    screen.apply("1 1a 2a")
    // In some lists, the first batch inserts section 2 with 3x, and the second batch moves 2a into it.
    screen.apply("1 1a | 2 2a 3x")
    screen.expectShown("1 1a | 2 2a 3x 9a")
  }

  /// The deleted section must not be inserted again.
  @Test(arguments: ListKind.all)
  func anEditDoesNotRestoreADeletedSection(_ kind: ListKind) {
    let screen = Screen(kind)
    screen.diary.onCell = { [unowned screen] _, item in
      guard item.tag == "x" else { return }
      screen.append("9a")
    }
    screen.apply("1 1a | 2 2a")
    screen.apply("2 2a 1a 3x")
    screen.expectShown("2 2a 1a 3x 9a")
  }
}

extension Screen {
  fileprivate func append(_ item: Tagged) {
    var snapshot = dataSource.snapshot()
    snapshot.appendItems([item])
    apply(snapshot, named: "nested")
  }
}
