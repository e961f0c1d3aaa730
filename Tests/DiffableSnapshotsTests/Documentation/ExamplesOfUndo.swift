import DiffableSnapshots
import DiffableSnapshotsTesting
import Foundation
import Testing

// example: songs
struct Song: Identifiable, Equatable, Sendable {
  let id: Int
  var title: String
}

typealias Songs = Snapshot<String, ModelItem<Song>>
// end

// example: undo manager
@MainActor
final class PlaylistScreen<List: ListTarget> {
  typealias Item = ModelItem<Song>
  typealias DataSource = DiffableDataSource<String, Item, List>

  let dataSource: DataSource
  let undoManager: UndoManager

  init(dataSource: DataSource, undoManager: UndoManager) {
    self.dataSource = dataSource
    self.undoManager = undoManager
  }

  func show(_ songs: Songs, actionName: String) {
    let before = dataSource.snapshot()
    dataSource.apply(songs)
    undoManager.registerUndo(withTarget: self) { screen in
      screen.show(before, actionName: actionName)
    }
    undoManager.setActionName(actionName)
  }
}
// end

// example: undo with a filter
@MainActor
final class FilteredScreen<List: ListTarget> {
  typealias Item = ModelItem<Song>
  typealias DataSource = DiffableDataSource<String, Item, List>

  let dataSource: DataSource
  let undoManager: UndoManager
  private(set) var songs: [Song] = []
  private var filter = ""

  init(dataSource: DataSource, undoManager: UndoManager) {
    self.dataSource = dataSource
    self.undoManager = undoManager
    dataSource.itemHandlers.canDeleteItem = { _ in true }
    dataSource.itemHandlers.didDeleteItem = {
      [weak self] deleted, _ in
      guard let self else { return }
      let rest = songs.filter { $0.id != deleted.id }
      change(to: rest, actionName: "Delete")
    }
  }

  func show(_ songs: [Song], filter: String) {
    let matches = songs.filter { $0.title.hasPrefix(filter) }
    let items = matches.map { ModelItem($0) }
    let snapshot = Songs([("songs", items)])
    self.songs = songs
    self.filter = filter
    dataSource.apply(snapshot)
  }

  // Shows an edit of the user, and registers its undo.
  func change(to songs: [Song], actionName: String) {
    let before = self.songs
    show(songs, filter: filter)
    undoManager.registerUndo(withTarget: self) { screen in
      screen.change(to: before, actionName: actionName)
    }
    undoManager.setActionName(actionName)
  }
}
// end

// example: restored items
extension Snapshot {
  /// Inserts items of an older snapshot after the items that
  /// preceded them there.
  mutating func restoreItems(
    _ items: [Item],
    from old: Snapshot
  ) {
    // Sorted, so that an item can follow another restored item.
    let paths = items.compactMap { old.itemPath(for: $0) }.sorted()
    for path in paths {
      guard let item = old.itemIdentifier(for: path),
        itemPath(for: item) == nil,
        let section = old.sectionIdentifier(for: path.section),
        let index = indexOfSection(section)
      else { continue }
      let earlier = (0..<path.item).reversed().lazy.compactMap {
        let path = ItemPath(section: path.section, item: $0)
        return old.itemIdentifier(for: path)
      }
      let predecessor = earlier.first {
        itemPath(for: $0)?.section == index
      }
      let start = ItemPath(section: index, item: 0)
      if let predecessor {
        insertItems([item], afterItem: predecessor)
      } else if let first = itemIdentifier(for: start) {
        insertItems([item], beforeItem: first)
      } else {
        appendItems([item], toSection: section)
      }
    }
  }
}
// end

// example: inverse edit
extension PlaylistScreen {
  func delete(_ songs: [Item]) {
    let before = dataSource.snapshot()
    dataSource.update { $0.deleteItems(songs) }
    undoManager.registerUndo(withTarget: self) { screen in
      screen.restore(songs, from: before)
    }
    undoManager.setActionName("Delete")
  }

  func restore(_ songs: [Item], from before: Songs) {
    dataSource.update {
      $0.restoreItems(songs, from: before)
    }
    undoManager.registerUndo(withTarget: self) { screen in
      screen.delete(songs)
    }
    undoManager.setActionName("Delete")
  }
}
// end

// example: undo of deletions by the user
extension PlaylistScreen {
  func allowDeletion() {
    dataSource.itemHandlers.canDeleteItem = { _ in true }
    dataSource.itemHandlers.willDeleteItem = {
      [weak self] song in
      guard let self else { return }
      let before = dataSource.snapshot()
      undoManager.registerUndo(withTarget: self) { screen in
        screen.restore([song], from: before)
      }
      undoManager.setActionName("Delete")
    }
  }
}
// end

// example: nearest item
extension Snapshot {
  /// Returns the item nearest to a deleted item among the items
  /// of `new`: the first one after it, or else the last before it.
  func neighbor(of item: Item, in new: Snapshot) -> Item? {
    guard let index = indexOfItem(item) else { return nil }
    let items = itemIdentifiers
    return items[index...].first { new.indexOfItem($0) != nil }
      ?? items[..<index].last { new.indexOfItem($0) != nil }
  }
}
// end

