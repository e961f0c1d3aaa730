#if canImport(UIKit) && !os(watchOS)
  import DiffableUIKit
  import UIKit

  /// A table view on screen whose cells show their items.
  @MainActor
  final class TestTable {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100_000))
    let tableView: UITableView
    let dataSource: TableViewDiffableDataSource<Int, Int>

    /// Creates a table view.
    ///
    /// - Parameters:
    ///   - rows: The number of rows that are visible.
    ///   - style: The style of the table view.
    init(visibleRows rows: Int = 1_000, style: UITableView.Style = .plain) {
      tableView = UITableView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 44 * CGFloat(rows)),
        style: style
      )
      tableView.rowHeight = 44
      tableView.allowsMultipleSelection = true
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
      dataSource = TableViewDiffableDataSource<Int, Int>(tableView: tableView) {
        tableView,
        indexPath,
        item in
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        cell.textLabel?.text = "\(item)"
        return cell
      }
      window.addSubview(tableView)
    }

    convenience init(_ sections: [(Int, [Int])], visibleRows rows: Int = 1_000) {
      self.init(visibleRows: rows)
      dataSource.apply(Snapshot(sections))
    }

    /// The texts of the visible rows.
    var shownTexts: [[String]] { tableView.shownTexts }

    /// Edits the snapshot.
    ///
    /// In an asynchronous test, `dataSource.update` would be the asynchronous method, which must be awaited.
    func update(_ edit: (inout Snapshot<Int, Int>) throws -> Void) throws {
      try dataSource.update(edit)
    }

    func apply(_ sections: [(Int, [Int])]) { dataSource.apply(Snapshot(sections)) }
  }

  extension UITableView {
    /// The texts of the visible rows.
    var shownTexts: [[String]] {
      (0..<numberOfSections).map { section in
        (0..<numberOfRows(inSection: section)).compactMap { row in
          cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text
        }
      }
    }
  }

  /// Yields repeatedly, so that tasks that wait for the main actor can run.
  @MainActor
  func nextTurn() async {
    for _ in 0..<5 { await Task.yield() }
  }
#endif
