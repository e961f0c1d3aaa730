/// The changes that turn one plain collection into another.
///
/// Use a difference for a list without sections, or to compare two arrays without a snapshot:
///
/// ```swift
/// let difference = Difference(
///   from: ["a", "b", "c"],
///   to: ["c", "a", "b", "d"]
/// )
/// // difference.insertions == [3]
/// // difference.moves == [Move(from: 2, to: 0)]
/// ```
///
/// A difference has three properties that the standard library's `CollectionDifference` does not have:
///
/// - It contains moves.
/// - The time to compute it hardly depends on the number of changes.
/// - Its lists do not imply an order of application. Deletions and the sources of moves are offsets in
///   the old collection. Insertions and the destinations of moves are offsets in the new collection.
///
/// Elements may repeat. Heckel's algorithm decides which elements match: first the elements that occur
/// once in both collections, then equal neighbors of matched elements, then the remaining equal
/// elements in order. The matched elements that do not move are a longest increasing subsequence, so the
/// number of moves is minimal for this matching.
public struct Difference: Hashable, Sendable {
  /// The old offsets of the deleted elements, ascending.
  public var deletions: [Int]

  /// The new offsets of the inserted elements, ascending.
  public var insertions: [Int]

  /// The moves, from old to new offsets, ascending by the new offset.
  public var moves: [Move<Int>]

  /// Creates the difference between two collections.
  ///
  /// - Parameters:
  ///   - old: The collection before the change.
  ///   - new: The collection after the change.
  /// - Complexity: O(*n* + *r* log *r*) on average if the elements hash well, where *n* is the number of
  ///   elements. *r* is the number of runs of elements that are adjacent in both collections.
  @inlinable
  public init<Element: Hashable>(
    from old: some Collection<Element>,
    to new: some Collection<Element>
  ) {
    self = withElements(of: old) { old in
      withElements(of: new) { new in
        Difference(
          runs: Run.matching(from: old, to: new),
          oldCount: old.count,
          newCount: new.count
        )
      }
    }
  }

  /// Whether all three lists are empty.
  public var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty }

  /// The number of deletions, insertions and moves.
  public var count: Int { deletions.count + insertions.count + moves.count }
}

extension Difference {
  /// Creates the difference with the fewest moves for given runs of matching elements.
  ///
  /// - Parameters:
  ///   - runs: The runs of matching elements, ascending in the new collection.
  ///   - oldCount: The number of old elements.
  ///   - newCount: The number of new elements.
  @usableFromInline
  init(runs: [Run], oldCount: Int, newCount: Int) {
    insertions = Run.newOffsets(outside: runs, count: newCount)
    deletions = Run.oldOffsets(outside: runs, count: oldCount)
    moves = Run.movedRuns(of: runs).moves
  }
}
