import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A source keeps its items without their type, and makes `items` and `snapshot` from them.
struct SourceSnapshotTests {
  private let source = BasicSource<Int, String> { "\($0)" }
  private let list = StrictList<String>()

  /// The source has the same items and sections as a snapshot to which each change is made directly.
  @Test(arguments: Effort.isThorough ? 1...200 : 1...8)
  func itemsAndSnapshotAreThoseOfAnEditedSnapshot(seed: UInt64) {
    source.handlers.canMove = { _, _ in true }
    source.handlers.canDelete = { _, _ in true }
    let connection = source.connect(to: list)
    var numbers = SeededGenerator(seed: seed)
    var expected = source.snapshot
    for step in 0..<120 {
      let comment: Comment = "seed \(seed), step \(step)"
      change(&expected, in: connection, &numbers)
      // The source does not always make both, so that each of them has to repeat several changes.
      if Bool.random(using: &numbers) { #expect(source.items == expected.itemIdentifiers, comment) }
      if Bool.random(using: &numbers) { #expect(source.snapshot == expected, comment) }
      #expect(list.cells == [expected.itemIdentifiers.map { "\($0)" }], comment)
    }
    #expect(source.items == source.snapshot.itemIdentifiers)
    #expect(list.refusals.isEmpty)
  }

  /// Changes the source and the expected snapshot.
  private func change(
    _ expected: inout Snapshot<Int, Int>,
    in connection: SourceConnection<String, StrictList<String>>,
    _ numbers: inout SeededGenerator
  ) {
    let number = Int.random(in: 0..<60, using: &numbers)
    let count = expected.numberOfItems
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0:
      if expected.numberOfSections == 0 { expected.appendSections([0]) }
      expected.appendItems([number, number + 1])
      source.append([number, number + 1])
    case 1 where count > 0:
      let position = number % count
      expected.deleteItems([expected.itemIdentifiers[position]])
      #expect(connection.perform(.delete, at: ItemPath(section: 0, item: position)))
    case 2 where count > 2:
      let (from, to) = (number % count, Int.random(in: 0..<count, using: &numbers))
      // A list does not report that an item is dropped where it was.
      if from == to { return }
      var others = expected.itemIdentifiers
      let item = others.remove(at: from)
      if to > 0 {
        expected.moveItem(item, afterItem: others[to - 1])
      } else {
        expected.moveItem(item, beforeItem: others[0])
      }
      list.reorderItem(at: ItemPath(section: 0, item: from), to: ItemPath(section: 0, item: to))
    case 3 where count > 0:
      let item = expected.itemIdentifiers[number % count]
      expected.moveItem(item, afterItem: expected.itemIdentifiers[0])
      source.snapshot.moveItem(item, afterItem: source.snapshot.itemIdentifiers[0])
    case 4 where count > 0:
      let items = Array(expected.itemIdentifiers.prefix(number))
      if number % 2 == 0 {
        source.snapshot.reconfigureItems(items)
      } else {
        source.snapshot.reloadItems(items)
      }
    case 5:
      source.items = Array((0..<number).shuffled(using: &numbers))
      expected = Snapshot([(0, source.items)])
    case 6:
      let sections = number % 5
      expected = Snapshot()
      for section in 0..<sections {
        expected.appendSections([section * 7])
        expected.appendItems(Array(section * 20..<section * 20 + number % 20))
      }
      source.snapshot = expected
    case 8: source.setCell { "\($0)" }
    case 7 where expected.numberOfSections > 1:
      expected.deleteSections([expected.sectionIdentifiers[0]])
      source.snapshot = expected
    default:
      expected.deleteItems([number])
      source.items.removeAll { $0 == number }
      expected = Snapshot([(0, expected.itemIdentifiers)])
    }
  }

  @Test func snapshotWithoutSectionsGetsASectionForItems() {
    source.snapshot = Snapshot()
    #expect(source.snapshot.numberOfSections == 0)
    source.append([6, 5])
    #expect(source.snapshot == (Snapshot([(0, [6, 5])])))
  }

  /// New cells replace the items of the source, but not the sections of the snapshot.
  @Test func newCellsKeepTheSections() {
    let sections = Snapshot([(7, [1, 2, 3]), (8, [4, 5]), (9, [6])])
    source.snapshot = sections
    source.setCell { "<\($0)>" }
    #expect(source.snapshot == sections)
    source.snapshot.deleteSections([7])
    #expect(source.items == [4, 5, 6])
  }

  /// An item that needs a cell of another class stays in its section.
  @Test func newCellClassesKeepTheSections() {
    let source = BasicSource<Noted, ReusableCell> { noted in
      "\(noted)".hasSuffix("b")
        ? ReusableCell(RowCell.self) { $0.text = "row" }
        : ReusableCell(LargeRowCell.self) { $0.text = "large" }
    }
    let sections: Snapshot<Int, Noted> = Snapshot([(7, ["1a"]), (8, ["2a", "3a"])])
    source.snapshot = sections
    source.snapshot.reconfigureItems(["2b"])
    #expect(source.snapshot.sectionIdentifiers == [7, 8])
    #expect(source.snapshot.itemIdentifiers(inSection: 8).map { "\($0)" } == ["2b", "3a"])
  }

  /// A change during a drag is not undone by the drop.
  @Test func droppedItemKeepsNewContent() {
    let source = BasicSource<Noted, String> { "\($0)" }
    source.handlers.canMove = { _, _ in true }
    let connection = source.connect(to: list)
    source.items = ["1a", "2a", "3a"]
    #expect(list.beginReordering(at: ItemPath(section: 0, item: 0)))
    source.items = ["1b", "2a", "3a"]
    #expect(list.dropReorderedItem(at: ItemPath(section: 0, item: 1)))
    list.endReordering()
    #expect(source.items.map { "\($0)" } == ["2a", "1b", "3a"])
    #expect(list.cells == [["2a", "1b", "3a"]])
    #expect(list.beginReordering(at: ItemPath(section: 0, item: 1)))
    source.setCell { "<\($0)>" }
    #expect(list.dropReorderedItem(at: ItemPath(section: 0, item: 2)))
    list.endReordering()
    #expect(list.cells == [["<2a>", "<3a>", "<1b>"]])
    withExtendedLifetime(connection) {}
  }
}

private final class LargeRowCell: RowCell {}
