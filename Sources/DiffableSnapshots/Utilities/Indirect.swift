/// A value behind one reference, which copies share until one of them changes.
///
/// An array of one element is just that, with no promise to keep about who may change it when.
@usableFromInline
struct Indirect<Value: Sendable>: Sendable {
  @usableFromInline var storage: [Value]

  @inlinable
  init(_ value: Value) { storage = [value] }

  @inlinable var value: Value {
    _read { yield storage[0] }
    _modify { yield &storage[0] }
  }

  /// Whether both are copies of one value that has not changed since.
  @inlinable
  func isIdentical(with other: Indirect) -> Bool { storage.isIdentical(with: other.storage) }
}
