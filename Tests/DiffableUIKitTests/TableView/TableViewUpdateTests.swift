#if canImport(UIKit) && !os(watchOS)
  @testable import DiffableUIKit
  import Testing
  import UIKit

  @MainActor
  struct TableViewUpdateTests {
    @Test func cellsStayWhenTheirItemsMoveOrAreReconfigured() throws {
      let table = try TestTable([(0, [1, 2, 3])])
      let cell = table.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
      try table.apply([(0, [2, 3, 1])])
      #expect(table.tableView.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
      try table.dataSource.update { try $0.reconfigureItems([1]) }
      #expect(table.tableView.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    }

    @Test func withoutReconfigurationsRowsAreReloaded() throws {
      let table = TestTable()
      let target = TableViewTarget(
        table.tableView,
        capabilities: .tableView.subtracting(.reconfigurations)
      )
      let dataSource = DiffableDataSource<Int, Int, TableViewTarget>(target: target) { _, _, item in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(item)"
        return cell
      }
      dataSource.apply(try Snapshot([(0, [1])]))
      let cell = table.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
      try dataSource.update { try $0.reconfigureItems([1]) }
      #expect(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) !== cell)
    }

    @Test func aTableViewOutsideOfAWindowIsReloadedUnlessTheAppWantsBatches() throws {
      let table = try TestTable([(0, [1])])
      table.tableView.removeFromSuperview()
      #expect(try reasonToReload(table, [(0, [1, 2])]) == .offScreen)
      table.dataSource.updatesOutsideWindow = .batches
      #expect(table.dataSource.updatesOutsideWindow == .batches)
      #expect(try reasonToReload(table, [(0, [2, 1])]) == nil)
      #expect(table.shownTexts == [["2", "1"]])
    }

    @Test func aTableViewWithoutSizeIsReloaded() throws {
      let table = try TestTable([(0, [1])])
      table.tableView.frame = .zero
      #expect(try reasonToReload(table, [(0, [1, 2])]) == .offScreen)
      table.dataSource.updatesOutsideWindow = .batches
      #expect(try reasonToReload(table, [(0, [2])]) == .offScreen)
    }

    @Test func manyChangesReloadTheTableView() throws {
      let table = try TestTable([(0, [0])])
      #expect(try reasonToReload(table, [(0, Array(0...300))]) == nil)
      #expect(try reasonToReload(table, [(0, Array(0...601))]) == .tooManyChanges)
      table.dataSource.target.changeLimit = 400
      #expect(try reasonToReload(table, [(0, Array(0...300))]) == nil)
      table.dataSource.changeLimit = 10
      #expect(try reasonToReload(table, [(0, Array(0...289))]) == .tooManyChanges)
      #expect(table.shownTexts == table.dataSource.snapshot().texts)
    }

    /// Applies a snapshot, and returns why the table view was reloaded, or nil if it was not.
    private func reasonToReload(
      _ table: TestTable,
      _ sections: [(Int, [Int])]
    ) throws -> ApplyReport<Int, Int>.ReloadReason? {
      var reason: ApplyReport<Int, Int>.ReloadReason?
      table.dataSource.applyObserver = { reason = $0.outcome.reloadReason }
      try table.apply(sections)
      return reason
    }
  }

  extension ApplyReport.Outcome {
    var reloadReason: ApplyReport.ReloadReason? {
      if case .reload(let reason) = self { reason } else { nil }
    }
  }
#endif
