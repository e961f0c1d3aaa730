import DiffableSnapshots

/// A generator of random snapshots and random edits.
///
/// The same seed gives the same snapshots. Print the seed when a test fails, so that you can run the same test again.
/// The numbers of sections and items stay in the ranges of the last call of ``snapshot(sections:items:)``, however many
/// edits there are.
///
/// ```swift
/// var generator = SnapshotGenerator(seed: 42)
/// let old = generator.snapshot()
/// let new = generator.edited(old, times: 5)
/// ```
public struct SnapshotGenerator: Sendable {
  var random: SeededGenerator
  private var nextItem = 0
  private var nextSection = 0

  /// How many sections and items edited snapshots may have.
  var sectionRange = 0...6
  var itemRange = 0...30

  /// Creates a generator.
  ///
  /// - Parameter seed: Any number; it determines all snapshots and edits.
  /// - Complexity: O(1).
  public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Returns a snapshot of new sections with new items, randomly distributed over the sections.
  ///
  /// Some sections may be empty. Without sections there are no items.
  ///
  /// - Parameters:
  ///   - sections: The range of the number of sections.
  ///   - items: The range of the number of items.
  /// - Returns: The snapshot.
  /// - Complexity: O(*n* log *n*) on average, where *n* is the number of sections and items.
  public mutating func snapshot(
    sections: ClosedRange<Int> = 0...6,
    items: ClosedRange<Int> = 0...30
  ) -> Snapshot<Int, Int> {
    (sectionRange, itemRange) = (sections, items)
    var snapshot = Snapshot<Int, Int>()
    let count = Int.random(in: sections, using: &random)
    snapshot.appendSections((0..<count).map { _ in newSection() })
    guard count > 0 else { return snapshot }
    for _ in 0..<Int.random(in: items, using: &random) {
      let section = snapshot.sectionIdentifiers.randomElement(using: &random)
      snapshot.appendItems([newItem()], toSection: section)
    }
    return snapshot
  }

  /// Returns a copy of a snapshot after a number of random edits.
  ///
  /// The numbers of sections and items stay in the ranges given to ``snapshot(sections:items:)``. A snapshot
  /// outside of the ranges does not get further away from them.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to edit.
  ///   - times: The number of edits.
  /// - Returns: The edited snapshot.
  /// - Complexity: O(*n*) for each edit on average, where *n* is the number of sections and items.
  public mutating func edited(
    _ snapshot: Snapshot<Int, Int>,
    times: Int
  ) -> Snapshot<Int, Int> {
    var result = snapshot
    for _ in 0..<times { edit(&result) }
    return result
  }

  /// Edits a snapshot once: inserts, deletes, moves or marks some items or sections.
  ///
  /// - Parameter snapshot: The snapshot to edit. It may stay unchanged, for example if it has no sections.
  /// - Complexity: O(*n*) on average, where *n* is the number of sections and items.
  public mutating func edit(_ snapshot: inout Snapshot<Int, Int>) {
    // Another generator may have created the snapshot, so its identifiers must not be used again.
    nextItem = max(nextItem, snapshot.itemIdentifiers.max() ?? 0)
    nextSection = max(nextSection, snapshot.sectionIdentifiers.max() ?? 0)
    let count = snapshot.numberOfProblems
    // In apps, items change more often than sections.
    if Int.random(in: 0..<4, using: &random) == 0 {
      editSections(&snapshot)
    } else {
      editItems(&snapshot)
    }
    precondition(
      snapshot.numberOfProblems == count,
      "The generator made an invalid edit: \(snapshot.problems)"
    )
  }

  mutating func newItem() -> Int {
    nextItem += 1
    return nextItem
  }

  mutating func newSection() -> Int {
    nextSection += 1
    return nextSection
  }
}
