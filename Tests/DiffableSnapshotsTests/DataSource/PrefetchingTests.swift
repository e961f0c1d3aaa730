import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The handlers that receive the items whose cells the list will need.
struct PrefetchingTests {
  private final class Recorder {
    var entries: [String] = []
  }

  private let recorder = Recorder()

  private func makeScreen(_ kind: ListKind = .collectionView) -> Screen {
    let screen = Screen(kind)
    screen.apply("1 1a 2a | 2 3a 4a")
    let recorder = recorder
    screen.dataSource.itemHandlers.prefetchItems = {
      recorder.entries.append("prefetch \($0.text)")
    }
    screen.dataSource.itemHandlers.cancelPrefetchingItems = {
      recorder.entries.append("cancel \($0.text)")
    }
    return screen
  }

  @Test(arguments: ListKind.all) func everyListReportsItems(_ kind: ListKind) throws {
    let screen = makeScreen(kind)
    let paths = [try screen.shownPath(of: "4a"), try screen.shownPath(of: "1a")]
    screen.list.prefetchItems(at: paths)
    screen.list.cancelPrefetchingItems(at: paths.reversed())
    #expect(recorder.entries == ["prefetch 4a 1a", "cancel 1a 4a"])
  }

  @Test func pathsOutOfBoundsAreIgnored() throws {
    let screen = makeScreen()
    let data = try #require(screen.list.data)
    let paths = [(0, 2), (0, 1), (2, 0), (-1, 0), (1, 0)].map {
      ItemPath(section: $0, item: $1)
    }
    data.prefetchItems(at: paths)
    data.cancelPrefetchingItems(at: paths)
    data.prefetchItems(at: [paths[0]])
    data.cancelPrefetchingItems(at: [])
    #expect(recorder.entries == ["prefetch 2a 3a", "cancel 2a 3a"])
  }

  /// After a deletion, the first path belongs to the next item, and the second path is out of bounds.
  ///
  /// The deleted item is not reported.
  @Test func cancellingReportsTheItemsThatHaveThePathsNow() {
    let screen = makeScreen()
    let paths = [0, 1].map { ItemPath(section: 0, item: $0) }
    screen.list.prefetchItems(at: paths)
    screen.dataSource.update { $0.deleteItems(["1a"]) }
    screen.list.data?.cancelPrefetchingItems(at: paths)
    #expect(recorder.entries == ["prefetch 1a 2a", "cancel 2a"])
  }

  @Test func aListWithoutHandlersReportsNothing() {
    let screen = makeScreen()
    screen.dataSource.itemHandlers = ItemHandlers()
    screen.list.prefetchItems(at: [ItemPath(section: 0, item: 0)])
    screen.list.cancelPrefetchingItems(at: [ItemPath(section: 0, item: 0)])
    #expect(recorder.entries == [])
  }
}
