import Foundation

/// A clock that determines when a screen ticks.
struct ScreenClock {
  private var next: Double?

  /// The seconds of a monotonic clock.
  static var now: Double { ProcessInfo.processInfo.systemUptime }

  /// Returns the time of the next tick, or `nil` without ticks.
  ///
  /// Keys do not postpone the tick.
  mutating func nextTick(of screen: some Screen) -> Double? {
    next = screen.interval.map { next ?? Self.now + $0 }
    return next
  }

  /// Restarts the interval after a tick.
  mutating func reset() { next = nil }
}
