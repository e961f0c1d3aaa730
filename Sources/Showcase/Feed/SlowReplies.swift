#if os(macOS) || os(Linux)
/// The replies of a simulated server, each of which takes some ticks.
///
/// Replies arrive in the order of the requests.
@MainActor
final class SlowReplies {
  private let ticks: Int
  private var time = 0
  private var waiting: [(due: Int, continuation: CheckedContinuation<Void, Never>)] = []

  /// Whether a reply was sent that has not arrived.
  private(set) var isSending = false

  /// - Parameter ticks: The number of ticks until a reply.
  init(ticks: Int) { self.ticks = ticks }

  /// Whether no request waits for its reply.
  var isEmpty: Bool { waiting.isEmpty }

  /// Suspends a request until its reply is due.
  func wait() async {
    await withCheckedContinuation { waiting.append((time + ticks, $0)) }
    isSending = false
    send()
  }

  func tick() {
    time += 1
    send()
  }

  /// Sends all replies.
  func finish() {
    for (_, continuation) in waiting { continuation.resume() }
    waiting = []
  }

  /// Sends the first reply that is due, unless the previous one has not arrived.
  private func send() {
    guard !isSending, let first = waiting.first, first.due <= time else { return }
    isSending = true
    waiting.removeFirst().continuation.resume()
  }
}
#endif
