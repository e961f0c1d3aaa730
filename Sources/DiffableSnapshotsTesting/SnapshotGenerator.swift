import DiffableSnapshots

/// Makes random snapshots, and edits them at random.
///
/// The same seed gives the same snapshots; print it where a test fails.
///
/// ```swift
/// var generator = SnapshotGenerator(seed: 42)
/// let old = generator.snapshot()
/// let new = generator.edited(old, times: 5)
/// ```
public struct SnapshotGenerator: Sendable {
  private var random: SeededGenerator
  private var nextItem = 0
  private var nextSection = 0

  /// Creates a generator.
  ///
  /// - Parameter seed: Any number.
  /// - Complexity: O(1).
  public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A snapshot with new sections and items, spread over the sections at random, some of them empty.
  ///
  /// - Parameters:
  ///   - sections: How many sections there may be.
  ///   - items: How many items there may be; none if there is no section.
  /// - Returns: The snapshot.
  /// - Complexity: O(*n* log *n*) on average, where *n* is the number of sections and items.
  public mutating func snapshot(
    sections: ClosedRange<Int> = 0...6,
    items: ClosedRange<Int> = 0...30
  ) -> Snapshot<Int, Int> {
    var snapshot = Snapshot<Int, Int>()
    let count = Int.random(in: sections, using: &random)
    attempt { () throws(SnapshotError<Int, Int>) in
      try snapshot.appendSections((0..<count).map { _ in newSection() })
      guard count > 0 else { return }
      for _ in 0..<Int.random(in: items, using: &random) {
        let section = snapshot.sectionIdentifiers.randomElement(using: &random)
        try snapshot.appendItems([newItem()], toSection: section)
      }
    }
    return snapshot
  }

  /// A snapshot after some random edits of every kind.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to begin with.
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
  /// - Parameter snapshot: The snapshot to edit. Where the edit finds nothing to work on, it stays as it
  ///   is.
  /// - Complexity: O(*n*) on average, where *n* is the number of sections and items.
  public mutating func edit(_ snapshot: inout Snapshot<Int, Int>) {
    // The snapshot may have come from elsewhere.
    nextItem = max(nextItem, snapshot.itemIdentifiers.max() ?? 0)
    nextSection = max(nextSection, snapshot.sectionIdentifiers.max() ?? 0)
    attempt { () throws(SnapshotError<Int, Int>) in
      // Items change more often than sections, as they do in life.
      if Int.random(in: 0..<4, using: &random) == 0 {
        try editSections(&snapshot)
      } else {
        try editItems(&snapshot)
      }
    }
  }

  private mutating func editSections(
    _ snapshot: inout Snapshot<Int, Int>
  ) throws(SnapshotError<Int, Int>) {
    let sections = snapshot.sectionIdentifiers
    guard let section = sections.randomElement(using: &random),
      let anchor = sections.randomElement(using: &random)
    else { return try snapshot.appendSections([newSection()]) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: try snapshot.appendSections([newSection(), newSection()])
    case 1: try snapshot.insertSections([newSection()], beforeSection: anchor)
    case 2: try snapshot.insertSections([newSection()], afterSection: anchor)
    case 3: snapshot.deleteSections([section])
    case 4: try snapshot.moveSection(section, beforeSection: anchor)
    case 5: try snapshot.moveSection(section, afterSection: anchor)
    case 6: try snapshot.reloadSections([section])
    default: try snapshot.reconfigureSections([section])
    }
  }

  private mutating func editItems(
    _ snapshot: inout Snapshot<Int, Int>
  ) throws(SnapshotError<Int, Int>) {
    guard let section = snapshot.sectionIdentifiers.randomElement(using: &random) else { return }
    let items = snapshot.itemIdentifiers
    guard let anchor = items.randomElement(using: &random) else {
      try snapshot.appendItems([newItem(), newItem()], toSection: section)
      return
    }
    let several = (0..<Int.random(in: 1...4, using: &random)).compactMap { _ in
      items.randomElement(using: &random)
    }
    let others = Array(Set(several).subtracting([anchor])).sorted().shuffled(using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: try snapshot.appendItems(others + [newItem()], toSection: section)
    case 1: try snapshot.insertItems([newItem(), newItem()], beforeItem: anchor)
    case 2: try snapshot.insertItems(others + [newItem()], afterItem: anchor)
    case 3: snapshot.deleteItems(several)
    case 4: try snapshot.moveItem(several[0], beforeItem: anchor)
    case 5: try snapshot.moveItem(several[0], afterItem: anchor)
    case 6: try snapshot.insertItems(others, beforeItem: anchor)
    case 7: try snapshot.reloadItems(several)
    default: try snapshot.reconfigureItems(several)
    }
  }

  private mutating func newItem() -> Int {
    nextItem += 1
    return nextItem
  }

  private mutating func newSection() -> Int {
    nextSection += 1
    return nextSection
  }

  private func attempt(_ body: () throws(SnapshotError<Int, Int>) -> Void) {
    do throws(SnapshotError<Int, Int>) { try body() } catch {
      preconditionFailure("The generator made an edit that is not valid: \(error)")
    }
  }
}
