#if canImport(UIKit) && !os(watchOS)
  @testable import DiffableUIKit
  import Testing
  import UIKit

  @MainActor
  struct TableViewUpdateTests {
    @Test func cellsStayWhenTheirItemsMoveOrAreReconfigured() {
      let table = TestTable([(0, [1, 2, 3])])
      let cell = table.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
      table.apply([(0, [2, 3, 1])])
      #expect(table.tableView.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
      table.dataSource.update { $0.reconfigureItems([1]) }
      #expect(table.tableView.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    }

    @Test func withoutReconfigurationsRowsAreReloaded() {
      let table = TestTable()
      let target = TableViewTarget(table.tableView)
      target.capabilities.subtract(.reconfigurations)
      let dataSource = DiffableDataSource<Int, Int, TableViewTarget>(target: target) { _, _, item in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(item)"
        return cell
      }
      dataSource.apply(Snapshot([(0, [1])]))
      let cell = table.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
      dataSource.update { $0.reconfigureItems([1]) }
      #expect(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) !== cell)
    }

    @Test func aTableViewOutsideOfAWindowIsReloadedUnlessTheAppWantsBatches() {
      let table = TestTable([(0, [1])])
      table.tableView.removeFromSuperview()
      #expect(reasonToReload(table, [(0, [1, 2])]) == .offScreen)
      table.dataSource.updatesOutsideWindow = .batches
      #expect(table.dataSource.updatesOutsideWindow == .batches)
      #expect(reasonToReload(table, [(0, [2, 1])]) == nil)
      #expect(table.shownTexts == [["2", "1"]])
    }

    @Test func aTableViewWithoutSizeIsReloaded() {
      let table = TestTable([(0, [1])])
      table.tableView.frame = .zero
      #expect(reasonToReload(table, [(0, [1, 2])]) == .offScreen)
      table.dataSource.updatesOutsideWindow = .batches
      #expect(reasonToReload(table, [(0, [2])]) == .offScreen)
    }

    @Test func manyChangesReloadTheTableView() {
      let table = TestTable([(0, [0])])
      #expect(reasonToReload(table, [(0, Array(0...300))]) == nil)
      #expect(reasonToReload(table, [(0, Array(0...601))]) == .tooManyChanges)
      table.dataSource.target.changeLimit = 400
      #expect(reasonToReload(table, [(0, Array(0...300))]) == nil)
      table.dataSource.changeLimit = 10
      #expect(reasonToReload(table, [(0, Array(0...289))]) == .tooManyChanges)
      #expect(table.shownTexts == table.dataSource.snapshot().texts)
    }

    /// Applies a snapshot, and returns why the table view was reloaded, or nil if it was not.
    private func reasonToReload(
      _ table: TestTable,
      _ sections: [(Int, [Int])]
    ) -> ApplyReport<Int, Int>.ReloadReason? {
      var reason: ApplyReport<Int, Int>.ReloadReason?
      table.dataSource.applyObserver = { reason = $0.outcome.reloadReason }
      table.apply(sections)
      return reason
    }
  }

  extension ApplyReport.Outcome {
    var reloadReason: ApplyReport.ReloadReason? {
      if case .reload(let reason) = self { reason } else { nil }
    }
  }
#endif
