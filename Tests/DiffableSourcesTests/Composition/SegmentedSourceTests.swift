import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Segmented sources, which show one of several sources.
struct SegmentedSourceTests {
  private let songs = BasicSource<Int, String> { "song \($0)" }
  private let years = BasicSource<Int, String> { "year \($0)" }

  init() {
    songs.items = [1, 2]
    years.items = [1967, 1]
  }

  /// Selecting another segment changes only the items of the segments.
  @Test func selectingASegmentKeepsOtherCells() {
    let frame = BasicSource<Int, String> { "frame \($0)" }
    frame.items = [1, 2]
    let segmented = SegmentedSource([0: songs, 1: years], selection: 0)
    let list = ShownList(CompositeSource([frame, segmented], sections: .merged))
    let cells = list.shownCells[0].map(\.serialNumber)
    segmented.selection = 1
    list.expect([["frame 1", "frame 2", "year 1967", "year 1"]])
    #expect(list.shownCells[0].prefix(2).map(\.serialNumber) == Array(cells.prefix(2)))
    #expect(list.log.last?.changes?.count == 4 && list.log.last?.isAnimated == true)
  }

  @Test func hiddenSourcesChangeWithoutUpdatingLists() {
    let segmented = SegmentedSource(empty: BasicSource([0]) { _ in "–" }, loaded: songs)
    segmented[.failed] = years
    let list = ShownList(segmented)
    var numberOfApplies = 0
    list.connection.applyObserver = { _ in numberOfApplies += 1 }
    songs.items = []
    songs.items = [1]
    years.items = [2016]
    #expect(numberOfApplies == 0, "The segment for loading is selected")
    segmented.selection = .failed
    list.expect([["year 2016"]])
    segmented.selection = .loaded
    list.expect([["song 1"]])
    segmented.selection = .loaded
    segmented[.loaded] = songs
    #expect(numberOfApplies == 2)
  }

  @Test(arguments: ListKind.all)
  func loadingStatesSelectTheirSegments(_ kind: ListKind) {
    let (spinner, hint) = (
      BasicSource<Int, String> { _ in "…" }, BasicSource<Int, String> { _ in "–" }
    )
    let failure = BasicSource<String, String> { $0 }
    (spinner.items, hint.items, songs.items) = ([0], [0], [])
    let screen = SegmentedSource(loading: spinner, empty: hint, failed: failure, loaded: songs)
    let list = ShownList(screen, kind)
    list.expect([["…"]])
    screen.selection = .loaded
    list.expect([["–"]])
    failure.items = ["No network"]
    screen.selection = .failed
    list.expect([["No network"]])
    screen.selection = .loading
    songs.items = [3]
    screen.selection = .loaded
    list.expect([["song 3"]])
    #expect(list.log.count { $0 == .reload } == 1)
  }

  /// The app selects no segment after the first one.
  @Test(arguments: ListKind.all)
  func theEmptySegmentIsShownWhileThereAreNoItems(_ kind: ListKind) {
    let screen = SegmentedSource(empty: BasicSource([0]) { _ in "–" }, loaded: songs)
    screen.selection = .loaded
    let list = ShownList(screen, kind)
    songs.handlers.canDelete = { _, _ in true }
    list.expect([["song 1", "song 2"]])
    #expect(list.connection.perform(.delete, at: ItemPath(section: 0, item: 0)))
    list.expect([["song 2"]])
    #expect(list.connection.perform(.delete, at: ItemPath(section: 0, item: 0)))
    #expect(list.cells == [["–"]] && screen.selection == .loaded)
    #expect(!screen.isEmpty)
    songs.items = [3]
    list.expect([["song 3"]])
    songs.items = []
    list.expect([["–"]])
    #expect(list.log.count { $0 == .reload } == 1)
  }

  @Test func theEmptySegmentIsShownForATree() {
    let page = CompositeSource([songs, years])
    let screen = SegmentedSource(empty: BasicSource([0]) { _ in "–" }, loaded: page)
    screen.selection = .loaded
    let list = ShownList(CompositeSource([BasicSource([0]) { _ in "footer" }, screen]))
    screen.update {
      songs.items = []
      years.items = []
    }
    list.expect([["footer"], ["–"]])
    years.items = [2016]
    list.expect([["footer"], [], ["year 2016"]])
    page.remove(years)
    list.expect([["footer"], ["–"]])
    let others = BasicSource<Int, String> { "other \($0)" }
    page.children.append(others)
    list.expect([["footer"], ["–"]])
    others.items = [1]
    list.expect([["footer"], [], ["other 1"]])
    screen[.loaded] = nil
    list.expect([["footer"], ["–"]])
    screen[.empty] = nil
    list.expect([["footer"]])
  }

