import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The source of an item decides what the user may do with the item.
extension ItemHandlersTests {
  private var allPaths: [ItemPath] { (0..<5).map { path($0) } }

  // MARK: Selecting and highlighting

  @Test(arguments: [UserAction.select, .highlight])
  func everyShownItemCanBeSelectedAndHighlightedByDefault(_ action: UserAction) {
    let outside = [path(5), path(-1), path(0, section: 1), path(0, section: -1)]
    #expect(allPaths.allSatisfy { connection.allows(action, at: $0) })
    #expect(!outside.contains { connection.allows(action, at: $0) })
  }

  @Test func theSourceDecidesByItemAndPosition() {
    numbers.handlers.canSelect = { item, position in item != 2 || position != 1 }
    numbers.handlers.canHighlight = { item, position in item == 3 && position == 2 }
    letters.handlers.canSelect = { item, _ in item == "b" }
    #expect(
      allPaths.map { connection.allows(.select, at: $0) } == [false, true, true, false, true]
    )
    #expect(
      allPaths.map { connection.allows(.highlight, at: $0) } == [true, true, false, false, true]
    )
  }

  /// A list cannot select an item that the source refuses, even if the list does not ask first.
  @Test func refusedActionsCallNoHandler() {
    numbers.handlers.canSelect = { item, _ in item != 2 }
    numbers.handlers.canHighlight = { item, _ in item != 2 }
    #expect(!connection.perform(.select, at: path(3)))
    #expect(!connection.perform(.highlight, at: path(3)))
    #expect(connection.perform(.highlight, at: path(2)))
    #expect(connection.perform(.select, at: path(2)))
    #expect(recorder.entries == ["highlight 1 at 0", "select 1 at 0"])
  }

  @Test func anObsoleteConnectionAllowsNothing() {
    let other = composite.connect(to: list)
    #expect(!connection.allows(.select, at: path(0)) && !connection.allows(.highlight, at: path(0)))
    #expect(other.allows(.select, at: path(0)) && other.allows(.highlight, at: path(0)))
  }

  // MARK: Editing that the list reports through its data

  @Test(arguments: ListKind.all)
  func theSourceDeletesTheItemThatTheUserDeletes(_ kind: ListKind) throws {
    let list = ShownList(CompositeSource([letters, numbers]), kind)
    let data = try #require(list.data)
    let path = ItemPath(section: 1, item: 1)
    #expect(!data.allows(.delete, at: path) && !data.perform(.delete, at: path))
    numbers.handlers.canDelete = { item, position in item == 2 && position == 1 }
    #expect(data.allows(.delete, at: path))
    #expect(!data.allows(.delete, at: ItemPath(section: 1, item: 0)))
    #expect(data.perform(.delete, at: path))
    list.expectJoined(["a", "b", "1", "3"])
    #expect(numbers.items == [1, 3])
    #expect(recorder.entries == ["delete 2 at 1"])
  }

  @Test(arguments: [UserAction.select, .highlight, .delete, .insert])
  func theSourceIsAskedOnceAboutAnAction(_ action: UserAction) throws {
    var questions = 0
    let isAllowed: BasicSource<Int, String>.Handlers.Permission = { _, _ in
      questions += 1
      return true
    }
    numbers.handlers.canSelect = isAllowed
    numbers.handlers.canHighlight = isAllowed
    numbers.handlers.canDelete = isAllowed
    numbers.handlers.canInsert = isAllowed
    let data = try #require(list.data)
    #expect(data.perform(action, at: path(3)))
    #expect(questions == 1)
    #expect(data.allows(action, at: path(3)))
    #expect(data.perform(action, at: path(3), isAllowed: true))
    #expect(questions == 2)
  }

  @Test func everyConnectedListShowsTheDeletion() {
    let other = ShownList(composite, in: StrictList(.rowsOnly))
    letters.handlers.canDelete = { _, _ in true }
    #expect(!other.target.deleteItem(at: path(0)), "A header row")
    #expect(other.target.deleteItem(at: path(1)))
    list.expect([["b", "1", "2", "3"]])
    other.expect(list.cells)
  }

  @Test func theSourceInsertsWhatTheUserAsksFor() {
    #expect(!list.insertItem(at: path(3)))
    #expect(!connection.perform(.insert, at: path(3)))
    numbers.handlers.canInsert = { item, _ in item == 2 }
    let record = numbers.handlers.didInsert
    numbers.handlers.didInsert = { [unowned numbers] item, position in
      record?(item, position)
      numbers.items.insert(item * 10, at: position)
    }
    #expect(!list.insertItem(at: path(2)))
    #expect(list.insertItem(at: path(3)))
    list.expect([["a", "b", "1", "20", "2", "3"]])
    #expect(!connection.perform(.insert, at: path(5)), "Not allowed for 3")
    #expect(recorder.entries == ["insert at 2 at 1"])
  }
}
