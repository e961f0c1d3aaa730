import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Deletions and insertions by the user.
struct EditingTests {
  private let screen = Screen()

  private func path(_ section: Int, _ item: Int) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  /// Shows sections, allows all edits, and records deletions and insertions.
  private func show(_ notation: String, on screen: Screen) {
    screen.apply(notation)
    let diary = screen.diary
    screen.dataSource.itemHandlers.canDeleteItem = { _ in true }
    screen.dataSource.itemHandlers.didDeleteItem = {
      [unowned dataSource = screen.dataSource] item, path in
      let position = "[\(path.section), \(path.item)]"
      diary.completed.append("deleted \(item) at \(position), \(dataSource.snapshot().notation)")
    }
    screen.dataSource.itemHandlers.canInsertItem = { _ in true }
    screen.dataSource.itemHandlers.didInsertItem = { item in
      diary.completed.append("insert at \(item)")
    }
    diary.completed = []
  }

  @Test(arguments: ListKind.all) func theListReceivesTheDeletion(_ kind: ListKind) throws {
    let screen = Screen(kind)
    show("1 1a 2a 3a | 2 4a 5a", on: screen)
    let path = try screen.shownPath(of: "4a")
    #expect(screen.list.deleteItem(at: path))
    screen.expectShown("1 1a 2a 3a | 2 5a")
    #expect(screen.receivedCalls == "RB")
    #expect(screen.diary.completed == ["deleted 4a at [1, 0], 1 1a 2a 3a | 2 5a"])
  }

  @Test func aDeletionCanBeUndoneWithTheSnapshotFromBefore() {
    show("1 1a 2a", on: screen)
    let dataSource = screen.dataSource
    var before = dataSource.snapshot()
    before.deleteAllItems()
    dataSource.itemHandlers.willDeleteItem = { [unowned dataSource] _ in
      before = dataSource.snapshot()
    }
    #expect(screen.list.deleteItem(at: path(0, 0)))
    screen.expectShown("1 2a")
    dataSource.apply(before)
    screen.expectShown("1 1a 2a")
  }

  @Test(arguments: [true, false])
  func anItemThatAHandlerDeletesIsNeitherDeletedAgainNorReported(inCanDelete: Bool) {
    show("1 1a 2a", on: screen)
    let delete = { [unowned dataSource = screen.dataSource] (item: Tagged) in
      dataSource.update { $0.deleteItems([item]) }
    }
    if inCanDelete {
      screen.dataSource.itemHandlers.canDeleteItem = { item in
        delete(item)
        return true
      }
    } else {
      screen.dataSource.itemHandlers.willDeleteItem = delete
    }
    #expect(!screen.list.deleteItem(at: path(0, 0)))
    screen.expectShown("1 2a", completed: [])
  }

  @Test func noItemCanBeEditedWithoutHandlers() throws {
    screen.apply("1 1a")
    let data = try #require(screen.list.data)
    #expect(!data.allows(.delete, at: path(0, 0)) && !data.perform(.delete, at: path(0, 0)))
    #expect(!data.allows(.insert, at: path(0, 0)) && !data.perform(.insert, at: path(0, 0)))
    screen.dataSource.itemHandlers.canInsertItem = { _ in true }
    #expect(data.allows(.insert, at: path(0, 0)))
    #expect(!data.perform(.insert, at: path(0, 0)), "No handler inserts an item")
    screen.expectShown("1 1a")
  }

  @Test func theHandlersDecideForEachItem() throws {
    show("1 1a 2a | 2 3a", on: screen)
    screen.dataSource.itemHandlers.canDeleteItem = { $0.id == 2 }
    screen.dataSource.itemHandlers.canInsertItem = { $0.id == 3 }
    let data = try #require(screen.list.data)
    let paths = [path(0, 0), path(0, 1), path(1, 0), path(1, 1), path(2, 0), path(-1, 0)]
    let canDelete = [false, true, false, false, false, false]
    let canInsert = [false, false, true, false, false, false]
    #expect(paths.map { data.allows(.delete, at: $0) } == canDelete)
    #expect(paths.map { data.allows(.insert, at: $0) } == canInsert)
    #expect(paths.map { data.perform(.insert, at: $0) } == canInsert)
    #expect(paths.map { data.perform(.delete, at: $0) } == canDelete)
    #expect(screen.diary.completed == ["insert at 3a", "deleted 2a at [0, 1], 1 1a | 2 3a"])
    screen.expectShown("1 1a | 2 3a")
  }

