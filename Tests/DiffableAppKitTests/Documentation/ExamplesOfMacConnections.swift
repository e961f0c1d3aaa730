#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @testable import DiffableAppKit
  import DiffableSources
  import Testing

  // example: mac connection
  final class FeedWindowController: NSWindowController {
    let tableView = NSTableView()
    let news = BasicSource<String, ReusableCell> { headline in
      ReusableCell(NSTableCellView.self, nibName: "Headline") {
        $0.textField?.stringValue = headline
      }
    }
    let dates = BasicSource<Int, ReusableCell> { year in
      ReusableCell(NSTextField.self) { $0.stringValue = "In \(year)" }
    }
    private(set) lazy var connection = connect()

    func deleteSelection() { connection.deleteSelectedItems() }

    func connect() -> SourceConnection<ReusableCell, TableViewTarget> {
      news.handlers.didSelect = { headline, _ in
        print("Read:", headline)
      }
      dates.handlers.canDelete = { _, _ in true }
      let feed = CompositeSource([news, dates])
      return feed.connect(to: tableView)
    }
  }
  // end

  @MainActor
  struct ExamplesOfMacConnections {
    @Test func bothSourcesAreShown() {
      let controller = FeedWindowController()
      controller.news.items = ["Moon landing", "Eclipse"]
      controller.dates.items = [1969, 1999]
      let target = controller.connection.target
      #expect(target.events.numberOfRows(in: controller.tableView) == 4)
      controller.connection.deleteItem(inRow: 2)
      #expect(controller.dates.items == [1999])
    }
  }
#endif
