/// The changes between two snapshots, and the batches by which a target performs them.
///
/// An object, since it is passed on several times and a copy of dozens of arrays takes longer.
final class ApplyPlan<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  let changeset: Changeset<Section, Item>
  let capabilities: ListCapabilities
  let batches: [Batch<Section, Item>]

  /// The number of changes in all batches.
  let count: Int

  /// How long it took to find them, if that was measured.
  let seconds: Double?

  /// Finds the changes and their batches.
  ///
  /// - Parameters:
  ///   - capabilities: What the target can do in one batch.
  ///   - isTimed: Whether to measure how long that takes.
  ///   - difference: Finds the changes.
  init(
    for capabilities: ListCapabilities,
    isTimed: Bool,
    _ difference: () -> Changeset<Section, Item>
  ) {
    let seconds = isTimed ? Stopwatch.start() : nil
    let changeset = difference()
    let lowered = changeset.lowered(for: capabilities)
    count = lowered.stages.reduce(0) { $0 + $1.changes.count }
    batches = changeset.batches(lowered)
    self.changeset = changeset
    self.capabilities = capabilities
    self.seconds = seconds?()
  }
}
