/// The changes between two snapshots, and the batches by which a list carries them out.
///
/// An object, since it is handed on several times, and to copy dozens of arrays takes longer.
@usableFromInline
final class LoweredChangeset<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  let changeset: Changeset<Section, Item>
  let capabilities: ListCapabilities
  let batches: [Batch<Section, Item>]

  /// How long it took to find them, if that was measured.
  let seconds: Double?

  @inlinable
  convenience init(_ changeset: Changeset<Section, Item>, for capabilities: ListCapabilities) {
    self.init(changeset, changeset.batches(for: capabilities), for: capabilities, seconds: nil)
  }

  @usableFromInline
  init(
    _ changeset: Changeset<Section, Item>,
    _ batches: [Batch<Section, Item>],
    for capabilities: ListCapabilities,
    seconds: Double?
  ) {
    self.changeset = changeset
    self.batches = batches
    self.capabilities = capabilities
    self.seconds = seconds
  }

  /// The number of changes in all batches.
  var count: Int { batches.reduce(0) { $0 + $1.count } }
}

extension DiffableDataSource {
  @usableFromInline typealias Lowered = LoweredChangeset<Section, Item>

  /// Finds the changes, and measures how long that takes if somebody wants to know.
  static func lowered(
    from old: Snapshot<Section, Item>,
    to new: Snapshot<Section, Item>,
    for capabilities: ListCapabilities,
    by lower: Lower,
    isTimed: Bool
  ) -> Lowered {
    guard isTimed else { return lower(old, new, capabilities) }
    let seconds = Stopwatch.start()
    let found = lower(old, new, capabilities)
    return Lowered(found.changeset, found.batches, for: capabilities, seconds: seconds())
  }
}
