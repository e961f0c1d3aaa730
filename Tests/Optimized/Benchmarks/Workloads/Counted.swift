import Synchronization

/// The counters for the calls of `==` and `hash(into:)` of ``Counted``.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class Calls: Sendable {
  private let equalCalls = Atomic(0)
  private let hashCalls = Atomic(0)

  var equal: Int { equalCalls.load(ordering: .relaxed) }
  var hash: Int { hashCalls.load(ordering: .relaxed) }

  func countEqual() { equalCalls.add(1, ordering: .relaxed) }
  func countHash() { hashCalls.add(1, ordering: .relaxed) }

  /// Returns the numbers of calls while a closure runs.
  func during(_ body: () throws -> Void) rethrows -> (equal: Int, hash: Int) {
    let before = (equal: equal, hash: hash)
    try body()
    return (equal - before.equal, hash - before.hash)
  }
}

/// An identifier that counts the calls of its `==` and `hash(into:)`.
///
/// `hashValue` is the number itself, because the seed of `Hasher` differs in every process. So different numbers have
/// different short hashes, and the counts are the same in every process.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
struct Counted: Hashable, Sendable {
  let number: Int
  let calls: Calls

  init(_ number: Int, _ calls: Calls) {
    self.number = number
    self.calls = calls
  }

  static func == (left: Counted, right: Counted) -> Bool {
    left.calls.countEqual()
    return left.number == right.number
  }

  var hashValue: Int {
    calls.countHash()
    return number
  }

  func hash(into hasher: inout Hasher) {
    calls.countHash()
    hasher.combine(number)
  }
}
