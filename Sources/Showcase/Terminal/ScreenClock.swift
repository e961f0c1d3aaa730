import Foundation

/// Knows when a screen is to tick.
struct ScreenClock {
  private var next: Double?

  /// Seconds since some time in the past, which no change of the time of day affects.
  static var now: Double { ProcessInfo.processInfo.systemUptime }

  /// When the next tick is due, or nil while nothing ticks; a key in between does not put it off.
  mutating func nextTick(of screen: some Screen) -> Double? {
    next = screen.interval.map { next ?? Self.now + $0 }
    return next
  }

  /// Notes that there was a tick.
  mutating func reset() { next = nil }
}
