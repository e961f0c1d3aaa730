import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A provider that replies when the test tells it to.
@MainActor
private final class SlowProvider: @MainActor ItemProvider {
  private var calls: [CheckedContinuation<[Int], any Error>] = []

  @MainActor func items() async throws -> [Int] {
    try await withCheckedThrowingContinuation { calls.append($0) }
  }

  func reply(to call: Int, with result: Result<[Int], any Error>) {
    calls[call].resume(with: result)
  }

  func waitForCalls(_ count: Int) async { await waitUntil { calls.count >= count } }
}

/// Screens of a list controller.
@MainActor
struct ListControllerTests {
  private struct Failure: Error {}

  private let provider = SlowProvider()
  private let list = StrictList<String>()
  private let screen: ListController<Int, String>

  init() {
    screen = ListController(provider, BasicSource { "\($0)" }).show(in: list)
    for state in [LoadingState.loading, .empty, .failed] {
      let source = BasicSource<LoadingState, String> { "\($0)" }
      source.items = [state]
      screen.states[state] = source
    }
  }

  private func load(_ call: Int, _ result: Result<[Int], any Error>) async {
    let task = Task { await screen.load() }
    await provider.waitForCalls(call + 1)
    provider.reply(to: call, with: result)
    await task.value
  }

  @Test func screenShowsTheLoadingState() async {
    #expect(list.cells == [["loading"]])
    await load(0, .success([]))
    #expect(list.cells == [["empty"]])
    var errors = 0
    screen.failureHandler = { error in if error is Failure { errors += 1 } }
    await load(1, .failure(Failure()))
    #expect(list.cells == [["failed"]])
    await load(2, .success([1, 2]))
    #expect(list.cells == [["1", "2"]])
    await load(3, .failure(Failure()))
    #expect(list.cells == [["1", "2"]], "A failed load keeps the items")
    #expect(errors == 2)
    await load(4, .success([]))
    #expect(list.cells == [["empty"]])
    #expect(list.log.filter { $0.isReload }.count == 1)
    #expect(list.refusals.isEmpty)
  }

  @Test(arguments: ListKind.all)
  func everyListShowsTheLoadedItems(_ kind: ListKind) async {
    let list = StrictList<String>(kind.capabilities, by: kind.method)
    let screen = ListController(provider, BasicSource { "\($0)" }).show(in: list)
    for (call, items) in [[1, 2, 3], [3, 1], [], [4]].enumerated() {
      let task = Task { await screen.load() }
      await provider.waitForCalls(call + 1)
      provider.reply(to: call, with: .success(items))
      await task.value
      #expect(Array(list.cells.joined()) == items.map { "\($0)" })
    }
    #expect(list.log.filter { $0.isReload }.count == 1)
    #expect(list.refusals.isEmpty)
  }

  @Test func newestLoadWins() async {
    let first = Task { await screen.load() }
    await provider.waitForCalls(1)
    let second = Task { await screen.load() }
    await provider.waitForCalls(2)
    provider.reply(to: 1, with: .success([2]))
    await second.value
    provider.reply(to: 0, with: .success([1]))
    await first.value
    #expect(list.cells == [["2"]])
  }

  @Test func cancelledLoadRestoresTheScreen() async {
    var errors = 0
    screen.failureHandler = { _ in errors += 1 }
    func cancelled(_ call: Int, _ result: Result<[Int], any Error>) async {
      let task = Task { await screen.load() }
      await provider.waitForCalls(call + 1)
      task.cancel()
      provider.reply(to: call, with: result)
      await task.value
    }
    await cancelled(0, .failure(CancellationError()))
    #expect(list.cells == [["loading"]])
    await load(1, .success([]))
    await cancelled(2, .failure(CancellationError()))
    #expect(list.cells == [["empty"]])
    await cancelled(3, .success([1]))
    #expect(list.cells == [["empty"]])
    await load(4, .failure(Failure()))
    await cancelled(5, .failure(Failure()))
    #expect(list.cells == [["failed"]])
    await load(6, .success([1]))
    await cancelled(7, .success([2]))
    #expect(list.cells == [["1"]])
    #expect(errors == 1)
  }

  /// Cancelling the newest load does not bring back an older load.
  @Test func cancellingTheNewestLoadIgnoresOlderLoads() async {
    await load(0, .failure(Failure()))
    let first = Task { await screen.load() }
    await provider.waitForCalls(2)
    let second = Task { await screen.load() }
    await provider.waitForCalls(3)
    #expect(list.cells == [["loading"]])
    second.cancel()
    provider.reply(to: 2, with: .failure(CancellationError()))
    await second.value
    #expect(list.cells == [["failed"]])
    provider.reply(to: 1, with: .success([1]))
    await first.value
    #expect(list.cells == [["failed"]])
  }

  /// The list makes its own cells.
  @Test func itemsCanHaveCellsOfSeveralClasses() async {
    let table = ReusingList<TestCell>()
    let source = BasicSource<Int, ReusableCell> { number in
      number < 10
        ? ReusableCell(SmallCell.self) { $0.text = "\(number)" }
        : ReusableCell(LargeCell.self) { $0.text = "\(number)!" }
    }
    let screen = ListController(provider, source).show(in: table)
    let task = Task { await screen.load() }
    await provider.waitForCalls(1)
    provider.reply(to: 0, with: .success([1, 10, 2]))
    await task.value
    #expect(table.texts == [["1", "10!", "2"]])
    #expect(table.classNames == [["SmallCell", "LargeCell", "SmallCell"]])
    #expect(table.mismatches.isEmpty && table.strict.refusals.isEmpty)
  }

  @Test func controllerIsReleasedWithItsOwner() async {
    weak var weakScreen: ListController<Int, String>?
    do {
      let list = StrictList<String>()
      let screen = ListController(provider, BasicSource { "\($0)" }).show(in: list)
      weakScreen = screen
    }
    #expect(weakScreen == nil)
  }
}

private final class SmallCell: TestCell {}
private final class LargeCell: TestCell {}
