#if !hasFeature(Embedded)
  extension DiffableDataSource {
    /// Shows snapshots as they come, until there are no more.
    ///
    /// While the list is busy with one, until it has called its completion, those that come are passed
    /// over but for the newest. So a list that takes its time is never more than one behind.
    ///
    /// ```swift
    /// await dataSource.apply(newestOf: snapshots)
    /// ```
    ///
    /// The call returns when the sequence has ended and the list shows the last snapshot; also when the
    /// task is cancelled, which ends the sequence. Other applies may come in between. The differences are
    /// found on the caller's actor.
    ///
    /// - Parameters:
    ///   - snapshots: What to show.
    ///   - mode: Whether to show them by changes with or without movement, or by full reloads.
    /// - Throws: What the sequence throws, when the list shows the last snapshot that came before.
    /// - Complexity: That of ``apply(_:mode:completion:)`` for each snapshot that is shown. One that is
    ///   passed over costs what its marks do.
    nonisolated(nonsending) public func apply<Snapshots: AsyncSequence>(
      newestOf snapshots: Snapshots,
      mode: ApplyMode = .animated
    ) async rethrows where Snapshots.Element == Snapshot<Section, Item> {
      let feed = SnapshotCoalescer(to: self, mode: mode)
      do {
        for try await snapshot in snapshots {
          feed.take(snapshot)
          // Not every sequence ends when its task is cancelled.
          if Task.isCancelled { break }
        }
      } catch {
        await feed.finish()
        throw error
      }
      await feed.finish()
    }
  }
#endif
