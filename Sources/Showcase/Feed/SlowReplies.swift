/// The replies of a simulated server, each of which takes some ticks.
@MainActor
final class SlowReplies {
  private let ticks: Int
  private var time = 0
  private var waiting: [(due: Int, continuation: CheckedContinuation<Void, Never>)] = []

  /// - Parameter ticks: The number of ticks until a reply.
  init(ticks: Int) { self.ticks = ticks }

  /// Whether no request waits for its reply.
  var isEmpty: Bool { waiting.isEmpty }

  /// Suspends a request until its reply is due.
  func wait() async {
    await withCheckedContinuation { waiting.append((time + ticks, $0)) }
  }

  func tick() {
    time += 1
    while let first = waiting.first, first.due <= time {
      waiting.removeFirst().continuation.resume()
    }
  }

  /// Sends all replies.
  func finish() {
    while !isEmpty { tick() }
  }
}