/// The code of the article on undo and selection.
@MainActor
@Suite struct ExamplesOfUndo {
  private typealias Screen = PlaylistScreen<StrictList<String>>

  private let list = StrictList<String>(.tableView)
  private let undoManager = UndoManager()

  private func snapshot(of models: [Song]) -> Songs {
    Songs([("songs", models.map { ModelItem($0) })])
  }

  private func screen(_ titles: String...) -> Screen {
    let dataSource = Screen.DataSource(target: list) { _, _, song in song.title }
    let screen = Screen(dataSource: dataSource, undoManager: undoManager)
    let songs = titles.enumerated().map { Song(id: $0.offset, title: $0.element) }
    screen.dataSource.apply(snapshot(of: songs))
    return screen
  }

  @Test func anUndoKeepsTheFilter() {
    let dataSource = Screen.DataSource(target: list) { _, _, song in song.title }
    let screen = FilteredScreen(dataSource: dataSource, undoManager: undoManager)
    let songs = ["Creep", "Hello", "Help"].enumerated().map {
      Song(id: $0.offset, title: $0.element)
    }
    screen.show(songs, filter: "")
    #expect(list.deleteItem(at: ItemPath(section: 0, item: 1)))
    #expect(screen.songs.map { $0.id } == [0, 2])
    screen.show(screen.songs, filter: "Hel")
    #expect(list.cells == [["Help"]])
    undoManager.undo()
    #expect(list.cells == [["Hello", "Help"]])
    #expect(screen.songs == songs)
    undoManager.redo()
    #expect(list.cells == [["Help"]])
    #expect(list.refusals.isEmpty)
  }

  @Test func theSnapshotBeforeAnEditUndoesTheEdit() {
    let screen = screen("Creep", "Hello", "Jolene")
    let dataSource = screen.dataSource
    // example: snapshot before
    let before = dataSource.snapshot()
    dataSource.update { songs in
      songs.deleteItems(withIDs: [0])
      songs.reconfigureItems(models: [Song(id: 1, title: "Hi")])
    }

    // To undo:
    dataSource.apply(before)
    // end
    #expect(list.cells == [["Creep", "Hello", "Jolene"]])
    #expect(dataSource.snapshot().itemIdentifiers.map { $0.title } == ["Creep", "Hello", "Jolene"])
    #expect(list.refusals.isEmpty)
  }

  @Test func undoRegistersTheRedo() {
    let screen = screen("Creep", "Hello", "Jolene")
    // example: delete
    var songs = screen.dataSource.snapshot()
    songs.deleteItems(withIDs: [1])
    screen.show(songs, actionName: "Delete")
    // end
    let shown = [["Creep", "Hello", "Jolene"], ["Creep", "Jolene"]]
    #expect(list.cells == [shown[1]])
    for _ in 0..<2 {
      #expect(undoManager.canUndo && !undoManager.canRedo)
      #expect(undoManager.undoActionName == "Delete")
      undoManager.undo()
      #expect(list.cells == [shown[0]])
      #expect(undoManager.canRedo && !undoManager.canUndo)
      #expect(undoManager.redoActionName == "Delete")
      undoManager.redo()
      #expect(list.cells == [shown[1]])
    }
    undoManager.undo()
    screen.delete([ModelItem(Song(id: 0, title: ""))])
    #expect(list.cells == [["Hello", "Jolene"]])
    #expect(!undoManager.canRedo)
    undoManager.removeAllActions(withTarget: screen)
    #expect(!undoManager.canUndo)
  }

  @Test func aDeletionByTheUserIsUndone() {
    let screen = screen("Creep", "Hello", "Jolene")
    #expect(!list.deleteItem(at: ItemPath(section: 0, item: 1)))
    screen.allowDeletion()
    #expect(list.deleteItem(at: ItemPath(section: 0, item: 1)))
    for _ in 0..<2 {
      #expect(list.cells == [["Creep", "Jolene"]])
      undoManager.undo()
      #expect(list.cells == [["Creep", "Hello", "Jolene"]])
      undoManager.redo()
    }
    #expect(list.refusals.isEmpty)
  }

  @Test func aReinsertionByIdentifierKeepsTheOrder() {
    let before = Snapshot([("songs", ["Creep", "Hello", "Jolene"])])
    var current = before
    current.deleteItems(["Hello"])
    current.insertItems(["Africa"], beforeItem: "Creep")
    current.restoreItems(["Hello"], from: before)
    #expect(current.itemIdentifiers == ["Africa", "Creep", "Hello", "Jolene"])
  }

