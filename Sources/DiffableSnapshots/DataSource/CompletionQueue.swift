/// Calls the completion of each apply once, in the order of the applies.
///
/// The queue is an object of its own. The list's completions hold the queue but not the data source, so
/// the queue calls completions after the data source is released.
final class CompletionQueue {
  private struct Entry {
    var ticket: Int
    var completion: (() -> Void)?

    /// Whether the completion resumes a task; then the entry stays until the task calls `leave`.
    var isTask: Bool
    var hasEnded = false
    var wasCalled = false

    var isReady: Bool { hasEnded && !wasCalled }
  }

  /// The applies that have not ended, and the applies that wait for an earlier one; ascending tickets.
  private var entries: [Entry] = []
  private var nextTicket = 0

  /// Registers an apply.
  ///
  /// - Parameters:
  ///   - isTask: Whether the completion resumes a task. A resumed task has yet to run, so the queue calls
  ///     no later completion until the task calls ``leave(_:isolation:)``.
  ///   - completion: Called when the apply and all applies before it have ended.
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

  /// Ends an apply, and calls all completions that wait for no earlier apply.
  ///
  /// Ending an apply twice has no effect.
  func end(_ ticket: Int) {
    guard let index = index(of: ticket) else { return }
    entries[index].hasEnded = true
    callReady()
  }

  #if !hasFeature(Embedded)
    /// Removes a task that is about to return to its caller.
    ///
    /// The caller continues on its actor without a suspension. A task that comes next is resumed now, and
    /// runs when the actor is free. A completion that comes next is called by a task of its own on that
    /// actor, so that it does not run before the caller continues. A caller without an actor has no such
    /// place: there the completion is called now.
    func leave(_ ticket: Int, isolation: isolated (any Actor)? = #isolation) {
      entries.removeAll { $0.ticket == ticket }
      guard let next = entries.first, next.isReady else { return }
      guard isolation != nil, !next.isTask else { return callReady() }
      Task {
        _ = isolation
        callReady()
      }
    }
  #endif

  /// Takes one entry at a time: a completion may apply again, which comes back here.
  private func callReady() {
    while let first = entries.first, first.isReady {
      if first.isTask { entries[0].wasCalled = true } else { entries.removeFirst() }
      first.completion?()
    }
  }

  private func index(of ticket: Int) -> Int? { entries.firstIndex { $0.ticket == ticket } }
}
