import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Actions of the user, and the handlers that are called for them.
struct ItemHandlersTests {
  final class Recorder {
    var entries: [String] = []
  }

  let recorder = Recorder()
  let letters = BasicSource<String, String> { $0 }
  let numbers = BasicSource<Int, String> { "\($0)" }
  let list = StrictList<String>()
  let composite: CompositeSource<String>
  let connection: SourceConnection<String, StrictList<String>>

  init() {
    composite = CompositeSource([letters, numbers], sections: .merged)
    letters.items = ["a", "b"]
    numbers.items = [1, 2, 3]
    connection = composite.connect(to: list)
    let recorder = recorder
    numbers.handlers.didSelect = { recorder.entries.append("select \($0) at \($1)") }
    numbers.handlers.didDeselect = { recorder.entries.append("deselect \($0) at \($1)") }
    numbers.handlers.didHighlight = { recorder.entries.append("highlight \($0) at \($1)") }
    numbers.handlers.didUnhighlight = { recorder.entries.append("unhighlight \($0) at \($1)") }
    numbers.handlers.didDelete = { recorder.entries.append("delete \($0) at \($1)") }
    numbers.handlers.didInsert = { recorder.entries.append("insert at \($0) at \($1)") }
    numbers.handlers.didMove = { recorder.entries.append("move \($0) \($1.from) to \($1.to)") }
  }

