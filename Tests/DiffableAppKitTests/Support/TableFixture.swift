#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit

  /// A view that shows a text.
  final class TextView: NSTableCellView {
    var text = ""

    /// The number of times that a provider has set the text.
    var updates = 0
  }

  /// A table view with a data source of numbers, and what the table view shows.
  @MainActor
  final class TableFixture {
    let tableView = NSTableView()
    let dataSource: TableViewDiffableDataSource<Int, Int>
    var target: TableViewTarget { dataSource.target }

    /// The text before each item, which tests change to see whether a view is made or updated.
    var prefix: String {
      get { content.prefix }
      set { content.prefix = newValue }
    }

    private final class Content {
      var prefix = ""
    }

    private let content: Content

    init(headers: Bool = false, columns: Int = 1) {
      for column in 0..<columns {
        let identifier = NSUserInterfaceItemIdentifier("column \(column)")
        tableView.addTableColumn(NSTableColumn(identifier: identifier))
      }
      let content = Content()
      self.content = content
      dataSource = TableViewDiffableDataSource(tableView: tableView) { table, column, row, item in
        let reused: NSView? = table.makeView(withIdentifier: column.identifier, owner: nil)
        let view = reused as? TextView ?? TextView()
        view.identifier = column.identifier
        view.text =
          content.prefix + "\(item)" + (columns > 1 ? " in \(column.identifier.rawValue)" : "")
        view.updates += 1
        return view
      }
      if headers {
        dataSource.sectionHeaderViewProvider = { _, _, section in
          let view = TextView()
          view.text = "# \(section)"
          return view
        }
      }
      dataSource.updatesOutsideWindow = .batches
    }

    /// The text of each row.
    var shownRows: [String] { texts(inColumn: 0) }

    func view(ofRow row: Int, column: Int = 0) -> TextView? {
      let view: NSView? = tableView.view(atColumn: column, row: row, makeIfNecessary: true)
      return view as? TextView
    }

    func texts(inColumn column: Int) -> [String] {
      (0..<tableView.numberOfRows).map { view(ofRow: $0, column: column)?.text ?? "nothing" }
    }

    /// The text of each row that a snapshot has.
    func rows(of snapshot: Snapshot<Int, Int>) -> [String] {
      snapshot.rows(headers: target.showsSectionHeaders).map { row in
        switch row {
        case .header(let section): "# \(snapshot.sectionIdentifiers[section])"
        case .item(let path): prefix + "\(snapshot.itemIdentifier(for: path) ?? -1)"
        }
      }
    }
  }
#endif
