import Testing

@testable import DiffableSnapshots

/// Scripts for the queue, and its answers.
///
/// Events: `s` admits an apply that does not prepare, `a` one that does; they are numbered from 0. `p1`:
/// apply 1 has prepared. `f`: the apply at work is finished. Answers: `+` it goes, `w` it waits, either
/// followed by the apply that it skips, as in `w-1`; `go` or `no` to one that has prepared; `.` or the
/// next apply, as in `>2`, to a finish.
struct ApplyQueueTests {
  @Test(arguments: [
    ("s f", "+ ."),
    ("s f s f", "+ . + ."),
    ("s s f f", "+ w >1 ."),
    ("s s s f f", "+ w w-1 >2 ."),
    ("s s f s f s f f", "+ w >1 w >2 w >3 ."),
    ("s s s s f f", "+ w w-1 w-2 >3 ."),
  ])
  func applies(_ script: String, _ expected: String) {
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
  func appliesThatPrepare(_ script: String, _ expected: String) {
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
  func overtakes(_ script: String, _ expected: String) {
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
  func waitsWhileAnotherIsAtWork(_ script: String, _ expected: String) {
    #expect(answers(to: script) == expected)
  }

  @Test(arguments: [("p0", "no"), ("a p1 p0 p0 f p0", "+ no go no . no"), ("s p0 f", "+ no .")])
  func refusesWhatDoesNotPrepare(_ script: String, _ expected: String) {
    #expect(answers(to: script) == expected)
  }

  @Test func handsThePayloadOver() {
    var queue = ApplyQueue<String>()
    _ = queue.admit(.init(ticket: 0, prepares: false, payload: "first"))
    #expect(queue.admit(.init(ticket: 1, prepares: true, payload: "second")).skipped == nil)
    #expect(queue.waiting?.payload == "second")
    let third = queue.admit(.init(ticket: 2, prepares: true, payload: "third"))
    #expect(third.skipped?.payload == "second")
    #expect(queue.finish()?.payload == "third")
    #expect(queue.phase == .preparing(ticket: 2))
  }

  private func answers(to script: String) -> String {
    var queue = ApplyQueue<Void>()
    var next = 0
    return script.split(separator: " ").map { event in
      switch event.first {
      case "p": return queue.finishPreparing(ticket: Int(event.dropFirst()) ?? -1) ? "go" : "no"
      case "f": return queue.finish().map { ">\($0.ticket)" } ?? "."
      default:
        let entry = ApplyQueue<Void>.Entry(ticket: next, prepares: event == "a", payload: ())
        next += 1
        let (decision, skipped) = queue.admit(entry)
        return (decision == .proceed ? "+" : "w") + (skipped.map { "-\($0.ticket)" } ?? "")
      }
    }
    .joined(separator: " ")
  }
}
