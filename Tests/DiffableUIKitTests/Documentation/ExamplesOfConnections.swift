#if canImport(UIKit) && !os(watchOS)
  import DiffableSources
  import DiffableUIKit
  import Testing
  import UIKit

  // example: connect to a table view
  final class HeadlineCell: UITableViewCell,
    @MainActor ContentConfigurable
  {
    func configure(with headline: String) {
      textLabel?.text = headline
    }
  }

  final class FeedController: UITableViewController {
    let news = BasicSource<String, ReusableCell>(
      cell: HeadlineCell.self
    )
    let dates = BasicSource<Int, ReusableCell> { year in
      ReusableCell(UITableViewCell.self) {
        $0.textLabel?.text = "In \(year)"
      }
    }
    private var connection: SourceConnection<ReusableCell, TableViewTarget>?

    override func viewDidLoad() {
      super.viewDidLoad()
      news.handlers.didSelect = { headline, _ in
        print("Read:", headline)
      }
      let feed = CompositeSource([news, dates])
      connection = feed.connect(to: tableView)
      news.items = ["Moon landing", "Eclipse"]
      dates.items = [1969]
    }
  }
  // end

  @MainActor
  struct ExamplesOfConnections {
    @Test func bothSourcesAreShown() {
      let controller = FeedController()
      controller.loadViewIfNeeded()
      let tableView: UITableView = controller.tableView
      let counts = (0..<tableView.numberOfSections).map {
        tableView.dataSource?.tableView(tableView, numberOfRowsInSection: $0)
      }
      #expect(counts == [2, 1])
      tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      tableView.layoutIfNeeded()
      let first = tableView.cellForRow(at: IndexPath(row: 0, section: 0))
      #expect(first is HeadlineCell && first?.textLabel?.text == "Moon landing")
    }

    @Test func aFetchedSnapshotIsShown() {
      let tableView = UITableView()
      let dataSource = TableViewDiffableDataSource<String, Int>(tableView: tableView) { _, _, _ in
        UITableViewCell()
      }
      let snapshot = NSDiffableDataSourceSnapshotReference()
      snapshot.appendSections(withIdentifiers: ["A"])
      snapshot.appendItems(withIdentifiers: [1, 2], intoSectionWithIdentifier: "A")
      // example: fetched results
      dataSource.apply(snapshot)
      // end
      #expect(dataSource.snapshot().itemIdentifiers == [1, 2])
    }
  }
#endif
