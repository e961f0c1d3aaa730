#if canImport(UIKit) && !os(watchOS)
  import DiffableUIKit
  import UIKit

  /// A table view on screen whose cells show their items.
  @MainActor
  final class TestTable: @MainActor TestScreen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100_000))
    let tableView: UITableView
    let dataSource: TableViewDiffableDataSource<Int, Int>

    /// Creates a data source of a table view.
    ///
    /// - Parameters:
    ///   - tableView: A table view that has had another data source; nil for a new one.
    ///   - rows: The number of rows that are visible.
    ///   - style: The style of the table view.
    init(
      _ tableView: UITableView? = nil,
      visibleRows rows: Int = 1_000,
      style: UITableView.Style = .plain
    ) {
      let frame = CGRect(x: 0, y: 0, width: 320, height: 44 * CGFloat(rows))
      self.tableView = tableView ?? UITableView(frame: frame, style: style)
      self.tableView.rowHeight = 44
      self.tableView.allowsMultipleSelection = true
      self.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
      dataSource = TableViewDiffableDataSource<Int, Int>(tableView: self.tableView) {
        tableView,
        indexPath,
        item in
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        cell.textLabel?.text = "\(item)"
        return cell
      }
      window.addSubview(self.tableView)
    }

    convenience init(_ sections: [(Int, [Int])]) {
      self.init()
      apply(sections)
    }

    var view: any ListView { tableView }
    var keepsScrollPosition: Bool {
      get { dataSource.keepsScrollPosition }
      set { dataSource.keepsScrollPosition = newValue }
    }

    var headers: [String?] {
      (0..<tableView.numberOfSections).map {
        tableView.headerView(forSection: $0)?.textLabel?.text
      }
    }

    func showHeaders() {
      dataSource.supplementaryViewProvider = { _, kind, _, section in
        kind == .header ? .title("\(section)") : nil
      }
    }

    func another() -> any NumbersScreen { TestTable(tableView) }
  }

  /// Yields repeatedly, so that tasks that wait for the main actor can run.
  @MainActor
  func nextTurn() async {
    for _ in 0..<5 { await Task.yield() }
  }
#endif
