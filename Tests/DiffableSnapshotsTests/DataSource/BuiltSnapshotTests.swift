import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Applies of snapshots that are made with the result builder.
struct BuiltSnapshotTests {
  private func built(isOpen: Bool, _ extra: [Tagged]) -> Snapshot<Tagged, Tagged> {
    Snapshot {
      SnapshotSection("1") {
        if isOpen { "1a" }
        "2a"
        for item in extra { item }
      }
      if isOpen {
        SnapshotSection("2") {
          "6a"
          "7a"
        }
      } else {
        SnapshotSection("3")
      }
    }
  }

  /// Two built snapshots share no storage, but an apply changes only what differs.
  @Test(arguments: ListKind.all) func builtSnapshotsAreAppliedLikeOthers(_ kind: ListKind) throws {
    let screen = Screen(kind)
    screen.apply(built(isOpen: true, ["3a", "4a"]), named: "first")
    screen.expectShown("1 1a 2a 3a 4a | 2 6a 7a")
    let before = try serialNumbers(of: ["2a", "3a", "4a"], on: screen)
    screen.diary.provided = []

    screen.apply(built(isOpen: false, ["3a", "5a", "4a"]), named: "second")
    screen.expectShown("1 2a 3a 5a 4a | 3")
    #expect(screen.receivedCalls.hasPrefix("RB"))
    #expect(screen.diary.provided == ["5a"])
    #expect(try serialNumbers(of: ["2a", "3a", "4a"], on: screen) == before)

    let receivedCalls = screen.receivedCalls
    screen.apply(built(isOpen: false, ["3a", "5a", "4a"]), named: "the same")
    #expect(screen.receivedCalls == receivedCalls)
    #expect(screen.diary.completed == ["first", "second", "the same"])
  }

  private func serialNumbers(of items: [Tagged], on screen: Screen) throws -> [Int] {
    try items.map { item in
      let path = try screen.shownPath(of: item)
      return screen.list.shownCells[path.section][path.item].serialNumber
    }
  }
}
