#if !hasFeature(Embedded)
  extension DiffableDataSource {
    /// Shows the snapshots of a sequence as they are produced, until the sequence ends.
    ///
    /// The next snapshot is applied when the list has called the completion of the one before it. If the sequence
    /// produces several snapshots in the meantime, only the newest of them is applied. So the list is never more
    /// than one snapshot behind, even if its animations are slow.
    ///
    /// ```swift
    /// await dataSource.apply(newestOf: snapshots)
    /// ```
    ///
    /// The call returns when the sequence has ended and the list shows the last snapshot. Cancelling the task ends
    /// the sequence early. Other applies may run between the snapshots. The differences are computed on the
    /// caller's actor.
    ///
    /// - Parameters:
    ///   - snapshots: The snapshots to show.
    ///   - mode: How to update the list: by changes with or without animation, or by a reload.
    /// - Throws: The error of the sequence, after the list shows the last snapshot before the error.
    /// - Complexity: That of ``apply(_:mode:completion:)`` for each snapshot that is shown. A skipped snapshot
    ///   costs only the time to collect its marks.
    nonisolated(nonsending) public func apply<Snapshots: AsyncSequence>(
      newestOf snapshots: Snapshots,
      mode: ApplyMode = .animated
    ) async rethrows where Snapshots.Element == Snapshot<Section, Item> {
      let coalescer = SnapshotCoalescer(to: self, mode: mode)
      do {
        for try await snapshot in snapshots {
          coalescer.add(snapshot)
          // Some sequences do not end when their task is cancelled.
          if Task.isCancelled { break }
        }
      } catch {
        await coalescer.finish()
        throw error
      }
      await coalescer.finish()
    }
  }

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
      if let skipped {
        dataSource.report(.skipped, of: skipped, mode, from: dataSource.shown.snapshot)
      }
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
