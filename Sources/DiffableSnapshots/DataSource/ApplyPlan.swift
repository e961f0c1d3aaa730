/// The changes between two snapshots, and the batches by which a target performs them.
///
/// A class, because a plan is passed on several times, and copying dozens of arrays takes longer.
final class ApplyPlan<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  let changeset: Changeset<Section, Item>
  let capabilities: ListCapabilities
  let batches: [Batch<Section, Item>]

  /// The number of changes in all batches.
  let count: Int

  /// The time it took to find the changes and the batches, in seconds; nil if the time was not measured.
  let seconds: Double?

  /// Finds the changes and their batches.
  ///
  /// - Parameters:
  ///   - capabilities: What the target can do in one batch.
  ///   - isTimed: Whether to measure the time that this takes.
  ///   - difference: Returns the changes.
  init(
    for capabilities: ListCapabilities,
    isTimed: Bool,
    _ difference: () -> Changeset<Section, Item>
  ) {
    let elapsedSeconds = isTimed ? Stopwatch.start() : nil
    let changeset = difference()
    let lowered = changeset.lowered(for: capabilities)
    count = lowered.reduce(0) { $0 + $1.changes.count }
    batches = changeset.batches(lowered, ListLayout(capabilities))
    self.changeset = changeset
    self.capabilities = capabilities
    self.seconds = elapsedSeconds?()
  }
}

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
