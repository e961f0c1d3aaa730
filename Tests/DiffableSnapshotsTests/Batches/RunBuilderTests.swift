import Testing

@testable import DiffableSnapshots

/// Tests the runs that are built from changes.
struct RunBuilderTests {
  /// Returns the runs of one range with all elements.
  private func runs(
    _ oldCount: Int,
    _ newCount: Int,
    deletions: [Int] = [],
    insertions: [Int] = [],
    moves: [Move<Int>] = []
  ) -> [Run] {
    var builder = RunBuilder(deletions: deletions, insertions: insertions, moves: moves)
    builder.add(new: 0..<newCount, old: 0..<oldCount)
    return builder.runs
  }

  @Test func unchangedElementsAreOneRun() {
    #expect(runs(5, 5) == [Run(old: 0, new: 0, length: 5)])
  }

  @Test func deletionsAndInsertionsEndARun() {
    // 0 1 2 3 4 becomes 0 2 3 x 4.
    #expect(
      runs(5, 5, deletions: [1], insertions: [3]) == [
        Run(old: 0, new: 0, length: 1), Run(old: 2, new: 1, length: 2),
        Run(old: 4, new: 4, length: 1),
      ]
    )
  }

  @Test func aReplacedElementIsInNoRun() {
    #expect(
      runs(3, 3, deletions: [1], insertions: [1]) == [
        Run(old: 0, new: 0, length: 1), Run(old: 2, new: 2, length: 1),
      ]
    )
  }

  @Test func aMovedElementIsARunAtItsNewOffset() {
    // 0 1 2 becomes 1 2 0.
    #expect(
      runs(3, 3, moves: [Move(from: 0, to: 2)]) == [
        Run(old: 1, new: 0, length: 2), Run(old: 0, new: 2, length: 1),
      ]
    )
  }

  @Test func elementsThatMoveTogetherAreOneRun() {
    // 0 1 2 3 becomes 2 3 0 1.
    #expect(
      runs(4, 4, moves: [Move(from: 0, to: 2), Move(from: 1, to: 3)]) == [
        Run(old: 2, new: 0, length: 2), Run(old: 0, new: 2, length: 2),
      ]
    )
  }

  @Test func theOrderOfTheChangesHasNoEffect() {
    // 0 1 2 3 4 5 becomes x 3 1 5 y 0.
    let moves = [Move(from: 0, to: 5), Move(from: 3, to: 1)]
    let ascending = runs(6, 6, deletions: [2, 4], insertions: [0, 4], moves: moves)
    let descending = runs(6, 6, deletions: [4, 2], insertions: [4, 0], moves: moves.reversed())
    #expect(ascending == descending)
    #expect(ascending.map(\.old) == [3, 1, 5, 0])
    #expect(ascending.map(\.new) == [1, 2, 3, 5])
  }

  @Test func theRangesOfMovedSectionsAreRuns() {
    var builder = RunBuilder(deletions: [], insertions: [], moves: [])
    builder.add(new: 0..<2, old: 3..<5)
    builder.add(new: 2..<5, old: 0..<3)
    #expect(builder.runs == [Run(old: 3, new: 0, length: 2), Run(old: 0, new: 2, length: 3)])
  }

  @Test func runsOfAdjacentSectionsAreJoined() {
    var builder = RunBuilder(deletions: [], insertions: [], moves: [])
    builder.add(new: 0..<2, old: 0..<2)
    builder.add(new: 2..<4, old: 2..<4)
    #expect(builder.runs == [Run(old: 0, new: 0, length: 4)])
  }

  @Test func anInsertedSectionMatchesOnlyTheItemsThatMoveIntoIt() {
    var builder = RunBuilder(deletions: [], insertions: [], moves: [Move(from: 1, to: 3)])
    builder.add(new: 0..<2, old: 0..<3)
    builder.add(new: 2..<5, old: nil)
    #expect(
      builder.runs == [
        Run(old: 0, new: 0, length: 1), Run(old: 2, new: 1, length: 1),
        Run(old: 1, new: 3, length: 1),
      ]
    )
  }

  @Test func emptyRangesAddNoRuns() {
    var builder = RunBuilder(deletions: [], insertions: [], moves: [])
    builder.add(new: 0..<0, old: 0..<0)
    builder.add(new: 0..<0, old: nil)
    #expect(builder.runs.isEmpty)
  }
}
