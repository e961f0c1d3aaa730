import Testing

@testable import DiffableSnapshots

/// Scripts of events for the queue, with the expected answers.
///
/// Events:
/// - `s` admits an apply that does not prepare, `a` an apply that prepares. Applies are numbered from 0.
/// - `p1`: apply 1 has finished its preparation.
/// - `f`: the running apply has finished.
/// - `b`: the user begins to reorder an item. `e`: the reordering ends, or the list can change again.
/// - `t` admits an apply whose animation later applies wait for. `d`: this animation ends.
/// - `r` admits an apply that waits for no animation.
/// - `y`: from now on the list cannot change. `n`: it can again.
///
/// Answers:
/// - To `s`, `a`, `t` and `r`: `+` if the apply proceeds, `w` if it waits. The applies that it skips follow, as in `w-1`.
/// - To `p`: `go` if the apply proceeds, `w` if it waits, `no` if it was superseded.
/// - To `b`: `+` if the reordering may begin, otherwise `no`. To `y` and `n`: `+`.
/// - To `f`, `e` and `d`: `>2` if apply 2 is next, `.` if no apply is next.
struct ApplyQueueTests {
  private let path = ItemPath(section: 0, item: 0)

  @Test(arguments: [
    // The last waiting apply runs next.
    ("s f", "+ ."),
    ("s f s f", "+ . + ."),
    ("s s f f", "+ w >1 ."),
    ("s s s f f", "+ w w-1 >2 ."),
    ("s s f s f s f f", "+ w >1 w >2 w >3 ."),
    ("s s s s f f", "+ w w-1 w-2 >3 ."),
    // The last waiting apply prepares next.
    ("a p0 f", "+ go ."),
    ("a a p0 f p1 f", "+ w go >1 go ."),
    ("a a a p0 f p2 f", "+ w w-1 go >2 go ."),
    ("a p0 a f p1 f", "+ go w >1 go ."),
    ("a p0 a a f p2 f", "+ go w w-1 >2 go ."),
    ("a p0 f a p1 f", "+ go . + go ."),
    // An apply that does not prepare supersedes preparing applies.
    ("a s f p0", "+ + . no"),
    ("a s p0 f", "+ + no ."),
    ("a a s f p0", "+ w +-1 . no"),
    ("a s s f p0 f", "+ + w >2 no ."),
    ("a s a f p0 p2 f", "+ + w >2 no go ."),
    ("a s f a p0 p2 f", "+ + . + no go ."),
    ("a s f a s f p0 p2", "+ + . + + . no no"),
    ("a s a s f f p0", "+ + w w-2 >3 . no"),
    // Applies wait for the running apply.
    ("s a f p1 f", "+ w >1 go ."),
    ("s a s f f", "+ w w-1 >2 ."),
    ("s s a f p2 f", "+ w w-1 >2 go ."),
    ("s a f s f p1", "+ w >1 + . no"),
    ("a p0 s f f", "+ go w >1 ."),
    ("a p0 s a f p2 f", "+ go w w-1 >2 go ."),
    // Applies wait for the end of reordering.
    ("b e s f", "+ . + ."),
    ("b s e f", "+ w >0 ."),
    ("b s s s e f", "+ w w-0 w-1 >2 ."),
    ("b a e p0 f", "+ w >0 go ."),
    ("b a s a e p2 f", "+ w w-0 w-1 >2 go ."),
    ("b b s e e f", "+ + w >0 . ."),
    ("e s e f", ". + . ."),
    ("b f", "+ ."),
    // No reordering can begin during an apply.
    ("s b f b", "+ no . +"),
    ("s s b f b f", "+ w no >1 no ."),
    ("a p0 b", "+ go no"),
    // Preparation continues during reordering.
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
    // Applies wait for the end of an animation.
    ("t d s f f", "+ . w >1 ."),
    ("t d f s f", "+ . . + ."),
    ("t s f d f", "+ w . >1 ."),
    ("t f s s d f", "+ . w w-1 >2 ."),
    ("t f d", "+ . ."),
    ("t s d f f", "+ w . >1 ."),
    ("t f a d p1 f", "+ . w >1 go ."),
    ("t f b d b", "+ . + . +"),
    ("t f s b e d", "+ . w + . >1"),
    // A reload waits for no animation.
    ("t f r f", "+ . + ."),
    ("t f s r f d", "+ . w +-1 . ."),
    ("t r f f", "+ w >1 ."),
    ("t f r d f", "+ . + . ."),
    ("t f r s f", "+ . + w >2"),
    ("t f y r n e d", "+ . + w + >1 ."),
    // Applies wait until the list can change.
    ("y s s n e f", "+ w w-0 + >1 ."),
    ("y s e n e f", "+ w . + >0 ."),
    ("s s y f n e f", "+ w + . + >1 ."),
    ("b s y e n e f", "+ w + . + >0 ."),
    ("y s b e n e", "+ w + . + >0"),
    ("a y p0 n e f", "+ + w + >0 ."),
    ("a y s p0 n e f", "+ + w no + >1 ."),
    ("y e n s", "+ . + +"),
    ("t f y s d n e", "+ . + w . + >1"),
    ("t f y r d n e", "+ . + w . + >1"),
    // Only a preparing apply can finish its preparation.
    ("p0", "no"),
    ("a p1 p0 p0 f p0", "+ no go no . no"),
    ("s p0 f", "+ no ."),
  ])
  func theQueueFollowsItsRules(_ script: String, _ expected: String) {
    #expect(answers(to: script) == expected)
  }

