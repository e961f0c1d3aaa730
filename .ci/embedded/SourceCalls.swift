import DiffableSources

/// Composes a list from sources, and changes each source.
func callSources() {
  let list = LineList()
  let numbers = BasicSource<Int, String> { "no. \($0)" }
  let words = BasicSource<Item, String> { $0.model.name }
  let hint = BasicSource([0]) { _ in "none" }
  let states = SegmentedSource(empty: hint, loaded: words)
  let shelves = SnapshotSource<Int, Int, String> { shelf in
    let source = BasicSource<Int, String> { "\(shelf)/\($0)" }
    source.supplementaryViewProvider = { $0 == .header ? "shelf \(shelf)" : nil }
    return source
  }
  let screen = CompositeSource([numbers, states])
  let connection = screen.connect(to: list)
  list.show("connected")

  numbers.items = [1, 2, 3]
  states.selection = .loaded
  list.show("empty")

  screen.update {
    numbers.items = [3, 1]
    words.items = [tea, milk]
  }
  list.show("loaded")

  words.items = [food(10, "white tea"), milk]
  numbers.append([4, 1])
  numbers.reload([3])
  list.show("changed")
  numbers.setCell { "number \($0)" }
  list.show("other cells")

  numbers.handlers.didSelect = { item, position in print("\(item) is no. \(position)") }
  numbers.handlers.canMove = { _, _ in true }
  check("selected", connection.perform(.select, at: ItemPath(section: 0, item: 1)))
  list.drag(1, to: 2)
  check("followed", numbers.items == [4, 3, 1])
  list.show("dragged")

  screen.children = [shelves]
  shelves.snapshot = Snapshot([(7, [1, 2]), (8, [3])])
  list.show("shelves")
  shelves.snapshot.appendPage([
    SnapshotSection(8, items: [3, 4]), SnapshotSection(9, items: [5]),
  ])
  list.show("page")
}
