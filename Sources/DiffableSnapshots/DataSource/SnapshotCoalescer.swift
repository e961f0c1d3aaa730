#if !hasFeature(Embedded)
  /// Applies snapshots one at a time, and of those that come meanwhile only the newest.
  final class SnapshotCoalescer<
    Section: Hashable & Sendable,
    Item: Hashable & Sendable,
    Target: ListTarget
  > {
    private let dataSource: DiffableDataSource<Section, Item, Target>
    private let mode: ApplyMode
    private var isBusy = false
    private var waiting: Snapshot<Section, Item>?
    private var skippedMarks = SkippedMarks<Section, Item>()
    private var whenIdle: (() -> Void)?

    init(to dataSource: DiffableDataSource<Section, Item, Target>, mode: ApplyMode) {
      self.dataSource = dataSource
      self.mode = mode
    }

    /// Applies a snapshot now, or after the one at which the list is busy.
    ///
    /// A snapshot that it passes over leaves it its marks, since nobody else will update those cells.
    func take(_ snapshot: Snapshot<Section, Item>) {
      guard isBusy else { return apply(snapshot) }
      let skipped = waiting
      if let skipped { skippedMarks.add(skipped) }
      waiting = snapshot.inheriting(skippedMarks)
      if let skipped { dataSource.reportSkipped(skipped, mode) }
    }

    /// Waits until the list shows the snapshot that was taken last.
    nonisolated(nonsending) func finish() async {
      guard isBusy else { return }
      await withCheckedContinuation { continuation in
        whenIdle = { continuation.resume() }
      }
    }

    private func apply(_ snapshot: Snapshot<Section, Item>) {
      isBusy = true
      dataSource.apply(snapshot, mode: mode) { [self] in
        isBusy = false
        if let next = waiting {
          waiting = nil
          skippedMarks = SkippedMarks()
          apply(next)
        } else {
          whenIdle?()
        }
      }
    }
  }
#endif
