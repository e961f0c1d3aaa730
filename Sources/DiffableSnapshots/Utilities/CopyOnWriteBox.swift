/// A value behind one reference that copies share until one of the copies changes.
///
/// The storage is an array of one element, so the standard library implements copy-on-write.
@usableFromInline
struct CopyOnWriteBox<Value: Sendable>: Sendable {
  @usableFromInline var storage: [Value]

  @inlinable
  init(_ value: Value) { storage = [value] }

  @inlinable var value: Value {
    _read { yield storage[0] }
    _modify { yield &storage[0] }
  }

  /// Returns whether both boxes share their storage: one is a copy of the other, and neither has changed since.
  @inlinable
  func isIdentical(with other: CopyOnWriteBox) -> Bool { storage.isIdentical(with: other.storage) }
}
