/// An apply that enters the queue, without the contents that it shows.
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
/// The queue is a pure state machine: it makes decisions and runs no code of the applies. It is not generic, since generic
/// code would look up its types at each decision.
///
/// Every apply first waits in the queue. Only one apply can wait, besides one that has prepared: a newer one supersedes
/// it, and the superseded apply is skipped. The waiting apply begins when the ``phase`` permits it, and when the list
/// says that it can change: see ``beginAsking()``. Only one apply at a time changes the list.
///
/// An asynchronous apply that needs a difference first *prepares*: it finds the difference away from the caller's
/// actor. An apply that does not prepare never waits for a preparing apply. It begins immediately and makes the
/// preparing apply obsolete.
///
/// While the user reorders an item, no apply changes the list, and all applies wait. An apply that is preparing
/// continues to prepare, and then waits with the changes that it has found.
///
/// While the list animates an apply, the applies that wait for animations do not begin. Another apply ends their wait.
///
/// While the app has paused the queue, no apply begins.
struct ApplyQueue {
  /// What the list does; only an idle list can begin an apply.
  enum Phase: Equatable {
    /// The list does nothing. An apply may be preparing.
    case idle

    /// The list is being asked if it can change, and may begin a reordering meanwhile.
    case asked

    /// An apply changes the list.
    case applying

    /// The user reorders an item, perhaps while the list is being asked.
    case reordering(Reordering, isAsked: Bool)

    /// The list has said that it cannot change now.
    case paused
  }

  /// The reordering of an item by the user.
  struct Reordering: Equatable {
    /// The number that distinguishes one reordering from the next.
    let number: Int

    /// The path of the item in the shown snapshot; nil after the drop.
    var source: ItemPath?
  }

  /// The preparation of an apply, until the apply changes the list.
  struct Preparation {
    let entry: QueuedApply

    /// Whether the apply has found its changes.
    var isDone = false
  }

  /// The state of the list that the applies change.
  private struct List {
    var phase = Phase.idle
    var animatedTicket: Int?
  }

  /// The list; nil while it belongs to an earlier data source, of which something is under way.
  private var list: List?

  private(set) var waiting: QueuedApply?
  private(set) var preparation: Preparation?
  private var numberOfReorderings = 0

  /// Whether the app lets applies wait.
  var isPausedByApp = false

  /// Creates a queue whose applies wait for ``receiveList()``.
  init() {}

  /// What the list does; nil while the queue waits for the list.
  var phase: Phase? { list?.phase }

  /// The ticket of the apply for the end of whose animation other applies wait; nil if there is none.
  var animatedTicket: Int? { list?.animatedTicket }

  /// The newest apply that waits, prepares, or has prepared and waits; nil if there is none.
  var newest: QueuedApply? { waiting ?? preparation?.entry }

  /// Whether an apply waits for an event of the list, and not for another apply.
  var waitsForEvent: Bool {
    switch phase {
    case _ where isPausedByApp: false
    case .reordering, .paused: newest != nil
    case .idle, .asked: newest != nil && animatedTicket != nil
    case .applying, nil: false
    }
  }

  /// Whether the list is in the middle of a change: an apply, or a drop that it has reported.
  ///
  /// Also true while the list is being asked whether it can change.
  var isUnderWay: Bool {
    switch phase {
    case .applying, .asked: true
    case .reordering(let reordering, let isAsked): isAsked || reordering.source == nil
    case .idle, .paused, nil: false
    }
  }

  // MARK: Entering the queue

  /// Adds an apply to the queue.
  ///
  /// - Returns: The obsolete applies: the waiting apply, and if the new one does not prepare, also the preparing apply.
  ///   Then those of them that are skipped now. An apply that is still preparing is skipped later, when
  ///   ``finishPreparing(_:)`` returns false for it.
  mutating func admit(_ entry: QueuedApply) -> (obsolete: [QueuedApply], skipped: [QueuedApply]) {
    var (obsolete, skipped): ([QueuedApply], [QueuedApply]) = ([], [])
    if !entry.prepares, let preparation {
      obsolete.append(preparation.entry)
      if preparation.isDone { skipped.append(preparation.entry) }
      self.preparation = nil
    }
    if let waiting {
      obsolete.append(waiting)
      skipped.append(waiting)
    }
    waiting = entry
    return (obsolete, skipped)
  }

