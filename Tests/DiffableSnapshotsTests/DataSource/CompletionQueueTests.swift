import Testing

@testable import DiffableSnapshots

/// Scripts of events for the queue, with the completions that it calls.
///
/// Events: `r` registers an apply; applies are numbered from 0. `e1` ends apply 1. `x1` replaces the completion
/// of apply 1 by a completion that is shown as `1'`. The answer to an event lists the completions that the
/// event calls, or is `-`.
struct CompletionQueueTests {
  @Test(arguments: [
    ("r e0", "- 0"),
    ("r r e0 e1", "- - 0 1"),
    ("r r e1 e0", "- - - 01"),
    ("r r r e1 e2 e0", "- - - - - 012"),
    ("r r r e2 e0 e1", "- - - - 0 12"),
    ("r e0 r e1", "- 0 - 1"),
    ("r r e1 r e0 e2", "- - - - 01 2"),
  ])
  func completionsAreCalledInOrder(_ script: String, _ expected: String) {
    #expect(answers(to: script) == expected)
  }

  @Test(arguments: [
    ("r e0 e0", "- 0 -"),
    ("r r e1 e1 e0 e1 e0", "- - - - 01 - -"),
    ("e0 r e1 e0", "- - - 0"),
  ])
  func eachCompletionIsCalledOnce(_ script: String, _ expected: String) {
    #expect(answers(to: script) == expected)
  }

  @Test(arguments: [
    ("r x0 e0", "- - 0'"),
    ("r r x0 e1 x1 e0", "- - - - - 0'1'"),
    ("r e0 x0 e0", "- 0 - -"),
    ("x5 r e0", "- - 0"),
  ])
  func aCompletionCanBeReplacedUntilItIsCalled(_ script: String, _ expected: String) {
    #expect(answers(to: script) == expected)
  }

  @Test func appliesAreNumberedInOrder() {
    let queue = CompletionQueue()
    #expect((0..<3).map { _ in queue.register(nil) } == [0, 1, 2])
    for ticket in 0..<3 { queue.end(ticket) }
    #expect(queue.register(nil) == 3)
  }

  @Test func anApplyNeedsNoCompletion() {
    let queue = CompletionQueue()
    var calls: [Int] = []
    _ = queue.register(nil)
    _ = queue.register { calls.append(1) }
    queue.end(1)
    #expect(calls.isEmpty)
    queue.end(0)
    #expect(calls == [1])
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func anApplyEndsWhenTheListHasCompletedAllSteps(_ order: [Int]) {
    let queue = CompletionQueue()
    var calls = 0
    let ticket = queue.register { calls += 1 }
    let steps = [queue.step(of: ticket), queue.step(of: ticket)]
    queue.end(ticket)
    steps[order[0]]()
    // A step completes once.
    steps[order[0]]()
    #expect(calls == 0)
    steps[order[1]]()
    #expect(calls == 1)
  }

  @Test func stepsCanCompleteBeforeAllAreCreated() {
    let queue = CompletionQueue()
    var calls = 0
    let ticket = queue.register { calls += 1 }
    queue.step(of: ticket)()
    queue.step(of: ticket)()
    #expect(calls == 0)
    queue.end(ticket)
    #expect(calls == 1)
  }

  @Test func releasingAStepCompletesIt() {
    let queue = CompletionQueue()
    var calls = 0
    let ticket = queue.register { calls += 1 }
    var step: (() -> Void)? = queue.step(of: ticket)
    queue.end(ticket)
    #expect(step != nil && calls == 0)
    step = nil
    #expect(calls == 1)
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
}
