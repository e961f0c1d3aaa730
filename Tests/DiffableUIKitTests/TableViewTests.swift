#if canImport(UIKit) && !os(watchOS)
  import DiffableUIKit
  import Testing
  import UIKit

  @MainActor
  struct TableViewTests {
    @Test func cellsAreShown() throws {
      let tableView = UITableView()
      let dataSource = TableViewDiffableDataSource<String, Int>(tableView: tableView) { _, _, _ in
        UITableViewCell()
      }
      dataSource.apply(try Snapshot([("a", [1, 2])]))
      #expect(tableView.shownCells.map { $0.count } == [2])
    }
  }
#endif
