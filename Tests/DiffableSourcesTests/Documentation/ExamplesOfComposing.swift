import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The code of the article on composing screens.
@Suite struct ExamplesOfComposing {
  // example: items
  struct App: Identifiable, Equatable {
    let id: String
    var offer: String
  }

  enum Link: String, CaseIterable {
    case redeem = "Redeem a code"
    case account = "Your account"
  }

  let tidepool = App(id: "Tidepool", offer: "get")
  let lighthouse = App(id: "Lighthouse", offer: "2.99")
  // end

  @Test func stepByStep() {
    // example: basic sources
    let apps = BasicSource<ModelItem<App>, String> { app in
      "\(app.id) [\(app.offer)]"
    }
    let links = BasicSource(Link.allCases) { link in link.rawValue }
    let footer = BasicSource(["Terms and conditions"]) { line in line }
    // end

    // example: composite
    let page = CompositeSource([apps, links])
    apps.supplementaryViewProvider = { kind in
      kind == .header ? "Featured" : nil
    }
    links.supplementaryViewProvider = { kind in
      kind == .header ? "Quick links" : nil
    }
    // end

    // example: states
    let placeholders = BasicSource([1, 2]) { _ in "░░░░░░" }
    let failure = BasicSource<String, String> { reason in
      "\(reason). Tap to try again."
    }

    let states = SegmentedSource(
      loading: placeholders,
      failed: failure,
      loaded: page
    )
    let store = CompositeSource([states, footer])
    // end

    // example: connect
    let list = StrictList<String>()
    let connection = store.connect(to: list)
    // list.cells == [["░░░░░░", "░░░░░░"], ["Terms and conditions"]]
    // end
    #expect(list.cells == [["░░░░░░", "░░░░░░"], ["Terms and conditions"]])
    let terms = list.shownCells[1][0].serialNumber

    // example: results
    func show(_ result: Result<[App], any Error>) {
      states.update {
        switch result {
        case .success(let newApps):
          apps.items = newApps.map { ModelItem($0) }
          states.selection = .loaded
        case .failure(let error):
          failure.items = ["\(error)"]
          states.selection = .failed
        }
      }
    }
    // end
    show(.failure(NetworkError.noConnection))
    #expect(list.cells == [["noConnection. Tap to try again."], ["Terms and conditions"]])
    let (tidepool, lighthouse) = (tidepool, lighthouse)

    // example: loaded
    show(.success([tidepool, lighthouse]))
    // list.cells == [
    //   ["Tidepool [get]", "Lighthouse [2.99]"],
    //   ["Redeem a code", "Your account"],
    //   ["Terms and conditions"],
    // ]
    // end
    #expect(
      list.cells == [
        ["Tidepool [get]", "Lighthouse [2.99]"], ["Redeem a code", "Your account"],
        ["Terms and conditions"],
      ]
    )
    #expect(list.headers == ["Featured", "Quick links", nil])
    #expect(list.shownCells[2][0].serialNumber == terms)
    #expect(list.log.filter { $0 == .reload }.count == 1)

    // example: taps
    apps.handlers.didSelect = { [unowned apps] _, index in
      apps.items[index].model.offer = "open"
    }
    var opened: [Link] = []
    links.handlers.didSelect = { link, _ in opened.append(link) }
    failure.handlers.didSelect = { [unowned states] _, _ in
      states.selection = .loading
    }
    // end
    // example: perform
    connection.perform(.select, at: ItemPath(section: 0, item: 1))
    // list.cells[0] == ["Tidepool [get]", "Lighthouse [open]"]
    // end
    #expect(list.cells[0] == ["Tidepool [get]", "Lighthouse [open]"])
    connection.perform(.select, at: ItemPath(section: 1, item: 0))
    #expect(opened == [.redeem])
    let batches = list.log.count

    // example: update
    store.update {
      apps.items.swapAt(0, 1)
      links.items.removeFirst()
      footer.items.insert("Your code was redeemed", at: 0)
    }
    // end
    #expect(list.log.count == batches + 1)
    #expect(list.cells[0] == ["Lighthouse [open]", "Tidepool [get]"])
    #expect(list.cells[2] == ["Your code was redeemed", "Terms and conditions"])

    // example: two lists
    let strip = StrictList<String>(.rowsOnly)
    let stripConnection = apps.connect(to: strip)
    apps.items.removeLast()
    // list.cells[0] == ["Lighthouse [open]"]
    // strip.cells == [["Lighthouse [open]"]]
    // end
    #expect(list.cells[0] == ["Lighthouse [open]"])
    #expect(strip.cells == [["Lighthouse [open]"]])

