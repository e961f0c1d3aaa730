#if !hasFeature(Embedded)
  extension DiffableDataSource {
    /// Shows a snapshot, and finds the changes without keeping the caller's actor busy.
    ///
    /// The difference is found elsewhere; the list changes on the caller's actor. Overlapping applies
    /// end in the order of their calls: one waits for the other, and of several that wait the last wins.
    /// An ``apply(_:animatingDifferences:completion:)`` does not wait for the difference of this one but
    /// makes it obsolete.
    ///
    /// The caller continues after the completion of every earlier apply, and before the completion of any
    /// later one. A caller without an actor continues after completions of applies that were called from
    /// within its own, such as by a cell provider.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - animatingDifferences: Whether to show the changes as movement.
    /// - Complexity: That of ``apply(_:mode:completion:)``; what finds the changes runs elsewhere.
    nonisolated(nonsending) public func apply(
      _ snapshot: Snapshot<Section, Item>,
      animatingDifferences: Bool = true
    ) async {
      await apply(snapshot, mode: animatingDifferences ? .animated : .notAnimated)
    }

    /// Shows a snapshot by a full reload, without looking at what differs.
    ///
    /// - Parameter snapshot: What to show.
    /// - Complexity: That of ``applySnapshotUsingReloadData(_:completion:)``.
    nonisolated(nonsending) public func applySnapshotUsingReloadData(
      _ snapshot: Snapshot<Section, Item>
    ) async {
      await apply(snapshot, mode: .reload)
    }

    /// Shows a snapshot in one of three ways, and finds the changes without keeping the caller's actor
    /// busy.
    ///
    /// What ``apply(_:animatingDifferences:)`` says holds for changes with or without movement. A reload
    /// has no difference to find, so it does not wait for that of another apply either.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - mode: Whether by changes with or without movement, or by a full reload.
    /// - Complexity: That of ``apply(_:mode:completion:)``; what finds the changes runs elsewhere.
    nonisolated(nonsending) public func apply(
      _ snapshot: Snapshot<Section, Item>,
      mode: ApplyMode
    ) async {
      await apply(snapshot, mode: mode, because: .apply)
    }

    /// Applies a snapshot that changes for a given reason.
    nonisolated(nonsending) func apply(
      _ snapshot: Snapshot<Section, Item>,
      mode: ApplyMode,
      because cause: SnapshotChangeCause
    ) async {
      let ticket = completions.register(isTask: true, nil)
      // The applies after this one end when this task has returned, not when it was only resumed.
      defer { completions.leave(ticket) }
      var request = Request(snapshot: snapshot, mode: mode, cause: cause)
      guard mode != .reload else {
        return await withCheckedContinuation { continuation in
          completions.setCompletion(of: ticket) { continuation.resume() }
          if admit(ticket, &request, prepares: false) { run(ticket, request) }
        }
      }
      guard await turn(of: ticket, &request) else { return }
      if hasData && target.isOnScreen {
        request.numberOfDrops = shown.numberOfDrops
        let (old, new) = (shown.snapshot, request.snapshot)
        request.plan = await Self.elsewhere(
          for: target.capabilities,
          isTimed: applyObserver != nil
        ) { [difference] in difference(old, new) }
      }
      let decision = queue.finishPreparing(ticket: ticket, payload: request)
      await withCheckedContinuation { continuation in
        completions.setCompletion(of: ticket) { continuation.resume() }
        switch decision {
        case .proceed: run(ticket, request)
        case .wait: break  // For the user: it continues when the drag has ended.
        case nil: skip(ticket, request)
        }
      }
    }

    /// Edits the newest snapshot and shows the result without keeping the caller's actor busy.
    ///
    /// Shows all edits or, when an edit throws, none.
    ///
    /// - Parameters:
    ///   - mode: Whether to show the changes with or without movement, or by a full reload.
    ///   - body: Edits the snapshot, which has no marks yet.
    /// - Throws: The error that `body` throws.
    /// - Complexity: That of the edits and of ``apply(_:mode:)``.
    nonisolated(nonsending) public func update<Failure: Error>(
      mode: ApplyMode = .animated,
      _ body: (inout Snapshot<Section, Item>) throws(Failure) -> Void
    ) async throws(Failure) {
      var snapshot = newest
      try body(&snapshot)
      await apply(snapshot, mode: mode)
    }

    /// Edits the newest snapshot, shows the result without keeping the caller's actor busy, and returns what the
    /// closure returns.
    ///
    /// - Parameters:
    ///   - mode: Whether to show the changes with or without movement, or by a full reload.
    ///   - body: Edits the snapshot, and returns a value with an explicit `return`.
    /// - Returns: The value that `body` returns.
    /// - Throws: The error that `body` throws.
    /// - Complexity: That of the edits and of ``apply(_:mode:)``.
    @_disfavoredOverload
    nonisolated(nonsending) public func update<Result, Failure: Error>(
      mode: ApplyMode = .animated,
      _ body: (inout Snapshot<Section, Item>) throws(Failure) -> Result
    ) async throws(Failure) -> Result {
      var snapshot = newest
      let result = try body(&snapshot)
      await apply(snapshot, mode: mode)
      return result
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
        (request.snapshot, request.skippedMarks) = (waiting.snapshot, waiting.skippedMarks)
        if isTurn { waiting.resume?() }
      }
    }

    /// Finds changes and their batches without keeping the caller's actor busy.
    @concurrent private static func elsewhere(
      for capabilities: ListCapabilities,
      isTimed: Bool,
      _ difference: @Sendable () -> Changeset<Section, Item>
    ) async -> ApplyPlan<Section, Item> {
      ApplyPlan(for: capabilities, isTimed: isTimed, difference)
    }
  }
#endif
