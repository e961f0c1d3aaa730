import DiffableSources
import DiffableSnapshotsTesting
import Testing

/// The further screens of the article on composing screens.
@Suite struct ExamplesOfScreens {
  struct App: Identifiable, Equatable {
    let id: String
    var offer: String
  }

  // MARK: Store

  // example: tab
  enum Tab: String, CaseIterable {
    case apps = "Apps"
    case wishes = "Wishlist"
  }
  // end

  @Test func store() {
    let list = StrictList<String>()
    let states = BasicSource<String, String> { $0 }
    states.items = ["Tidepool [get]"]
    let footer = BasicSource<String, String> { $0 }
    footer.items = ["Terms and conditions"]
    // example: tabs
    let hint = BasicSource(["No wishes yet"]) { text in text }
    let wishes = BasicSource<ModelItem<App>, String> { app in app.id }
    let wishStates = SegmentedSource(empty: hint, loaded: wishes)
    wishStates.selection = .loaded

    let tabs = SegmentedSource<Tab, String>(
      [.apps: states, .wishes: wishStates],
      selection: .apps
    )
    let bar = BasicSource<Tab, String> { [unowned tabs] tab in
      tab == tabs.selection ? "[\(tab.rawValue)]" : tab.rawValue
    }
    bar.items = Tab.allCases

    let store = CompositeSource([bar, tabs, footer])
    // end
    let connection = store.connect(to: list)
    #expect(list.cells == [["[Apps]", "Wishlist"], ["Tidepool [get]"], ["Terms and conditions"]])
    // example: permissions
    bar.handlers.didSelect = {
      [unowned bar, unowned store, unowned tabs] tab, _ in
      store.update {
        tabs.selection = tab
        bar.reconfigure(Tab.allCases)
      }
    }
    footer.handlers.canSelect = { _, _ in false }
    hint.handlers.canSelect = { _, _ in false }
    // end
    connection.perform(.select, at: ItemPath(section: 0, item: 1))
    #expect(list.cells == [["Apps", "[Wishlist]"], ["No wishes yet"], ["Terms and conditions"]])
    for section in [1, 2] {
      #expect(!connection.allows(.select, at: ItemPath(section: section, item: 0)))
    }
    #expect(list.refusals.isEmpty)
  }

  // MARK: Library

  // example: media
  struct Video: Hashable {
    var title: String
    var minutes: Int
  }

  struct Book: Hashable {
    var title: String
    var author: String
  }

  final class VideoCell: RowCell, ContentConfigurable {
    func configure(with video: Video) { text = "▶ \(video.title)" }
  }

  final class LargeVideoCell: RowCell, ContentConfigurable {
    func configure(with video: Video) {
      text = "▶ \(video.title), \(video.minutes) minutes"
    }
  }

  final class BookCell: RowCell, ContentConfigurable {
    func configure(with book: Book) {
      text = "\(book.title) by \(book.author)"
    }
  }
  // end

  // example: providers
  struct NewVideos: ItemProvider {
    func items() async throws -> [Video] {
      [Video(title: "Kites", minutes: 5), Video(title: "Tides", minutes: 12)]
    }
  }

  struct TopVideos: ItemProvider {
    func items() async throws -> [Video] {
      [Video(title: "Tides", minutes: 12), Video(title: "Bread", minutes: 9)]
    }
  }

  struct NewBooks: ItemProvider {
    func items() async throws -> [Book] {
      [Book(title: "Tides", author: "Berg")]
    }
  }
  // end

  // example: results
  enum Medium: Hashable {
    case video(Video)
    case book(Book)

    var title: String {
      switch self {
      case .video(let video): video.title
      case .book(let book): book.title
      }
    }
  }

  struct Search: ItemProvider {
    var text: String

    func items() async throws -> [Medium] {
      let videos = try await NewVideos().items().map { Medium.video($0) }
      let books = try await NewBooks().items().map { Medium.book($0) }
      return (videos + books).filter { $0.title.hasPrefix(text) }
    }
  }
  // end

