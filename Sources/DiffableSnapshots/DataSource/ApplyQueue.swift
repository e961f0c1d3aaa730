/// An apply that enters the queue.
///
/// A class, because moving a generic structure in and out of the queue looks up its type each time.
class QueuedApply {
  /// The number that identifies the apply; later applies have greater numbers.
  final let ticket: Int

  /// Whether the apply prepares before it changes the list.
  final var prepares: Bool

  /// Whether the apply waits until the animation of the apply before it has ended.
  final var waitsForAnimation: Bool

  init(ticket: Int, prepares: Bool = false, waitsForAnimation: Bool = true) {
    self.ticket = ticket
    self.prepares = prepares
    self.waitsForAnimation = waitsForAnimation
  }
}

/// Decides the order of applies.
///
/// The queue is a pure state machine: it makes decisions and runs no code of the applies.
///
/// Every apply first waits in the queue. Only one apply can wait: a newer one supersedes it, and the superseded apply is
/// skipped. The waiting apply begins when the ``phase`` permits it, and when the list says that it can change: see
/// ``beginAsking()``. Only one apply at a time changes the list.
///
/// An asynchronous apply that needs a difference first *prepares*: it finds the difference away from the caller's
/// actor. An apply that does not prepare never waits for a preparing apply. It begins immediately and makes the
/// preparing apply obsolete.
///
/// While the user drags an item, no apply changes the list, and all applies wait. An apply that is preparing
/// continues to prepare, and then waits with the changes that it has found.
struct ApplyQueue<Entry: QueuedApply> {
  /// What the list does; only an idle list can begin an apply.
  enum Phase: Equatable {
    /// The list belongs to an earlier data source until the apply of that data source ends.
    case waitingForList

    /// The list does nothing. An apply may be preparing.
    case idle

    /// An apply changes the list. Later applies wait for the end of its animation if it has a ticket here.
    case applying(animatedTicket: Int?)

    /// The list animates the last apply, and later applies wait until the animation ends.
    case animating(ticket: Int)

    /// The user drags an item.
    case dragging(Drag)

    /// The list has said that it cannot change now.
    case paused
  }

  /// A drag of the user.
  struct Drag: Equatable {
    /// The number that distinguishes one drag from the next.
    let number: Int

    /// The path of the item in the shown snapshot; nil after the drop.
    var source: ItemPath?
  }

  private(set) var phase: Phase
  private(set) var waiting: Entry?

  /// The apply that is preparing, or that has prepared and waits.
  private(set) var preparing: Entry?

  /// Whether the apply that prepares has found its changes.
  private var hasPrepared = false

  /// Whether the list is being asked if it can change; the list may begin and end a drag meanwhile.
  private var isAsking = false

  private var numberOfDrags = 0

  init(_ phase: Phase = .idle) { self.phase = phase }

  /// Whether an apply is preparing or waiting.
  var hasPendingApply: Bool { preparing != nil || waiting != nil }

  /// Whether the list shows the newest snapshot and does nothing.
  var isIdle: Bool { phase == .idle && !hasPendingApply }

  /// Whether an apply waits for an event of the list, and not for another apply.
  var waitsForEvent: Bool {
    switch phase {
    case .animating, .dragging, .paused: hasPendingApply
    case .waitingForList, .idle, .applying: false
    }
  }

  // MARK: Entering the queue

  /// Returns the applies that a new apply makes obsolete: the waiting apply, and if the new one does not prepare, also
  /// the preparing apply.
  func obsoleteApplies(prepares: Bool) -> [Entry] {
    [prepares ? nil : preparing, waiting].compactMap { $0 }
  }

  /// Adds an apply to the queue.
  ///
  /// - Returns: The obsolete applies that are skipped now. An apply that is still preparing is skipped later, when
  ///   ``finishPreparing(_:)`` returns false for it.
  mutating func admit(_ entry: Entry) -> [Entry] {
    defer { waiting = entry }
    guard hasPendingApply else { return [] }
    let skipped = obsoleteApplies(prepares: entry.prepares)
      .filter { hasPrepared || $0.ticket != preparing?.ticket }
    if !entry.prepares { (preparing, hasPrepared) = (nil, false) }
    return skipped
  }

  /// Ends the preparation of an apply, which then waits until it begins.
  ///
  /// - Returns: False when another apply has made this apply obsolete.
  mutating func finishPreparing(_ ticket: Int) -> Bool {
    guard let preparing, !hasPrepared, preparing.ticket == ticket else { return false }
    hasPrepared = true
    return true
  }

  // MARK: Beginning and ending applies

  /// The apply that begins next, or nil while another one prepares.
  private var next: Entry? {
    guard let preparing else { return waiting }
    return hasPrepared ? preparing : nil
  }

  /// Begins to ask the list whether it can change, if an apply can begin in this phase.
  ///
  /// Until ``endAsking(mustWait:)``, no apply begins.
  mutating func beginAsking() -> Bool {
    guard !isAsking, let next else { return false }
    switch phase {
    case .idle: break
    case .animating where !next.waitsForAnimation: phase = .idle
    case .waitingForList, .applying, .animating, .dragging, .paused: return false
    }
    isAsking = true
    return true
  }

  /// Begins the next apply.
  ///
  /// - Parameter mustWait: Whether the list cannot change. Applies then wait until ``resume()``.
  /// - Returns: The apply, which changes the list now or begins to prepare; nil if it must wait.
  mutating func endAsking(mustWait: Bool) -> Entry? {
    isAsking = false
    // The list may have begun a drag.
    guard phase == .idle else { return nil }
    if mustWait { phase = .paused }
    guard !mustWait, let next else { return nil }
    if preparing == nil { waiting = nil }
    let mustPrepare = next.prepares && !hasPrepared
    preparing = mustPrepare ? next : nil
    hasPrepared = false
    if !mustPrepare { phase = .applying(animatedTicket: nil) }
    return next
  }

  /// Makes later applies wait for the end of the animation of the apply that changes the list.
  mutating func beginAnimation(ticket: Int) { phase = .applying(animatedTicket: ticket) }

  /// Ends the apply that changes the list, or the wait for the list.
  mutating func finish() {
    switch phase {
    case .applying(let ticket?): phase = .animating(ticket: ticket)
    case .applying, .waitingForList: phase = .idle
    case .idle, .animating, .dragging, .paused: break
    }
  }

  /// Ends the animation of an apply, so that applies can continue.
  mutating func endAnimation(ticket: Int) {
    if phase == .applying(animatedTicket: ticket) {
      phase = .applying(animatedTicket: nil)
    } else if phase == .animating(ticket: ticket) {
      phase = .idle
    }
  }

  // MARK: Drags and pauses

  /// The user's drag, or nil.
  var drag: Drag? {
    get {
      if case .dragging(let drag) = phase { return drag }
      return nil
    }
    set {
      if let newValue, drag?.number == newValue.number { phase = .dragging(newValue) }
    }
  }

  /// Makes all applies wait until the user's drag ends.
  ///
  /// The drag ends an earlier drag or pause.
  ///
  /// - Returns: The drag, or nil while an apply changes the list, and during an animation for which applies wait.
  mutating func beginDrag(at source: ItemPath) -> Drag? {
    switch phase {
    case .waitingForList, .applying, .animating: return nil
    case .idle, .dragging, .paused: break
    }
    numberOfDrags += 1
    let drag = Drag(number: numberOfDrags, source: source)
    phase = .dragging(drag)
    return drag
  }

  /// Ends the user's drag or the pause of the list, so that applies can continue.
  mutating func resume() {
    if drag != nil || phase == .paused { phase = .idle }
  }
}
