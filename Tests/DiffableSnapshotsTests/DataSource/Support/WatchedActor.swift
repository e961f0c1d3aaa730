import Dispatch
import Foundation
import Testing

/// An actor that counts the jobs that wait for it, also while one of its jobs runs.
@globalActor actor WatchedActor {
  static let shared = WatchedActor()

  private static let executor = Executor()

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    Self.executor.asUnownedSerialExecutor()
  }

  /// Blocks the actor until a number of further jobs wait for it.
  ///
  /// - Parameters:
  ///   - count: The number of jobs.
  ///   - body: Starts the work that ends with these jobs.
  /// - Returns: The result of `body`.
  @WatchedActor static func block<Result>(until count: Int, after body: () -> Result) -> Result {
    let before = executor.count
    let result = body()
    let end = Date(timeIntervalSinceNow: 60)
    while executor.count < before + count, Date() < end { Thread.sleep(forTimeInterval: 0.001) }
    #expect(executor.count >= before + count, "The jobs did not arrive in a minute")
    return result
  }

  private final class Executor: SerialExecutor {
    private let queue = DispatchQueue(label: "WatchedActor")
    private let lock = NSLock()
    nonisolated(unsafe) private var jobs = 0

    /// The number of jobs so far.
    var count: Int { lock.withLock { jobs } }

    func enqueue(_ job: consuming ExecutorJob) {
      lock.withLock { jobs += 1 }
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }
}