  @Test func library() async {
    let table = ReusingList<RowCell>()
    // example: controllers
    let videos = ListController(
      NewVideos(),
      BasicSource(cell: VideoCell.self)
    )
    let books = ListController(
      NewBooks(),
      BasicSource(cell: BookCell.self)
    )
    let library = CompositeSource([videos.states, books.states])
    let connection = library.connect(to: table)
    await videos.load()
    await books.load()
    // table.texts == [["▶ Kites", "▶ Tides"], ["Tides by Berg"]]
    // end
    #expect(table.texts == [["▶ Kites", "▶ Tides"], ["Tides by Berg"]])
    // example: exchanges
    await videos.load(from: TopVideos())
    // table.texts[0] == ["▶ Tides", "▶ Bread"]
    videos.items.setCell(LargeVideoCell.self)
    // table.texts[0] == ["▶ Tides, 12 minutes", "▶ Bread, 9 minutes"]
    // end
    #expect(table.texts[0] == ["▶ Tides, 12 minutes", "▶ Bread, 9 minutes"])
    // example: search
    let media = BasicSource<Medium, ReusableCell> { medium in
      switch medium {
      case .video(let video): ReusableCell(VideoCell.self, showing: video)
      case .book(let book): ReusableCell(BookCell.self, showing: book)
      }
    }
    let search = ListController(Search(text: "Ti"), media)
    library.children.append(search.states)
    await search.load()
    // table.texts[2] == ["▶ Tides", "Tides by Berg"]
    await search.load(from: Search(text: "K"))
    // table.texts[2] == ["▶ Kites"]
    // end
    #expect(table.texts[2] == ["▶ Kites"])
    await search.load(from: Search(text: "Ti"))
    #expect(table.texts[2] == ["▶ Tides", "Tides by Berg"])
    #expect(table.classNames[2] == ["VideoCell", "BookCell"])
    #expect(table.strict.refusals.isEmpty)
    withExtendedLifetime(connection) {}
  }

  // MARK: Settings

  // example: Wi-Fi controller
  final class WiFiController {
    var isOn = true { didSet { updateHandler(self) } }
    var current: String? { didSet { updateHandler(self) } }
    var networks: [String] = [] { didSet { updateHandler(self) } }

    private let updateHandler: (WiFiController) -> Void

    init(updateHandler: @escaping (WiFiController) -> Void) {
      self.updateHandler = updateHandler
    }
  }
  // end

  // example: settings
  struct SettingsRow: Identifiable, Equatable {
    enum ID: Hashable { case wiFi, network(String) }

    let id: ID
    var text: String
  }

  final class SettingsScreen<List: ListTarget> where List.Cell == String {
    enum Section { case settings, networks }
    typealias Row = ModelItem<SettingsRow>

    private let dataSource: DiffableDataSource<Section, Row, List>
    private(set) lazy var controller = WiFiController {
      [unowned self] controller in show(controller)
    }

    init(list: List) {
      dataSource = DiffableDataSource(target: list) { _, _, row in row.text }
      show(controller)
    }

    private func show(_ controller: WiFiController) {
      var settings = [
        SettingsRow(
          id: .wiFi,
          text: controller.isOn ? "Wi-Fi on" : "Wi-Fi off"
        )
      ]
      var others: [SettingsRow] = []
      for network in controller.isOn ? controller.networks : [] {
        let isCurrent = network == controller.current
        let row = SettingsRow(
          id: .network(network),
          text: isCurrent ? "✓ \(network)" : network
        )
        if isCurrent { settings.append(row) } else { others.append(row) }
      }
      dataSource.apply(
        Snapshot([
          (Section.settings, settings.map { ModelItem($0) }),
          (.networks, others.map { ModelItem($0) }),
        ])
      )
    }
  }
  // end

  @Test func settings() {
    // example: updates
    let list = StrictList<String>()
    let screen = SettingsScreen(list: list)
    screen.controller.networks = ["Harbour", "Café", "Attic"]
    screen.controller.current = "Café"
    // list.cells == [["Wi-Fi on", "✓ Café"], ["Harbour", "Attic"]]
    screen.controller.isOn = false
    // list.cells == [["Wi-Fi off"], []]
    // end
    #expect(list.cells == [["Wi-Fi off"], []])
    #expect(list.refusals.isEmpty)
  }
}
