#if !hasFeature(Embedded)
  extension DiffableDataSource {
    /// Shows a snapshot, and finds the changes without keeping the caller's actor busy.
    ///
    /// The difference is found elsewhere; the list changes on the caller's actor. Overlapping applies
    /// end in the order of their calls: one waits for the other, and of several that wait the last wins.
    /// An ``apply(_:animatingDifferences:completion:)`` does not wait for the difference of this one but
    /// makes it pointless.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - animatingDifferences: Whether to show the changes as movement.
    /// - Returns: When the list shows the snapshot, or when a later one has made it pointless.
    nonisolated(nonsending) public func apply(
      _ snapshot: Snapshot<Section, Item>,
      animatingDifferences: Bool = true
    ) async {
      let ticket = completions.register(nil)
      var request = Request(
        snapshot: snapshot,
        style: animatingDifferences ? .animated : .immediate
      )
      guard await turn(of: ticket, request) else { return }
      if hasData && target.isOnScreen {
        request.changeset = await Self.difference(from: shown.snapshot, to: snapshot)
      }
      guard queue.finishPreparing(ticket: ticket) else { return completions.end(ticket) }
      await withCheckedContinuation { continuation in
        completions.setCompletion(of: ticket) { continuation.resume() }
        run(ticket, request)
      }
    }

    /// Shows a snapshot by a full reload, without looking at what differs.
    ///
    /// - Parameter snapshot: What to show.
    /// - Returns: When the list shows the snapshot, or when a later one has made it pointless.
    nonisolated(nonsending) public func applySnapshotUsingReloadData(
      _ snapshot: Snapshot<Section, Item>
    ) async {
      await withCheckedContinuation { continuation in
        applySnapshotUsingReloadData(snapshot) { continuation.resume() }
      }
    }

    /// Waits until an apply may prepare; false when it was skipped.
    nonisolated(nonsending) private func turn(of ticket: Int, _ request: Request) async -> Bool {
      await withCheckedContinuation { continuation in
        var waiting = request
        waiting.resume = {
          self.completions.setCompletion(of: ticket, nil)
          continuation.resume(returning: true)
        }
        completions.setCompletion(of: ticket) { continuation.resume(returning: false) }
        if admit(ticket, waiting, prepares: true) { waiting.resume?() }
      }
    }

    @concurrent private static func difference(
      from old: Snapshot<Section, Item>,
      to new: Snapshot<Section, Item>
    ) async -> Changeset<Section, Item> {
      new.difference(from: old)
    }
  }
#endif