    // example: row
    struct AppRow: Identifiable, Equatable {
      let id: String
      var text: String
    }

    let row = BasicSource<ModelItem<AppRow>, String> { row in row.text }
    row.supplementaryViewProvider = { kind in
      kind == .header ? "Featured" : nil
    }
    row.handlers.didSelect = { _, _ in
      stripConnection.perform(.select, at: ItemPath(section: 0, item: 0))
    }
    stripConnection.applyObserver = { [unowned row, unowned strip] _ in
      let text = strip.cells.joined().joined(separator: "   ")
      row.items = [ModelItem(AppRow(id: "Featured", text: text))]
    }

    page.children = [row, links]
    apps.items = [ModelItem(tidepool), ModelItem(lighthouse)]
    // list.cells[0] == ["Tidepool [get]   Lighthouse [2.99]"]
    // end
    #expect(list.cells[0] == ["Tidepool [get]   Lighthouse [2.99]"])
    #expect(list.headers.prefix(2) == ["Featured", "Quick links"])
    let cell = list.shownCells[0][0].serialNumber
    connection.perform(.select, at: ItemPath(section: 0, item: 0))
    #expect(list.cells[0] == ["Tidepool [open]   Lighthouse [2.99]"])
    #expect(list.shownCells[0][0].serialNumber == cell)

