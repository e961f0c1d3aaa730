/// The old elements near the last found element, in the order in which they are compared.
@usableFromInline
struct ElementNeighborhood {
  /// The offset of the next element in the current direction, or -1.
  @usableFromInline let next: Int

  /// The offsets of the elements with which the old order may continue.
  @usableFromInline let range: Range<Int>

  /// The offset of the next element in the opposite direction, or -1.
  @usableFromInline let back: Int

  /// Whether the current direction is the direction of the old order, so that a run can start at `next`.
  @usableFromInline let isForward: Bool

  /// The maximum length of a run.
  @usableFromInline let limit: Int

  /// The end of the old elements, which no run exceeds.
  @usableFromInline let end: Int

  /// Whether the answer must contain the hash of the new element if no old element is equal.
  @usableFromInline let asksForHash: Bool
}