  func path(_ item: Int, section: Int = 0) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  @Test func handlersReceivePositionsInTheirSource() {
    for action in [UserAction.select, .deselect, .highlight, .unhighlight] {
      #expect(connection.perform(action, at: path(3)))
    }
    #expect(
      recorder.entries == [
        "select 2 at 1", "deselect 2 at 1", "highlight 2 at 1", "unhighlight 2 at 1",
      ]
    )
  }

  @Test func unhandledActionsReturnFalse() {
    for action in UserAction.allCases { #expect(!connection.perform(action, at: path(0))) }
    for invalidPath in [path(5), path(-1), path(0, section: 1), path(0, section: -1)] {
      #expect(!connection.perform(.select, at: invalidPath))
      #expect(!connection.allows(.delete, at: invalidPath))
    }
    #expect(recorder.entries == [])
  }

  /// The list is changing and still shows the old items, while the source has changed already.
  @Test func actionsOnDeletedItemsAreIgnored() {
    var results: [Bool] = []
    let extra = BasicSource<Int, String> { item in
      numbers.items = [9, 2]
      results += [2, 3].map { connection.perform(.select, at: path($0)) }
      return "\(item)"
    }
    composite.children.append(extra)
    extra.items = [0]
    #expect(results == [false, true])
    #expect(recorder.entries == ["select 2 at 1"])
    list.expect([["a", "b", "9", "2", "0"]])
  }

  // MARK: Drags

  @Test(arguments: [
    (2, 4, "a b 2 3 1", "move 1 0 to 2"),
    (4, 2, "a b 3 1 2", "move 3 2 to 0"),
    (3, 2, "a b 2 1 3", "move 2 1 to 0"),
    (3, 4, "a b 1 3 2", "move 2 1 to 2"),
  ])
  func draggingWithinASourceMovesTheItem(_ from: Int, _ to: Int, _ cells: String, _ entry: String) {
    numbers.handlers.canMove = { _, _ in true }
    let other = ShownList(composite, in: StrictList(.rowsOnly))
    let numberOfEvents = list.log.count
    #expect(list.reorderItem(at: path(from), to: path(to)))
    list.expect([cells.split(separator: " ").map(String.init)])
    other.expect(list.cells)
    #expect(list.log.count == numberOfEvents, "The list receives no change")
    #expect(recorder.entries == [entry])
  }

  /// Uses two sections and lists with header rows, so that rows and positions differ.
  @Test(arguments: ListKind.all)
  func everyListReportsActionsAndDrags(_ kind: ListKind) throws {
    let list = StrictList<String>(kind.capabilities, by: kind.method)
    let connection = CompositeSource([letters, numbers]).connect(to: list)
    let shown = { (item: Int) throws -> ItemPath in
      let path = ItemPath(section: 1, item: item)
      let headers = kind.capabilities.contains(.headerRows)
      let rows = connection.snapshot().rows(headers: headers)
      return kind.hasSections
        ? path : ItemPath(section: 0, item: try #require(rows.firstIndex(of: .item(path))))
    }
    numbers.handlers.canMove = { _, _ in true }
    numbers.handlers.canDelete = { _, _ in true }
    let (source, destination) = (try shown(0), try shown(2))
    #expect(list.reorderItem(at: source, to: destination))
    #expect(numbers.items == [2, 3, 1])
    #expect(connection.perform(.delete, at: ItemPath(section: 1, item: 1)))
    #expect(connection.perform(.select, at: ItemPath(section: 1, item: 1)))
    list.expectJoined(["a", "b", "2", "1"])
    #expect(recorder.entries == ["move 1 0 to 2", "delete 3 at 1", "select 1 at 1"])
  }

  /// The list learns that the drop is refused.
  ///
  /// The user still holds the item, and can drop it elsewhere.
  @Test func dropInAnotherSourceIsRefused() {
    numbers.handlers.canMove = { _, _ in true }
    let serialNumbers = list.shownCells[0].map(\.serialNumber)
    let numberOfEvents = list.log.count
    #expect(list.beginReordering(at: path(3)))
    #expect(!list.dropReorderedItem(at: path(0)))
    #expect(list.log.count == numberOfEvents, "The list receives no change")
    list.expect([["a", "b", "1", "2", "3"]])
    #expect(list.shownCells[0].map(\.serialNumber) == serialNumbers)
    #expect(numbers.items == [1, 2, 3] && recorder.entries == [])
    #expect(list.dropReorderedItem(at: path(4)))
    list.endReordering()
    #expect(numbers.items == [1, 3, 2])
    list.expect([["a", "b", "1", "3", "2"]])
  }

  /// The source deletes an item while the user reorders it.
  @Test func dropOfADeletedItemIsRefused() {
    numbers.handlers.canMove = { _, _ in true }
    #expect(list.beginReordering(at: path(3)))
    numbers.items = [1, 3, 4]
    #expect(!list.dropReorderedItem(at: path(2)))
    list.expect([["a", "b", "1", "2", "3"]])
    list.endReordering()
    list.expect([["a", "b", "1", "3", "4"]])
  }

  @Test func draggingNeedsPermission() {
    #expect(!list.reorderItem(at: path(2), to: path(3)))
    numbers.handlers.canMove = { item, _ in item > 1 }
    #expect(!list.reorderItem(at: path(2), to: path(3)))
    #expect(!list.reorderItem(at: path(0), to: path(1)))
    #expect(list.reorderItem(at: path(3), to: path(4)))
    #expect(numbers.items == [1, 3, 2])
  }

  @Test(arguments: [101, 102, 103] as [UInt64])
  func listMatchesAfterRandomDrags(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var drops = 0
    letters.handlers.canMove = { _, _ in true }
    letters.handlers.didMove = { _, _ in drops += 1 }
    numbers.handlers.canMove = { _, _ in true }
    numbers.handlers.didMove = { _, _ in drops += 1 }
    var expected = list.cells[0]
    for _ in 0..<60 {
      let from = Int.random(in: 0..<5, using: &generator)
      let to = Int.random(in: 0..<5, using: &generator)
      let own = from < 2 ? 0..<2 : 2..<5
      if own.contains(to) { expected.insert(expected.remove(at: from), at: to) }
      list.reorderItem(at: path(from), to: path(to))
      list.expect([expected], "seed \(seed), \(from) to \(to)")
      #expect(letters.items + numbers.items.map { "\($0)" } == expected)
    }
    #expect(drops > 10)
  }
}
