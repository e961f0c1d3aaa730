import TestSupport
import Testing

@testable import DiffableSnapshots

/// A check of the queue for every sequence of events up to a length.
///
/// After each event, the queue must have called the completions of the applies that precede the first apply that has
/// not ended, and no other completions.
@Suite(.withoutInternalChecks) struct CompletionQueueExhaustiveTests {
  @Test func theLeadingRunOfEndedAppliesIsCompleted() {
    let (count, failure) = ScriptedQueue().explore(upTo: 8)
    #expect(failure == nil)
    #expect(count > 20_000)
  }
}

/// A script of events, replayed on a new queue each time because a queue cannot be copied.
private struct ScriptedQueue: SmallMachine {
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

  /// Does nothing, because applies need not end.
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
