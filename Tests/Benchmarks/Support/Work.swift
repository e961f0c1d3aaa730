import Foundation

/// Something to be timed, once or many times in a row.
struct Work {
  /// Makes a number of repetitions ready.
  ///
  /// What it returns carries them out, and gives what is to live until the clock has stopped: to
  /// destroy results is no part of the work.
  let ready: (_ repetitions: Int) -> () throws -> Any

  /// Work that needs nothing made ready.
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

  /// Work that each repetition has a subject for, chosen before the clock starts.
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

  /// The seconds that a number of repetitions take together.
  ///
  /// They are seconds of the processor: on a machine with other work, a pass of a few milliseconds waits for
  /// its turn as long as it runs.
  func time(_ repetitions: Int = 1) throws -> Double {
    let run = ready(repetitions)
    let start = Self.processorSeconds
    let results = try run()
    let end = Self.processorSeconds
    keep(results)
    return end - start
  }

  /// The time for which a processor has run this thread.
  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// How many repetitions it takes to fill a time.
  ///
  /// They double until they do, since the first ones are slower than those to come.
  func repetitions(filling seconds: Double, limit: Int) throws -> Int {
    var repetitions = 1
    while repetitions < limit, try time(repetitions) < seconds { repetitions *= 2 }
    return min(repetitions, limit)
  }
}

/// Takes a result, so that the optimiser cannot do without it.
@inline(never)
func keep<Value>(_ value: Value) { withExtendedLifetime(value) {} }
