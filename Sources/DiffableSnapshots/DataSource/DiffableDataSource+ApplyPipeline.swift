extension DiffableDataSource {
  /// The arguments of an apply, and the data that it collects while it waits and prepares.
  ///
  /// A class, because a request is passed on several times, and copying a generic structure looks up its type.
  final class Request {
    var contents: Contents<Section, Item>
    let mode: ApplyMode

    /// The marks of the applies that this apply has made obsolete; nil if no other apply was pending.
    var skippedMarks: SkippedMarks<Section, Item>?

    /// The changes from the shown snapshot, if they were found in advance.
    var plan: ApplyPlan<Section, Item>?

    /// The version of the shown contents for which the plan was made.
    var shownVersion = 0

    /// Resumes the task of an asynchronous apply that waits to prepare.
    var resume: ((Request) -> Void)?

    init(
      _ contents: Contents<Section, Item>,
      _ mode: ApplyMode,
      resume: ((Request) -> Void)? = nil
    ) {
      self.contents = contents
      self.mode = mode
      self.resume = resume
    }
  }

  /// Adds an apply to the queue, and runs it if the list can change now.
  ///
  /// The apply inherits the marks of the applies that it makes obsolete. Otherwise no apply would update the
  /// marked cells.
  ///
  /// - Parameters:
  ///   - ticket: The ticket of the apply.
  ///   - contents: The contents to show.
  ///   - mode: How to update the list.
  ///   - resume: Resumes the task of an apply that prepares, when the apply may prepare; nil for other applies.
  func enqueue(
    _ ticket: Int,
    _ contents: Contents<Section, Item>,
    _ mode: ApplyMode,
    resume: ((Request) -> Void)? = nil
  ) {
    let request = Request(contents, mode, resume: resume)
    let prepares = resume != nil
    if queue.hasPendingApply {
      var marks = SkippedMarks<Section, Item>()
      for obsolete in queue.obsoleteApplies(prepares: prepares) {
        if let skippedMarks = obsolete.payload.skippedMarks { marks.add(skippedMarks) }
        marks.add(obsolete.payload.contents.snapshot)
      }
      request.contents.snapshot = contents.snapshot.inheriting(marks)
      request.skippedMarks = marks
    }
    // After the marked items were compared, because comparing items may apply a snapshot.
    newest = contents.withoutMarksAndProblems()
    let entry = ApplyQueue.Entry(
      ticket: ticket,
      prepares: prepares,
      waitsForAnimation: mode != .reload && target.isOnScreen,
      payload: request
    )
    for skipped in queue.admit(entry) { skip(skipped.ticket, skipped.payload) }
    runWaiting()
  }

  /// Runs the applies that wait, until none waits or the list cannot change.
  func runWaiting() {
    let lastReference = selfWhileWaiting
    while queue.beginAsking() {
      let mustWait = hasTarget && target.applyMustWait()
      guard let next = queue.endAsking(mustWait: mustWait) else { break }
      if let resume = next.payload.resume {
        resume(next.payload)
      } else {
        show(next.ticket, next.payload)
        handOverTarget()
        queue.finish()
      }
    }
    selfWhileWaiting = queue.waitsForEvent ? self : nil
    withExtendedLifetime(lastReference) {}
  }

  /// Lets the later data sources take over the list that were created during an apply.
  private func handOverTarget() {
    let laterDataSources = laterDataSources
    self.laterDataSources = []
    for takeOver in laterDataSources { takeOver() }
  }

  /// Makes this data source the only one that changes the target, and runs an apply that has waited for it.
  func takeOverTarget(_ supplementaryData: SupplementaryData<Target.SupplementaryView>) {
    let earlier = target.data
    target.data = data
    target.supplementaryData = supplementaryData
    queue.finish()
    // Ends the previous data source's drag: it receives no further events for this target.
    earlier?.endReordering()
    runWaiting()
  }

  /// Called when the list has ended the animation of an apply.
  package func animationDidEnd(of ticket: Int) {
    queue.endAnimation(ticket: ticket)
    runWaiting()
  }

  /// Ends an apply without changing the list, and reports it as skipped.
  func skip(_ ticket: Int, _ request: Request) {
    reportSkipped(request.contents.snapshot, request.mode)
    completions.end(ticket)
  }

  /// Reports a snapshot that the list never shows.
  func reportSkipped(_ snapshot: Snapshot<Section, Item>, _ mode: ApplyMode) {
    // The report omits the difference, even if it is known: the list may have changed since it was found.
    report(.skipped, of: Request(Contents(snapshot), mode), from: shown.snapshot)
  }

  private func show(_ ticket: Int, _ request: Request) {
    guard hasTarget else { return skipWithoutTarget(ticket, request) }
    if let reason = reasonToReload(request) { return reload(ticket, request, because: reason) }
    let capabilities = target.capabilities
    if request.shownVersion != shownState.version || request.plan?.capabilities != capabilities {
      request.plan = ApplyPlan(
        for: capabilities,
        isTimed: applyObserver != nil
      ) { difference(shown.snapshot, request.contents.snapshot) }
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
    shown = request.contents.withoutMarksAndProblems()
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
    let (old, completions) = (shown.snapshot, completions)
    target.willApply()
    hasData = true
    shown = request.contents.withoutMarksAndProblems()
    target.reloadData(shown.snapshot, completion: completions.step(of: ticket))
    target.didApply()
    report(.reload(reason), of: request, from: old)
    completions.end(ticket)
  }

  private func perform(
    _ batches: [Batch<Section, Item>],
    _ ticket: Int,
    _ request: Request
  ) {
    let (old, shownState, completions) = (shown.snapshot, shownState, completions)
    let updateTrees = batches.isEmpty ? updateTrees : nil
    if waitsForAnimations && request.mode == .animated { queue.beginAnimation(ticket: ticket) }
    if !batches.isEmpty { target.willApply() }
    shownState.oldSnapshot = data.updateCell == nil ? nil : old
    for batch in batches {
      let contents = request.contents.showing(batch.snapshot)
      let update = { shownState.contents = contents }
      target.perform(
        batch,
        animated: request.mode == .animated,
        updateData: update,
        completion: completions.step(of: ticket)
      )
      // The snapshot must advance even if the target did not call `updateData`.
      update()
    }
    shownState.oldSnapshot = nil
    // An empty difference can still bring new instances of equal identifiers.
    if batches.isEmpty {
      shown = request.contents.withoutMarksAndProblems()
      updateTrees?(request.mode == .animated, completions.step(of: ticket))
    } else {
      target.didApply()
    }
    report(.batches(batches), of: request, from: old)
    completions.end(ticket)
  }

  /// Passes the problems of a snapshot to the handler or, without one, to the target.
  func handOnProblems(of snapshot: Snapshot<Section, Item>) {
    guard snapshot.hasProblems else { return }
    if let problemHandler {
      for problem in snapshot.problems { problemHandler(problem) }
    } else {
      target.report(snapshot.problems)
    }
  }

  /// Hands on the problems of an apply that ends, and reports the apply to the observer.
  private func report(
    _ outcome: ApplyReport<Section, Item>.Outcome,
    of request: Request,
    from old: Snapshot<Section, Item>
  ) {
    handOnProblems(of: request.contents.snapshot)
    guard let applyObserver else { return }
    applyObserver(
      ApplyReport(
        mode: request.mode,
        outcome: outcome,
        old: old,
        new: request.contents.snapshot,
        changeset: request.plan?.changeset,
        seconds: request.plan?.seconds
      )
    )
  }
}
