import DiffableSnapshotsTesting
import TestSupport
import Testing

@testable import DiffableSnapshots

/// The contents of reordering transactions.
@Suite(.withoutInternalChecks) struct ReorderingTransactionTests {
  @Test(arguments: 0..<200) func aTransactionMatchesAnEditOfArrays(_ seed: UInt64) throws {
    var generator = SnapshotGenerator(seed: seed)
    var random = SeededGenerator(seed: seed)
    let old = generator.snapshot(sections: 1...4, items: 1...12)
    let item = try #require(old.itemIdentifiers.randomElement(using: &random))
    let from = try #require(old.itemPath(for: item))
    var contents = old.sectionIdentifiers.map { old.itemIdentifiers(inSection: $0) }
    contents[from.section].remove(at: from.item)
    let section = Int.random(in: contents.indices, using: &random)
    let to = ItemPath(
      section: section,
      item: .random(in: 0...contents[section].count, using: &random)
    )
    contents[to.section].insert(item, at: to.item)
    let drag = try #require(Contents(old).transaction(moving: Move(from: from, to: to)))
    let new = drag.finalSnapshot
    #expect(new == (Snapshot(zip(old.sectionIdentifiers, contents))))
    #expect(new.itemPath(for: item) == to)
    #expect(drag.initialSnapshot == old && drag.item == item)
    #expect(old.itemIdentifiers.applying(drag.difference) == new.itemIdentifiers)
    #expect(drag.difference.inferringMoves() == drag.difference)
    #expect(drag.difference.isEmpty == (old.itemIdentifiers == new.itemIdentifiers))
    #expect(
      drag.sectionTransactions.map(\.sectionIdentifier)
        == Set([from.section, to.section]).sorted().map { old.sectionIdentifiers[$0] }
    )
    for section in drag.sectionTransactions {
      let identifier = section.sectionIdentifier
      #expect(section.initialItems == (old.itemIdentifiers(inSection: identifier)))
      #expect(section.finalItems == (new.itemIdentifiers(inSection: identifier)))
      #expect(section.initialItems.applying(section.difference) == section.finalItems)
      #expect(section.difference.inferringMoves() == section.difference)
    }
  }

  /// The move is known, so no search is needed.
  ///
  /// Only the storage's internal checks hash and compare.
  @Test(.withoutInternalChecks) func aTransactionNeitherHashesNorCompares() throws {
    let counter = CallCounter()
    let items = (0..<20_000).map { Measured(value: $0, counter: counter) }
    let snapshot = Snapshot([(0, Array(items[..<9_000])), (1, Array(items[9_000...]))])
    counter.reset()
    let move = Move(
      from: ItemPath(section: 0, item: 4_000),
      to: ItemPath(section: 1, item: 11_000)
    )
    let drag = try #require(Contents(snapshot).transaction(moving: move))
    #expect(drag.difference.count == 2)
    #expect(drag.sectionTransactions.allSatisfy { $0.difference.count == 1 })
    #expect(counter.hashCalls == 0)
    #expect(counter.equalCalls == 0)
    #expect(drag.finalSnapshot.itemPath(for: items[4_000]) == move.to)
  }

  /// Moves items many times in a snapshot with many chunks and some marks.
  @Test func movingByPathMatchesAnEditOfArrays() throws {
    var random = SeededGenerator(seed: 7)
    var contents = [Array(0..<2_000), [], Array(2_000..<3_000)]
    var snapshot = Snapshot(contents.enumerated().map { ($0, $1) })
    snapshot.reloadItems([5, 2_500])
    for _ in 0..<200 {
      let full = contents.indices.filter { !contents[$0].isEmpty }
      let from = try #require(full.randomElement(using: &random))
      let to = Int.random(in: contents.indices, using: &random)
      let sourceIndex = Int.random(in: contents[from].indices, using: &random)
      let source = ItemPath(section: from, item: sourceIndex)
      let item = contents[from].remove(at: sourceIndex)
      let end = contents[to].count
      let destinationIndex =
        Bool.random(using: &random) ? end : .random(in: 0...end, using: &random)
      contents[to].insert(item, at: destinationIndex)
      let destination = ItemPath(section: to, item: destinationIndex)
      snapshot = try #require(snapshot.movingItem(at: source, to: destination))
      #expect(snapshot.itemPath(for: item) == destination)
    }
    #expect(snapshot == (Snapshot(contents.enumerated().map { ($0, $1) })))
    #expect(Set(snapshot.reloadedItemIdentifiers) == [5, 2_500])
    let path = try #require(snapshot.itemPath(for: 5))
    let first = ItemPath(section: 2, item: 0)
    let moved = try #require(snapshot.movingItem(at: path, to: first))
    #expect(Set(moved.reloadedItemIdentifiers) == [5, 2_500])
  }
}
