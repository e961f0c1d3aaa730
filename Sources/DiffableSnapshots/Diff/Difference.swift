/// The changes that turn one plain collection into another.
///
/// For lists without sections, and wherever two arrays are to be compared, no snapshot is needed:
///
/// ```swift
/// let difference = Difference(from: ["a", "b", "c"], to: ["c", "a", "b", "d"])
/// // difference.insertions == [3], difference.moves == [Move(from: 2, to: 0)]
/// ```
///
/// Unlike the standard library's `CollectionDifference` it knows moves, takes time that hardly
/// depends on how much has changed, and gives lists of offsets that no order of application
/// attaches to: deletions and the sources of moves are offsets in the old collection, insertions
/// and the destinations of moves are offsets in the new one.
///
/// Elements may repeat. They match in Heckel's way: elements that occur once on both sides match,
/// then their equal neighbours, then what is left in order. Among the elements that match, those
/// that do not move are a longest increasing subsequence, so no fewer moves can do it.
public struct Difference: Hashable, Sendable {
  /// The old offsets of the elements that go, ascending.
  public var deletions: [Int]

  /// The new offsets of the elements that come, ascending.
  public var insertions: [Int]

  /// The elements that move, ascending in their new offsets.
  public var moves: [Move<Int>]

  /// Compares two collections.
  ///
  /// - Parameters:
  ///   - old: The collection before the change.
  ///   - new: The collection after the change.
  /// - Complexity: O(*n*) on average plus O(*r* log *r*), where *n* is the number of elements and *r*
  ///   that of the runs of elements that stayed together, provided that the elements hash well.
  @inlinable
  public init<Element: Hashable>(
    from old: some Collection<Element>,
    to new: some Collection<Element>
  ) {
    self = withElements(of: old) { old in
      withElements(of: new) { new in
        Difference(
          oldCount: old.count,
          newCount: new.count,
          isSameMemory: old.baseAddress == new.baseAddress
        ) { $0.answer(old, new) }
      }
    }
  }

  /// Whether there is nothing to change.
  ///
  /// - Complexity: O(1).
  public var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty }

  /// The number of changes.
  ///
  /// - Complexity: O(1).
  public var count: Int { deletions.count + insertions.count + moves.count }
}

/// Calls a function with the elements of a collection in place, or with copies if they are not stored
/// contiguously.
@inlinable
func withElements<Element, Result>(
  of collection: some Collection<Element>,
  _ body: (UnsafeBufferPointer<Element>) -> Result
) -> Result {
  collection.withContiguousStorageIfAvailable(body)
    ?? Array(collection).withUnsafeBufferPointer(body)
}
