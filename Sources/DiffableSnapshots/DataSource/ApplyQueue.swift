/// Decides which apply goes when.
///
/// A pure state machine: it runs nothing, it only answers.
///
/// One apply at a time changes the list. An apply that finds another one at work waits; of several that
/// wait the last wins, and the others are skipped. An apply whose difference is found elsewhere first
/// *prepares*; meanwhile one that cannot wait may overtake it, which makes it obsolete.
struct ApplyQueue<Payload> {
  /// An apply that asks for its turn.
  struct Entry {
    /// Identifies the apply; later ones have greater numbers.
    var ticket: Int

    /// Whether it prepares before it changes the list.
    var prepares: Bool

    var payload: Payload
  }

  enum Phase: Equatable {
    case idle
    case preparing(ticket: Int)
    case applying
  }

  enum Decision {
    /// It is its turn.
    case proceed

    /// It waits until ``finish()`` returns it.
    case wait
  }

  private(set) var phase = Phase.idle
  private(set) var waiting: Entry?
  private var preparing: Entry?

  /// Calls a function with the applies that an apply will make pointless: one that prepares when the new
  /// one does not, and the one that waits.
  func forEachObsolete(by entry: Entry, _ body: (Entry) -> Void) {
    if let preparing, phase != .idle && !entry.prepares { body(preparing) }
    if let waiting { body(waiting) }
  }

  /// Admits an apply.
  ///
  /// - Returns: Whether it may proceed, and the apply that it makes pointless, if one was waiting.
  mutating func admit(_ entry: Entry) -> (decision: Decision, skipped: Entry?) {
    let skipped = waiting
    waiting = nil
    switch phase {
    case .idle:
      begin(entry)
      return (.proceed, skipped)
    case .preparing where !entry.prepares:
      begin(entry)
      return (.proceed, skipped)
    case .preparing, .applying:
      waiting = entry
      return (.wait, skipped)
    }
  }

  /// Ends the preparation of an apply.
  ///
  /// - Returns: Whether it may go on; false when another one has overtaken it.
  mutating func finishPreparing(ticket: Int) -> Bool {
    guard phase == .preparing(ticket: ticket) else { return false }
    phase = .applying
    preparing = nil
    return true
  }

  /// Ends the apply that is at work.
  ///
  /// - Returns: The apply whose turn it is now, if one was waiting.
  mutating func finish() -> Entry? {
    phase = .idle
    guard let next = waiting else { return nil }
    waiting = nil
    begin(next)
    return next
  }

  private mutating func begin(_ entry: Entry) {
    phase = entry.prepares ? .preparing(ticket: entry.ticket) : .applying
    preparing = entry.prepares ? entry : nil
  }
}
