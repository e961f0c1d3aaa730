import Foundation

/// Work that can be timed for a number of repetitions.
struct Work {
  /// Prepares a number of repetitions.
  ///
  /// The returned function performs the repetitions. It returns the results, so that the results are destroyed
  /// after the clock has stopped.
  let ready: (_ repetitions: Int) -> () throws -> Any

  /// Creates work without preparation.
  init<Result>(_ body: @escaping () throws -> Result) {
    ready = { repetitions in
      var results: [Result] = []
      results.reserveCapacity(repetitions)
      return {
        for _ in 0..<repetitions { results.append(try body()) }
        return results
      }
    }
  }

  /// Creates work with an input for each repetition, which is created before the clock starts.
  init<Subject, Result>(
    on subject: @escaping () -> Subject,
    _ body: @escaping (Subject) throws -> Result
  ) {
    ready = { repetitions in
      let subjects = (0..<repetitions).map { _ in subject() }
      var results: [Result] = []
      results.reserveCapacity(repetitions)
      return {
        for subject in subjects { results.append(try body(subject)) }
        return results
      }
    }
  }

  /// Returns the total time of a number of repetitions in seconds.
  ///
  /// This is processor time. On a busy machine, elapsed time would include the time in which other processes
  /// run.
  func time(_ repetitions: Int = 1) throws -> Double {
    let run = ready(repetitions)
    let start = Self.processorSeconds
    let results = try run()
    let end = Self.processorSeconds
    keep(results)
    return end - start
  }

  /// The processor time of the current thread in seconds.
  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Returns the number of repetitions that take a given time.
  ///
  /// The number is doubled until the repetitions take long enough, because the first repetitions are slower.
  func repetitions(filling seconds: Double, limit: Int) throws -> Int {
    var repetitions = 1
    while repetitions < limit, try time(repetitions) < seconds { repetitions *= 2 }
    return min(repetitions, limit)
  }
}

/// Uses a value, so that the optimizer cannot remove its computation.
@inline(never)
func keep<Value>(_ value: Value) { withExtendedLifetime(value) {} }
