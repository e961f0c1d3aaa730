extension DiffableDataSource {
  /// Shows a snapshot, by the fewest changes.
  ///
  /// When the call returns, the data source answers from the new snapshot; the list's animation may
  /// still run. The list is reloaded instead of changed the first time, while it is off screen, and where
  /// there are more changes than its ``ListTarget/changeLimit``. When nothing differs, the list is not
  /// bothered.
  ///
  /// Called from within another apply, from a provider or a completion, it waits until that one is done.
  /// Of several that wait the last wins.
  ///
  /// - Parameters:
  ///   - snapshot: What to show.
  ///   - animatingDifferences: Whether to show the changes as movement.
  ///   - completion: Called once when the list shows the snapshot, or when a later one has made it
  ///     pointless; never before the completion of an earlier apply.
  /// - Complexity: That of ``Snapshot/difference(from:)`` and ``Changeset/batches(for:)``, and what the
  ///   list makes of the batches.
  public func apply(
    _ snapshot: Snapshot<Section, Item>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    submit(snapshot, animatingDifferences ? .animated : .immediate, completion)
  }

  /// Shows a snapshot by a full reload, without looking at what differs.
  ///
  /// - Parameters:
  ///   - snapshot: What to show.
  ///   - completion: Called once when the list shows the snapshot, or when a later one has made it
  ///     pointless; never before the completion of an earlier apply.
  public func applySnapshotUsingReloadData(
    _ snapshot: Snapshot<Section, Item>,
    completion: (() -> Void)? = nil
  ) {
    submit(snapshot, .reload, completion)
  }

  private func submit(
    _ snapshot: Snapshot<Section, Item>,
    _ style: Request.Style,
    _ completion: (() -> Void)?
  ) {
    let ticket = completions.register(completion)
    var request = Request(snapshot: snapshot, style: style)
    if admit(ticket, &request, prepares: false) { run(ticket, request) }
  }

  /// Asks for the turn of an apply.
  ///
  /// Those that it makes pointless leave it their marks, since nobody else will update those cells.
  ///
  /// - Returns: Whether it is its turn.
  func admit(_ ticket: Int, _ request: inout Request, prepares: Bool) -> Bool {
    newest = unmarked(request.snapshot)
    var entry = ApplyQueue.Entry(ticket: ticket, prepares: prepares, payload: request)
    queue.forEachObsolete(by: entry) { obsolete in
      request.snapshot = request.snapshot.inheritingMarks(of: obsolete.payload.snapshot)
    }
    entry.payload = request
    let (decision, skipped) = queue.admit(entry)
    if let skipped { completions.end(skipped.ticket) }
    return decision == .proceed
  }

  /// Carries out an apply whose turn it is, and then those that came to wait meanwhile.
  func run(_ ticket: Int, _ request: Request) {
    show(ticket, request)
    while let next = queue.finish() {
      if let resume = next.payload.resume { return resume() }
      show(next.ticket, next.payload)
    }
  }

  private func show(_ ticket: Int, _ request: Request) {
    guard hasData && target.isOnScreen && request.style != .reload else {
      return reload(ticket, request)
    }
    let capabilities = target.capabilities
    let lowered =
      request.lowered.flatMap { $0.capabilities == capabilities ? $0 : nil }
      ?? Lowered(
        batches(shown.snapshot, request.snapshot, capabilities),
        for: capabilities
      )
    guard lowered.numberOfChanges <= target.changeLimit else { return reload(ticket, request) }
    perform(lowered.batches, ticket, request)
  }

  private func reload(_ ticket: Int, _ request: Request) {
    hasData = true
    shown.snapshot = unmarked(request.snapshot)
    let completions = completions
    target.reloadData(shown.snapshot) { completions.end(ticket) }
  }

  private func perform(
    _ batches: [Batch<Section, Item>],
    _ ticket: Int,
    _ request: Request
  ) {
    let (shown, completions) = (shown, completions)
    let countdown = Countdown(from: batches.count) { completions.end(ticket) }
    for batch in batches {
      let snapshot = unmarked(batch.snapshot)
      let update = { shown.snapshot = snapshot }
      target.perform(
        batch,
        animated: request.style == .animated,
        updateData: update,
        completion: countdown.step()
      )
      // A target that forgot to call it must not make the data source forget the snapshot.
      update()
    }
    // Also without a batch: equal identifiers may be new instances.
    if batches.isEmpty { shown.snapshot = unmarked(request.snapshot) }
    countdown.start()
  }
}

extension DiffableDataSource {
  /// What an apply is to do.
  struct Request {
    enum Style {
      case animated
      case immediate
      case reload
    }

    var snapshot: Snapshot<Section, Item>
    var style: Style

    /// The changes from what is shown, where they are known already.
    var lowered: Lowered?

    /// Lets an apply go on that waits in a task.
    var resume: (() -> Void)?
  }
}

extension DiffableDataSource {
  /// The changes between two snapshots, ready for a list.
  struct Lowered: Sendable {
    let capabilities: ListCapabilities
    let batches: [Batch<Section, Item>]

    init(_ batches: [Batch<Section, Item>], for capabilities: ListCapabilities) {
      self.batches = batches
      self.capabilities = capabilities
    }

    var numberOfChanges: Int {
      var sum = 0
      for batch in batches { sum += batch.count }
      return sum
    }
  }
}

/// Does something once when each of some steps was taken, however often each is.
private final class Countdown {
  private var remaining: Int
  private let action: () -> Void

  init(from count: Int, action: @escaping () -> Void) {
    // One more for `start`, so that nothing ends while batches are still to come.
    remaining = count + 1
    self.action = action
  }

  func step() -> () -> Void {
    var isTaken = false
    return {
      guard !isTaken else { return }
      isTaken = true
      self.count()
    }
  }

  func start() { count() }

  private func count() {
    remaining -= 1
    if remaining == 0 { action() }
  }
}