  @Test func everyReorderingIsAnother() {
    var queue = ApplyQueue.withList()
    let first = queue.beginReordering(at: path)
    let second = queue.beginReordering(at: path)
    #expect(first?.number != second?.number)
    queue.reordering?.source = nil
    #expect(queue.reordering?.number == second?.number)
    #expect(queue.reordering?.source == nil)
    // A reordering that has ended cannot be changed.
    queue.reordering = first
    #expect(queue.reordering?.number == second?.number)
    queue.resume()
    queue.reordering = second
    #expect(queue.reordering == nil)
  }

  @Test func appliesWaitForAnEarlierDataSource() {
    var queue = ApplyQueue()
    _ = queue.admit(.init(ticket: 0, prepares: false))
    let early = queue.next()
    let reordering = queue.beginReordering(at: path)
    #expect(early == nil && reordering == nil)
    #expect(!queue.waitsForEvent)
    queue.finish()
    queue.resume()
    queue.beginAnimation(ticket: 0)
    #expect(queue.phase == nil && queue.animatedTicket == nil)
    queue.receiveList()
    let next = queue.next()
    #expect(next?.ticket == 0)
  }

  private func answers(to script: String) -> String {
    var queue = ApplyQueue.withList()
    var (admitted, isBusy) = (0, false)
    var animated: Int?
    return script.split(separator: " ").map { event in
      func nextTicket() -> Int? { queue.next(isBusy: isBusy)?.ticket }
      func nextAnswer() -> String { nextTicket().map { ">\($0)" } ?? "." }
      switch event.first {
      case "p":
        let ticket = Int(event.dropFirst()) ?? -1
        guard queue.finishPreparing(ticket) else { return "no" }
        return nextTicket() == ticket ? "go" : "w"
      case "b": return queue.beginReordering(at: path) == nil ? "no" : "+"
      case "e":
        queue.resume()
        return nextAnswer()
      case "f":
        queue.finish()
        return nextAnswer()
      case "d":
        if let animated { queue.endAnimation(ticket: animated) }
        return nextAnswer()
      case "y", "n":
        isBusy = event == "y"
        return "+"
      default:
        let ticket = admitted
        admitted += 1
        let skipped = queue.admit(
          .init(
            ticket: ticket,
            prepares: event == "a",
            waitsForAnimation: event != "r"
          )
        ).skipped
        let isNext = nextTicket() == ticket
        if event == "t" && isNext {
          animated = ticket
          queue.beginAnimation(ticket: ticket)
        }
        return (isNext ? "+" : "w") + skipped.map { "-\($0.ticket)" }.joined()
      }
    }
    .joined(separator: " ")
  }
}

extension ApplyQueue {
  /// Returns a queue that has the list.
  static func withList() -> Self {
    var queue = Self()
    queue.receiveList()
    return queue
  }

  /// Asks the list, and returns the apply that is next, or nil.
  mutating func next(isBusy: Bool = false) -> QueuedApply? {
    beginAsking() ? endAsking(mustWait: isBusy) : nil
  }
}
