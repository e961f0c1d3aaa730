import DiffableSnapshots
import TestSupport
import Testing

/// "Edit it and apply it back", from within an apply: the next page is asked for when the last cell of
/// this one is made.
struct NestedEditTests {
  @Test(arguments: ListKind.all)
  func addsToWhatIsBeingApplied(_ kind: ListKind) throws {
    let screen = Screen(kind)
    screen.diary.onCell = { [unowned screen] _, item in
      guard item.tag == "x" else { return }
      screen.append("9a")
    }
    try screen.apply("1 1a 2a", named: "first")
    try screen.apply("1 1a 2a 3x", named: "second")
    #expect(screen.diary.completed == ["first", "second", "nested"])
    screen.expectShown("1 1a 2a 3x 9a")
  }

  /// With several batches no change of the later ones may be lost.
  @Test(arguments: ListKind.all)
  func addsToWhatTakesSeveralBatches(_ kind: ListKind) throws {
    let screen = Screen(kind)
    screen.diary.onCell = { [unowned screen] _, item in
      guard item.tag == "x" else { return }
      screen.append("9a")
    }
    try screen.apply("1 1a 2a")
    // The new section with 3x comes before 2a can move into it.
    try screen.apply("1 1a | 2 2a 3x")
    screen.expectShown("1 1a | 2 2a 3x 9a")
  }

  /// The section that goes must not come back.
  @Test(arguments: ListKind.all)
  func doesNotBringBackWhatGoes(_ kind: ListKind) throws {
    let screen = Screen(kind)
    screen.diary.onCell = { [unowned screen] _, item in
      guard item.tag == "x" else { return }
      screen.append("9a")
    }
    try screen.apply("1 1a | 2 2a")
    try screen.apply("2 2a 1a 3x")
    screen.expectShown("2 2a 1a 3x 9a")
  }
}

extension Screen {
  fileprivate func append(_ item: Tagged) {
    var snapshot = dataSource.snapshot()
    guard (try? snapshot.appendItems([item])) != nil else { return }
    apply(snapshot, named: "nested")
  }
}
