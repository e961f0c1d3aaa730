import Testing

@testable import DiffableSnapshots

/// Every sequence of events up to a length, against what must hold for all of them.
struct ApplyQueueExhaustiveTests {
  @Test func keepsItsPromises() {
    var count = 0
    var failures: [String] = []
    func explore(_ world: World, _ depth: Int) {
      count += 1
      if let failure = world.failure ?? world.drained().failure {
        failures.append("\(world.trace): \(failure)")
        return
      }
      guard depth > 0, failures.isEmpty else { return }
      for event in world.possibleEvents { explore(world.after(event), depth - 1) }
    }
    explore(World(), 8)
    #expect(failures.isEmpty)
    #expect(count > 20_000)
  }
}

/// A queue, and what those who use it know about their applies.
private struct World {
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
  private(set) var trace = ""
  private(set) var failure: String?

  var possibleEvents: [Event] {
    [.admit(prepares: false), .admit(prepares: true)] + preparing.map { .prepared($0) }
      + (atWork == nil ? [] : [.finish]) + [isDragging ? .endDrag : .beginDrag]
  }

  func after(_ event: Event) -> World {
    var world = self
    world.handle(event)
    world.check()
    return world
  }

  /// The world when all that is under way has come to its end.
  func drained() -> World {
    var world = self
    while world.failure == nil {
      if world.isDragging {
        world = world.after(.endDrag)
      } else if world.atWork != nil {
        world = world.after(.finish)
      } else if let ticket = world.preparing.first {
        world = world.after(.prepared(ticket))
      } else {
        break
      }
    }
    world.require(world.ended.sorted() == Array(0..<world.admitted), "somebody is lost")
    world.require(world.started.last == (admitted > 0 ? admitted - 1 : nil), "the last lost")
    world.require(world.queue.phase == .idle && world.queue.waiting == nil, "not idle")
    return world
  }

  private mutating func require(_ condition: Bool, _ message: String) {
    if !condition && failure == nil { failure = message }
  }

  private mutating func handle(_ event: Event) {
    trace += " \(event)"
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
