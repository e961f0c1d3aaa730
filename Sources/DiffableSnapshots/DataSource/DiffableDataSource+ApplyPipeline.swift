extension DiffableDataSource {
  /// The arguments of an apply, and the data that it collects while it waits and prepares.
  final class ApplyRequest: QueuedApply {
    /// The snapshot to show, with its marks and problems, and with the marks of the applies that never run; otherwise no
    /// apply would update the marked cells.
    ///
    /// The marks are added when they are needed and not when the apply enters the queue, because comparing the marked
    /// items may apply a snapshot.
    var snapshot: Snapshot<Section, Item> {
      if !obsolete.isEmpty { inheritMarks() }
      return markedSnapshot
    }

    private var markedSnapshot: Snapshot<Section, Item>

    /// The applies that this apply has made obsolete, until it has their marks.
    var obsolete: [QueuedApply] = []

    /// What the list shows after the apply.
    let contents: Contents<Section, Item>
    let mode: ApplyMode

    /// The marks that this apply has from obsolete applies; nil if it has none.
    private var skippedMarks: SkippedMarks<Section, Item>?

    /// The changes that were found in advance, perhaps from other contents than the list shows later.
    var plan: ApplyPlan<Section, Item>?

    /// Lets an asynchronous apply prepare, in a task on the caller's actor; nil if the apply does not prepare.
    var beginPreparing: (() -> Void)?

    init(_ ticket: Int, _ contents: Contents<Section, Item>, _ mode: ApplyMode) {
      markedSnapshot = contents.snapshot
      self.contents = contents.showing(contents.snapshot)
      self.mode = mode
      super.init(ticket: ticket)
    }

    private func inheritMarks() {
      var marks = SkippedMarks<Section, Item>()
      for entry in obsolete {
        let request = Self.request(entry)
        let snapshot = request.snapshot
        if let skippedMarks = request.skippedMarks { marks.add(skippedMarks) }
        marks.add(snapshot)
      }
      markedSnapshot = markedSnapshot.inheriting(marks)
      (skippedMarks, obsolete) = (marks, [])
    }

    /// Returns an entry of the queue, which has only entries of this type.
    static func request(_ entry: QueuedApply) -> ApplyRequest { entry as! ApplyRequest }
  }

  /// Creates the request to show a snapshot; the outlines follow its changes.
  func request(_ ticket: Int, _ new: Snapshot<Section, Item>, _ mode: ApplyMode) -> ApplyRequest {
    var contents = newest
    guard contents.sharedOutlines != nil else {
      contents.snapshot = new
      return ApplyRequest(ticket, contents, mode)
    }
    let plan = ApplyPlan(from: contents.snapshot, to: new, difference)
    let request = ApplyRequest(ticket, contents.changed(by: plan.changeset), mode)
    request.plan = plan
    return request
  }

  /// Adds an apply to the queue, and runs it if the list can change now.
  func enqueue(_ request: ApplyRequest) {
    newest = request.contents
    if shownState.calls.answer == .shownInProvider { shownState.calls.answer = .newest }
    request.waitsForAnimation = waitsForAnimations && request.mode != .reload && target.isOnScreen
    let (obsolete, skipped) = queue.admit(request)
    request.obsolete = obsolete
    for skipped in skipped { skip(ApplyRequest.request(skipped)) }
    runWaiting()
  }

  /// Runs the applies that wait, until none waits or the list cannot change.
  ///
  /// If a later data source waits for the list, it takes over the list first.
  func runWaiting() {
    let lastReference = selfWhileWaiting
    repeat { handOverTarget() } while laterDataSources.isEmpty && runNext()
    selfWhileWaiting = queue.waitsForEvent || !laterDataSources.isEmpty ? self : nil
    withExtendedLifetime(lastReference) {}
  }

  /// Runs the next apply, or begins to prepare it, and returns whether it did.
  private func runNext() -> Bool {
    guard queue.beginAsking() else { return false }
    let mustWait = hasTarget && target.applyMustWait()
    guard let entry = queue.endAsking(mustWait: mustWait) else { return false }
    let next = ApplyRequest.request(entry)
    if let beginPreparing = next.beginPreparing {
      next.beginPreparing = nil
      beginPreparing()
    } else {
      show(next)
      queue.finish()
    }
    return true
  }

  /// Called when an apply has ended, and the list has called the completion of each of its steps.
  package func applyDidComplete(_ ticket: Int) {
    queue.endAnimation(ticket: ticket)
    runWaiting()
  }

  /// Ends an apply without changing the list, and reports it as skipped.
  func skip(_ request: ApplyRequest) {
    // The report omits the difference, even if it is known: the list may have changed since it was found.
    report(.skipped, of: request.snapshot, request.mode, from: shown.snapshot)
    completions.end(request.ticket)
  }

  private func show(_ request: ApplyRequest) {
    guard hasTarget else {
      // Only the later data source may change the list.
      shown = request.contents
      return skip(request)
    }
    if let reason = reasonToReload(request) {
      request.plan = nil
      return reload(request, because: reason)
    }
    let plan = planMaker(for: request)()
    request.plan = plan
    if plan.count > changeLimit ?? target.changeLimit {
      return reload(request, because: .tooManyChanges)
    }
    perform(plan.batches, request)
  }

  /// Returns a function that finds the changes from the shown snapshot, and their batches, unless they are known
  /// already; it can run on any actor.
  @inline(__always)
  func planMaker(for request: ApplyRequest) -> @Sendable () -> ApplyPlan<Section, Item> {
    let (old, new, known) = (shown.snapshot, request.snapshot, request.plan)
    let capabilities = target.capabilities
    return { [difference] in
      let known = known?.isPlan(from: old, to: new) == true ? known : nil
      if let known, known.capabilities == capabilities { return known }
      return ApplyPlan(from: old, to: new, for: capabilities, known: known, difference)
    }
  }

  /// Returns the reason to reload the list regardless of the number of changes, or nil if there is none.
  private func reasonToReload(
    _ request: ApplyRequest
  ) -> ApplyReport<Section, Item>.ReloadReason? {
    if request.mode == .reload { return .requested }
    if !hasData { return .first }
    return target.isOnScreen ? nil : .offScreen
  }

  private func reload(
    _ request: ApplyRequest,
    because reason: ApplyReport<Section, Item>.ReloadReason
  ) {
    let (old, completions) = (shown.snapshot, completions)
    shownState.calls.answer = .shownUntilChange
    target.willApply()
    hasData = true
    shown = request.contents
    target.reloadData(shown.snapshot, completion: completions.step(of: request.ticket))
    target.didApply()
    end(request, .reload(reason), from: old)
  }

  private func perform(_ batches: [Batch<Section, Item>], _ request: ApplyRequest) {
    let (old, shownState, completions) = (shown.snapshot, shownState, completions)
    let isAnimated = request.mode == .animated
    if waitsForAnimations && isAnimated {
      queue.beginAnimation(ticket: request.ticket)
      completions.owner = self
    }
    if batches.isEmpty {
      // An empty difference can still bring new instances of equal identifiers.
      shown = request.contents
      updateTrees?(isAnimated, completions.step(of: request.ticket))
    } else {
      shownState.calls.answer = .shownUntilChange
      target.willApply()
      let applied = request.contents
      for index in 0..<batches.count {
        let batch = batches[index]
        let isLast = index == batches.count - 1
        let update = {
          isLast
            ? shownState.show(applied)
            : shownState.show(applied.showing(batch.snapshot), applying: applied)
        }
        target.perform(
          batch,
          animated: isAnimated,
          updateData: update,
          completion: completions.step(of: request.ticket)
        )
        // The snapshot must advance even if the target did not call `updateData`.
        update()
      }
      target.didApply()
    }
    end(request, .batches(batches), from: old)
  }

  /// Reports an apply that has changed the list, and ends it.
  private func end(
    _ request: ApplyRequest,
    _ outcome: ApplyReport<Section, Item>.Outcome,
    from old: Snapshot<Section, Item>
  ) {
    let completions = completions
    report(outcome, of: request.snapshot, request.mode, from: old, request.plan)
    completions.end(request.ticket)
  }

  /// Passes the problems of a snapshot to the handler or, without one, to the target.
  func handOnProblems(of snapshot: Snapshot<Section, Item>) {
    guard snapshot.hasProblems else { return }
    if let problemHandler {
      snapshot.problems.forEach(problemHandler)
    } else {
      target.report(snapshot.problems)
    }
  }

  /// Hands on the problems of an apply that ends, and reports the apply to the observer.
  func report(
    _ outcome: ApplyReport<Section, Item>.Outcome,
    of new: Snapshot<Section, Item>,
    _ mode: ApplyMode,
    from old: Snapshot<Section, Item>,
    _ plan: ApplyPlan<Section, Item>? = nil
  ) {
    handOnProblems(of: new)
    guard let applyObserver else { return }
    applyObserver(
      ApplyReport(
        mode: mode,
        outcome: outcome,
        old: old,
        new: new,
        changeset: plan?.changeset
      )
    )
  }
}
