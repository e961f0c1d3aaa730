/// Decides the order of applies.
///
/// A pure state machine: it runs nothing, it only answers.
///
/// One apply at a time changes the list. An apply that finds another one at work waits; of several that
/// wait the last wins, and the others are skipped. An apply whose difference is found elsewhere first
/// *prepares*; meanwhile one that cannot wait may overtake it, which makes it obsolete.
///
/// While the user reorders, nothing changes the list, and everything waits. An apply that prepares continues
/// to prepare, and waits with what it has found.
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
    case reordering
  }

  enum Decision {
    /// It is its turn.
    case proceed

    /// It waits until ``finish()`` or ``endReordering()`` returns it.
    case wait
  }

  private(set) var phase = Phase.idle
  private(set) var waiting: Entry?

  /// The apply that prepares, or that has prepared while the user reorders.
  private(set) var preparing: Entry?

  /// Whether another apply runs when the current apply, or the user's drag, has ended.
  var hasSuccessor: Bool { preparing != nil || waiting != nil }

  /// Calls a function with the applies that a new one will make obsolete: one that prepares when the new
  /// one does not, and the one that waits.
  func forEachObsolete(prepares: Bool, _ body: (Entry) -> Void) {
    if let preparing, !prepares { body(preparing) }
    if let waiting { body(waiting) }
  }

  /// Admits an apply.
  ///
  /// - Returns: Whether it may proceed, and the waiting applies that it makes obsolete.
  mutating func admit(_ entry: Entry) -> (decision: Decision, skipped: [Entry]) {
    var skipped: [Entry] = []
    if case .reordering = phase, !entry.prepares {
      // One that still prepares learns of it when it has prepared.
      if let preparing, !preparing.prepares { skipped.append(preparing) }
      preparing = nil
    }
    if let waiting { skipped.append(waiting) }
    waiting = nil
    switch phase {
    case .idle:
      begin(entry)
      return (.proceed, skipped)
    case .preparing where !entry.prepares:
      begin(entry)
      return (.proceed, skipped)
    case .preparing, .applying, .reordering:
      waiting = entry
      return (.wait, skipped)
    }
  }

  /// Ends the preparation of an apply.
  ///
  /// - Parameters:
  ///   - ticket: The apply.
  ///   - payload: What it carries from now on.
  /// - Returns: Whether it may proceed, or nil when another apply has overtaken it.
  mutating func finishPreparing(ticket: Int, payload: Payload) -> Decision? {
    guard let preparing, preparing.prepares, preparing.ticket == ticket else { return nil }
    let prepared = Entry(ticket: ticket, prepares: false, payload: payload)
    if phase == .reordering {
      self.preparing = prepared
      return .wait
    }
    begin(prepared)
    return .proceed
  }

  /// Makes everything wait for the user.
  ///
  /// - Returns: Whether that is so; false while an apply changes the list.
  mutating func beginReordering() -> Bool {
    if phase == .applying { return false }
    phase = .reordering
    return true
  }

  /// Lets applies continue after the user's drag.
  ///
  /// - Returns: The apply whose turn it is now, if one was waiting.
  mutating func endReordering() -> Entry? {
    guard phase == .reordering else { return nil }
    guard let preparing else { return finish() }
    begin(preparing)
    return preparing.prepares ? nil : preparing
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
