/// Calls the completion of each apply once, in the order of the applies.
///
/// An object of its own, so that a list which holds on to a completion does not hold the data source.
final class CompletionQueue {
  private struct Entry {
    var ticket: Int
    var completion: (() -> Void)?

    /// Whether the completion only wakes a task, which then has to come back and say so.
    var isTask: Bool
    var hasEnded = false
    var wasCalled = false
  }

  /// The applies that have not ended, and those that wait for one before them; ascending tickets.
  private var entries: [Entry] = []
  private var nextTicket = 0

  /// Registers an apply.
  ///
  /// - Parameters:
  ///   - isTask: Whether the apply is a task: then nothing after it is called until it calls
  ///     ``leave(_:)``, for a task that was woken has yet to run.
  ///   - completion: What to call when the apply has ended.
  /// - Returns: Its ticket, by which it ends.
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

  /// Ends an apply, and calls all completions that nothing before them holds up.
  ///
  /// Ending one a second time does nothing.
  func end(_ ticket: Int) {
    guard let index = index(of: ticket) else { return }
    entries[index].hasEnded = true
    callEnded()
  }

  /// Lets those after a task go on.
  func leave(_ ticket: Int) {
    entries.removeAll { $0.ticket == ticket }
    callEnded()
  }

  /// Ends all applies.
  func endAll() {
    for index in entries.indices { entries[index].hasEnded = true }
    callEnded()
  }

  /// Takes one at a time: a completion may apply again, and come back here.
  private func callEnded() {
    while let first = entries.first, first.hasEnded && !first.wasCalled {
      if first.isTask { entries[0].wasCalled = true } else { entries.removeFirst() }
      first.completion?()
    }
  }

  private func index(of ticket: Int) -> Int? { entries.firstIndex { $0.ticket == ticket } }
}