  @Test func aHandlerInsertsTheNewItem() {
    show("1 1a 2a", on: screen)
    screen.dataSource.itemHandlers.didInsertItem = {
      [unowned dataSource = screen.dataSource] item in
      dataSource.update { $0.insertItems(["9a"], beforeItem: item) }
    }
    #expect(screen.list.insertItem(at: path(0, 1)))
    screen.expectShown("1 1a 9a 2a")
  }

  // MARK: A list that does not show the newest snapshot

  /// Calls a function while the list shows an older snapshot than the newest one.
  private func duringApply(of notation: String, _ body: @escaping () throws -> Void) throws {
    let (diary, dataSource) = (screen.diary, screen.dataSource)
    var result = Result<Void, any Error>.success(())
    let newest = Snapshot<Tagged, Tagged>(notation)
    diary.onCell = { _, _ in
      diary.onCell = nil
      dataSource.apply(newest)
      result = Result { try body() }
    }
    dataSource.update { $0.appendItems(["8a"], toSection: "1") }
    try result.get()
  }

  @Test func thePathIsThePathOfTheShownItemAndTheNewestSnapshotIsEdited() throws {
    show("1 1a 2a 3a", on: screen)
    try duringApply(of: "1 9a 3b 2b 1b") { [screen] in
      #expect(screen.list.data?.perform(.delete, at: ItemPath(section: 0, item: 1)) == true)
    }
    screen.expectShown("1 9a 3b 1b")
    #expect(screen.diary.completed == ["deleted 2b at [0, 2], 1 9a 3b 1b"], "Newest")
  }

  @Test func anItemThatTheNewestSnapshotLacksCannotBeEdited() throws {
    show("1 1a 2a 3a", on: screen)
    try duringApply(of: "1 1a 3a") { [screen] in
      let data = try #require(screen.list.data)
      let path = ItemPath(section: 0, item: 1)
      #expect(screen.dataSource.itemIdentifier(for: path) == "2a")
      #expect(!data.allows(.delete, at: path) && !data.perform(.delete, at: path))
      #expect(!data.allows(.insert, at: path) && !data.perform(.insert, at: path))
    }
    screen.expectShown("1 1a 3a", completed: [])
  }

  @Test func aPendingMarkIsKept() {
    show("1 1a 2a 3a", on: screen)
    var marked = screen.dataSource.snapshot()
    marked.reconfigureItems(["3a"])
    let (diary, dataSource, list) = (screen.diary, screen.dataSource, screen.list)
    diary.onCell = { _, _ in
      diary.onCell = nil
      dataSource.apply(marked)
      list.data?.perform(.delete, at: ItemPath(section: 0, item: 0))
      diary.provided = []
    }
    dataSource.update { $0.appendItems(["8a"], toSection: "1") }
    screen.expectShown("1 2a 3a", provided: ["3a"])
  }

  // MARK: Drags

  @Test func noItemCanBeEditedDuringADrag() throws {
    show("1 1a 2a 3a", on: screen)
    screen.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    let data = try #require(screen.list.data)
    #expect(screen.list.beginReordering(at: path(0, 0)))
    #expect(!data.allows(.delete, at: path(0, 1)) && !data.perform(.delete, at: path(0, 1)))
    #expect(!data.allows(.insert, at: path(0, 1)) && !data.perform(.insert, at: path(0, 1)))
    #expect(screen.list.dropReorderedItem(at: path(0, 2)))
    #expect(!screen.list.deleteItem(at: path(0, 0)))
    screen.list.endReordering()
    screen.expectShown("1 2a 3a 1a")
    #expect(screen.list.deleteItem(at: path(0, 0)))
    screen.expectShown("1 3a 1a")
  }
}
