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

  /// Finds the changes and their batches.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the changes.
  ///   - new: The snapshot after the changes.
  ///   - capabilities: What the target can do in one batch; nil to find only the changes.
  ///   - known: A plan that has the changes already.
  ///   - difference: Returns the changes.
  init(
    from old: Snapshot<Section, Item>,
    to new: Snapshot<Section, Item>,
    for capabilities: ListCapabilities? = nil,
    known: ApplyPlan? = nil,
    _ difference: (Snapshot<Section, Item>, Snapshot<Section, Item>) -> Changeset<Section, Item>
  ) {
    changeset = known?.changeset ?? difference(old, new)
    self.capabilities = capabilities
    guard let capabilities else {
      (batches, count) = ([], 0)
      return
    }
    let lowered = changeset.lowered(for: capabilities)
    count = lowered.reduce(0) { $0 + $1.changes.count }
    batches = changeset.batches(lowered, ListLayout(capabilities))
  }

  /// Whether the plan has the changes between these very versions of two snapshots.
  func isPlan(from old: Snapshot<Section, Item>, to new: Snapshot<Section, Item>) -> Bool {
    changeset.old.storage.isIdentical(with: old.storage)
      && changeset.new.storage.isIdentical(with: new.storage)
  }
}
