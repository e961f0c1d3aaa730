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
@Suite(.timeLimit(.minutes(10))) @MainActor struct ListControllerTests {
  private struct Failure: Error {}

  private let provider = SlowProvider()
  private let list = StrictList<String>()
  private let screen: ListController<Int, String>

  init() {
    screen = ListController(provider, BasicSource { "\($0)" }).show(in: list)
    screen.states.showNamesOfStates()
  }

  /// Starts a load, and waits until it has called the provider.
  private func start(_ call: Int) async -> Task<Void, Never> {
    let task = Task { await screen.load() }
    await provider.waitForCalls(call + 1)
    return task
  }

  private func load(_ call: Int, _ result: Result<[Int], any Error>) async {
    let task = await start(call)
    provider.reply(to: call, with: result)
    await task.value
  }

  @Test func screenShowsTheLoadingState() async {
    list.expect([["loading"]])
    await load(0, .success([]))
    list.expect([["empty"]])
    var errors = 0
    screen.failureHandler = { error in if error is Failure { errors += 1 } }
    await load(1, .failure(Failure()))
    list.expect([["failed"]])
    await load(2, .success([1, 2]))
    list.expect([["1", "2"]])
    await load(3, .failure(Failure()))
    list.expect([["1", "2"]], "A failed load keeps the items")
    #expect(errors == 2)
    await load(4, .success([]))
    list.expect([["empty"]])
    #expect(list.log.count { $0 == .reload } == 1)
  }

  @Test func newestLoadWins() async {
    let (first, second) = (await start(0), await start(1))
    provider.reply(to: 1, with: .success([2]))
    await second.value
    provider.reply(to: 0, with: .success([1]))
    await first.value
    list.expect([["2"]])
  }

  @Test func cancelledLoadRestoresTheScreen() async {
    var errors = 0
    screen.failureHandler = { _ in errors += 1 }
    func cancelled(_ call: Int, _ result: Result<[Int], any Error>, selecting: LoadingState? = nil)
      async
    {
      let task = await start(call)
      if let selecting { screen.states.selection = selecting }
      task.cancel()
      provider.reply(to: call, with: result)
      await task.value
    }
    await cancelled(0, .failure(CancellationError()))
    list.expect([["loading"]])
    await load(1, .success([]))
    await cancelled(2, .failure(CancellationError()))
    list.expect([["empty"]])
    await cancelled(3, .success([1]))
    list.expect([["empty"]])
    await load(4, .failure(Failure()))
    await cancelled(5, .failure(Failure()))
    list.expect([["failed"]])
    await load(6, .success([1]))
    await cancelled(7, .success([2]))
    list.expect([["1"]])
    await cancelled(8, .success([2]), selecting: .failed)
    list.expect([["failed"]])
    #expect(errors == 1)
  }

  /// Cancelling the newest load does not bring back an older load.
  @Test func cancellingTheNewestLoadIgnoresOlderLoads() async {
    await load(0, .failure(Failure()))
    let (first, second) = (await start(1), await start(2))
    list.expect([["loading"]])
    second.cancel()
    provider.reply(to: 2, with: .failure(CancellationError()))
    await second.value
    list.expect([["failed"]])
    provider.reply(to: 1, with: .success([1]))
    await first.value
    list.expect([["failed"]])
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
