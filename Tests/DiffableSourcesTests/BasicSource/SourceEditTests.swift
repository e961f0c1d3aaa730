import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A source keeps its items without their type, and makes `items` from them.
struct SourceEditTests {
  private let source = BasicSource<Int, String> { "\($0)" }
  private let list = StrictList<String>()
  private let connection: SourceConnection<String, StrictList<String>>

  init() { connection = source.connect(to: list) }

  /// The source has the same items as a snapshot to which each change is made directly.
  @Test(arguments: Effort.isThorough ? 1...200 : 1...8)
  func itemsAreThoseOfAnEditedSnapshot(seed: UInt64) {
    source.handlers.canMove = { _, _ in true }
    source.handlers.canDelete = { _, _ in true }
    var numbers = SeededGenerator(seed: seed)
    var expected = Snapshot([(0, [Int]())])
    for step in 0..<120 {
      let comment: Comment = "seed \(seed), step \(step)"
      change(&expected, &numbers)
      #expect(source.items == expected.itemIdentifiers, comment)
      #expect(source.numberOfItems == expected.numberOfItems, comment)
      #expect(source.position(of: step) == expected.indexOfItem(step), comment)
      list.expect([expected.itemIdentifiers.map { "\($0)" }], comment)
    }
  }

  /// Changes the source and the expected snapshot.
  private func change(
    _ expected: inout Snapshot<Int, Int>,
    _ numbers: inout SeededGenerator
  ) {
    let number = Int.random(in: 0..<60, using: &numbers)
    let count = expected.numberOfItems
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0:
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
      source.move(item, after: source.items[0])
    case 4 where count > 0:
      let items = Array(expected.itemIdentifiers.prefix(number))
      if number % 2 == 0 {
        source.reconfigure(items)
      } else {
        source.reload(items)
      }
    case 5:
      source.items = Array((0..<number).shuffled(using: &numbers))
      expected = Snapshot([(0, source.items)])
    case 6 where count > 0:
      let anchor = expected.itemIdentifiers[number % count]
      if number % 2 == 0 {
        expected.insertItems([number, number + 1], beforeItem: anchor)
        source.insert([number, number + 1], before: anchor)
      } else {
        expected.insertItems([number, number + 1], afterItem: anchor)
        source.insert([number, number + 1], after: anchor)
      }
    case 7:
      let deleted = Array(number..<number + 5)
      expected.deleteItems(deleted)
      source.delete(deleted)
    case 8: source.setCell { "\($0)" }
    default:
      expected.deleteItems([number])
      source.items.removeAll { $0 == number }
    }
  }

  /// A change during a drag is not undone by the drop.
  @Test func droppedItemKeepsNewContent() {
    let source = BasicSource<Noted, String> { "\($0)" }
    source.handlers.canMove = { _, _ in true }
    let list = ShownList(source)
    source.items = ["1a", "2a", "3a"]
    #expect(list.target.beginReordering(at: ItemPath(section: 0, item: 0)))
    source.items = ["1b", "2a", "3a"]
    #expect(list.target.dropReorderedItem(at: ItemPath(section: 0, item: 1)))
    list.target.endReordering()
    #expect(source.items.map { "\($0)" } == ["2a", "1b", "3a"])
    list.expect([["2a", "1b", "3a"]])
    #expect(list.target.beginReordering(at: ItemPath(section: 0, item: 1)))
    source.setCell { "<\($0)>" }
    #expect(list.target.dropReorderedItem(at: ItemPath(section: 0, item: 2)))
    list.target.endReordering()
    list.expect([["<2a>", "<3a>", "<1b>"]])
  }
}
