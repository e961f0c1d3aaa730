/// Measures elapsed time, if a clock is available.
enum Stopwatch {
  /// Starts a measurement.
  ///
  /// - Returns: A closure that returns the seconds since the start. It returns nil if no clock is available:
  ///   in Embedded Swift, and on versions of Apple's systems without `ContinuousClock`.
  static func start() -> () -> Double? {
    #if !hasFeature(Embedded)
      if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
        let start = ContinuousClock.now
        return { (ContinuousClock.now - start) / .seconds(1) }
      }
    #endif
    return { nil }
  }
}
