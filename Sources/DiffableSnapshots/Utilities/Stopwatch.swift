/// Measures time where there is a clock to measure it by.
enum Stopwatch {
  /// Begins to measure.
  ///
  /// - Returns: A function that gives the seconds since then, or nil without a clock: in Embedded Swift,
  ///   and on systems of Apple that are older than the clocks of the standard library.
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
