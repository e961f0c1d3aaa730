/// The changes between two snapshots, and the batches by which a target performs them.
///
/// A class, because a plan is passed on several times, and copying dozens of arrays takes longer.
final class ApplyPlan<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  let changeset: Changeset<Section, Item>

  /// The capabilities of the target that the batches are for; nil if the plan has no batches yet.
  let capabilities: ListCapabilities?
  let batches: [Batch<Section, Item>]

  /// The number of changes in all batches.
  let count: Int

  /// The time it took to find the changes and the batches, in seconds; nil if the time was not measured.
  let seconds: Double?

  /// Finds the changes and their batches.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the changes.
  ///   - new: The snapshot after the changes.
  ///   - capabilities: What the target can do in one batch; nil to find only the changes.
  ///   - known: A plan that has the changes already.
  ///   - isTimed: Whether to measure the time that this takes.
  ///   - difference: Returns the changes.
  init(
    from old: Snapshot<Section, Item>,
    to new: Snapshot<Section, Item>,
    for capabilities: ListCapabilities? = nil,
    _ known: ApplyPlan? = nil,
    isTimed: Bool,
    _ difference: (Snapshot<Section, Item>, Snapshot<Section, Item>) -> Changeset<Section, Item>
  ) {
    let elapsedSeconds = isTimed ? Stopwatch.start() : nil
    let changeset = known?.changeset ?? difference(old, new)
    let lowered = capabilities.map { changeset.lowered(for: $0) } ?? []
    count = lowered.reduce(0) { $0 + $1.changes.count }
    batches = capabilities.map { changeset.batches(lowered, ListLayout($0)) } ?? []
    (self.changeset, self.capabilities) = (changeset, capabilities)
    seconds = (elapsedSeconds?()).map { $0 + (known?.seconds ?? 0) }
  }

  /// Whether the plan has the changes between these very versions of two snapshots.
  func isPlan(from old: Snapshot<Section, Item>, to new: Snapshot<Section, Item>) -> Bool {
    changeset.old.storage.isIdentical(with: old.storage)
      && changeset.new.storage.isIdentical(with: new.storage)
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
