import Synchronization

/// Counts how often `==`, `hash(into:)` and `isContentEqual(to:)` of identifiers are called.
final class CallCounter: Sendable {
  private let counts = Mutex((equal: 0, hash: 0, content: 0))

  var equalCalls: Int { counts.withLock { $0.equal } }
  var hashCalls: Int { counts.withLock { $0.hash } }
  var contentCalls: Int { counts.withLock { $0.content } }

  func countEqual() { counts.withLock { $0.equal += 1 } }
  func countHash() { counts.withLock { $0.hash += 1 } }
  func countContent() { counts.withLock { $0.content += 1 } }

  func reset() { counts.withLock { $0 = (0, 0, 0) } }
}

/// An identifier that counts its calls.
struct Measured: Hashable, Sendable {
  var value: Int
  var counter: CallCounter

  static func == (left: Measured, right: Measured) -> Bool {
    left.counter.countEqual()
    return left.value == right.value
  }

  func hash(into hasher: inout Hasher) {
    counter.countHash()
    hasher.combine(value)
  }
}
