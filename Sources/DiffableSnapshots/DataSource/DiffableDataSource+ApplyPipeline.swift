extension DiffableDataSource {
  /// The arguments of an apply, and the data that it collects while it waits and prepares.
  struct Request {
    var snapshot: Snapshot<Section, Item>
    var mode: ApplyMode

    /// The reason why the newest snapshot changes.
    var cause: SnapshotChangeCause = .apply

    /// The function that `accompanyingState.makeShowNewest()` returned; nil without an accompanying state.
    var showState: (() -> Void)?

    /// The marks of the applies that this apply has made obsolete; nil if no other apply was pending.
    var skippedMarks: SkippedMarks<Section, Item>?

    /// The changes from the shown snapshot, if they were found in advance.
    var plan: ApplyPlan<Section, Item>?

    /// The value of `shownState.numberOfUserChanges` when the plan was made.
    ///
    /// A later change makes the plan obsolete.
    var numberOfUserChanges = 0

    /// Resumes the task of an asynchronous apply that waits to prepare.
    var resume: (() -> Void)?
  }

  /// Adds an apply to the queue.
  ///
  /// The apply inherits the marks of the applies that it makes obsolete. Otherwise no apply would update the
  /// marked cells.
  ///
  /// - Returns: Whether the apply may begin now.
  func admit(_ ticket: Int, _ request: inout Request, prepares: Bool) -> Bool {
    // If a drag begins now, it must begin before the newest snapshot changes.
    pauseIfNecessary()
    replaceNewest(with: request.snapshot.withoutMarksAndProblems(), because: request.cause)
    request.showState = accompanyingState?.makeShowNewest()
    if queue.hasPendingApply {
      var marks = SkippedMarks<Section, Item>()
      // A copy, because comparing items may apply a snapshot.
      let pending = queue
      pending.forEachObsolete(prepares: prepares) { obsolete in
        if let skippedMarks = obsolete.payload.skippedMarks { marks.add(skippedMarks) }
        marks.add(obsolete.payload.snapshot)
      }
      request.snapshot = request.snapshot.inheriting(marks)
      request.skippedMarks = marks
    }
    let entry = ApplyQueue.Entry(ticket: ticket, prepares: prepares, payload: request)
    let (decision, skipped) = queue.admit(entry)
    if decision == .wait, queue.phase == .reordering || queue.phase == .animating {
      selfWhileWaiting = self
    }
    for entry in skipped { skip(entry.ticket, entry.payload) }
    if queue.phase == .animating, queue.waiting?.ticket == ticket, !waitsForAnimation(request) {
      endAnimation()
    }
    return decision == .proceed
  }

  /// Runs an apply, then the applies that were queued while it ran.
  func run(_ ticket: Int, _ request: Request) {
    show(ticket, request)
    if let next = finish() { runNext(next) }
  }

  /// Runs an apply that has waited, then the applies that were queued while it ran.
  ///
  /// If the apply waits in a task, only resumes the task.
  func runNext(_ entry: ApplyQueue<Request>.Entry) {
    var next: ApplyQueue<Request>.Entry? = entry
    while let entry = next {
      if let resume = entry.payload.resume { return resume() }
      show(entry.ticket, entry.payload)
      next = finish()
    }
  }

  /// Ends the apply that has changed the list, and hands the list over to later data sources.
  ///
  /// - Returns: The apply that runs next, or nil.
  private func finish() -> ApplyQueue<Request>.Entry? {
    let laterDataSources = laterDataSources
    self.laterDataSources = []
    for takeOver in laterDataSources { takeOver() }
    if let waiting = queue.waiting {
      if !waitsForAnimation(waiting.payload) { animatedTicket = nil }
      if animatedTicket == nil { return finishWaiting() }
      selfWhileWaiting = self
    }
    return queue.finish(isAnimating: animatedTicket != nil)
  }

  /// Returns the apply that has waited and may begin now, or nil if the list cannot change now.
  private func finishWaiting() -> ApplyQueue<Request>.Entry? {
    queue.becomeIdle()
    pauseIfNecessary()
    if dragSession != nil {
      if queue.hasPendingApply { selfWhileWaiting = self }
      return nil
    }
    // The target may have applied a snapshot when it was asked.
    return queue.phase == .idle ? queue.finish() : nil
  }

  /// Whether an apply waits for the end of an animation: a reload does not, and neither does an apply off screen.
  private func waitsForAnimation(_ request: Request) -> Bool {
    request.mode != .reload && target.isOnScreen
  }

  /// Makes this data source the only one that changes the target, and runs an apply that has waited for it.
  func takeOverTarget(_ supplementaryData: SupplementaryData<Target.SupplementaryView>) {
    waitsForTarget = false
    let earlier = target.data
    target.data = data
    target.supplementaryData = supplementaryData
    // Ends the previous data source's drag: it receives no further events for this target.
    earlier?.endReordering()
    if let next = finish() { runNext(next) }
  }

  /// Called when the list has ended the animation of an apply.
  package func animationDidEnd(of ticket: Int) {
    guard animatedTicket == ticket else { return }
    if queue.phase == .animating { endAnimation() } else { animatedTicket = nil }
  }

  /// Runs the apply that waits for the end of the animation.
  private func endAnimation() {
    animatedTicket = nil
    let lastReference = selfWhileWaiting
    selfWhileWaiting = nil
    if let next = finishWaiting() { runNext(next) }
    withExtendedLifetime(lastReference) {}
  }

  /// Ends an apply without changing the list, and reports it as skipped.
  func skip(_ ticket: Int, _ request: Request) {
    reportSkipped(request.snapshot, request.mode)
    completions.end(ticket)
  }

  /// Reports a snapshot that the list never shows.
  func reportSkipped(_ snapshot: Snapshot<Section, Item>, _ mode: ApplyMode) {
    // The report omits the difference, even if it is known: the list may have changed since it was found.
    report(.skipped, of: Request(snapshot: snapshot, mode: mode), from: shownState.snapshot)
  }

  private func show(_ ticket: Int, _ request: Request) {
    guard hasTarget else { return skipWithoutTarget(ticket, request) }
    if let reason = reasonToReload(request) { return reload(ticket, request, because: reason) }
    let capabilities = target.capabilities
    var request = request
    let isOutdated = request.numberOfUserChanges != shownState.numberOfUserChanges
    if isOutdated || request.plan?.capabilities != capabilities {
      request.plan = ApplyPlan(
        for: capabilities,
        isTimed: applyObserver != nil
      ) { difference(shownState.snapshot, request.snapshot) }
    }
    guard let plan = request.plan, plan.count <= changeLimit ?? target.changeLimit else {
      return reload(ticket, request, because: .tooManyChanges)
    }
    perform(plan.batches, ticket, request)
  }

  /// Ends an apply after a later data source has taken over the list.
  ///
  /// Only the later data source may change the list.
  private func skipWithoutTarget(_ ticket: Int, _ request: Request) {
    shownState.snapshot = request.snapshot.withoutMarksAndProblems()
    request.showState?()
    skip(ticket, request)
  }

  /// Returns the reason to reload the list regardless of the number of changes, or nil if there is none.
  private func reasonToReload(
    _ request: Request
  ) -> ApplyReport<Section, Item>.ReloadReason? {
    if request.mode == .reload { return .requested }
    if !hasData { return .first }
    return target.isOnScreen ? nil : .offScreen
  }

  private func reload(
    _ ticket: Int,
    _ request: Request,
    because reason: ApplyReport<Section, Item>.ReloadReason
  ) {
    let (old, completions) = (shownState.snapshot, completions)
    let group = CompletionGroup(steps: 1) { completions.end(ticket) }
    target.willApply()
    hasData = true
    shownState.snapshot = request.snapshot.withoutMarksAndProblems()
    request.showState?()
    target.reloadData(shownState.snapshot, completion: group.step())
    target.didApply()
    report(.reload(reason), of: request, from: old)
    group.close()
  }

  private func perform(
    _ batches: [Batch<Section, Item>],
    _ ticket: Int,
    _ request: Request
  ) {
    let (old, shownState, completions) = (shownState.snapshot, shownState, completions)
    let accompanyingState = batches.isEmpty ? accompanyingState : nil
    let steps = accompanyingState == nil ? batches.count : 1
    if waitsForAnimations && request.mode == .animated { animatedTicket = ticket }
    let group = CompletionGroup(steps: steps) { completions.end(ticket) }
    if !batches.isEmpty { target.willApply() }
    shownState.oldSnapshot = data.updateCell == nil ? nil : old
    for batch in batches {
      let snapshot = batch.snapshot.withoutMarksAndProblems()
      let update = {
        shownState.snapshot = snapshot
        request.showState?()
      }
      target.perform(
        batch,
        animated: request.mode == .animated,
        updateData: update,
        completion: group.step()
      )
      // The snapshot must advance even if the target did not call `updateData`.
      update()
    }
    shownState.oldSnapshot = nil
    // An empty difference can still bring new instances of equal identifiers.
    if batches.isEmpty {
      shownState.snapshot = request.snapshot.withoutMarksAndProblems()
      request.showState?()
      accompanyingState?.update(
        isAnimated: request.mode == .animated,
        completion: group.step()
      )
    } else {
      target.didApply()
    }
    report(.batches(batches), of: request, from: old)
    group.close()
  }

  /// Passes the problems of a snapshot to the handler or, without one, to the target.
  func handOnProblems(of snapshot: Snapshot<Section, Item>) {
    let problems = snapshot.problems
    if let problemHandler {
      for problem in problems { problemHandler(problem) }
    } else if !problems.isEmpty {
      target.report(problems)
    }
  }

  /// Hands on the problems of an apply that ends, and reports the apply to the observer.
  private func report(
    _ outcome: ApplyReport<Section, Item>.Outcome,
    of request: Request,
    from old: Snapshot<Section, Item>
  ) {
    handOnProblems(of: request.snapshot)
    guard let applyObserver else { return }
    applyObserver(
      ApplyReport(
        mode: request.mode,
        outcome: outcome,
        old: old,
        new: request.snapshot,
        changeset: request.plan?.changeset,
        seconds: request.plan?.seconds
      )
    )
  }
}
