import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The handlers of cells that appear, disappear and will be needed.
struct ItemDisplayTests {
  private final class Recorder {
    var entries: [String] = []
  }

  private let recorder = Recorder()
  private let letters = BasicSource<String, TestCell>(cell: ItemDisplayTests.makeCell)
  private let numbers = BasicSource<Int, TestCell>(cell: ItemDisplayTests.makeCell)
  private let list = StrictList<TestCell>()
  private let composite: CompositeSource<TestCell>
  private let connection: SourceConnection<TestCell, StrictList<TestCell>>

  private static func makeCell(_ item: some Hashable) -> TestCell {
    let cell = TestCell()
    cell.text = "\(item)"
    return cell
  }

  init() {
    composite = CompositeSource([letters, numbers], sections: .merged)
    letters.items = ["a", "b"]
    numbers.items = [1, 2, 3]
    connection = composite.connect(to: list)
    record(letters)
    record(numbers)
  }

  private func record<Item>(_ source: BasicSource<Item, TestCell>) {
    let recorder = recorder
    source.handlers.willDisplay = { recorder.entries.append("show \($0) at \($1)") }
    source.handlers.didEndDisplaying = { item, position in
      recorder.entries.append("hide \(item) at \(position.map { "\($0)" } ?? "nil")")
    }
    source.handlers.prefetch = { recorder.entries.append("prefetch \($0)") }
    source.handlers.cancelPrefetching = { recorder.entries.append("cancel \($0)") }
  }

  private func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }

  @Test func cellsOnScreenAreReportedToTheirSources() {
    let cells = list.cells[0]
    list.data?.willDisplay(cells[1], at: path(1))
    list.data?.willDisplay(cells[4], at: path(4))
    list.data?.didEndDisplaying(cells[1])
    list.data?.didEndDisplaying(cells[4])
    #expect(recorder.entries == ["show b at 1", "show 3 at 2", "hide b at 1", "hide 3 at 2"])
  }

  @Test func aCellOfADeletedItemEndsWithoutPosition() {
    let cells = list.cells[0]
    for index in [2, 3] { list.data?.willDisplay(cells[index], at: path(index)) }
    numbers.items = [2, 3]
    // The path of the deleted item is now the path of 2.
    list.data?.didEndDisplaying(cells[2])
    list.data?.didEndDisplaying(cells[3])
    #expect(
      recorder.entries == ["show 1 at 0", "show 2 at 1", "hide 1 at nil", "hide 2 at 0"]
    )
  }

  @Test func aCellOfARemovedSourceIsReportedToThatSource() {
    let cell = list.cells[0][3]
    list.data?.willDisplay(cell, at: path(3))
    composite.children.removeLast()
    #expect(list.cells.joined().count == 2)
    list.data?.didEndDisplaying(cell)
    #expect(recorder.entries == ["show 2 at 1", "hide 2 at 1"])
  }

  @Test func aReusedCellIsReportedWithItsNewItem() {
    let cell = list.cells[0][0]
    list.data?.willDisplay(cell, at: path(0))
    list.data?.didEndDisplaying(cell)
    list.data?.willDisplay(cell, at: path(2))
    list.data?.didEndDisplaying(cell)
    #expect(recorder.entries == ["show a at 0", "hide a at 0", "show 1 at 0", "hide 1 at 0"])
  }

  @Test func unknownCellsAndPathsAreIgnored() {
    let cell = list.cells[0][0]
    list.data?.willDisplay(cell, at: path(5))
    list.data?.willDisplay(cell, at: ItemPath(section: -1, item: 0))
    list.data?.didEndDisplaying(cell)
    list.data?.willDisplay(cell, at: path(0))
    list.data?.didEndDisplaying(cell)
    list.data?.didEndDisplaying(cell)
    #expect(recorder.entries == ["show a at 0", "hide a at 0"], "Each cell ends once")
  }

  @Test func aSourceWithoutHandlersIsNotCalled() {
    letters.handlers = BasicSource.Handlers()
    let cells = list.cells[0]
    for index in [0, 2] { list.data?.willDisplay(cells[index], at: path(index)) }
    for index in [0, 2] { list.data?.didEndDisplaying(cells[index]) }
    list.prefetchItems(at: [path(0), path(2)])
    list.cancelPrefetchingItems(at: [path(0), path(2)])
    #expect(recorder.entries == ["show 1 at 0", "hide 1 at 0", "prefetch [1]", "cancel [1]"])
  }

  // MARK: Prefetching

  @Test func eachSourceReceivesItsItemsInOneCall() {
    list.prefetchItems(at: [4, 0, 2, 1].map(path))
    list.cancelPrefetchingItems(at: [1, 3].map(path))
    #expect(
      recorder.entries == [
        "prefetch [3, 1]", #"prefetch ["a", "b"]"#, #"cancel ["b"]"#, "cancel [2]",
      ]
    )
  }

  /// The list still shows items that the source has lost.
  @Test func itemsThatTheSourceLacksAreNotPrefetched() {
    composite.update {
      numbers.items = [2]
      list.prefetchItems(at: [2, 3].map(path))
      list.cancelPrefetchingItems(at: [2, 4].map(path))
    }
    #expect(recorder.entries == ["prefetch [2]"])
  }
}
