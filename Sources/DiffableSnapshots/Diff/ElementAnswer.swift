/// The old elements next to the last one that was found, in the order in which they are compared.
@usableFromInline
struct ElementNeighborhood {
  /// The element after the last one in the direction that was followed, or -1.
  @usableFromInline let next: Int

  /// The elements from which the old order may continue.
  @usableFromInline let range: Range<Int>

  /// The element in the opposite direction, or -1.
  @usableFromInline let back: Int

  /// Whether the direction that was followed is that of the old order: only then a run is counted.
  @usableFromInline let isForward: Bool

  /// How long a run may be, and the old offset at which it ends.
  @usableFromInline let limit: Int
  @usableFromInline let end: Int

  /// Whether the hash of the new element is needed when no old element is equal.
  @usableFromInline let asksForHash: Bool

  init(
    next: Int,
    range: Range<Int>,
    back: Int,
    isForward: Bool,
    limit: Int,
    end: Int,
    asksForHash: Bool
  ) {
    self.next = next
    self.range = range
    self.back = back
    self.isForward = isForward
    self.limit = limit
    self.end = end
    self.asksForHash = asksForHash
  }
}

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