  /// Ends the preparation of an apply, which then waits until it begins.
  ///
  /// - Returns: False when another apply has made this apply obsolete.
  mutating func finishPreparing(_ ticket: Int) -> Bool {
    guard let preparation, !preparation.isDone, preparation.entry.ticket == ticket else {
      return false
    }
    self.preparation?.isDone = true
    return true
  }

  // MARK: Beginning and ending applies

  /// The apply that can begin next; nil while another one prepares, or if it waits for an animation.
  private var next: QueuedApply? {
    let next =
      if let preparation { preparation.isDone ? preparation.entry : nil } else { waiting }
    return animatedTicket != nil && next?.waitsForAnimation == true ? nil : next
  }

  /// Begins to ask the list whether it can change, if an apply can begin now.
  ///
  /// Until ``endAsking(mustWait:)``, no apply begins.
  mutating func beginAsking() -> Bool {
    guard phase == .idle, !isPausedByApp, next != nil else { return false }
    list?.phase = .asked
    return true
  }

  /// Begins the next apply.
  ///
  /// - Parameter mustWait: Whether the list cannot change. Applies then wait until ``resume()``.
  /// - Returns: The apply, which changes the list now or begins to prepare; nil if it must wait.
  mutating func endAsking(mustWait: Bool) -> QueuedApply? {
    // The user may have begun to reorder.
    if let reordering { list?.phase = .reordering(reordering, isAsked: false) }
    guard phase == .asked else { return nil }
    list?.phase = mustWait && !isPausedByApp ? .paused : .idle
    // An apply that waits for animations may have superseded the apply for which the list was asked.
    guard !mustWait, !isPausedByApp, let next else { return nil }
    if preparation == nil {
      waiting = nil
      if next.prepares {
        preparation = Preparation(entry: next)
        return next
      }
    }
    (preparation, list) = (nil, List(phase: .applying))
    return next
  }

  /// Makes applies that wait for animations wait for the animation of an apply.
  mutating func beginAnimation(ticket: Int) { list?.animatedTicket = ticket }

  /// Ends the apply that changes the list.
  mutating func finish() {
    if phase == .applying { list?.phase = .idle }
  }

  /// Ends the wait for the list.
  mutating func receiveList() {
    if list == nil { list = List() }
  }

  /// Ends the animation of an apply, so that applies can continue.
  mutating func endAnimation(ticket: Int) {
    if animatedTicket == ticket { list?.animatedTicket = nil }
  }

  // MARK: Reordering and pauses

  /// The reordering of the user, or nil.
  var reordering: Reordering? {
    get { if case .reordering(let reordering, _) = phase { reordering } else { nil } }
    set {
      guard let newValue, case .reordering(let old, let isAsked) = phase,
        old.number == newValue.number
      else { return }
      list?.phase = .reordering(newValue, isAsked: isAsked)
    }
  }

  /// Makes all applies wait until the user has reordered an item.
  ///
  /// An earlier reordering or pause ends.
  ///
  /// - Returns: The reordering, or nil while an apply changes the list or the queue waits for the list.
  mutating func beginReordering(at source: ItemPath) -> Reordering? {
    if phase == nil || phase == .applying { return nil }
    resume()
    let isAsked = phase == .asked
    numberOfReorderings += 1
    let reordering = Reordering(number: numberOfReorderings, source: source)
    list?.phase = .reordering(reordering, isAsked: isAsked)
    return reordering
  }

  /// Ends the reordering or the pause of the list, so that applies can continue.
  mutating func resume() {
    switch phase {
    case .reordering(_, let isAsked): list?.phase = isAsked ? .asked : .idle
    case .paused: list?.phase = .idle
    case .idle, .asked, .applying, nil: break
    }
  }
}
