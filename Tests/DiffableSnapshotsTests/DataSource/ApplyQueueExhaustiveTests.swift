import TestSupport
import Testing

@testable import DiffableSnapshots

/// A check of the queue's invariants for every sequence of events up to a length.
struct ApplyQueueExhaustiveTests {
  @Test func invariantsHoldAfterEverySequenceOfEvents() {
    let (count, failure) = CheckedQueue().explore(upTo: 9)
    #expect(failure == nil)
    #expect(count > 100_000)
  }
}

/// A queue, and the state that is needed to check its answers.
private struct CheckedQueue: SmallMachine {
  enum Event {
    case admit(prepares: Bool)
    case prepared(Int)
    case finish
    case beginDrag
    case endDrag
  }

  private var queue = ApplyQueue<Void>()
  private var admitted = 0
  /// The applies that prepare, including obsolete applies whose preparation has not ended yet.
  private var preparing: [Int] = []
  /// The apply that finished its preparation during the current drag.
  private var prepared: Int?
  private var isDragging = false
  private var running: Int?
  private var started: [Int] = []
  private var ended: [Int] = []
  private(set) var failure: String?

  var possibleEvents: [Event] {
    [.admit(prepares: false), .admit(prepares: true)] + preparing.map { .prepared($0) }
      + (running == nil ? [] : [.finish]) + [isDragging ? .endDrag : .beginDrag]
  }

  mutating func handle(_ event: Event) {
    perform(event)
    check()
  }

  mutating func drain() {
    while failure == nil {
      if isDragging {
        handle(.endDrag)
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
      let (decision, skipped) = queue.admit(.init(ticket: ticket, prepares: prepares, payload: ()))
      let superseded = prepares ? nil : prepared
      if !prepares { prepared = nil }
      let obsolete = [superseded, previouslyWaiting].compactMap(\.self)
      require(skipped.map(\.ticket) == obsolete, "the skipped applies are not the obsolete applies")
      ended += obsolete
      if decision == .proceed { begin(ticket, prepares) }
    case .prepared(let ticket):
      preparing.removeAll { $0 == ticket }
      switch queue.finishPreparing(ticket: ticket, payload: ()) {
      case .proceed: start(ticket)
      case .wait:
        require(isDragging && prepared == nil, "\(ticket) waits without a reason")
        prepared = ticket
      case nil: ended.append(ticket)
      }
    case .finish:
      if let ticket = running { ended.append(ticket) }
      running = nil
      if let next = queue.finish() { begin(next.ticket, next.prepares) }
    case .beginDrag:
      isDragging = queue.beginReordering()
      require(
        isDragging == (running == nil),
        "a drag is accepted during an apply or refused without an apply"
      )
    case .endDrag:
      isDragging = false
      let next = queue.endReordering()
      require(
        prepared == nil || prepared == next?.ticket,
        "the next apply is not the prepared apply"
      )
      prepared = nil
      if let next { begin(next.ticket, next.prepares) }
    }
  }

  private mutating func begin(_ ticket: Int, _ prepares: Bool) {
    if prepares { preparing.append(ticket) } else { start(ticket) }
  }

  private mutating func start(_ ticket: Int) {
    require(running == nil, "two applies run")
    require(!isDragging, "\(ticket) starts during a drag")
    require(started.allSatisfy { $0 < ticket }, "\(ticket) starts after a later apply")
    running = ticket
    started.append(ticket)
  }

  private mutating func check() {
    require(Set(ended).count == ended.count, "an apply ends twice")
    require(!ended.contains { $0 == queue.waiting?.ticket }, "an apply that has ended still waits")
    if let waiting = queue.waiting?.ticket {
      require(waiting == admitted - 1, "the waiting apply is not the newest")
      require(running != nil || !preparing.isEmpty || isDragging, "an apply waits without a reason")
    }
    require((queue.phase == .applying) == (running != nil), "wrong phase during an apply")
    require((queue.phase == .reordering) == isDragging, "wrong phase during a drag")
  }
}
