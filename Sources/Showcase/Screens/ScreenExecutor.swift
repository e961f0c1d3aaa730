import Synchronization

/// Keeps what an actor has to do until the screen lets it, and for a number of ticks after that.
///
/// So nothing happens but by a key or a tick, on the thread that handles these, and a script comes to the
/// same each time. The time that an actor takes to answer stands for that of a network. The screen
/// reaches an actor by `assumeIsolated` from within ``run(_:)``.
@available(macOS 15, *)
final class ScreenExecutor: SerialExecutor {
  private struct State {
    var jobs: [(due: Int, job: UnownedJob)] = []
    var time = 0
    var isRunning = false

    /// Takes the oldest job if it is due.
    mutating func takeJob() -> UnownedJob? {
      guard let first = jobs.first, first.due <= time else { return nil }
      return jobs.removeFirst().job
    }
  }

  private let state = Mutex(State())
  private let delay: Int

  /// Creates an executor.
  ///
  /// - Parameter delay: The ticks for which it keeps a job at least.
  init(delay: Int = 0) { self.delay = delay }

  /// Whether there is nothing to do, now or later.
  var isIdle: Bool { state.withLock { $0.jobs.isEmpty } }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.jobs.append(($0.time + delay, job)) }
  }

  /// Whoever is in ``run(_:)`` has the actor to itself.
  func checkIsolated() { precondition(state.withLock { $0.isRunning }) }

  /// Lets time pass, and does what is due then.
  func pass(ticks: Int) {
    state.withLock { $0.time += ticks }
    run {}
  }

  /// Does something on the actor, and then what is due.
  func run<Result>(_ body: () -> Result) -> Result {
    state.withLock { state in
      precondition(!state.isRunning, "An actor cannot do two things at a time")
      state.isRunning = true
    }
    let result = body()
    while let job = state.withLock({ $0.takeJob() }) {
      job.runSynchronously(on: asUnownedSerialExecutor())
    }
    state.withLock { $0.isRunning = false }
    return result
  }
}
