/// Calls the completion of each apply once, in the order of the applies.
///
/// An apply has ended when the data source has ended it, and when the list has completed each of its steps. The queue
/// is an object of its own. The list's completions hold the queue but not the data source. So the queue can call
/// completions even after the data source is released.
final class CompletionQueue {
  private struct Entry {
    var ticket: Int
    var completion: (() -> Void)?

    /// Whether the completion resumes a task.
    ///
    /// Such an entry remains in the queue until the task calls `leave` or `abandon`.
    var isTask: Bool

    /// The number of steps that the list has not completed.
    var remainingSteps = 0
    var hasEnded = false
    var wasCalled = false

    var isReady: Bool { hasEnded && remainingSteps == 0 && !wasCalled }
  }

  /// A step of an apply, which completes once: when the list calls its completion or releases it.
  private final class Step {
    private var queue: CompletionQueue?
    private let ticket: Int

    init(_ queue: CompletionQueue, _ ticket: Int) {
      self.queue = queue
      self.ticket = ticket
    }

    func complete() {
      guard let queue else { return }
      self.queue = nil
      queue.update(ticket) { $0.remainingSteps -= 1 }
    }

    deinit { complete() }
  }

  // Embedded Swift has no weak references; see `ListData.owner`.
  #if !hasFeature(Embedded)
    /// The data source, which learns when an apply has ended; set as soon as it waits for the end of an animation.
    weak var owner: (any ListDataOwner)?
  #else
    unowned(unsafe) var owner: (any ListDataOwner)?
  #endif

  /// The applies whose completion was not called or whose task has not called `leave` or `abandon`, by ascending
  /// ticket.
  private var entries: [Entry] = []
  private var nextTicket = 0

  /// Registers an apply.
  ///
  /// - Parameters:
  ///   - isTask: Whether the completion resumes a task. A resumed task does not run immediately, so the queue
  ///     calls no later completion until the task calls ``leave(_:isolation:)``.
  ///   - completion: Called when this apply and all earlier applies have ended.
  /// - Returns: The ticket of the apply.
  func register(isTask: Bool = false, _ completion: (() -> Void)?) -> Int {
    defer { nextTicket += 1 }
    entries.append(Entry(ticket: nextTicket, completion: completion, isTask: isTask))
    return nextTicket
  }

  /// Replaces the completion of an apply that has not ended.
  func setCompletion(of ticket: Int, _ completion: (() -> Void)?) {
    guard let index = index(of: ticket) else { return }
    entries[index].completion = completion
  }

  /// Returns the completion of one step that the list performs for an apply.
  ///
  /// Calling the completion twice has no effect. Releasing it also completes the step. So no caller waits forever for a
  /// list that drops a completion or is released with it.
  func step(of ticket: Int) -> () -> Void {
    if let index = index(of: ticket) { entries[index].remainingSteps += 1 }
    let step = Step(self, ticket)
    return { step.complete() }
  }

  /// Ends an apply, after all of its steps have been created.
  ///
  /// Ending an apply twice has no effect.
  func end(_ ticket: Int) { update(ticket) { $0.hasEnded = true } }

  /// Changes an apply and, if the apply is ready now, calls every completion that no longer waits for an earlier apply.
  private func update(_ ticket: Int, _ change: (inout Entry) -> Void) {
    guard let index = index(of: ticket) else { return }
    change(&entries[index])
    guard entries[index].isReady else { return }
    callReady()
    owner?.applyDidComplete(ticket)
  }

  #if !hasFeature(Embedded)
    /// Removes the entry of a task that is about to return to its caller, and calls the next completion.
    ///
    /// The caller must continue before the next completion runs. The caller continues on its actor without a
    /// suspension. So a completion that resumes a task is called now: the task runs when the actor is free.
    /// Any other completion is called by a new task on the caller's actor. If the caller has no actor, the
    /// order cannot be ensured, and the completion is called now.
    func leave(_ ticket: Int, isolation: isolated (any Actor)? = #isolation) {
      entries.removeAll { $0.ticket == ticket }
      guard let next = entries.first, next.isReady else { return }
      guard isolation != nil, !next.isTask else { return callReady() }
      Task {
        _ = isolation
        callReady()
      }
    }

    /// Lets an apply go on without its task, which was cancelled.
    func abandon(_ ticket: Int) {
      guard let index = index(of: ticket) else { return }
      (entries[index].completion, entries[index].isTask) = (nil, false)
    }
  #endif

  /// Calls the completions of all ready entries.
  ///
  /// The loop reads the first entry again after each call: a completion may call `apply`, which calls this
  /// method again.
  private func callReady() {
    while let first = entries.first, first.isReady {
      if first.isTask { entries[0].wasCalled = true } else { entries.removeFirst() }
      first.completion?()
    }
  }

  private func index(of ticket: Int) -> Int? { entries.firstIndex { $0.ticket == ticket } }
}
