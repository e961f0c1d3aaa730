extension DiffableDataSource {
  /// What an apply is to do.
  struct Request {
    var snapshot: Snapshot<Section, Item>
    var mode: ApplyMode

    /// Why the newest snapshot changes.
    var cause: SnapshotChangeCause = .apply

    /// The marks of the applies that this one has made obsolete; nil if there was no other apply.
    var skippedMarks: SkippedMarks<Section, Item>?

    /// The changes from what is shown, where they are known already.
    var plan: ApplyPlan<Section, Item>?

    /// How many drags had changed what is shown when the changes were found: the next one outdates them.
    var numberOfDrops = 0

    /// Resumes an apply that waits in a task.
    var resume: (() -> Void)?
  }

  /// Asks for the turn of an apply.
  ///
  /// Applies that it makes obsolete leave it their marks: no other apply updates those cells.
  ///
  /// - Returns: Whether it is its turn.
  func admit(_ ticket: Int, _ request: inout Request, prepares: Bool) -> Bool {
    replaceNewest(with: request.snapshot.withoutMarks(), because: request.cause)
    if queue.hasSuccessor {
      var marks = SkippedMarks<Section, Item>()
      queue.forEachObsolete(prepares: prepares) { obsolete in
        if let skippedMarks = obsolete.payload.skippedMarks { marks.add(skippedMarks) }
        marks.add(obsolete.payload.snapshot)
      }
      request.snapshot = request.snapshot.inheriting(marks)
      request.skippedMarks = marks
    }
    let entry = ApplyQueue.Entry(ticket: ticket, prepares: prepares, payload: request)
    let (decision, skipped) = queue.admit(entry)
    if decision == .wait && drag != nil { selfDuringDrag = self }
    for entry in skipped { skip(entry.ticket, entry.payload) }
    return decision == .proceed
  }

  /// Runs an apply, then the applies that were queued while it ran.
  func run(_ ticket: Int, _ request: Request) {
    show(ticket, request)
    if let next = queue.finish() { runNext(next) }
  }

  /// Runs an apply that waited, or resumes its task, then the applies that were queued meanwhile.
  func runNext(_ entry: ApplyQueue<Request>.Entry) {
    var next: ApplyQueue<Request>.Entry? = entry
    while let entry = next {
      if let resume = entry.payload.resume { return resume() }
      show(entry.ticket, entry.payload)
      next = queue.finish()
    }
  }

  /// Ends an apply that a later one has made obsolete.
  func skip(_ ticket: Int, _ request: Request) {
    reportSkipped(request.snapshot, request.mode)
    completions.end(ticket)
  }

  /// Reports a snapshot that the list never shows.
  func reportSkipped(_ snapshot: Snapshot<Section, Item>, _ mode: ApplyMode) {
    // Without the difference that may be known: the list has changed since then.
    report(.skipped, of: Request(snapshot: snapshot, mode: mode), from: shown.snapshot)
  }

  private func show(_ ticket: Int, _ request: Request) {
    guard hasTarget else { return keep(ticket, request) }
    if let reason = reasonToReload(request) { return reload(ticket, request, because: reason) }
    let capabilities = target.capabilities
    var request = request
    let isOutdated = request.numberOfDrops != shown.numberOfDrops
    if isOutdated || request.plan?.capabilities != capabilities {
      request.plan = ApplyPlan(
        for: capabilities,
        isTimed: applyObserver != nil
      ) { difference(shown.snapshot, request.snapshot) }
    }
    guard let plan = request.plan, plan.count <= changeLimit ?? target.changeLimit else {
      return reload(ticket, request, because: .tooManyChanges)
    }
    perform(plan.batches, ticket, request)
  }

  /// Ends an apply whose list belongs to a later data source: only that data source may change the list.
  private func keep(_ ticket: Int, _ request: Request) {
    shown.snapshot = request.snapshot.withoutMarks()
    skip(ticket, request)
  }

  /// Returns why the list is reloaded regardless of the changes, or nil when it is not.
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
    let group = CompletionGroup(steps: 1) { completions.end(ticket) }
    target.willApply()
    hasData = true
    shown.snapshot = request.snapshot.withoutMarks()
    target.reloadData(shown.snapshot, completion: group.step())
    target.didApply()
    report(.reload(reason), of: request, from: old)
    group.close()
  }

  private func perform(
    _ batches: [Batch<Section, Item>],
    _ ticket: Int,
    _ request: Request
  ) {
    let (old, shown, completions) = (shown.snapshot, shown, completions)
    let group = CompletionGroup(steps: batches.count) { completions.end(ticket) }
    if !batches.isEmpty { target.willApply() }
    for batch in batches {
      let snapshot = batch.snapshot.withoutMarks()
      let update = { shown.snapshot = snapshot }
      target.perform(
        batch,
        animated: request.mode == .animated,
        updateData: update,
        completion: group.step()
      )
      // A target that forgot to call it must not make the data source forget the snapshot.
      update()
    }
    // Also without a batch: equal identifiers may be new instances.
    if batches.isEmpty {
      shown.snapshot = request.snapshot.withoutMarks()
    } else {
      target.didApply()
    }
    report(.batches(batches), of: request, from: old)
    group.close()
  }

  private func report(
    _ outcome: ApplyReport<Section, Item>.Outcome,
    of request: Request,
    from old: Snapshot<Section, Item>
  ) {
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
