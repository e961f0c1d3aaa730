#if !hasFeature(Embedded)
  extension DiffableDataSource {
    /// Shows a snapshot, and finds the changes without blocking the caller's actor.
    ///
    /// The difference is computed away from the caller's actor, and the list changes on that actor. If the data source
    /// shows outlines, which follow the changes, the difference is computed on the caller's actor. So it is if the list
    /// needed no changes when the method was called, because it was empty or off screen, and needs some later. Overlapping
    /// applies end in the order of their calls: each waits for the one before it. When several applies wait, only
    /// the last one runs. A synchronous ``apply(_:animatingDifferences:completion:)-(Snapshot<Section,Item>,_,_)`` does
    /// not wait for the difference of this apply. The synchronous apply runs immediately and supersedes this one.
    ///
    /// The caller continues after the completions of all earlier applies and before the completions of all later
    /// applies. There are two exceptions. A caller without an actor continues after the completions of the applies
    /// that were called from within its own apply, for example by a cell provider. A caller whose task is cancelled
    /// continues at once, also while the user reorders an item, and perhaps before its snapshot is shown. The snapshot
    /// is still shown, unless a later apply supersedes it.
    ///
    /// - Parameters:
    ///   - snapshot: The snapshot to show.
    ///   - animatingDifferences: Whether to animate the changes.
    /// - Complexity: That of ``apply(_:mode:completion:)``. Finding the changes blocks the caller's actor only if the data
    ///   source shows outlines, or if the list is loaded or comes on screen while the apply waits.
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
    /// - Complexity: That of ``apply(_:mode:completion:)``. Finding the changes blocks the caller's actor only if the data
    ///   source shows outlines, or if the list is loaded or comes on screen while the apply waits.
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

    /// Runs an apply, and waits until it has ended or the caller is cancelled.
    nonisolated(nonsending) private func run(_ request: ApplyRequest) async {
      if request.mode != .reload && hasData && target.isOnScreen {
        request.beginPreparing = preparation(of: request)
        request.prepares = request.beginPreparing != nil
      }
      // Unlike a continuation, a stream also ends when the task is cancelled.
      let (signals, signal) = AsyncStream<Never>.makeStream()
      var hasEnded = false
      completions.setCompletion(of: request.ticket) {
        hasEnded = true
        signal.finish()
      }
      enqueue(request)
      if !hasEnded {
        for await _ in signals {}
      }
      // Later applies may end only after this task has returned.
      if hasEnded {
        completions.leave(request.ticket)
      } else {
        completions.abandon(request.ticket)
      }
    }

    /// Returns a function that begins a task on the caller's actor, which prepares an apply.
    ///
    /// Returns nil if the caller has no actor: finding the changes then blocks none.
    private func preparation(
      of request: ApplyRequest,
      isolation: isolated (any Actor)? = #isolation
    ) -> (() -> Void)? {
      guard isolation != nil else { return nil }
      return { [weak self] in
        Task {
          _ = isolation
          await self?.prepare(request)
        }
      }
    }

    nonisolated(nonsending) private func prepare(_ request: ApplyRequest) async {
      request.plan = await Self.concurrently(planMaker(for: request))
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

    /// Calls a function without blocking the caller's actor.
    @concurrent private static func concurrently<Result: Sendable>(
      _ body: @Sendable () -> Result
    ) async -> Result { body() }
  }
#endif
