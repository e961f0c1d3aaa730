/// The old elements near the last found element, in the order in which they are compared.
@usableFromInline
struct ElementNeighborhood {
  /// The offset of the next element in the current direction, or -1.
  @usableFromInline let next: Int

  /// The offsets of the elements with which the old order may continue.
  @usableFromInline let range: Range<Int>

  /// The offset of the next element in the opposite direction, or -1.
  @usableFromInline let back: Int

  /// Whether the current direction is the direction of the old order; only then `next` can start a run.
  @usableFromInline let isForward: Bool

  /// The maximum length of a run.
  @usableFromInline let limit: Int

  /// The old offset at which every run ends.
  @usableFromInline let end: Int

  /// Whether the answer must contain the hash of the new element if no old element is equal.
  @usableFromInline let asksForHash: Bool
}
