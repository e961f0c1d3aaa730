import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// `update`, which edits the newest snapshot and applies either all edits or none.
@Suite(.timeLimit(.minutes(10))) struct UpdateTests {
  @Test(arguments: ListKind.all)
  func theListShowsTheEdits(_ kind: ListKind) {
    let screen = Screen(kind)
    screen.apply("1 1a 2a", named: "first")
    let diary = screen.diary
    screen.dataSource.update(completion: { diary.completed.append("update") }) { snapshot in
      snapshot.appendSections(["2"])
      snapshot.appendItems(["3a", "1b"], toSection: "2")
      snapshot.reloadItems(["2c"])
    }
    #expect(diary.completed == ["first", "update"])
    #expect(screen.receivedCalls.hasPrefix("RB"))
    screen.expectShown("1 2c | 2 3a 1b")
    #expect(diary.provided.contains("2c"))
  }

  /// `update` throws the closure's error with its static type.
  @Test(arguments: ListKind.all)
  func nothingIsShownWhenTheClosureThrows(_ kind: ListKind) throws {
    let screen = Screen(kind)
    screen.apply("1 1a 2a", named: "first")
    var reports = 0
    screen.dataSource.applyObserver = { _ in reports += 1 }
    let before = screen.dataSource.snapshot()
    let diary = screen.diary
    typealias Problem = SnapshotProblem<Tagged, Tagged>
    let edit = { (snapshot: inout Snapshot<Tagged, Tagged>) throws(Problem) in
      snapshot.appendItems(["3a"])
      snapshot.deleteSections(["1"])
      snapshot.appendItems(["4a"], toSection: "7")
      if let problem = snapshot.problems.first { throw problem }
    }
    var thrown: Problem?
    do throws(Problem) {
      try screen.dataSource.update(completion: { diary.completed.append("update") }, edit)
    } catch {
      thrown = error
    }
    #expect(thrown == .unknownSections(["7"], call: "appendItems(_:toSection:duplicates:)"))
    #expect(reports == 0)
    #expect(screen.dataSource.snapshot() == before)
    screen.expectShown("1 1a 2a", received: "R", completed: ["first"])
    screen.dataSource.update { $0.appendItems(["5a"]) }
    screen.expectShown("1 1a 2a 5a")
  }

  @Test func theClosureCanStoreResultsOfEdits() {
    let screen = Screen()
    screen.apply("1 1a 2a")
    var (count, dropped) = (0, [Tagged]())
    screen.dataSource.update { snapshot in
      snapshot.deleteItems(["1"])
      count = snapshot.numberOfItems
    }
    #expect(count == 1)
    screen.dataSource.update { snapshot in
      dropped = snapshot.appendItems(["2b", "3a"], duplicates: .keepFirst)
    }
    #expect(dropped.text == "2b")
    screen.expectShown("1 2a 3a")
  }

  @Test func updatesWithoutChangesDoNotCallTheList() {
    let screen = Screen()
    screen.apply("1 1a 2a", named: "first")
    let diary = screen.diary
    screen.dataSource.update(completion: { diary.completed.append("nothing") }) { _ in }
    screen.dataSource.update(completion: { diary.completed.append("and back") }) { snapshot in
      snapshot.moveItem("1", afterItem: "2")
      snapshot.moveItem("1", beforeItem: "2")
    }
    #expect(screen.receivedCalls == "R")
    #expect(diary.completed == ["first", "nothing", "and back"])
  }

  @Test func theListChangesInTheGivenMode() {
    let screen = Screen()
    screen.apply("1 1a")
    screen.dataSource.update(mode: .notAnimated) { $0.appendItems(["2a"]) }
    screen.dataSource.update(mode: .reload) { _ in }
    #expect(screen.list.log.map(\.isAnimated) == [nil, false, nil])
  }

  /// Three updates wait during an apply, and each keeps the edits of the updates before it.
  @Test(arguments: ListKind.all)
  func waitingUpdatesAddUp(_ kind: ListKind) {
    let screen = Screen(kind)
    screen.onCellX { [diary = screen.diary] screen in
      for id in 4...6 {
        let completion = { diary.completed.append("\(id)") }
        screen.dataSource.update(completion: completion) { snapshot in
          snapshot.appendItems([Tagged(id: id, tag: "a")])
          if id == 4 { snapshot.reconfigureItems(["1b"]) }
        }
      }
    }
    screen.apply("1 1a 2a", named: "first")
    screen.apply("1 1a 2a 3x", named: "outer")
    screen.expectShown("1 1b 2a 3x 4a 5a 6a", completed: ["first", "outer", "4", "5", "6"])
    #expect(screen.shown.hasPrefix("1b 2a"))
  }

  @MainActor @Test func overlappingAsyncUpdatesAddUp() async {
    let screen = Screen()
    screen.apply("1 1a", named: "first")
    let tasks = (2...9).map { id in
      Task.immediate {
        let item = Tagged(id: id, tag: "a")
        var count = 0
        await screen.dataSource.update { snapshot in
          snapshot.appendItems([item])
          count = snapshot.numberOfItems
        }
        screen.diary.completed.append("\(count)")
      }
    }
    for task in tasks { await task.value }
    #expect(screen.diary.completed == ["first"] + (2...9).map { "\($0)" })
    screen.expectShown("1 1a 2a 3a 4a 5a 6a 7a 8a 9a")
  }

  @MainActor @Test func nothingIsShownWhenTheClosureOfAnAsyncUpdateThrows() async {
    let screen = Screen()
    screen.apply("1 1a")
    await #expect(throws: SnapshotProblem<Tagged, Tagged>.self) {
      try await screen.dataSource.update { snapshot in
        try snapshot.edit { snapshot in
          snapshot.appendItems(["2a"])
          snapshot.moveItem("1", afterItem: "7")
        }
      }
    }
    await screen.dataSource.update(mode: .notAnimated) { $0.deleteItems(["1"]) }
    screen.expectShown("1", received: "RB")
  }
}
