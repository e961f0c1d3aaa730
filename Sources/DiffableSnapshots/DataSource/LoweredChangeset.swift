/// The changes between two snapshots, and the batches by which a target performs them.
///
/// An object, since it is passed on several times and a copy of dozens of arrays takes longer.
final class LoweredChangeset<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  let changeset: Changeset<Section, Item>
  let capabilities: ListCapabilities
  let batches: [Batch<Section, Item>]

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
    changeset = difference()
    batches = changeset.batches(for: capabilities)
    self.capabilities = capabilities
    self.seconds = seconds?()
  }

  /// The number of changes in all batches.
  var count: Int { batches.reduce(0) { $0 + $1.count } }
}
