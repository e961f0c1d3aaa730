#if !hasFeature(Embedded)
  extension DiffableDataSource {
    /// Shows a snapshot, and finds the changes without blocking the caller's actor.
    ///
    /// The difference is computed away from the caller's actor, and the list changes on that actor. If the data source
    /// shows outlines, which follow the changes, the difference is computed on the caller's actor. Overlapping
    /// applies end in the order of their calls: each waits for the one before it. When several applies wait, only
    /// the last one runs. A synchronous ``apply(_:animatingDifferences:completion:)-(Snapshot<Section,Item>,_,_)`` does
    /// not wait for the difference of this apply. The synchronous apply runs immediately and supersedes this one.
    ///
    /// The caller continues after the completions of all earlier applies and before the completions of all later
    /// applies. There are two exceptions. A caller without an actor continues after the completions of the applies
    /// that were called from within its own apply, for example by a cell provider. A caller whose task is cancelled
    /// continues at once, also while the user reorders an item; if the changes are being found, it continues when they
    /// are found. The snapshot is still shown, unless a later apply supersedes it.
    ///
    /// - Parameters:
    ///   - snapshot: The snapshot to show.
    ///   - animatingDifferences: Whether to animate the changes.
    /// - Complexity: That of ``apply(_:mode:completion:)``. Finding the changes blocks the caller's actor
    ///   only if the data source shows outlines.
    nonisolated(nonsending) public func apply(
      _ snapshot: Snapshot<Section, Item>,
      animatingDifferences: Bool = true
    ) async {
      await apply(snapshot, mode: animatingDifferences ? .animated : .notAnimated)
    }

    /// Shows a snapshot by reloading the list, without computing the difference.
    ///
    /// - Parameter snapshot: The snapshot to show.
    /// - Complexity: That of ``applySnapshotUsingReloadData(_:completion:)``.
    nonisolated(nonsending) public func applySnapshotUsingReloadData(
      _ snapshot: Snapshot<Section, Item>
    ) async {
      await apply(snapshot, mode: .reload)
    }

    /// Shows a snapshot in one of three modes, and finds the changes without blocking the caller's actor.
    ///
    /// The rules of ``apply(_:animatingDifferences:)`` hold for the modes ``ApplyMode/animated`` and
    /// ``ApplyMode/notAnimated``. A reload needs no difference. So it does not wait for the difference of
    /// another apply, and supersedes that apply instead.
    ///
    /// - Parameters:
    ///   - snapshot: The snapshot to show.
    ///   - mode: How to update the list: by changes with or without animation, or by a reload.
    /// - Complexity: That of ``apply(_:mode:completion:)``. Finding the changes blocks the caller's actor
    ///   only if the data source shows outlines.
    nonisolated(nonsending) public func apply(
      _ snapshot: Snapshot<Section, Item>,
      mode: ApplyMode
    ) async {
      let ticket = completions.register(isTask: true, nil)
      await run(request(ticket, snapshot, mode))
    }

    /// Shows an outline as a section, and computes the changes of the list off the caller's actor.
    ///
    /// Otherwise like ``apply(_:to:animatingDifferences:completion:)``. See
    /// ``apply(_:animatingDifferences:)`` for the order of applies.
    ///
    /// - Parameters:
    ///   - snapshot: The outline to show.
    ///   - section: The section to show it in.
    ///   - animatingDifferences: Whether to animate the changes.
    /// - Complexity: The same as ``apply(_:to:animatingDifferences:completion:)``.
    nonisolated(nonsending) public func apply(
      _ snapshot: SectionSnapshot<Item>,
      to section: Section,
      animatingDifferences: Bool = true
    ) async {
      var next = newest
      next.setOutline(snapshot, of: section)
      let ticket = completions.register(isTask: true, nil)
      await run(ApplyRequest(ticket, next, animatingDifferences ? .animated : .notAnimated))
    }

    /// Runs an apply.
    nonisolated(nonsending) private func run(_ request: ApplyRequest) async {
      guard request.mode != .reload else {
        return await waitForEnd(of: request) { _ in enqueue(request) }
      }
      guard await waitForTurn(of: request) else { return }
      await findChanges(for: request)
      await waitForEnd(of: request) { _ in endPreparing(request) }
    }

    nonisolated(nonsending) private func findChanges(for request: ApplyRequest) async {
      if hasData && target.isOnScreen {
        request.plan = await Self.concurrently(planMaker(for: request))
      }
    }

    private func endPreparing(_ request: ApplyRequest) {
      if queue.finishPreparing(request.ticket) { runWaiting() } else { skip(request) }
    }

    /// Edits the newest snapshot and shows the result without keeping the caller's actor busy.
    ///
    /// Shows nothing if the closure throws.
    ///
    /// - Parameters:
    ///   - mode: How to show the changes: with animation, without animation, or by a reload.
    ///   - body: Edits the snapshot, which has no marks yet.
    /// - Throws: The error that `body` throws.
    /// - Complexity: That of the edits and of ``apply(_:mode:)``.
    nonisolated(nonsending) public func update<Failure: Error>(
      mode: ApplyMode = .animated,
      _ body: (inout Snapshot<Section, Item>) throws(Failure) -> Void
    ) async throws(Failure) {
      var snapshot = newest.snapshot
      try body(&snapshot)
      await apply(snapshot, mode: mode)
    }

    /// Waits until an apply may prepare.
    ///
    /// - Returns: Whether it may; false when a later apply superseded it, or when the caller was cancelled. The apply
    ///   then goes on without its caller.
    nonisolated(nonsending) private func waitForTurn(of request: ApplyRequest) async -> Bool {
      var mayPrepare = false
      await waitForEnd(of: request) { resume in
        request.prepares = true
        request.beginPreparing = { [completions, ticket = request.ticket] in
          mayPrepare = true
          completions.setCompletion(of: ticket, nil)
          resume()
        }
        enqueue(request)
      }
      return mayPrepare
    }

    /// Waits until an apply has ended, or until the caller is cancelled.
    ///
    /// - Parameters:
    ///   - request: The apply.
    ///   - start: Starts or continues the apply. Its argument also ends the wait, without the end of the apply.
    nonisolated(nonsending) private func waitForEnd(
      of request: ApplyRequest,
      _ start: (_ resume: @escaping () -> Void) -> Void
    ) async {
      // Unlike a continuation, a stream also ends when the task is cancelled.
      let (signals, signal) = AsyncStream<Never>.makeStream()
      var (hasEnded, isResumed) = (false, false)
      completions.setCompletion(of: request.ticket) {
        hasEnded = true
        signal.finish()
      }
      start {
        isResumed = true
        signal.finish()
      }
      if !hasEnded && !isResumed {
        for await _ in signals {}
      }
      // Later applies may end only after this task has returned. Being resumed is not enough.
      if hasEnded {
        completions.leave(request.ticket)
      } else if !isResumed {
        release(request)
      }
    }

    /// Lets an apply go on without its caller.
    ///
    /// It prepares in a task on the caller's actor. If the caller has no actor, it does not prepare.
    private func release(_ request: ApplyRequest, isolation: isolated (any Actor)? = #isolation) {
      completions.abandon(request.ticket)
      guard request.beginPreparing != nil else { return }
      request.prepares = isolation != nil
      request.beginPreparing =
        isolation == nil
        ? nil
        : { [weak self] in
          Task {
            _ = isolation
            await self?.findChanges(for: request)
            self?.endPreparing(request)
          }
        }
    }

    /// Calls a function without blocking the caller's actor.
    @concurrent private static func concurrently<Result: Sendable>(
      _ body: @Sendable () -> Result
    ) async -> Result { body() }
  }
#endif
