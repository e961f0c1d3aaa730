import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Applies of snapshots whose identifiers are `ContentEquatable`.
@Suite struct ContentApplyTests {
  @Test(arguments: ListKind.all) func existingCellsShowNewContent(_ kind: ListKind) {
    let screen = ContentScreen(kind)
    _ = screen.apply("1a 1a 2a 3a | 2a 4a")
    let before = screen.serialNumbers
    #expect(screen.apply("1a 1a 2b 3a | 2a 4b") == ["2b", "4b"])
    #expect(screen.shown == "| 1a 1a 2b 3a | 2a 4b")
    #expect(screen.serialNumbers == before)
    #expect(screen.dataSource.snapshot().notation == "1a 1a 2b 3a | 2a 4b")
    #expect(screen.list.refusals.isEmpty)
    // The list shows this content already.
    let numberOfEvents = screen.list.log.count
    #expect(screen.apply("1a 1a 2b 3a | 2a 4b") == [])
    #expect(screen.list.log.count == numberOfEvents)
  }

  @Test(arguments: ListKind.all) func newCellsShowNewContentIfContentChangesReload(_ kind: ListKind)
  {
    let screen = ContentScreen(kind, contentComparison: .automatic(.reload))
    _ = screen.apply("1a 1a 2a 3a")
    let before = screen.serialNumbers
    #expect(screen.apply("1a 1a 2b 3a") == ["2b"])
    #expect(screen.serialNumbers[1] > (before.max() ?? 0))
    #expect([screen.serialNumbers[0], screen.serialNumbers[2]] == [before[0], before[2]])
    #expect(screen.list.refusals.isEmpty)
  }

  @Test(arguments: ListKind.all) func contentMayChangeTogetherWithStructure(_ kind: ListKind) {
    let screen = ContentScreen(kind)
    _ = screen.apply("1a 1a 2a | 2a 3a 4a | 3a")
    _ = screen.apply("3b | 2b 4b 5a 2b | 1b 3b")
    screen.expectShown("| 3b | 2b 4b 5a 2b | 1b 3b")
  }

  /// Content is compared with the shown snapshot, so the change of a skipped apply is still found.
  @Test(arguments: ListKind.all) func contentOfASkippedApplyIsShown(_ kind: ListKind) {
    let screen = ContentScreen(kind)
    _ = screen.apply("1a 1a 2a | 2a 3a")
    let source = screen.dataSource
    screen.diary.onCell = { [unowned source] in
      source.apply(Snapshot("1a 1b 2b | 2b 3a 9a"))
      // This edits the snapshot of the apply above, which is skipped.
      var next = source.snapshot()
      next.appendItems(["5a"])
      source.apply(next)
    }
    _ = screen.apply("1a 1a 2a | 2a 3a 9a")
    screen.expectShown("| 1a 1b 2b | 2b 3a 9a 5a")
  }

  @Test @MainActor func contentOfASupersededApplyIsShown() async {
    let screen = ContentScreen()
    _ = screen.apply("1a 1a 2a")
    let source = screen.dataSource
    let snapshot = Snapshot<Noted, Noted>("1b 1b 2a")
    let task = Task.immediate { await source.apply(snapshot) }
    var next = source.snapshot()
    next.appendItems(["3a"])
    source.apply(next, completion: {})
    await task.value
    screen.expectShown("| 1b 1b 2a 3a")
  }

  @Test @MainActor func anAsyncApplyShowsNewContent() async {
    let screen = ContentScreen()
    _ = screen.apply("1a 1a 2a")
    await screen.dataSource.apply(Snapshot("1b 1a 2b"))
    #expect(screen.shown == "| 1b 1a 2b")
    #expect(screen.serialNumbers == [0, 1])
  }

  /// The second nested apply restores the shown content before the first nested apply runs.
  @Test func contentThatChangesBackUpdatesNoCell() {
    let screen = ContentScreen()
    _ = screen.apply("1a 1a")
    let source = screen.dataSource
    screen.diary.onCell = { [unowned source] in
      source.apply(Snapshot("1a 1b 2a"))
      source.apply(Snapshot("1a 1a 2a"))
    }
    #expect(screen.apply("1a 1a 2a") == ["2a"])
    #expect(screen.shown == "| 1a 1a 2a")
  }

  /// A data source that is created where identifiers are only known as `Hashable` compares content too.
  @Test(arguments: [true, false]) func genericCodeComparesContent(isAutomatic: Bool) {
    func source<Section, Item>(
      of list: StrictList<String>,
      _: Snapshot<Section, Item>.Type
    ) -> DiffableDataSource<Section, Item, StrictList<String>> {
      DiffableDataSource(target: list, contentComparison: isAutomatic ? .automatic : .none) {
        "\($2)"
      }
    }
    let list = StrictList<String>()
    let dataSource = source(of: list, Snapshot<Noted, Noted>.self)
    dataSource.apply(Snapshot("1a 1a"))
    dataSource.apply(Snapshot("1b 1b"))
    #expect(list.cells == [[isAutomatic ? "1b" : "1a"]])
    #expect(dataSource.snapshot().notation == "1b 1b")
  }
}