  /// A list that shows both sources must not be updated before the segmented source knows what it shows.
  @Test func theEmptySegmentDisappearsInAnUpdateOfAnotherSource() {
    let screen = SegmentedSource(empty: BasicSource([0]) { _ in "–" }, loaded: songs)
    songs.items = []
    screen.selection = .loaded
    let page = CompositeSource([years, screen])
    let list = ShownList(page)
    list.expect([["year 1967", "year 1"], ["–"]])
    page.update {
      years.items = [1967]
      songs.items = [3]
    }
    list.expect([["year 1967"], ["song 3"]])
  }

  /// What the outer source shows depends on what the inner one shows, which the second change decides.
  @Test func theEmptySegmentDisappearsAboveAnotherEmptySegment() {
    songs.items = []
    years.items = []
    let inner = SegmentedSource(empty: BasicSource<Int, String> { "\($0)" }, loaded: years)
    inner.selection = .loaded
    let tabs = SegmentedSource([0: CompositeSource([songs, inner])], selection: 0)
    let screen = SegmentedSource(empty: BasicSource([0]) { _ in "–" }, loaded: tabs)
    screen.selection = .loaded
    let list = ShownList(screen)
    list.expect([["–"]])
    screen.update {
      songs.items = []
      years.items = [1967]
    }
    list.expect([[], ["year 1967"]])
  }

  /// A list within a list.
  @Test func theEmptySegmentIsShownForSegmentsWithinSegments() {
    let inner = SegmentedSource(loaded: songs)
    inner.selection = .loaded
    let screen = SegmentedSource(empty: BasicSource([0]) { _ in "–" }, loaded: inner)
    screen.selection = .loaded
    let list = ShownList(screen)
    songs.items = []
    list.expect([["–"]])
    inner[.empty] = years
    list.expect([["year 1967", "year 1"]])
    years.items = []
    list.expect([["–"]])
    songs.items = [3]
    list.expect([["song 3"]])
  }

  @Test func withoutAnEmptySegmentTheSectionIsShown() {
    songs.supplementaryViewProvider = { $0 == .header ? "Songs" : nil }
    songs.items = []
    let screen = SegmentedSource(loaded: songs)
    screen.selection = .loaded
    let list = ShownList(screen)
    #expect(list.cells == [[]] && list.headers == ["Songs"])
  }

  @Test func replacingASegmentUpdatesTheList() {
    let segmented = SegmentedSource([0: songs], selection: 0)
    let list = ShownList(segmented)
    segmented[0] = years
    list.expect([["year 1967", "year 1"]])
    let numberOfEvents = list.log.count
    songs.items = [5]
    #expect(list.log.count == numberOfEvents)
    segmented[0] = nil
    #expect(list.cells.joined().isEmpty && segmented.isEmpty)
    segmented.selection = 7
    segmented[7] = years
    list.expect([["year 1967", "year 1"]])
  }

  /// For example, one hint for both an empty list and a failed list.
  @Test func severalSegmentsCanShareASource() {
    let segmented = SegmentedSource([0: songs, 1: songs, 2: years], selection: 0)
    let list = ShownList(segmented)
    let numberOfEvents = list.log.count
    segmented.selection = 1
    list.expect([["song 1", "song 2"]])
    #expect(list.log.count == numberOfEvents, "The selected source has not changed")
    segmented[0] = nil
    songs.items = [3]
    list.expect([["song 3"]], "The source still has a segment")
    segmented[1] = years
    songs.items = [4]
    list.expect([["year 1967", "year 1"]])
    #expect(segmented[0] == nil && segmented[1] === years && segmented[2] === years)
    let newParent = CompositeSource<String>([years])
    #expect(segmented[1] == nil && segmented[2] == nil && !newParent.isEmpty)
    #expect(list.cells.joined().isEmpty)
  }
}
