@testable import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// `async` applies whose callers are cancelled.
@Suite(.timeLimit(.minutes(10))) @MainActor struct AsyncCancellationTests {
  private let screen = Screen()
  private var diary: Screen.Diary { screen.diary }

  init() {
    screen.allowReordering()
    screen.apply("1 1a 2a", named: "first")
  }

  private func begin(_ notation: String, named name: String) -> Task<Void, Never> {
    let snapshot = Snapshot<Tagged, Tagged>(notation)
    return Task.immediate { [screen] in
      await screen.dataSource.apply(snapshot)
      screen.diary.completed.append(name)
    }
  }

  /// Cancels the caller of an apply, and waits until it has continued.
  private func cancel(_ task: Task<Void, Never>) async {
    task.cancel()
    await task.value
  }

  private func beginDrag() {
    #expect(screen.list.beginReordering(at: ItemPath(section: 0, item: 0)))
  }

  @Test func theCallerContinuesDuringADrag() async {
    beginDrag()
    await cancel(begin("1 1a 2a 3a", named: "cancelled"))
    #expect(diary.completed == ["first", "cancelled"])
    #expect(screen.shown == "1a 2a")
    #expect(screen.dataSource.snapshot().notation == "1 1a 2a 3a")
    screen.list.endReordering()
    await waitUntil { screen.dataSource.isUpToDate }
    screen.expectShown("1 1a 2a 3a", received: "RB")
  }

  @Test func theCallerContinuesWhileItsPreparedApplyWaitsForADrop() async {
    let task = begin("1 1a 2a 3a", named: "cancelled")
    beginDrag()
    await waitUntil { screen.dataSource.queue.preparation?.isDone == true }
    await cancel(task)
    #expect(diary.completed == ["first", "cancelled"])
    screen.list.endReordering()
    screen.expectShown("1 1a 2a 3a", received: "RB")
  }

  @Test func theCallerContinuesDuringAPause() async {
    screen.dataSource.isPaused = true
    await cancel(begin("1 3a", named: "cancelled"))
    #expect(screen.shown == "1a 2a")
    screen.dataSource.isPaused = false
    await waitUntil { screen.dataSource.isUpToDate }
    screen.expectShown("1 3a", completed: ["first", "cancelled"])
  }

  @Test func theCallerOfAReloadContinuesDuringAPause() async {
    screen.dataSource.isPaused = true
    let snapshot = Snapshot<Tagged, Tagged>("1 3a")
    await cancel(
      Task.immediate { [screen] in
        await screen.dataSource.applySnapshotUsingReloadData(snapshot)
      }
    )
    screen.dataSource.isPaused = false
    screen.expectShown("1 3a", received: "RR")
  }

  /// Only the cancelled caller continues before the animation has ended.
  @Test func completionsWaitForTheApplyOfACancelledCaller() async {
    screen.list.delaysCompletions = true
    let task = begin("1 3a", named: "cancelled")
    await waitUntil { screen.list.numberOfDelayedCompletions > 0 }
    await cancel(task)
    screen.list.delaysCompletions = false
    screen.apply("1 4a", named: "next")
    let last = begin("1 5a", named: "last")
    await letOthersRun()
    screen.expectShown("1 5a", completed: ["first", "cancelled"])
    screen.list.completeNext()
    await last.value
    #expect(diary.completed == ["first", "cancelled", "next", "last"])
  }

  @Test func appliesStillWaitForTheAnimationOfACancelledCaller() async {
    screen.dataSource.waitsForAnimations = true
    screen.list.delaysCompletions = true
    let task = begin("1 3a", named: "cancelled")
    await waitUntil { screen.list.numberOfDelayedCompletions > 0 }
    await cancel(task)
    screen.apply("1 4a", named: "next")
    #expect(screen.shown == "3a")
    screen.list.completeNext()
    screen.expectShown("1 4a")
  }

  @Test func aLaterApplySupersedesThatOfACancelledCaller() async {
    beginDrag()
    let superseded = begin("1 1a! 2a", named: "superseded")
    await cancel(begin("1 1a 2a! 3a", named: "cancelled"))
    await superseded.value
    screen.apply("1 1a 2a 4a", named: "last")
    diary.provided = []
    screen.list.endReordering()
    // Both marks are kept.
    #expect(Set(diary.provided) == ["1a", "2a", "4a"])
    screen.expectShown("1 1a 2a 4a")
    #expect(diary.completed.last == "last")
  }

  /// The snapshot of the cancelled caller has the marks of those before it.
  @Test func theApplyOfACancelledCallerKeepsInheritedMarks() async {
    beginDrag()
    screen.apply("1 1a! 2a", named: "superseded")
    await cancel(begin("1 1a 2a 3a", named: "cancelled"))
    diary.provided = []
    screen.list.endReordering()
    await waitUntil { screen.dataSource.isUpToDate }
    #expect(Set(diary.provided) == ["1a", "3a"])
  }

  @Test func aCancelledTaskWaitsForNothing() async {
    screen.list.delaysCompletions = true
    let snapshot = Snapshot<Tagged, Tagged>("1 3a")
    let task = Task { [screen] in
      await screen.dataSource.apply(snapshot)
      screen.diary.completed.append("cancelled")
    }
    await cancel(task)
    #expect(diary.completed == ["first", "cancelled"])
    await waitUntil { screen.dataSource.isUpToDate }
    screen.expectShown("1 3a", completed: ["first", "cancelled"])
  }

  /// Applies of cancelled callers prepare too, so the list does not show each of them.
  @Test(arguments: [false, true])
  func severalAppliesInOneTurnAreFewBatches(isCancelled: Bool) async {
    let before = screen.list.log.count
    var tasks: [Task<Void, Never>] = []
    for number in 0..<50 {
      if isCancelled { tasks.last?.cancel() }
      let snapshot = Snapshot<Tagged, Tagged>("1 1a 2a \(10 + number)a")
      tasks.append(Task { [screen] in await screen.dataSource.apply(snapshot) })
    }
    for task in tasks { await task.value }
    #expect(screen.list.log.count - before <= 3)
    screen.expectShown("1 1a 2a 59a")
  }

  @Test func theDataSourceIsReleasedAfterACancelledCaller() async {
    weak var weakSource: TaggedSource?
    do {
      let screen = Screen()
      weakSource = screen.dataSource
      screen.dataSource.isPaused = true
      let snapshot = Snapshot<Tagged, Tagged>("1 1a")
      await cancel(Task.immediate { await screen.dataSource.apply(snapshot) })
    }
    #expect(weakSource == nil)
  }

  /// Callers that are cancelled at random, beside drags, pauses and animations.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func nothingIsLostWhenCallersAreCancelled(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    screen.dataSource.waitsForAnimations = seed.isMultiple(of: 3)
    screen.list.delaysCompletions = seed.isMultiple(of: 2)
    var tasks: [(name: String, task: Task<Void, Never>)] = []
    var cancelled: Set<String> = []
    for number in 0..<30 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: _ = screen.list.beginReordering(at: ItemPath(section: 0, item: 0))
      case 1: screen.list.endReordering()
      case 2: screen.dataSource.isPaused.toggle()
      case 3: screen.list.completeNext()
      case 4: screen.apply("1 1a 2a \(10 + number)a", named: "\(number)")
      case 5, 6:
        if let (name, task) = tasks.randomElement(using: &random) {
          if !diary.completed.contains(name) { cancelled.insert(name) }
          await cancel(task)
          #expect(diary.completed.contains(name))
        }
      default:
        tasks.append(("\(number)", begin("1 1a 2a \(10 + number)a", named: "\(number)")))
      }
      if random.next().isMultiple(of: 3) { await Task.yield() }
    }
    let newest = screen.dataSource.snapshot().notation
    screen.list.endReordering()
    screen.dataSource.isPaused = false
    await waitUntil {
      screen.list.completeNext()
      return screen.dataSource.isUpToDate && screen.list.numberOfDelayedCompletions == 0
    }
    for task in tasks { await task.task.value }
    screen.expectShown(newest, "seed \(seed)")
    let numbers = diary.completed.filter { !cancelled.contains($0) }.compactMap { Int($0) }
    #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count, "seed \(seed)")
  }
}
