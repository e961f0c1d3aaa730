/// The answer to a question about elements.
@usableFromInline
struct ElementAnswer {
  /// The count or the offset that was asked for.
  @usableFromInline let value: Int

  /// How many elements match from the offset on, or the hash that was asked for.
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

/// Answers questions about elements.
@usableFromInline
typealias ElementAnswers = (ElementQuestion) -> ElementAnswer
