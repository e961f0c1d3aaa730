import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Completions of applies that have not ended when their data source is released.
struct ReleaseTests {
  /// A screen that owns its data source, as in an app.
  private final class Owner {
    var dataSource: TaggedSource?
    var completed: [Int] = []

    init(_ list: StrictList<String>) {
      dataSource = TaggedSource(target: list) { _, _, item in item.description }
    }

    /// Applies a snapshot, with a completion that reads `dataSource`.
    func apply(_ notation: String, number: Int) {
      dataSource?.apply(Snapshot(notation)) { [self] in
        #expect(dataSource == nil)
        completed.append(number)
      }
    }
  }

  /// A completion must not be called during the assignment to `dataSource`.
  ///
  /// Its access to the variable would trap, because Swift enforces exclusive access.
  @Test(arguments: ListKind.all)
  func aCompletionMayReadTheVariableThatHeldTheDataSource(_ kind: ListKind) {
    let list = StrictList<String>(kind.capabilities, by: kind.method)
    list.delaysCompletions = true
    let screen = Owner(list)
    for (number, notation) in ["1 1a", "1 1a | 2 2a", "2 1a", "2 1a"].enumerated() {
      screen.apply(notation, number: number)
    }
    weak let dataSource = screen.dataSource
    screen.dataSource = nil
    #expect(dataSource == nil && list.data == nil)
    #expect(screen.completed == [])
    while list.numberOfDelayedCompletions > 0 { list.completeNext() }
    #expect(screen.completed == [0, 1, 2, 3])
  }

  /// The released list drops its delayed completions, so no later call is possible.
  @Test func releasingTheListEndsTheApplies() throws {
    var list: StrictList<String>? = StrictList()
    list?.delaysCompletions = true
    let screen = Owner(try #require(list))
    for number in 0..<3 { screen.apply("1 \(number)a", number: number) }
    screen.dataSource = nil
    #expect(screen.completed == [])
    list = nil
    #expect(screen.completed == [0, 1, 2])
  }

  /// The completion can be called no earlier than at the end of the drag.
  @Test func anApplyThatWaitsForADragKeepsTheDataSourceAlive() {
    let list = StrictList<String>()
    let screen = Owner(list)
    screen.dataSource?.reorderingHandlers.canReorderItem = { _ in true }
    screen.dataSource?.apply(Snapshot("1 1a 2a"))
    #expect(list.beginReordering(at: ItemPath(section: 0, item: 0)))
    screen.apply("1 2a 3a", number: 0)
    weak let dataSource = screen.dataSource
    screen.dataSource = nil
    #expect(dataSource != nil && screen.completed == [])
    list.endReordering()
    #expect(screen.completed == [0])
    #expect(dataSource == nil && list.data == nil && list.refusals == [])
  }

  @Test func aDragAloneDoesNotKeepTheDataSourceAlive() {
    let list = StrictList<String>()
    let screen = Owner(list)
    screen.dataSource?.reorderingHandlers.canReorderItem = { _ in true }
    screen.dataSource?.apply(Snapshot("1 1a 2a"))
    #expect(list.beginReordering(at: ItemPath(section: 0, item: 0)))
    weak let dataSource = screen.dataSource
    screen.dataSource = nil
    #expect(dataSource == nil && list.data == nil)
  }
}
