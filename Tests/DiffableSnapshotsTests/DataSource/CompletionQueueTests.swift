import Testing

@testable import DiffableSnapshots

/// Scripts of events for the queue, with the completions that it calls.
///
/// Events: `r` registers an apply; applies are numbered from 0. `e1` ends apply 1. `x1` replaces the completion
/// of apply 1 by a completion that is shown as `1'`. The answer to an event lists the completions that the
/// event calls, or is `-`.
struct CompletionQueueTests {
  @Test(arguments: [
    ("r x0 e0", "- - 0'"),
    ("r r x0 e1 x1 e0", "- - - - - 0'1'"),
    ("r e0 x0 e0", "- 0 - -"),
    ("x5 r e0", "- - 0"),
  ])
  func aCompletionCanBeReplacedUntilItIsCalled(_ script: String, _ expected: String) {
    #expect(answers(to: script) == expected)
  }

  private func answers(to script: String) -> String {
    let queue = CompletionQueue()
    var called = ""
    var registered = 0
    return script.split(separator: " ").map { event in
      called = ""
      let ticket = Int(event.dropFirst()) ?? -1
      switch event.first {
      case "r":
        let number = registered
        registered += 1
        _ = queue.register { called += "\(number)" }
      case "e": queue.end(ticket)
      default: queue.setCompletion(of: ticket) { called += "\(ticket)'" }
      }
      return called.isEmpty ? "-" : called
    }
    .joined(separator: " ")
  }

  // MARK: - Completions that call the queue

  @Test func aCompletionMayRegisterAndEnd() {
    let queue = CompletionQueue()
    var calls: [Int] = []
    _ = queue.register {
      calls.append(0)
      // This apply ends immediately, but an earlier apply has ended as well.
      queue.end(queue.register { calls.append(2) })
    }
    _ = queue.register { calls.append(1) }
    queue.end(1)
    queue.end(0)
    #expect(calls == [0, 1, 2])
  }

  @Test func aCompletionMayEndItselfAndOthers() {
    let queue = CompletionQueue()
    var calls: [Int] = []
    for number in 0..<3 {
      _ = queue.register {
        calls.append(number)
        for other in [2, 1, 0] { queue.end(other) }
      }
    }
    queue.end(0)
    #expect(calls == [0, 1, 2])
  }

  /// The queue calls the completions in a loop, not recursively.
  @Test func manyEndedAppliesDoNotDeepenTheStack() {
    let queue = CompletionQueue()
    var calls = 0
    for _ in 0..<2_000 { _ = queue.register { calls += 1 } }
    for ticket in (1..<2_000).reversed() { queue.end(ticket) }
    #expect(calls == 0)
    queue.end(0)
    #expect(calls == 2_000)
  }
}
