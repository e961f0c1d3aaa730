import TestSupport
import Testing

@testable import DiffableSnapshots

/// A check of the queue's invariants for every sequence of events up to a length.
@Suite(.withoutInternalChecks) struct ApplyQueueExhaustiveTests {
  @Test func invariantsHoldAfterEverySequenceOfEvents() {
    let (count, failure) = CheckedQueue().explore(upTo: Effort.isReduced ? 6 : 8)
    #expect(failure == nil)
    #expect(count > (Effort.isReduced ? 1_000 : 100_000))
  }
}

/// A queue, and the state that is needed to check its answers.
private struct CheckedQueue: SmallMachine {
  enum Event {
    case admit(prepares: Bool)
    case prepared(Int)
    case finish
    case animate
    case endAnimation
    case beginReordering
    case endReordering

    /// The list answers once that it cannot change.
    case becomeBusy
  }

  private var queue = ApplyQueue.withList()
  private var admitted = 0
  /// The applies that prepare, including obsolete applies whose preparation has not ended yet.
  private var preparing: [Int] = []
  /// The apply that finished its preparation during the current reordering.
  private var prepared: Int?
  private var isReordering = false
  private var isBusy = false
  private var isPaused = false

  /// The apply whose animation has begun and not ended.
  private var animated: Int?
  private var running: Int?
  private var started: [Int] = []
  private var ended: [Int] = []
  private(set) var failure: String?

  var possibleEvents: [Event] {
    [.admit(prepares: false), .admit(prepares: true)] + preparing.map { .prepared($0) }
      + (running == nil ? [] : [.finish])
      + (running != nil && animated == nil ? [.animate] : [])
      + (animated == nil ? [] : [.endAnimation])
      + [isReordering ? .endReordering : .beginReordering] + (isPaused ? [.endReordering] : [])
      + (isBusy ? [] : [.becomeBusy])
  }

  mutating func handle(_ event: Event) {
    perform(event)
    check()
  }

  mutating func drain() {
    while failure == nil {
      if isReordering || isPaused {
        handle(.endReordering)
      } else if animated != nil {
        handle(.endAnimation)
      } else if running != nil {
        handle(.finish)
      } else if let ticket = preparing.first {
        handle(.prepared(ticket))
      } else {
        break
      }
    }
    require(ended.sorted() == Array(0..<admitted), "an apply never ended")
    require(started.last == (admitted > 0 ? admitted - 1 : nil), "the last apply did not run last")
    require(queue.phase == .idle && queue.waiting == nil, "not idle")
  }

  private mutating func require(_ condition: Bool, _ message: String) {
    if !condition && failure == nil { failure = message }
  }

  private mutating func perform(_ event: Event) {
    switch event {
    case .admit(let prepares):
      let ticket = admitted
      admitted += 1
      let previouslyWaiting = queue.waiting?.ticket
      let skipped = queue.admit(.init(ticket: ticket, prepares: prepares)).skipped
      let superseded = prepares ? nil : prepared
      if !prepares { prepared = nil }
      let obsolete = [superseded, previouslyWaiting].compactMap(\.self)
      require(skipped.map(\.ticket) == obsolete, "the skipped applies are not the obsolete applies")
      ended += obsolete
      beginNext()
    case .prepared(let ticket):
      preparing.removeAll { $0 == ticket }
      if queue.finishPreparing(ticket) {
        require(prepared == nil, "two applies have prepared")
        prepared = ticket
        beginNext()
        require(isReordering || isPaused || prepared == nil, "\(ticket) waits without a reason")
      } else {
        ended.append(ticket)
      }
    case .finish:
      if let ticket = running { ended.append(ticket) }
      running = nil
      queue.finish()
      beginNext()
    case .animate:
      animated = running
      if let running { queue.beginAnimation(ticket: running) }
    case .endAnimation:
      if let animated { queue.endAnimation(ticket: animated) }
      animated = nil
      beginNext()
    case .beginReordering:
      isReordering = queue.beginReordering(at: ItemPath(section: 0, item: 0)) != nil
      if isReordering { isPaused = false }
      require(
        isReordering == (running == nil),
        "reordering is accepted during an apply or refused without an apply"
      )
    case .endReordering:
      (isReordering, isPaused) = (false, false)
      let next = prepared
      queue.resume()
      beginNext()
      require(
        next == nil || isPaused || started.last == next,
        "the next apply is not the prepared apply"
      )
    case .becomeBusy: isBusy = true
    }
  }

  /// Begins the next apply, if there is one.
  private mutating func beginNext() {
    guard queue.beginAsking() else { return }
    require(!isReordering && !isPaused && running == nil, "the list is asked without a reason")
    require(animated == nil, "an apply does not wait for the animation")
    let next = queue.endAsking(mustWait: isBusy)
    require((next == nil) == isBusy, "the answer of the list is ignored")
    if isBusy { isPaused = true }
    isBusy = false
    guard let next else { return }
    if next.ticket == prepared { prepared = nil }
    begin(next.ticket, queue.phase == .idle)
  }

  private mutating func begin(_ ticket: Int, _ prepares: Bool) {
    if prepares { preparing.append(ticket) } else { start(ticket) }
  }

  private mutating func start(_ ticket: Int) {
    require(running == nil, "two applies run")
    require(!isReordering && !isPaused, "\(ticket) starts during reordering")
    require(started.allSatisfy { $0 < ticket }, "\(ticket) starts after a later apply")
    running = ticket
    started.append(ticket)
  }

  private mutating func check() {
    require(Set(ended).count == ended.count, "an apply ends twice")
    require(!ended.contains { $0 == queue.waiting?.ticket }, "an apply that has ended still waits")
    if let waiting = queue.waiting?.ticket {
      require(waiting == admitted - 1, "the waiting apply is not the newest")
      require(
        running != nil || !preparing.isEmpty || isReordering || isPaused || animated != nil,
        "an apply waits without a reason"
      )
    }
    require(
      (queue.phase == .applying) == (running != nil) && queue.animatedTicket == animated,
      "wrong phase during an apply"
    )
    require((queue.reordering != nil) == isReordering, "wrong phase during reordering")
    require((queue.phase == .paused) == isPaused, "wrong phase during a pause")
    require(
      queue.waitsForEvent
        == ((isReordering || isPaused || (animated != nil && running == nil))
          && queue.newest != nil),
      "it is wrong for what an apply waits"
    )
  }
}
