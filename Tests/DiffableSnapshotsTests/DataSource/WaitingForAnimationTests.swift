import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Applies that wait until the animation of the apply before them has ended.
@Suite(.timeLimit(.minutes(10))) @MainActor final class WaitingForAnimationTests {
  private let list = StrictList<String>(.tableView)
  private let dataSource: DiffableDataSource<Int, Int, StrictList<String>>
  private let diary = Diary()
  private var ended: [String] { diary.ended }

  /// The applies whose completions were called.
  ///
  /// A list that is released calls the completions that it has kept, after the end of the test.
  private final class Diary {
    var ended: [String] = []
  }

  init() {
    dataSource = DiffableDataSource(target: list) { _, _, item in "\(item)" }
    dataSource.waitsForAnimations = true
    list.delaysCompletions = true
    apply([1], "first")
    list.completeNext()
  }

  private func apply(_ items: [Int], _ name: String, mode: ApplyMode = .animated) {
    dataSource.apply(snapshot(items), mode: mode) { [diary] in diary.ended.append(name) }
  }

  private func snapshot(_ items: [Int]) -> Snapshot<Int, Int> { Snapshot([(0, items)]) }

  @Test func anApplyWaitsForTheAnimation() {
    apply([1, 2], "a")
    apply([1, 2, 3], "b")
    #expect(list.cells == [["1", "2"]])
    #expect(dataSource.snapshot().itemIdentifiers == [1, 2, 3])
    #expect(ended == ["first"])
    list.completeNext()
    #expect(list.cells == [["1", "2", "3"]])
    #expect(ended == ["first", "a"])
    list.completeNext()
    #expect(ended == ["first", "a", "b"])
  }

  @Test func ofSeveralApplysTheLastRuns() {
    apply([1, 2], "a")
    apply([3], "b")
    apply([4], "c")
    apply([5], "d")
    list.completeNext()
    #expect(list.cells == [["5"]])
    #expect(ended == ["first", "a", "b", "c"])
    list.completeNext()
    #expect(ended == ["first", "a", "b", "c", "d"])
    #expect(list.numberOfDelayedCompletions == 0)
  }

  @Test(arguments: [
    "without the setting", "for an apply without animation",
    "for a list that calls its completions at once", "while the list is off screen",
  ])
  func nothingWaits(_ reason: String) {
    dataSource.waitsForAnimations = reason != "without the setting"
    list.delaysCompletions = reason != "for a list that calls its completions at once"
    let mode = reason == "for an apply without animation" ? ApplyMode.notAnimated : .animated
    apply([1, 2], "a", mode: mode)
    list.isOnScreen = reason != "while the list is off screen"
    apply([3], "b")
    #expect(list.cells == [["3"]])
    while list.numberOfDelayedCompletions > 0 { list.completeNext() }
    #expect(ended == ["first", "a", "b"])
  }

  @Test func aReloadDoesNotWait() {
    apply([1, 2], "a")
    apply([3], "b")
    apply([4], "c", mode: .reload)
    #expect(list.cells == [["4"]])
    while list.numberOfDelayedCompletions > 0 { list.completeNext() }
    #expect(ended == ["first", "a", "b", "c"])
    apply([5], "d")
    #expect(list.cells == [["5"]])
  }

  @Test func aCompletionMayApply() {
    dataSource.apply(snapshot([1, 2])) { [unowned self] in apply([4], "nested") }
    apply([3], "b")
    list.completeNext()
    #expect(list.cells == [["4"]])
    while list.numberOfDelayedCompletions > 0 { list.completeNext() }
    #expect(ended == ["first", "b", "nested"])
  }

  @Test func anAsynchronousApplyWaits() async {
    apply([1, 2], "a")
    let task = Task.immediate { [dataSource, new = snapshot([3])] in await dataSource.apply(new) }
    // An apply that does not wait for an animation ends earlier than this one.
    await Screen().dataSource.apply(Snapshot("1 3a"))
    await letOthersRun()
    #expect(list.cells == [["1", "2"]])
    list.delaysCompletions = false
    list.completeNext()
    await task.value
    #expect(list.cells == [["3"]])
  }

  @Test func theUserDeletesAnItemAfterTheAnimation() throws {
    dataSource.itemHandlers.canDeleteItem = { _ in true }
    apply([1, 2], "a")
    #expect(try #require(list.data).perform(.delete, at: ItemPath(section: 0, item: 0)))
    #expect(list.cells == [["1", "2"]])
    list.completeNext()
    #expect(list.cells == [["2"]])
  }

  @Test func theUserCannotBeginADragDuringTheAnimation() throws {
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    apply([1, 2], "a")
    let data = try #require(list.data)
    #expect(!data.beginReordering(at: ItemPath(section: 0, item: 0)))
    list.completeNext()
    #expect(data.beginReordering(at: ItemPath(section: 0, item: 0)))
    data.endReordering()
  }

  /// The apply is called after the animated apply, or during it.
  @Test(arguments: [false, true]) func anApplyThatWaitsKeepsTheDataSource(isNested: Bool) {
    var ended: [String] = []
    var dataSource: DiffableDataSource<Int, Int, StrictList<String>>? = DiffableDataSource(
      target: list
    ) { _, _, item in "\(item)" }
    weak let reference = dataSource
    dataSource?.waitsForAnimations = true
    dataSource?.apply(snapshot([1]))
    list.completeNext()
    let apply = { [unowned source = dataSource!, self] in
      source.applyObserver = nil
      source.apply(snapshot([3])) { ended.append("waiting") }
    }
    if isNested { dataSource?.applyObserver = { _ in apply() } }
    dataSource?.apply(snapshot([1, 2]))
    if !isNested { apply() }
    dataSource = nil
    #expect(reference != nil)
    #expect(list.cells == [["1", "2"]])
    list.completeNext()
    #expect(reference == nil)
    #expect(list.cells == [["3"]])
    list.completeNext()
    #expect(ended == ["waiting"])
  }

  @Test func aReloadThatWasCalledDuringTheAnimatedApplyDoesNotWait() {
    dataSource.applyObserver = { [unowned dataSource, self] _ in
      dataSource.applyObserver = nil
      apply([7], "reload", mode: .reload)
    }
    apply([1, 2], "a")
    #expect(list.cells == [["7"]])
  }
  /// The observer of a skipped apply supersedes a reload, which does not wait, by an apply that waits.
  @Test func anApplyThatSupersedesAReloadWaits() {
    apply([1, 2], "a")
    apply([3], "b")
    dataSource.applyObserver = { [unowned dataSource, self] _ in
      dataSource.applyObserver = nil
      apply([5], "d")
    }
    apply([4], "c", mode: .reload)
    #expect(list.cells == [["1", "2"]])
    list.completeNext()
    #expect(list.cells == [["5"]])
    list.completeNext()
    #expect(ended == ["first", "a", "b", "c", "d"])
  }
  /// The list has ended the earlier drag, so no end of it is reported.
  @Test func aRefusedDragEndsAnEarlierOne() {
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    list.delaysCompletions = true
    dataSource.apply(Snapshot([(0, [1, 2, 3, 4])]))
    dataSource.waitsForAnimations = false
    #expect(list.beginReordering(at: ItemPath(section: 0, item: 0)))
    dataSource.waitsForAnimations = true
    #expect(!list.beginReordering(at: ItemPath(section: 0, item: 0)))
    list.endReordering()
    list.completeNext()
    dataSource.apply(Snapshot([(0, [5])]))
    #expect(list.cells == [["5"]])
  }
}
