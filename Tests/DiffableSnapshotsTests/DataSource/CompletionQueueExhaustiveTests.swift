import Testing

@testable import DiffableSnapshots

/// Every sequence of events up to a length: the calls are at any time the longest run of ended applies
/// from the first on.
struct CompletionQueueExhaustiveTests {
  private enum Event {
    case register
    case end(Int)
    case endAll
  }

  @Test func callsALeadingRun() {
    var count = 0
    var failures: [String] = []
    func explore(_ script: [Event], _ registered: Int, _ depth: Int) {
      count += 1
      if let failure = failure(of: script) { failures.append("\(script): \(failure)") }
      guard depth > 0, failures.isEmpty else { return }
      explore(script + [.endAll], registered, depth - 1)
      if registered < 4 { explore(script + [.register], registered + 1, depth - 1) }
      for ticket in 0...registered { explore(script + [.end(ticket)], registered, depth - 1) }
    }
    explore([], 0, 7)
    #expect(failures.isEmpty)
    #expect(count > 20_000)
  }

  private func failure(of script: [Event]) -> String? {
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
      case .endAll:
        queue.endAll()
        ended = Set(0..<registered)
      }
      let run = Array((0..<registered).prefix(while: ended.contains))
      if calls != run { return "called \(calls), not \(run)" }
    }
    return nil
  }
}
