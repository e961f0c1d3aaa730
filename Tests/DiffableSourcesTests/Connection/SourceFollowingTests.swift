import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Tests that lists repeat the edits of large sources and do not rebuild their contents.
@Suite(.withoutInternalChecks) struct SourceFollowingTests {
  @Test(arguments: [true, false], Effort.isThorough ? 1...60 : 1...1)
  func cellsMatchAfterRandomEdits(_ isMerged: Bool, seed: UInt64) {
    var storm = EditStorm(seed: seed)
    let screen = CompositeSource<String>(storm.sources, sections: isMerged ? .merged : .separate)
    let list = ShownList(screen)
    for step in 0..<40 {
      let comment: Comment = "seed \(seed), step \(step)"
      let before = storm.serialNumbers(in: list.target)
      storm.resetRecords()
      screen.update { for _ in 0..<storm.number(below: 4) { storm.step() } }
      list.expectJoined(storm.texts, comment)
      for (item, number) in storm.serialNumbers(in: list.target) {
        guard let old = before[item], !storm.deleted.contains(item) else { continue }
        #expect((number == old) != storm.reloaded.contains(item), comment)
      }
    }
    #expect(list.log.count { $0 == .reload } == 1)
  }

  /// The user drags items, and the sources are edited before and after each drag.
  @Test(arguments: [true, false])
  func dragsBetweenEditsKeepListAndSourcesEqual(_ isMerged: Bool) {
    let sources = (0..<3).map { _ in BasicSource<Int, String> { "\($0)" } }
    for source in sources {
      source.items = Array(0..<1_000)
      source.handlers.canMove = { _, _ in true }
    }
    let screen = CompositeSource<String>(sources, sections: isMerged ? .merged : .separate)
    let list = ShownList(screen)
    let (section, start) = isMerged ? (0, 1_000) : (1, 0)
    for round in 0..<4 {
      sources[1].append([5_000 + round])
      // One drag within the source, and one drag to another source, after which the item moves back.
      for destination in [start + 700, 0] {
        list.target.reorderItem(
          at: ItemPath(section: section, item: start + round),
          to: ItemPath(section: destination == 0 ? 0 : section, item: destination)
        )
      }
      sources[0].move(round, after: 900)
      list.expectJoined(sources.flatMap { $0.items.map { "\($0)" } })
      #expect(sources.map { $0.items.count } == [1_000, 1_001 + round, 1_000])
    }
  }

  /// An edit among many items compares and hashes few items, regardless of the length of the list.
  ///
  /// In the first round, an append and a move change three chunks of the sources and of the list. In the second
  /// round, the move stays within one chunk. Chunks have about 330 to 380 items. The limits for the two rounds are
  /// the actual numbers of comparisons, rounded up; one more chunk exceeds them.
  @Test(.withoutInternalChecks, arguments: [(4_000, [2_450, 1_700]), (16_000, [3_000, 1_900])])
  func costOfAnEditDoesNotDependOnTheListLength(_ count: Int, limits: [Int]) {
    let counter = CallCounter()
    let sources = (0..<4).map { _ in BasicSource<Measured, Int> { $0.value } }
    for source in sources {
      source.items = (0..<count / 4).map { Measured(value: $0, counter: counter) }
    }
    let list = SilentList<Int>()
    let connection = CompositeSource<Int>(sources, sections: .merged).connect(to: list)
    for (value, limit) in zip(-3 ..< -1, limits) {
      counter.reset()
      sources[2].append([Measured(value: value, counter: counter)])
      sources[1].move(
        Measured(value: 5, counter: counter),
        after: Measured(value: 500 - value, counter: counter)
      )
      #expect(counter.hashCalls == 5)
      #expect(counter.equalCalls <= limit)
    }
    #expect(list.numberOfBatches == 4)
    withExtendedLifetime(connection) {}
  }
}
