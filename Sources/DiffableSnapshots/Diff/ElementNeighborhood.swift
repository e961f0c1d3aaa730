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
}
