#if !hasFeature(Embedded)
  /// Applies snapshots one at a time, and skips a waiting snapshot when it receives a newer one.
  final class SnapshotCoalescer<
    Section: Hashable & Sendable,
    Item: Hashable & Sendable,
    Target: ListTarget
  > {
    private let dataSource: DiffableDataSource<Section, Item, Target>
    private let mode: ApplyMode
    private var isApplying = false
    private var waiting: Snapshot<Section, Item>?
    private var skippedMarks = SkippedMarks<Section, Item>()
    private var idleHandler: (() -> Void)?

    init(to dataSource: DiffableDataSource<Section, Item, Target>, mode: ApplyMode) {
      self.dataSource = dataSource
      self.mode = mode
    }

    /// Applies a snapshot now, or after the apply that is under way.
    ///
    /// The snapshot inherits the marks of the waiting snapshots that it supersedes. Otherwise no apply would update
    /// the marked cells.
    func add(_ snapshot: Snapshot<Section, Item>) {
      guard isApplying else { return apply(snapshot) }
      let skipped = waiting
      if let skipped { skippedMarks.add(skipped) }
      waiting = snapshot.inheriting(skippedMarks)
      if let skipped { dataSource.reportSkipped(skipped, mode) }
    }

    /// Waits until the list shows the last snapshot.
    nonisolated(nonsending) func finish() async {
      guard isApplying else { return }
      await withCheckedContinuation { continuation in
        idleHandler = { continuation.resume() }
      }
    }

    private func apply(_ snapshot: Snapshot<Section, Item>) {
      isApplying = true
      dataSource.apply(snapshot, mode: mode) { [self] in
        isApplying = false
        if let next = waiting {
          waiting = nil
          skippedMarks = SkippedMarks()
          apply(next)
        } else {
          idleHandler?()
        }
      }
    }
  }
#endif
