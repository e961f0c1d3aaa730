import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSnapshots

/// Drags by the user that overlap `async` applies.
@Suite(.timeLimit(.minutes(10))) @MainActor struct ReorderingAsyncTests {
  private let screen = Screen()
  private var list: StrictList<String> { screen.list }
  private var diary: Screen.Diary { screen.diary }

  init() {
    screen.allowReordering()
    screen.apply("1 1a 2a 3a", named: "first")
    diary.completed = []
  }

  private func begin(_ notation: String, named name: String) -> Task<Void, Never> {
    let snapshot = Snapshot<Tagged, Tagged>(notation)
    return Task.immediate { [screen] in
      await screen.dataSource.apply(snapshot)
      screen.diary.completed.append(name)
    }
  }

  /// Waits until the difference is computed and its task has returned to this actor.
  private func waitForTheDifference() async {
    await waitUntil { screen.dataSource.queue.preparation?.isDone == true }
  }

  private func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }

  private func dropTheItemAtTheFront() { #expect(list.dropReorderedItem(at: path(0))) }

  /// A drop changes the list, so the data source computes again a difference that it began before the drop.
  @Test(arguments: [true, false], [true, false])
  func aDragMayBeginWhileAnApplyPrepares(endsBeforeIt: Bool, isDropped: Bool) async {
    let task = begin("1 2a 3a 1a 4a", named: "async")
    #expect(list.beginReordering(at: path(2)))
    if !endsBeforeIt { await waitForTheDifference() }
    if isDropped {
      dropTheItemAtTheFront()
      #expect(screen.shown == "3a 1a 2a")
    }
    #expect(screen.receivedCalls == "R")
    list.endReordering()
    if !endsBeforeIt { screen.expectShown("1 2a 3a 1a 4a") }
    await task.value
    #expect(screen.receivedCalls == "RB")
    #expect(diary.completed.last == "async")
    screen.expectShown("1 2a 3a 1a 4a")
  }

  /// The superseded apply has prepared, or still prepares.
  @Test(arguments: [true, false])
  func anApplyDuringADragSupersedesAnAsyncApply(isPrepared: Bool) async {
    let task = begin("1 2a! 1a 4a", named: "async")
    #expect(list.beginReordering(at: path(2)))
    if isPrepared { await waitForTheDifference() }
    screen.apply("1 5a 2a", named: "sync")
    dropTheItemAtTheFront()
    list.endReordering()
    screen.expectShown("1 5a 2a")
    await task.value
    #expect(screen.receivedCalls.hasPrefix("RB"))
    #expect(diary.completed.suffix(2).sorted() == ["async", "sync"])
    #expect(!diary.provided.contains("4a"))
    #expect(diary.provided.filter { $0 == "2a" }.count == 2, "The mark is not lost")
    screen.expectShown("1 5a 2a")
  }

  @Test func asyncAppliesDuringADragWait() async {
    #expect(list.beginReordering(at: path(2)))
    let tasks = (4...7).map { begin("1 1a \($0)a 2a", named: "\($0)") }
    // Applies to a list without a drag end earlier than this one.
    await Screen().dataSource.apply(Snapshot("1 1a 7a 2a"))
    await letOthersRun()
    dropTheItemAtTheFront()
    #expect(screen.receivedCalls == "R")
    list.endReordering()
    for task in tasks { await task.value }
    #expect(diary.completed.filter { $0.count == 1 } == ["4", "5", "6", "7"])
    screen.expectShown("1 1a 7a 2a", received: "RB")
  }

  @Test func preparedAndWaitingAppliesRunAfterTheDrag() async {
    let first = begin("1 2a 1a 4a", named: "A")
    let second = begin("1 5a 4a 1a", named: "B")
    #expect(list.beginReordering(at: path(2)))
    await waitForTheDifference()
    dropTheItemAtTheFront()
    list.endReordering()
    await first.value
    await second.value
    #expect(diary.completed.suffix(2) == ["A", "B"])
    screen.expectShown("1 5a 4a 1a", received: "RBB")
  }
}
