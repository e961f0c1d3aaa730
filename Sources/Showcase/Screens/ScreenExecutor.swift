/// A serial executor that runs the jobs of an actor synchronously, after a delay in virtual time.
///
/// Jobs run only during ``run(_:)`` and ``pass(ticks:)``, on the thread that handles keys and ticks. So
/// scripts are deterministic. The delay simulates the latency of a network. The screen accesses the actor with
/// `assumeIsolated` within ``run(_:)`` or ``read(_:)``.
@available(macOS 15, *)
final class ScreenExecutor: SerialExecutor {
  private struct State: Sendable {
    var jobs: [(due: Int, job: UnownedJob)] = []
    var time = 0
    var isRunning = false

    /// Removes and returns the oldest job if it is due.
    mutating func takeJob() -> UnownedJob? {
      guard let first = jobs.first, first.due <= time else { return nil }
      return jobs.removeFirst().job
    }
  }

  private let state = Locked(State())
  private let delay: Int

  /// Creates an executor.
  ///
  /// - Parameter delay: The minimum number of ticks between enqueuing and running a job.
  init(delay: Int = 0) { self.delay = delay }

  /// A reference to the executor for its actor.
  @safe var unowned: UnownedSerialExecutor {
    // Valid: the actor holds its executor, and so does a caller of ``run(_:)``.
    unsafe asUnownedSerialExecutor()
  }

  /// Whether no jobs are enqueued.
  var isIdle: Bool { state.withLock { $0.jobs.isEmpty } }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.jobs.append(($0.time + delay, job)) }
  }

  /// Checks that ``run(_:)`` or ``read(_:)`` is running, which gives exclusive access to the actor.
  func checkIsolated() { precondition(state.withLock { $0.isRunning }) }

  /// Advances the virtual time, and runs the jobs that are due.
  func pass(ticks: Int) {
    state.withLock { $0.time += ticks }
    run {}
  }

  /// Runs a closure on the actor, and then the jobs that are due.
  func run<Result>(_ body: () -> Result) -> Result {
    access(runsJobs: true, body)
  }

  /// Runs a closure on the actor without running jobs, so that reading changes nothing.
  func read<Result>(_ body: () -> Result) -> Result { access(runsJobs: false, body) }

  private func access<Result>(runsJobs: Bool, _ body: () -> Result) -> Result {
    state.withLock { state in
      precondition(!state.isRunning, "ScreenExecutor.run must not be called recursively")
      state.isRunning = true
    }
    let result = body()
    while runsJobs, let job = state.withLock({ $0.takeJob() }) {
      unsafe job.runSynchronously(on: unowned)
    }
    state.withLock { $0.isRunning = false }
    return result
  }
}
