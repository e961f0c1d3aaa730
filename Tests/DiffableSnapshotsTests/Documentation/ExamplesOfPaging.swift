import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// The code of the doc comments about pages.
@MainActor @Suite struct ExamplesOfPaging {
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
    let page = Page([SnapshotSection("new", items: [1, 2, 3])], next: "token of page 2")
    // end
    #expect(page.next == "token of page 2")
    #expect(page.nextInSections.isEmpty)
  }

  @Test func pageWithSections() {
    // example: Page, sections
    let page = Page(
      [SnapshotSection("new", items: [1, 2, 3]), SnapshotSection("hot", items: [4, 5])],
      next: "rows 2",
      nextInSections: ["new": "new 2"]
    )
    // end
    #expect(page.sections.count == 2)
  }

  @Test func source() async {
    let list = StrictList<Int>()
    let dataSource = DiffableDataSource<String, Int, _>(target: list) { _, _, photo in photo }
    let server = Server()
    // example: PageSource
    let source = PageSource<String, String, Int, Int>(query: "mountains") { query, cursor in
      let number = cursor ?? 0
      let photos = try await server.photos(of: query, page: number)
      return Page(
        [SnapshotSection("photos", items: photos)],
        next: photos.isEmpty ? nil : number + 1
      )
    }
    source.snapshotHandler = { snapshot in dataSource.apply(snapshot) }
    source.refresh()
    // end
    for _ in 0..<1_000 where source.state.isLoading { await Task.yield() }
    #expect(list.cells == [[0, 1]])
    source.willDisplay(1)
    for _ in 0..<1_000 where source.state.isLoading { await Task.yield() }
    #expect(list.cells == [[0, 1, 2, 3]])
  }

  @Test func outcome() async {
    let source = PageSource<Void, Int, Int, Int>(query: ()) { _, _ in
      Page([SnapshotSection(0, items: [1, 2, 1])], next: nil)
    }
    let recorder = Recorder()
    func log(_ line: String) { recorder.lines.append(line) }
    // example: PageLoad
    if case .loaded(let dropped) = await source.refresh().outcome, !dropped.isEmpty {
      log("The server has repeated \(dropped)")
    }
    // end
    #expect(recorder.lines == ["The server has repeated [1]"])
  }

  @Test func state() async {
    let source = PageSource<Void, Int, Int, Int>(query: ()) { _, _ in Page([], next: nil) }
    let recorder = Recorder()
    func showSpinner() { recorder.lines.append("spinner") }
    func showFooter(_ text: String) { recorder.lines.append(text) }
    func show() {
      // example: PagingState
      switch source.state {
      case .idle, .loading(.first): showSpinner()
      case .loading(.next): showFooter("Loading …")
      case .loading(.refresh): showFooter("Updating …")
      case .failed(_, let error): showFooter("\(error). Tap to try again.")
      case .loaded, .ended: showFooter("")
      }
      // end
    }
    show()
    _ = await source.refresh().outcome
    show()
    source.refresh()
    show()
    #expect(recorder.lines == ["spinner", "", "Updating …"])
  }
}