    states.selection = .failed
    #expect(connection.perform(.select, at: ItemPath(section: 0, item: 0)))
    #expect(states.selection == .loading)
    #expect(list.cells[0] == ["░░░░░░", "░░░░░░"])
    #expect(list.refusals.isEmpty && strip.refusals.isEmpty)
    withExtendedLifetime(stripConnection) {}
  }

  private enum NetworkError: Error { case noConnection }

  // MARK: Cells

  // example: cells
  final class AppCell: RowCell, ContentConfigurable {
    func configure(with app: ModelItem<App>) {
      text = "\(app.id) [\(app.offer)]"
    }
  }

  final class LinkRow: RowCell, ContentConfigurable {
    func configure(with link: Link) { text = link.rawValue }
  }

  final class LinkTile: TileCell, ContentConfigurable {
    func configure(with link: Link) { title = link.rawValue }
  }
  // end

  @Test func cells() {
    // example: sources of cells
    let apps = BasicSource<ModelItem<App>, ReusableCell>(
      cell: AppCell.self
    )
    let links = BasicSource<Link, ReusableCell> { link in
      ReusableCell(LinkRow.self, showing: link)
        .or(ReusableCell(LinkTile.self, showing: link))
    }
    let page = CompositeSource([apps, links])
    // end
    (apps.items, links.items) = ([ModelItem(tidepool)], Link.allCases)
    let (table, grid) = (ReusingList<RowCell>(), ReusingList<TileCell>())
    withExtendedLifetime((page.connect(to: table), links.connect(to: grid))) {
      #expect(table.classNames == [["AppCell"], ["LinkRow", "LinkRow"]])
      #expect(table.texts == [["Tidepool [get]"], ["Redeem a code", "Your account"]])
      #expect(grid.classNames == [["LinkTile", "LinkTile"]])
      #expect(grid.texts == [["Redeem a code", "Your account"]])
      #expect(table.mismatches.isEmpty && grid.mismatches.isEmpty)
    }
  }

  // MARK: Pages

  // example: server
  struct Server {
    func topApps(page: Int) async throws -> [App] {
      page < 2 ? [App(id: "No. \(page)", offer: "get")] : []
    }
  }
  // end

  @MainActor @Test func pages() async {
    let apps = BasicSource<ModelItem<App>, String> { app in app.id }
    let placeholders = BasicSource<Int, String> { _ in "░░░░░░" }
    placeholders.items = [1]
    let failure = BasicSource<String, String> { reason in "\(reason). Tap to try again." }
    let states = SegmentedSource(loading: placeholders, failed: failure, loaded: apps)
    let list = StrictList<String>()
    let connection = states.connect(to: list)
    // example: pages
    let server = Server()
    typealias AppPager = Pager<Void, Int, ModelItem<App>, Int>
    let pages = AppPager(query: ()) { _, cursor in
      let number = cursor ?? 0
      let apps = try await server.topApps(page: number)
      let items = apps.map { ModelItem($0) }
      return Page(
        [SnapshotSection(0, items: items)],
        next: apps.isEmpty ? nil : number + 1
      )
    }
    pages.show(in: apps)
    pages.stateHandler = { [unowned failure, unowned states] pages in
      if let error = pages.state.error { failure.items = ["\(error)"] }
      states.selection = pages.loadingState
    }
    failure.handlers.didSelect = { _, _ in pages.retry() }
    pages.refresh()
    // end
    #expect(list.cells == [["░░░░░░"]])
    await waitUntil { !pages.state.isLoading }
    #expect(list.cells == [["No. 0"]])
    list.data?.willDisplay(list, at: ItemPath(section: 0, item: 0))
    await waitUntil { !pages.state.isLoading }
    #expect(list.cells == [["No. 0", "No. 1"]])
    let footer = BasicSource<String, String> { $0 }
    // example: await
    let outcome = await pages.refresh().outcome
    if case .failed(let error) = outcome.ending {
      footer.items = ["\(error)"]
    }
    // end
    #expect(list.cells == [["No. 0"]])
    #expect(footer.items.isEmpty)
    withExtendedLifetime(connection) {}
  }

  // example: chat server
  struct ChatServer {
    func messages(from start: Int) async throws -> [Int] {
      Array(start..<min(start + 20, 1000))
    }
  }
  // end

  @MainActor @Test func pagesAtBothEnds() async {
    // example: chat
    let server = ChatServer()
    let messages = BasicSource<Int, String> { "Message \($0)" }
    typealias ChatPager = Pager<Void, Int, Int, Int>
    let chat = ChatPager(query: ()) { _, cursor in
      let start = cursor ?? 500
      let numbers = try await server.messages(from: start)
      return Page(
        [SnapshotSection(0, items: numbers)],
        previous: start > 0 ? start - 20 : nil,
        next: start < 980 ? start + 20 : nil
      )
    }
    chat.show(in: messages)
    chat.refresh()
    // end
    // example: chat states
    let earlier = BasicSource<String, String> { $0 }
    let later = BasicSource<String, String> { $0 }
    let screen = CompositeSource([earlier, messages, later])
    chat.stateHandler = { [unowned earlier, unowned later] chat in
      earlier.items = chat.previousState.isLoading ? ["Loading …"] : []
      later.items = chat.state.isLoading ? ["Loading …"] : []
    }
    // end
    let list = StrictList<String>()
    let connection = screen.connect(to: list)
    await waitUntil { !chat.state.isLoading }
    #expect(messages.items == Array(500..<520))
    list.data?.willDisplay(list, at: ItemPath(section: 1, item: 0))
    #expect(list.cells.map(\.count) == [1, 20, 0])
    await waitUntil { !chat.previousState.isLoading }
    #expect(messages.items == Array(480..<520))
    list.data?.willDisplay(list, at: ItemPath(section: 1, item: 39))
    #expect(list.cells.map(\.count) == [0, 40, 1])
    await waitUntil { !chat.state.isLoading }
    #expect(messages.items == Array(480..<540))
    // example: filter
    func showMessages(containing text: String) {
      chat.show(in: messages) { snapshot in
        var shown = snapshot
        shown.deleteItems(
          snapshot.itemIdentifiers.filter { !"\($0)".contains(text) }
        )
        return shown
      }
    }
    showMessages(containing: "7")
    // end
    await waitUntil { !chat.state.isLoading && !chat.previousState.isLoading }
    #expect(messages.items.allSatisfy { "\($0)".contains("7") })
    chat.show(in: messages)
    #expect(messages.items == chat.snapshot.itemIdentifiers)
    withExtendedLifetime(connection) {}
  }

  // MARK: Testing

  // example: page
  final class StorePage {
    let source: ListSource<String>
    private let apps = BasicSource<ModelItem<App>, String> {
      "\($0.id) [\($0.offer)]"
    }
    private let states: SegmentedSource<LoadingState, String>

    init() {
      let footer = BasicSource(["Terms and conditions"]) { $0 }
      states = SegmentedSource(loaded: apps)
      source = CompositeSource([states, footer])
    }

    func show(_ newApps: [App]) {
      states.update {
        apps.items = newApps.map { ModelItem($0) }
        states.selection = .loaded
      }
    }
  }
  // end

  // example: test
  @Test(arguments: [
    ListCapabilities.collectionView, .tableView, .noMoves,
  ])
  func loadingThePageKeepsTheFooterCell(
    _ capabilities: ListCapabilities
  ) {
    let list = StrictList<String>(capabilities)
    let page = StorePage()
    let connection = page.source.connect(to: list)
    let footer = list.shownCells[0][0].serialNumber

    page.show([App(id: "Tidepool", offer: "get")])
    #expect(
      list.cells == [["Tidepool [get]"], ["Terms and conditions"]]
    )
    #expect(list.shownCells[1][0].serialNumber == footer)
    #expect(list.refusals.isEmpty)
    withExtendedLifetime(connection) {}
  }
  // end
}
