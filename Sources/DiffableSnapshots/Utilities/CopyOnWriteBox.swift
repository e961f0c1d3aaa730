/// A value behind one reference, which copies share until one of them changes.
///
/// The storage is an array of one element, so that the standard library keeps the promise that only a
/// unique owner writes.
@usableFromInline
struct CopyOnWriteBox<Value: Sendable>: Sendable {
  @usableFromInline var storage: [Value]

  @inlinable
  init(_ value: Value) { storage = [value] }

  @inlinable var value: Value {
    _read { yield storage[0] }
    _modify { yield &storage[0] }
  }

  /// Returns whether both are copies of one value that has not changed since.
  @inlinable
  func isIdentical(with other: CopyOnWriteBox) -> Bool { storage.isIdentical(with: other.storage) }
}
