import DiffableSnapshots
import TestSupport
import Testing

/// New instances of equal identifiers, and when cells show them.
struct NewInstancesOnScreenTests {
  @Test(arguments: ListKind.all)
  func newInstancesAreKeptIfNothingElseChanges(_ kind: ListKind) {
    let screen = Screen(kind)
    screen.apply("1a 1a 2a")
    screen.apply("1b 1b 2b", named: "new data")
    #expect(screen.receivedCalls == "R")
    #expect(screen.diary.completed.last == "new data")
    screen.expectShown("1b 1b 2b")
    #expect(screen.dataSource.itemIdentifier(for: ItemPath(section: 0, item: 1))?.tag == "b")
    #expect(screen.dataSource.sectionIdentifier(for: 0)?.tag == "b")
  }

  /// The apply also moves items, so some lists need a second batch for the updates.
  @Test(arguments: ListKind.all)
  func theProviderReceivesNewInstancesBesideOtherChanges(_ kind: ListKind) {
    let screen = Screen(kind)
    screen.apply("1 1a 2a 3a | 2 4a 5a")
    screen.diary.provided = []
    screen.apply("2 4b 2b? 6b | 3 3b! | 1 1b")
    #expect(Set(screen.diary.provided).isSuperset(of: ["2b", "3b", "6b"]))
    #expect(screen.diary.provided.allSatisfy { $0.hasSuffix("b") })
    screen.expectShown("2 4b 2b 6b | 3 3b | 1 1b")
  }

  /// A list that makes cells during scrolling requests them after the apply.
  @Test func cellsThatAreMadeLaterShowNewInstances() {
    let screen = Screen()
    screen.apply("1 1a 2a")
    screen.apply("1 1b 2b")
    #expect(screen.list.data?.cell(at: ItemPath(section: 0, item: 1)) == "2b")
  }

  /// Edits of the data source's snapshot keep the new instances.
  @Test func newInstancesSurviveEditAndApply() {
    let screen = Screen()
    screen.apply("1 1a 2a")
    var snapshot = screen.dataSource.snapshot()
    snapshot.reconfigureItems(["2b"])
    screen.apply(snapshot)
    snapshot = screen.dataSource.snapshot()
    snapshot.moveItem("2c", beforeItem: "1")
    screen.apply(snapshot)
    screen.expectShown("1 2c 1a")
    #expect(screen.shown == "2b 1a")
  }
}
