/// The answer to an ``ElementQuestion``.
@usableFromInline
struct ElementAnswer {
  /// The requested count or offset.
  @usableFromInline let value: Int

  /// The number of matching elements from the offset on, or the requested hash.
  @usableFromInline let detail: UInt

  @inlinable
  init(_ value: Int) {
    self.value = value
    detail = 0
  }

  @inlinable
  init(_ value: Int, length: Int) {
    self.value = value
    detail = UInt(bitPattern: length)
  }

  @inlinable
  init(_ value: Int, hash: UInt32) {
    self.value = value
    detail = UInt(hash)
  }

  var length: Int { Int(bitPattern: detail) }

  var hash: UInt32 { UInt32(truncatingIfNeeded: detail) }
}

/// A function that answers questions about the elements of two collections.
@usableFromInline
typealias ElementAnswers = (ElementQuestion) -> ElementAnswer
