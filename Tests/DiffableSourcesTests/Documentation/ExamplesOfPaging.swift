import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The code of the doc comments on paging.
@Suite(.timeLimit(.minutes(10))) @MainActor struct ExamplesOfPaging {
  private struct Server {
    func photos(of query: String, page: Int) async throws -> [Int] {
      page < 2 ? [page * 2, page * 2 + 1] : []
    }
  }

  private final class Recorder {
    var lines: [String] = []
  }

  @Test func page() {
    // example: Page
    let page = Page(
      [SnapshotSection("new", items: [1, 2, 3])],
      next: "token of page 2"
    )
    // end
    #expect(page.next == "token of page 2")
    #expect(page.nextInSections.isEmpty)
  }

  @Test func pageInTheMiddle() {
    // example: Page, previous
    let page = Page(
      [SnapshotSection("messages", items: [40, 41, 42])],
      previous: "before 40",
      next: "after 42"
    )
    // end
    #expect(page.previous == "before 40")
    #expect(page.next == "after 42")
  }

  @Test func pageWithSections() {
    // example: Page, sections
    let page = Page(
      [
        SnapshotSection("new", items: [1, 2, 3]),
        SnapshotSection("hot", items: [4, 5]),
      ],
      next: "rows 2",
      nextInSections: ["new": "new 2"]
    )
    // end
    #expect(page.sections.count == 2)
  }

  @Test func pager() async {
    let list = StrictList<Int>()
    let dataSource = DiffableDataSource<String, Int, _>(target: list) { _, _, photo in photo }
    let server = Server()
    // example: Pager
    let pager = Pager<String, String, Int, Int>(
      query: "mountains"
    ) { query, cursor in
      let number = cursor ?? 0
      let photos = try await server.photos(of: query, page: number)
      return Page(
        [SnapshotSection("photos", items: photos)],
        next: photos.isEmpty ? nil : number + 1
      )
    }
    pager.snapshotHandler = { snapshot in dataSource.apply(snapshot) }
    pager.refresh()
    // end
    await waitUntil { !pager.state.isLoading }
    #expect(list.cells == [[0, 1]])
    pager.willDisplay(1)
    await waitUntil { !pager.state.isLoading }
    #expect(list.cells == [[0, 1, 2, 3]])
  }

  @Test func outcome() async {
    let pager = Pager<Void, Int, Int, Int>(query: ()) { _, _ in
      Page([SnapshotSection(0, items: [1, 2, 1])], next: nil)
    }
    let recorder = Recorder()
    func log(_ line: String) { recorder.lines.append(line) }
    // example: Pager.Load
    let outcome = await pager.refresh().outcome
    if !outcome.dropped.isEmpty {
      log("The server has repeated \(outcome.dropped)")
    }
    // end
    #expect(recorder.lines == ["The server has repeated [1]"])
  }

  @Test func state() async {
    let pager = Pager<Void, Int, Int, Int>(query: ()) { _, _ in Page([], next: nil) }
    let recorder = Recorder()
    func showSpinner() { recorder.lines.append("spinner") }
    func showFooter(_ text: String) { recorder.lines.append(text) }
    func show() {
      // example: PagingState
      switch pager.state {
      case .idle, .loading(.first): showSpinner()
      case .loading(.refresh): showFooter("Updating …")
      case .loading: showFooter("Loading …")
      case .failed(_, let error): showFooter("\(error). Tap to try again.")
      case .loaded, .ended: showFooter("")
      }
      // end
    }
    show()
    _ = await pager.refresh().outcome
    show()
    pager.refresh()
    show()
    #expect(recorder.lines == ["spinner", "", "Updating …"])
  }

  @Test func previousState() async {
    let pager = Pager<Void, Int, Int, Int>(query: ()) { _, _ in
      Page([SnapshotSection(0, items: [1])], previous: 0, next: nil)
    }
    let recorder = Recorder()
    func showHeader(_ text: String) { recorder.lines.append(text) }
    func show() {
      // example: Pager.previousState
      switch pager.previousState {
      case .loading: showHeader("Loading …")
      case .failed(_, let error): showHeader("\(error). Tap to try again.")
      case .idle, .loaded, .ended: showHeader("")
      }
      // end
    }
    show()
    _ = await pager.refresh().outcome
    pager.loadPreviousPage()
    show()
    #expect(recorder.lines == ["", "Loading …"])
  }

  @Test func sections() {
    let list = StrictList<String>()
    // example: SnapshotSource
    let albums = SnapshotSource<String, String, String> { album in
      let songs = BasicSource<String, String> { "♪ \($0)" }
      songs.supplementaryViewProvider = { kind in
        kind == .header ? album : nil
      }
      return songs
    }
    albums.snapshot = Snapshot([
      ("Blue", ["River"]),
      ("Songs", ["Suzanne", "Avalanche"]),
    ])
    // end
    let connection = albums.connect(to: list)
    #expect(list.cells == [["♪ River"], ["♪ Suzanne", "♪ Avalanche"]])
    #expect(list.headers == ["Blue", "Songs"])
    withExtendedLifetime(connection) {}
  }

  @Test func showing() async {
    let pager = Pager<Void, Int, String, Int>(query: ()) { _, _ in
      Page([SnapshotSection(0, items: ["River"])], next: nil)
    }
    let list = StrictList<String>()
    // example: Pager.show(in:arranged:isolation:)
    let songs = BasicSource<String, String> { "♪ \($0)" }
    pager.show(in: songs)
    pager.refresh()
    // end
    let connection = songs.connect(to: list)
    await waitUntil { !pager.state.isLoading }
    #expect(list.cells == [["♪ River"]])
    withExtendedLifetime(connection) {}
  }

  @Test func arranged() async {
    let pager = Pager<Void, Int, String, Int>(query: ()) { _, _ in
      Page([SnapshotSection(0, items: ["River", "Suzanne"])], next: nil)
    }
    let hidden = ["River"]
    let songs = BasicSource<String, String> { "♪ \($0)" }
    // example: Pager.show(in:arranged:isolation:), arranged
    pager.show(in: songs) { snapshot in
      var shown = snapshot
      shown.deleteItems(snapshot.itemIdentifiers.filter { hidden.contains($0) })
      return shown
    }
    // end
    _ = await pager.refresh().outcome
    #expect(songs.items == ["Suzanne"])
    #expect(pager.snapshot.numberOfItems == 2)
  }

  @Test func loadingState() async {
    let list = StrictList<String>()
    let spinner = BasicSource<Int, String> { _ in "…" }
    let failure = BasicSource<Int, String> { _ in "!" }
    spinner.items = [0]
    let pages = Pager<Void, String, String, Int>(query: ()) { _, _ in
      Page([SnapshotSection("Blue", items: ["River"])], next: nil)
    }
    // example: Pager.loadingState
    let albums = SnapshotSource<String, String, String> { _ in
      BasicSource { "♪ \($0)" }
    }
    let screen = SegmentedSource(
      loading: spinner,
      failed: failure,
      loaded: albums
    )
    pages.show(in: albums)
    pages.stateHandler = { screen.selection = $0.loadingState }
    let connection = screen.connect(to: list)
    pages.refresh()
    // end
    #expect(list.cells == [["…"]])
    await waitUntil { !pages.state.isLoading }
    #expect(list.cells == [["♪ River"]])
    withExtendedLifetime(connection) {}
  }
}
