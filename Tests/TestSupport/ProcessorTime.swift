import Foundation

/// Returns the time in seconds for which the processor runs a function, of several runs the shortest.
///
/// The time does not include other threads, so it hardly depends on other tests that run at the same time.
package func processorTime(runs: Int = 3, of body: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
  return (0..<runs).map { _ in
    let start = now()
    body()
    return now() - start
  }.min() ?? 0
}