  @Test func theInverseEditKeepsWhatTheServerChanged() {
    let screen = screen("Creep", "Hello", "Jolene", "Lola", "Umbrella")
    let songs = screen.dataSource.snapshot().itemIdentifiers
    screen.delete([songs[3], songs[2]])
    #expect(list.cells == [["Creep", "Hello", "Umbrella"]])
    screen.dataSource.update { snapshot in
      snapshot.deleteItems(withIDs: [1])
      snapshot.insertItems(
        [ModelItem(Song(id: 10, title: "Africa"))],
        beforeItem: songs[0]
      )
      snapshot.reconfigureItems(models: [Song(id: 4, title: "Umbrella 2")])
    }
    for _ in 0..<2 {
      undoManager.undo()
      #expect(list.cells == [["Africa", "Creep", "Jolene", "Lola", "Umbrella 2"]])
      #expect(undoManager.redoActionName == "Delete")
      undoManager.redo()
      #expect(list.cells == [["Africa", "Creep", "Umbrella 2"]])
      #expect(undoManager.undoActionName == "Delete")
    }
    #expect(list.refusals.isEmpty)
  }

  @Test func itemsAreRestoredNearTheirNeighbors() {
    let old = Snapshot([("a", [1, 2, 3, 4]), ("b", [5])])
    let restored = [5, 3, 1, 2, 7]
    let results = [
      (Snapshot([("a", [4]), ("b", [])]), [[1, 2, 3, 4], [5]]),
      (Snapshot([("b", [8, 1]), ("a", [9, 4])]), [[5, 8, 1], [2, 3, 9, 4]]),
      (Snapshot([("a", [])]), [[1, 2, 3]]),
      (Snapshot([("b", [3, 2])]), [[5, 3, 2]]),
      (Snapshot(), []),
    ]
    for (snapshot, items) in results {
      var result = snapshot
      result.restoreItems(restored, from: old)
      #expect(
        result.sectionIdentifiers.map { result.itemIdentifiers(inSection: $0) } == items
      )
    }
  }

  @Test func cellsOfItemsThatAreKeptOrMovedAreKept() {
    let screen = screen("Creep", "Hello", "Jolene", "Lola")
    let old = list.shownCells[0].map { $0.serialNumber }
    let songs = screen.dataSource.snapshot().itemIdentifiers
    screen.dataSource.update { snapshot in
      snapshot.moveItem(songs[3], beforeItem: songs[0])
      snapshot.reconfigureItems(models: [Song(id: 1, title: "Hi")])
      snapshot.reloadItems([songs[2]])
    }
    let new = list.shownCells[0].map { $0.serialNumber }
    #expect(list.cells == [["Lola", "Creep", "Hi", "Jolene"]])
    #expect(Array(new.prefix(3)) == [old[3], old[0], old[1]])
    #expect(new[3] != old[2])
  }

  @Test func selectedPathsFollowTheirItems() {
    let dataSource = DiffableDataSource<String, Int, StrictList<String>>(target: list) {
      "\($2)"
    }
    dataSource.apply(Snapshot([("a", [1, 2, 3]), ("b", [4])]))
    var selectedPaths = Set([
      ItemPath(section: 0, item: 1), ItemPath(section: 0, item: 2), ItemPath(section: 1, item: 0),
    ])
    // example: selected paths
    dataSource.applyObserver = { report in
      selectedPaths = Set(
        selectedPaths.compactMap { report.newPath(for: $0) }
      )
    }
    // end
    // example: dragged paths
    dataSource.reorderingHandlers.didReorder = { drag in
      let items = selectedPaths.compactMap {
        drag.initialSnapshot.itemIdentifier(for: $0)
      }
      selectedPaths = Set(
        items.compactMap { drag.finalSnapshot.itemPath(for: $0) }
      )
    }
    // end
    var selected: Set<Int> {
      Set(selectedPaths.compactMap { dataSource.itemIdentifier(for: $0) })
    }
    dataSource.apply(Snapshot([("b", [2, 5, 4]), ("a", [1])]))
    #expect(selected == [2, 4])
    dataSource.apply(Snapshot([("a", [1, 2]), ("b", [4])]), mode: .reload)
    #expect(selected == [2, 4])
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    let didMove = list.reorderItem(
      at: ItemPath(section: 0, item: 0),
      to: ItemPath(section: 0, item: 1)
    )
    #expect(didMove)
    #expect(list.cells == [["2", "1"], ["4"]])
    #expect(selected == [2, 4])
    #expect(selectedPaths.contains(ItemPath(section: 0, item: 0)))
  }

  @Test func theNeighborOfADeletedItemIsSelected() {
    let dataSource = DiffableDataSource<String, Int, StrictList<String>>(target: list) {
      "\($2)"
    }
    dataSource.apply(Snapshot([("a", [1, 2, 3]), ("b", [4, 5])]))
    var selected: Int? = 2
    // example: neighbor
    dataSource.applyObserver = { report in
      if case .skipped = report.outcome { return }
      guard let item = selected else { return }
      if report.new.itemPath(for: item) == nil {
        selected = report.old.neighbor(of: item, in: report.new)
      }
    }
    // end
    dataSource.update { $0.deleteItems([2, 3]) }
    #expect(selected == 4)
    dataSource.update { $0.deleteItems([5]) }
    #expect(selected == 4)
    dataSource.update(mode: .reload) { $0.deleteItems([4]) }
    #expect(selected == 1)
    dataSource.update { $0.deleteAllItems() }
    #expect(selected == nil)
  }
}
