#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshotsTesting
  import DiffableUIKit
  import Testing
  import UIKit

  // example: mountains model
  nonisolated struct Mountain: Hashable {
    var name: String
    var height: Int
  }

  nonisolated struct MountainSearch {
    var mountains: [Mountain]

    /// Returns the matching mountains, grouped by thousands of metres.
    func snapshot(
      for text: String
    ) -> Snapshot<Int, Mountain> {
      let matches = mountains.filter {
        $0.name.lowercased().hasPrefix(text.lowercased())
      }
      return Snapshot(
        grouping: matches.sorted { $0.height > $1.height }
      ) { $0.height / 1_000 }
    }
  }
  // end

  @available(iOS 15, tvOS 15, *)
  // example: mountains controller
  final class MountainController: UITableViewController {
    typealias DataSource = TableViewDiffableDataSource<Int, Mountain>

    var search = MountainSearch(mountains: [])
    var task: Task<Void, any Error>?
    private(set) lazy var dataSource = makeDataSource()

    override func viewDidLoad() {
      super.viewDidLoad()
      addSearch()
    }

    private func makeDataSource() -> DataSource {
      tableView.register(
        UITableViewCell.self,
        forCellReuseIdentifier: "mountain"
      )
      let dataSource = DataSource(
        tableView: tableView
      ) { tableView, indexPath, mountain in
        let cell = tableView.dequeueReusableCell(
          withIdentifier: "mountain",
          for: indexPath
        )
        var content = cell.defaultContentConfiguration()
        content.text = mountain.name
        content.secondaryText = "\(mountain.height) m"
        cell.contentConfiguration = content
        return cell
      }
      dataSource.supplementaryViewProvider = { _, kind, _, thousand in
        kind == .header ? .title("\(thousand),000 m and higher") : nil
      }
      return dataSource
    }
  }
  // end

  @available(iOS 15, tvOS 15, *)
  // example: mountains search
  extension MountainController: UISearchResultsUpdating {
    func addSearch() {
      let controller = UISearchController(searchResultsController: nil)
      controller.searchResultsUpdater = self
      controller.obscuresBackgroundDuringPresentation = false
      navigationItem.searchController = controller
      show("")
    }

    func updateSearchResults(for controller: UISearchController) {
      show(controller.searchBar.text ?? "")
    }

    func show(_ text: String) {
      dataSource.apply(search.snapshot(for: text))
    }
  }
  // end

  @available(iOS 15, tvOS 15, *)
  // example: mountains search in the background
  extension MountainController {
    func showSoon(_ text: String) {
      task?.cancel()
      task = Task { [search, dataSource] in
        let snapshot = await search.snapshotInBackground(for: text)
        try Task.checkCancellation()
        await dataSource.apply(snapshot)
      }
    }
  }

  extension MountainSearch {
    @concurrent
    func snapshotInBackground(
      for text: String
    ) async -> Snapshot<Int, Mountain> {
      snapshot(for: text)
    }
  }
  // end

  @MainActor
  struct ExamplesOfSearch {
    // example: mountains test
    @Test func typingNarrowsTheList() {
      let search = MountainSearch(mountains: [
        Mountain(name: "K2", height: 8_611),
        Mountain(name: "Kilimanjaro", height: 5_895),
      ])
      let list = StrictList<String>(.tableView)
      let dataSource = DiffableDataSource<Int, Mountain, _>(
        target: list
      ) { _, _, mountain in mountain.name }
      dataSource.apply(search.snapshot(for: "k"))
      #expect(list.cells == [["K2"], ["Kilimanjaro"]])
      dataSource.apply(search.snapshot(for: "ki"))
      #expect(list.cells == [["Kilimanjaro"]])
    }
    // end

    @available(iOS 15, tvOS 15, *)
    private func controller() -> MountainController {
      // example: mountains are set
      let controller = MountainController()
      controller.search.mountains = [
        Mountain(name: "Kilimanjaro", height: 5_895),
        Mountain(name: "K2", height: 8_611),
        Mountain(name: "Makalu", height: 8_485),
        Mountain(name: "Kebnekaise", height: 2_097),
      ]
      // end
      controller.loadViewIfNeeded()
      return controller
    }

    @available(iOS 15, tvOS 15, *)
    @Test func theSearchBarFiltersTheRows() throws {
      let controller = controller()
      #expect(controller.dataSource.snapshot().sectionIdentifiers == [8, 5, 2])
      let search = try #require(controller.navigationItem.searchController)
      search.searchBar.text = "k"
      controller.updateSearchResults(for: search)
      let names = controller.dataSource.snapshot().itemIdentifiers.map { $0.name }
      #expect(names == ["K2", "Kilimanjaro", "Kebnekaise"])
    }

    @available(iOS 15, tvOS 15, *)
    @Test func theRowsThatMatchBothTextsKeepTheirCells() {
      let controller = controller()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 1_000))
      controller.tableView.frame = window.frame
      window.addSubview(controller.tableView)
      let cell = { (name: String) -> UITableViewCell? in
        let mountain = controller.search.mountains.first { $0.name == name }
        let indexPath = mountain.flatMap { controller.dataSource.indexPath(for: $0) }
        controller.tableView.layoutIfNeeded()
        return indexPath.flatMap { controller.tableView.cellForRow(at: $0) }
      }
      controller.show("k")
      let (kilimanjaro, kebnekaise) = (cell("Kilimanjaro"), cell("Kebnekaise"))
      controller.show("ki")
      #expect(kilimanjaro != nil && cell("Kilimanjaro") === kilimanjaro)
      controller.show("k")
      #expect(cell("Kilimanjaro") === kilimanjaro)
      #expect(kebnekaise != nil && cell("Kebnekaise") != nil)
    }

    @available(iOS 15, tvOS 15, *)
    @Test func theNewestTextWins() async throws {
      let controller = controller()
      controller.showSoon("k")
      let first = controller.task
      controller.showSoon("ke")
      _ = await first?.result
      try await controller.task?.value
      #expect(controller.dataSource.snapshot().itemIdentifiers.map { $0.name } == ["Kebnekaise"])
    }
  }
#endif
