/// Decides the order of applies.
///
/// The queue is a pure state machine: it makes decisions and runs no code of the applies.
///
/// Only one apply at a time changes the list. An apply that enters the queue while another one changes the list waits.
/// Only one apply can wait: a newer one supersedes it, and the superseded apply is skipped.
///
/// An asynchronous apply that needs a difference first *prepares*: it finds the difference away from the caller's
/// actor. An apply that does not prepare never waits for a preparing apply. It begins immediately and makes the
/// preparing apply obsolete.
///
/// While the user drags an item, no apply changes the list, and all applies wait. An apply that is preparing
/// continues to prepare, and then waits with the changes that it has found.
struct ApplyQueue<Payload> {
  /// An apply that enters the queue.
  struct Entry {
    /// The number that identifies the apply; later applies have greater numbers.
    var ticket: Int

    /// Whether the apply prepares before it changes the list.
    var prepares: Bool

    var payload: Payload
  }

  enum Phase: Equatable {
    case idle
    case preparing(ticket: Int)
    case applying

    /// The list animates the last apply, and later applies wait until the animation ends.
    case animating
    case reordering
  }

  enum Decision {
    /// The apply may begin now: either to prepare or to change the list.
    case proceed

    /// The apply waits until ``finish(isAnimating:)`` or ``endReordering()`` returns it.
    case wait
  }

  private(set) var phase = Phase.idle
  private(set) var waiting: Entry?

  /// The apply that is preparing, or that finished preparing while the user drags an item.
  private(set) var preparing: Entry?

  /// Whether an apply is preparing or waiting.
  var hasPendingApply: Bool { preparing != nil || waiting != nil }

  /// Calls a function with each apply that a new apply makes obsolete.
  ///
  /// The waiting apply is always obsolete. The preparing apply is obsolete if the new one does not prepare.
  func forEachObsolete(prepares: Bool, _ body: (Entry) -> Void) {
    if let preparing, !prepares { body(preparing) }
    if let waiting { body(waiting) }
  }

  /// Adds an apply to the queue.
  ///
  /// - Returns: Whether the apply may proceed, and the waiting applies that it makes obsolete.
  mutating func admit(_ entry: Entry) -> (decision: Decision, skipped: [Entry]) {
    var skipped: [Entry] = []
    if case .reordering = phase, !entry.prepares {
      // An apply that is still preparing is skipped later, when `finishPreparing` returns nil for it.
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
    case .preparing, .applying, .animating, .reordering:
      waiting = entry
      return (.wait, skipped)
    }
  }

  /// Ends the preparation of an apply.
  ///
  /// - Parameters:
  ///   - ticket: The ticket of the apply.
  ///   - payload: The new payload of the apply.
  /// - Returns: Whether the apply may proceed, or nil when another apply has made it obsolete.
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

  /// Makes all applies wait until the user's drag ends.
  ///
  /// - Returns: Whether the drag may begin; false while an apply changes the list, and during an animation for which
  ///   applies wait.
  mutating func beginReordering() -> Bool {
    if phase == .applying || phase == .animating { return false }
    phase = .reordering
    return true
  }

  /// Ends the user's drag, so that applies can continue.
  ///
  /// - Returns: The apply that runs next, or nil when none does.
  mutating func endReordering() -> Entry? {
    guard phase == .reordering else { return nil }
    guard let preparing else { return finish() }
    begin(preparing)
    return preparing.prepares ? nil : preparing
  }

  /// Makes all applies wait until ``finish(isAnimating:)``, because the data source does not have its list yet.
  mutating func waitForList() { phase = .applying }

  /// Ends an apply or an animation while another apply still waits; ``finish(isAnimating:)`` then returns it.
  mutating func becomeIdle() { phase = .idle }

  /// Ends the apply that changes the list.
  ///
  /// - Parameter isAnimating: Whether the list animates the apply, and later applies wait for the end of the animation.
  /// - Returns: The apply that runs next, or nil when no apply was waiting, or when applies wait for the animation.
  mutating func finish(isAnimating: Bool = false) -> Entry? {
    phase = isAnimating ? .animating : .idle
    if isAnimating { return nil }
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
