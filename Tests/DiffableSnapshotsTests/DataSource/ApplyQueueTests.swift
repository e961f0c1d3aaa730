import Testing

@testable import DiffableSnapshots

/// Scripts of events for the queue, with the expected answers.
///
/// Events:
/// - `s` admits an apply that does not prepare, `a` an apply that prepares. Applies are numbered from 0.
/// - `p1`: apply 1 has finished its preparation.
/// - `f`: the running apply has finished.
/// - `b`: the user begins a drag. `e`: the drag ends.
///
/// Answers:
/// - To `s` and `a`: `+` if the apply proceeds, `w` if it waits. The applies that it skips follow, as in `w-1`.
/// - To `p`: `go` if the apply proceeds, `w` if it waits, `no` if it was superseded.
/// - To `b`: `+` if the drag may begin, otherwise `no`.
/// - To `f` and `e`: `>2` if apply 2 is next, `.` if no apply is next.
struct ApplyQueueTests {
  @Test(arguments: [
    ("s f", "+ ."),
    ("s f s f", "+ . + ."),
    ("s s f f", "+ w >1 ."),
    ("s s s f f", "+ w w-1 >2 ."),
    ("s s f s f s f f", "+ w >1 w >2 w >3 ."),
    ("s s s s f f", "+ w w-1 w-2 >3 ."),
  ])
  func theLastWaitingApplyRunsNext(_ script: String, _ expected: String) {
    #expect(answers(to: script) == expected)
  }

  @Test(arguments: [
    ("a p0 f", "+ go ."),
    ("a a p0 f p1 f", "+ w go >1 go ."),
    ("a a a p0 f p2 f", "+ w w-1 go >2 go ."),
    ("a p0 a f p1 f", "+ go w >1 go ."),
    ("a p0 a a f p2 f", "+ go w w-1 >2 go ."),
    ("a p0 f a p1 f", "+ go . + go ."),
  ])
  func theLastWaitingApplyPreparesNext(_ script: String, _ expected: String) {
    #expect(answers(to: script) == expected)
  }

  @Test(arguments: [
    ("a s f p0", "+ + . no"),
    ("a s p0 f", "+ + no ."),
    ("a a s f p0", "+ w +-1 . no"),
    ("a s s f p0 f", "+ + w >2 no ."),
    ("a s a f p0 p2 f", "+ + w >2 no go ."),
    ("a s f a p0 p2 f", "+ + . + no go ."),
    ("a s f a s f p0 p2", "+ + . + + . no no"),
    ("a s a s f f p0", "+ + w w-2 >3 . no"),
  ])
  func anApplyThatDoesNotPrepareSupersedesPreparingApplies(_ script: String, _ expected: String) {
    #expect(answers(to: script) == expected)
  }

  @Test(arguments: [
    ("s a f p1 f", "+ w >1 go ."),
    ("s a s f f", "+ w w-1 >2 ."),
    ("s s a f p2 f", "+ w w-1 >2 go ."),
    ("s a f s f p1", "+ w >1 + . no"),
    ("a p0 s f f", "+ go w >1 ."),
    ("a p0 s a f p2 f", "+ go w w-1 >2 go ."),
  ])
  func appliesWaitForTheRunningApply(_ script: String, _ expected: String) {
    #expect(answers(to: script) == expected)
  }

  @Test(arguments: [
    ("b e s f", "+ . + ."),
    ("b s e f", "+ w >0 ."),
    ("b s s s e f", "+ w w-0 w-1 >2 ."),
    ("b a e p0 f", "+ w >0 go ."),
    ("b a s a e p2 f", "+ w w-0 w-1 >2 go ."),
    ("b b s e e f", "+ + w >0 . ."),
    ("e s e f", ". + . ."),
    ("b f", "+ ."),
  ])
  func appliesWaitForTheEndOfADrag(_ script: String, _ expected: String) {
    #expect(answers(to: script) == expected)
  }

  @Test(arguments: [
    ("s b f b", "+ no . +"),
    ("s s b f b f", "+ w no >1 no ."),
    ("a p0 b", "+ go no"),
  ])
  func noDragCanBeginDuringAnApply(_ script: String, _ expected: String) {
    #expect(answers(to: script) == expected)
  }

  @Test(arguments: [
    ("a b e p0 f", "+ + . go ."),
    ("a b p0 e f", "+ + w >0 ."),
    ("a a b p0 e f p1 f", "+ w + w >0 >1 go ."),
    ("a a b e p0 f p1 f", "+ w + . go >1 go ."),
    ("a b p0 a e f p1 f", "+ + w w >0 >1 go ."),
    ("a b p0 s e f", "+ + w w-0 >1 ."),
    ("a b p0 a s e f", "+ + w w w-0-1 >2 ."),
    ("a b s p0 e f", "+ + w no >1 ."),
    ("a b s e p0 f", "+ + w >1 no ."),
    ("a b e s p0 f", "+ + . + no ."),
    ("a b p0 p0 e p0 f", "+ + w no >0 no ."),
  ])
  func preparationContinuesDuringADrag(_ script: String, _ expected: String) {
    #expect(answers(to: script) == expected)
  }

  @Test func theNextApplyHasThePreparedPayload() {
    var queue = ApplyQueue<String>()
    _ = queue.admit(.init(ticket: 0, prepares: true, payload: "to do"))
    let hasBegun = queue.beginReordering()
    #expect(hasBegun)
    let decision = queue.finishPreparing(ticket: 0, payload: "done")
    #expect(decision == .wait)
    let next = queue.endReordering()
    #expect(next?.payload == "done")
  }

  @Test(arguments: [("p0", "no"), ("a p1 p0 p0 f p0", "+ no go no . no"), ("s p0 f", "+ no .")])
  func onlyAPreparingApplyCanFinishItsPreparation(_ script: String, _ expected: String) {
    #expect(answers(to: script) == expected)
  }

  @Test func waitingAndSkippedAppliesKeepTheirPayloads() {
    var queue = ApplyQueue<String>()
    _ = queue.admit(.init(ticket: 0, prepares: false, payload: "first"))
    #expect(queue.admit(.init(ticket: 1, prepares: true, payload: "second")).skipped.isEmpty)
    #expect(queue.waiting?.payload == "second")
    let third = queue.admit(.init(ticket: 2, prepares: true, payload: "third"))
    #expect(third.skipped.map(\.payload) == ["second"])
    #expect(queue.finish()?.payload == "third")
    #expect(queue.phase == .preparing(ticket: 2))
  }

  private func answers(to script: String) -> String {
    var queue = ApplyQueue<Void>()
    var next = 0
    return script.split(separator: " ").map { event in
      switch event.first {
      case "p":
        switch queue.finishPreparing(ticket: Int(event.dropFirst()) ?? -1, payload: ()) {
        case .proceed: return "go"
        case .wait: return "w"
        case nil: return "no"
        }
      case "b": return queue.beginReordering() ? "+" : "no"
      case "e": return queue.endReordering().map { ">\($0.ticket)" } ?? "."
      case "f": return queue.finish().map { ">\($0.ticket)" } ?? "."
      default:
        let entry = ApplyQueue<Void>.Entry(ticket: next, prepares: event == "a", payload: ())
        next += 1
        let (decision, skipped) = queue.admit(entry)
        return (decision == .proceed ? "+" : "w") + skipped.map { "-\($0.ticket)" }.joined()
      }
    }
    .joined(separator: " ")
  }
}
