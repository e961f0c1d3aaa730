import DiffableSnapshots
import Synchronization

/// A counter of the calls of `==`, `hash(into:)`, `isContentEqual(to:)` and `stableHash(into:)` on identifiers.
package final class CallCounter: Sendable {
  private let counts = Mutex((equal: 0, hash: 0, content: 0))

  package init() {}

  package var equalCalls: Int { counts.withLock { $0.equal } }
  package var hashCalls: Int { counts.withLock { $0.hash } }
  package var contentCalls: Int { counts.withLock { $0.content } }

  package func countEqual() { counts.withLock { $0.equal += 1 } }
  package func countHash() { counts.withLock { $0.hash += 1 } }
  package func countContent() { counts.withLock { $0.content += 1 } }

  package func reset() { counts.withLock { $0 = (0, 0, 0) } }

  /// Returns an identifier whose calls this counter counts.
  package func identifier(_ value: Int) -> Measured { Measured(value: value, counter: self) }

  /// Returns a snapshot of sections that have the given numbers of items.
  ///
  /// The items of a section are numbered from the section's index times `stride`.
  package func snapshot(
    sizes: [Int],
    stride: Int
  ) -> Snapshot<Measured, Measured> {
    Snapshot(
      sizes.enumerated().map { section, size in
        (identifier(section), (0..<size).map { identifier(section * stride + $0) })
      }
    )
  }
}

/// An identifier that counts the calls of its `==`, `hash(into:)` and `stableHash(into:)`.
///
/// `hashValue` is the number itself, so the short hashes of different numbers are different. It does not depend on the
/// seed of `Hasher`, so the counts are the same in every process.
package struct Measured: Hashable, Sendable {
  package var value: Int
  package var counter: CallCounter

  package init(value: Int, counter: CallCounter) {
    self.value = value
    self.counter = counter
  }

  package static func == (left: Measured, right: Measured) -> Bool {
    left.counter.countEqual()
    return left.value == right.value
  }

  package var hashValue: Int {
    counter.countHash()
    return value
  }

  package func hash(into hasher: inout Hasher) {
    counter.countHash()
    hasher.combine(value)
  }
}
