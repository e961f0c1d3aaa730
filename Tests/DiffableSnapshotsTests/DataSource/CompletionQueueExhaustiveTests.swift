import TestSupport
import Testing

@testable import DiffableSnapshots

/// Every sequence of events up to a length: the calls are at any time the longest run of ended applies
/// from the first on.
struct CompletionQueueExhaustiveTests {
  @Test func callsALeadingRun() {
    let (count, failure) = World().explore(upTo: 8)
    #expect(failure == nil)
    #expect(count > 20_000)
  }
}

/// The events that a queue is to go through, for a queue itself cannot be copied.
private struct World: SmallMachine {
  enum Event {
    case register
    case end(Int)
  }

  private var script: [Event] = []
  private var registered = 0

  var possibleEvents: [Event] {
    (registered < 4 ? [.register] : []) + (0...registered).map { .end($0) }
  }

  mutating func handle(_ event: Event) {
    script.append(event)
    if case .register = event { registered += 1 }
  }

  /// What has not ended may stay so.
  func drain() {}

  var failure: String? {
    let queue = CompletionQueue()
    var calls: [Int] = []
    var registered = 0
    var ended: Set<Int> = []
    for event in script {
      switch event {
      case .register:
        let number = registered
        registered += 1
        if queue.register({ calls.append(number) }) != number { return "wrong ticket" }
      case .end(let ticket):
        queue.end(ticket)
        if ticket < registered { ended.insert(ticket) }
      }
      let run = Array((0..<registered).prefix(while: ended.contains))
      if calls != run { return "called \(calls), not \(run)" }
    }
    return nil
  }
}
