import Testing

@testable import DiffableSnapshots

/// Completions that call the queue.
struct CompletionQueueReentryTests {
  private let queue = CompletionQueue()

  @Test func aCompletionMayRegisterAndEnd() {
    var calls: [Int] = []
    _ = queue.register {
      calls.append(0)
      let ticket = queue.register { calls.append(1) }
      queue.end(ticket)
    }
    queue.end(0)
    #expect(calls == [0, 1])
  }

  /// The new apply ends immediately, but an earlier apply has ended as well.
  @Test func aCompletionRegisteredByACompletionIsCalledLast() {
    var calls: [Int] = []
    _ = queue.register {
      calls.append(0)
      queue.end(queue.register { calls.append(2) })
    }
    _ = queue.register { calls.append(1) }
    queue.end(1)
    queue.end(0)
    #expect(calls == [0, 1, 2])
  }

  @Test func aCompletionMayEndItselfAndOthers() {
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
    var calls = 0
    for _ in 0..<2_000 { _ = queue.register { calls += 1 } }
    for ticket in (1..<2_000).reversed() { queue.end(ticket) }
    #expect(calls == 0)
    queue.end(0)
    #expect(calls == 2_000)
  }
}
