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
    nonisolated(nonsending) public func apply(
      _ snapshot: Snapshot<Section, Item>,
      animatingDifferences: Bool = true
    ) async {
      let ticket = completions.register(isTask: true, nil)
      // Those after this one go on when this task has come back, not when it was only woken.
      defer { completions.leave(ticket) }
      var request = Request(
        snapshot: snapshot,
        style: animatingDifferences ? .animated : .immediate
      )
      guard await turn(of: ticket, &request) else { return }
      if hasData && target.isOnScreen {
        request.lowered = await Self.lowered(
          from: shown.snapshot,
          to: request.snapshot,
          for: target.capabilities,
          by: batches
        )
      }
      let isOvertaken = !queue.finishPreparing(ticket: ticket)
      await withCheckedContinuation { continuation in
        completions.setCompletion(of: ticket) { continuation.resume() }
        if isOvertaken { completions.end(ticket) } else { run(ticket, request) }
      }
    }

    /// Shows a snapshot by a full reload, without looking at what differs.
    ///
    /// - Parameter snapshot: What to show.
    nonisolated(nonsending) public func applySnapshotUsingReloadData(
      _ snapshot: Snapshot<Section, Item>
    ) async {
      await withCheckedContinuation { continuation in
        applySnapshotUsingReloadData(snapshot) { continuation.resume() }
      }
    }

    /// Waits until an apply may prepare.
    ///
    /// - Returns: Whether it may; false when it was skipped.
    nonisolated(nonsending) private func turn(
      of ticket: Int,
      _ request: inout Request
    ) async -> Bool {
      let queued = completions
      return await withCheckedContinuation { continuation in
        queued.setCompletion(of: ticket) { continuation.resume(returning: false) }
        var waiting = request
        waiting.resume = {
          queued.setCompletion(of: ticket, nil)
          continuation.resume(returning: true)
        }
        let isTurn = admit(ticket, &waiting, prepares: true)
        request.snapshot = waiting.snapshot
        if isTurn { waiting.resume?() }
      }
    }

    @concurrent private static func lowered(
      from old: Snapshot<Section, Item>,
      to new: Snapshot<Section, Item>,
      for capabilities: ListCapabilities,
      by batches: FindBatches
    ) async -> Lowered {
      Lowered(batches(old, new, capabilities), for: capabilities)
    }
  }
#endif
