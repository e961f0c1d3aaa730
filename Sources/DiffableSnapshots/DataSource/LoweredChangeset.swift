/// The changes between two snapshots, and the batches by which a list carries them out.
@usableFromInline
struct LoweredChangeset<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  let changeset: Changeset<Section, Item>
  let capabilities: ListCapabilities
  let batches: [Batch<Section, Item>]

  /// How long it took to find them, if that was measured.
  var seconds: Double?

  @inlinable
  init(_ changeset: Changeset<Section, Item>, for capabilities: ListCapabilities) {
    self.init(changeset, for: capabilities, changeset.batches(for: capabilities))
  }

  @usableFromInline
  init(
    _ changeset: Changeset<Section, Item>,
    for capabilities: ListCapabilities,
    _ batches: [Batch<Section, Item>]
  ) {
    self.changeset = changeset
    self.capabilities = capabilities
    self.batches = batches
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
    var lowered = lower(old, new, capabilities)
    lowered.seconds = seconds()
    return lowered
  }
}
