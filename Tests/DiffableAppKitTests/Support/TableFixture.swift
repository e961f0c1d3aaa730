#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit

  /// A view that shows a text.
  final class TextView: NSTableCellView {
    var text = ""

    convenience init(_ text: String) {
      self.init()
      self.text = text
    }
  }

  /// A table view with a data source of numbers, and what the table view shows.
  @MainActor
  final class TableFixture: @MainActor ViewFixture {
    let tableView: NSTableView
    let dataSource: TableViewDiffableDataSource<Int, Int>
    var target: TableViewTarget { dataSource.target }

    let content = FixtureContent()

    private let hasHeaders: Bool

    init(_ tableView: NSTableView = NSTableView(), headers: Bool = false, columns: Int = 1) {
      self.tableView = tableView
      hasHeaders = headers
      for column in tableView.numberOfColumns..<columns {
        let identifier = NSUserInterfaceItemIdentifier("column \(column)")
        tableView.addTableColumn(NSTableColumn(identifier: identifier))
      }
      dataSource = TableViewDiffableDataSource(tableView: tableView) {
        [content] table, column, _, item in
        content.onCell?(item)
        let reused: NSView? = table.makeView(withIdentifier: column.identifier, owner: nil)
        let view = reused as? TextView ?? TextView()
        view.identifier = column.identifier
        view.text =
          content.prefix + "\(item)" + (columns > 1 ? " in \(column.identifier.rawValue)" : "")
        return view
      }
      if headers {
        dataSource.sectionHeaderViewProvider = { _, _, section in
          TextView("# \(section)")
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

    var allowsMultipleSelection: Bool {
      get { tableView.allowsMultipleSelection }
      set { tableView.allowsMultipleSelection = newValue }
    }
    var shownTexts: [[String]] { [shownRows] }

    func texts(of snapshot: Snapshot<Int, Int>) -> [[String]] { [rows(of: snapshot)] }

    func another() -> any NumbersScreen { TableFixture(tableView, headers: hasHeaders) }

    func cell(of item: Int) -> AnyObject? {
      dataSource.row(forItemIdentifier: item).flatMap { view(ofRow: $0) }
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
