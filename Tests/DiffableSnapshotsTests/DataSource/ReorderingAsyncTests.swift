import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSnapshots

/// Drags of the user, and `async` applies.
@MainActor struct ReorderingAsyncTests {
  private let screen = Screen()
  private var list: StrictList<String> { screen.list }
  private var diary: Screen.Diary { screen.diary }

  init() throws {
    screen.letTheUserReorder()
    try screen.apply("1 1a 2a 3a", named: "first")
    diary.completed = []
  }

  private func begin(_ notation: String, named name: String) throws -> Task<Void, Never> {
    let snapshot = try Snapshot<Tagged, Tagged>(notation)
    return Task.immediate { [screen] in
      await screen.dataSource.apply(snapshot)
      screen.diary.completed.append(name)
    }
  }

  /// Waits until the difference was found elsewhere, and its task has come back.
  private func letTheDifferenceBeFound() async {
    await waitUntil { screen.dataSource.queue.preparing?.payload.plan != nil }
  }

  private func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }

  private func dragTheLastToTheFront() { #expect(list.dropReorderedItem(at: path(0))) }

  /// The changes were found for what the list showed before the drop, and are found again.
  @Test(arguments: [true, false], [true, false])
  func aDragThatBeginsWhileAnApplyPrepares(endsBeforeIt: Bool, isDropped: Bool) async throws {
    let task = try begin("1 2a 3a 1a 4a", named: "async")
    #expect(list.beginReordering(at: path(2)))
    if !endsBeforeIt { await letTheDifferenceBeFound() }
    if isDropped {
      dragTheLastToTheFront()
      #expect(screen.shown == "3a 1a 2a")
    }
    #expect(screen.told == "R")
    list.endReordering()
    if !endsBeforeIt { screen.expectShown("1 2a 3a 1a 4a") }
    await task.value
    #expect(screen.told == "RB")
    #expect(diary.completed.last == "async")
    screen.expectShown("1 2a 3a 1a 4a")
  }

  @Test func anApplyDuringTheDragOvertakesOneThatHasPrepared() async throws {
    let task = try begin("1 2a! 1a 4a", named: "async")
    #expect(list.beginReordering(at: path(2)))
    await letTheDifferenceBeFound()
    try screen.apply("1 5a 2a", named: "sync")
    dragTheLastToTheFront()
    list.endReordering()
    screen.expectShown("1 5a 2a")
    await task.value
    #expect(screen.told.hasPrefix("RB"))
    #expect(diary.completed.suffix(2).sorted() == ["async", "sync"])
    #expect(diary.provided.contains("4a") == false)
    #expect(diary.provided.filter { $0 == "2a" }.count == 2, "The mark is not lost")
    screen.expectShown("1 5a 2a")
  }

  @Test func anApplyDuringTheDragOvertakesOneThatPrepares() async throws {
    let task = try begin("1 2a 1a 4a", named: "async")
    #expect(list.beginReordering(at: path(2)))
    try screen.apply("1 5a 2a", named: "sync")
    list.endReordering()
    screen.expectShown("1 5a 2a")
    await task.value
    screen.expectShown("1 5a 2a")
    #expect(diary.completed.sorted() == ["async", "sync"])
  }

  @Test func asyncAppliesDuringTheDragWait() async throws {
    #expect(list.beginReordering(at: path(2)))
    let tasks = try (4...7).map { try begin("1 1a \($0)a 2a", named: "\($0)") }
    await letOthersRun()
    dragTheLastToTheFront()
    #expect(screen.told == "R")
    list.endReordering()
    for task in tasks { await task.value }
    #expect(diary.completed.filter { $0.count == 1 } == ["4", "5", "6", "7"])
    #expect(screen.told == "RB")
    screen.expectShown("1 1a 7a 2a")
  }

  @Test func onePreparesAndAnotherWaits() async throws {
    let first = try begin("1 2a 1a 4a", named: "A")
    let second = try begin("1 5a 4a 1a", named: "B")
    #expect(list.beginReordering(at: path(2)))
    await letTheDifferenceBeFound()
    dragTheLastToTheFront()
    list.endReordering()
    await first.value
    await second.value
    #expect(diary.completed.suffix(2) == ["A", "B"])
    #expect(screen.told == "RBB")
    screen.expectShown("1 5a 4a 1a")
  }

  /// Applies and drags at random moments: no refusal, nobody lost, and the last one is shown.
  @Test(arguments: 0..<20) func storm(_ seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var tasks: [Task<Void, Never>] = []
    var last = "1 1a 2a 3a"
    for step in 0..<30 {
      let items = (1...6).shuffled(using: &random).prefix(.random(in: 2...6, using: &random))
      let notation = "1 " + items.map { "\($0)a" }.joined(separator: " ")
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        tasks.append(try begin(notation, named: "\(step)"))
        last = notation
      case 1:
        try screen.apply(notation, named: "\(step)")
        last = notation
      case 2: list.beginReordering(at: path(.random(in: 0..<4, using: &random)))
      case 3: list.dropReorderedItem(at: path(.random(in: 0..<4, using: &random)))
      case 4: list.endReordering()
      default: await Task.yield()
      }
      #expect(list.refusals.isEmpty)
    }
    list.endReordering()
    for task in tasks { await task.value }
    screen.expectInOrder()
    let items = { (notation: String) in notation.split(separator: " ").dropFirst().sorted() }
    #expect(items(screen.dataSource.snapshot().notation) == items(last))
  }
}
