import TestSupport
import Testing

@testable import DiffableSnapshots

/// Every sequence of events up to a length, against what must hold for all of them.
struct ApplyQueueExhaustiveTests {
  @Test func keepsItsPromises() {
    let (count, failure) = World().explore(upTo: 9)
    #expect(failure == nil)
    #expect(count > 100_000)
  }
}

/// A queue, and what those who use it know about their applies.
private struct World: SmallMachine {
  enum Event {
    case admit(prepares: Bool)
    case prepared(Int)
    case finish
    case beginDrag
    case endDrag
  }

  private var queue = ApplyQueue<Void>()
  private var admitted = 0
  /// Those that prepare, those included that were overtaken and do not know it yet.
  private var preparing: [Int] = []
  /// The one that has prepared while the user drags.
  private var prepared: Int?
  private var isDragging = false
  private var atWork: Int?
  private var started: [Int] = []
  private var ended: [Int] = []
  private(set) var failure: String?

  var possibleEvents: [Event] {
    [.admit(prepares: false), .admit(prepares: true)] + preparing.map { .prepared($0) }
      + (atWork == nil ? [] : [.finish]) + [isDragging ? .endDrag : .beginDrag]
  }

  mutating func handle(_ event: Event) {
    carryOut(event)
    check()
  }

  mutating func drain() {
    while failure == nil {
      if isDragging {
        handle(.endDrag)
      } else if atWork != nil {
        handle(.finish)
      } else if let ticket = preparing.first {
        handle(.prepared(ticket))
      } else {
        break
      }
    }
    require(ended.sorted() == Array(0..<admitted), "somebody is lost")
    require(started.last == (admitted > 0 ? admitted - 1 : nil), "the last lost")
    require(queue.phase == .idle && queue.waiting == nil, "not idle")
  }

  private mutating func require(_ condition: Bool, _ message: String) {
    if !condition && failure == nil { failure = message }
  }

  private mutating func carryOut(_ event: Event) {
    switch event {
    case .admit(let prepares):
      let ticket = admitted
      admitted += 1
      let waited = queue.waiting?.ticket
      let (decision, skipped) = queue.admit(.init(ticket: ticket, prepares: prepares, payload: ()))
      let overtaken = prepares ? nil : prepared
      if !prepares { prepared = nil }
      let pointless = [overtaken, waited].compactMap(\.self)
      require(skipped.map(\.ticket) == pointless, "not those that waited are skipped")
      ended += pointless
      if decision == .proceed { begin(ticket, prepares) }
    case .prepared(let ticket):
      preparing.removeAll { $0 == ticket }
      switch queue.finishPreparing(ticket: ticket, payload: ()) {
      case .proceed: start(ticket)
      case .wait:
        require(isDragging && prepared == nil, "\(ticket) waits for nobody")
        prepared = ticket
      case nil: ended.append(ticket)
      }
    case .finish:
      if let ticket = atWork { ended.append(ticket) }
      atWork = nil
      if let next = queue.finish() { begin(next.ticket, next.prepares) }
    case .beginDrag:
      isDragging = queue.beginReordering()
      require(isDragging == (atWork == nil), "the user may drag at the wrong time")
    case .endDrag:
      isDragging = false
      let next = queue.endReordering()
      require(prepared == nil || prepared == next?.ticket, "not the one that has prepared")
      prepared = nil
      if let next { begin(next.ticket, next.prepares) }
    }
  }

  private mutating func begin(_ ticket: Int, _ prepares: Bool) {
    if prepares { preparing.append(ticket) } else { start(ticket) }
  }

  private mutating func start(_ ticket: Int) {
    require(atWork == nil, "two at work")
    require(!isDragging, "\(ticket) starts while the user drags")
    require(started.allSatisfy { $0 < ticket }, "\(ticket) starts after a later one")
    atWork = ticket
    started.append(ticket)
  }

  private mutating func check() {
    require(Set(ended).count == ended.count, "somebody ends twice")
    require(!ended.contains { $0 == queue.waiting?.ticket }, "one that has ended waits")
    if let waiting = queue.waiting?.ticket {
      require(waiting == admitted - 1, "not the newest waits")
      require(atWork != nil || !preparing.isEmpty || isDragging, "one waits for nobody")
    }
    require((queue.phase == .applying) == (atWork != nil), "the phase is wrong")
    require((queue.phase == .reordering) == isDragging, "the phase is wrong")
  }
}
