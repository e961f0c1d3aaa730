#if canImport(AppleBase)
  import AppleBase
  import DiffableUIKit
  import Testing
  import UIKit

  /// Data sources whose table view has an object of the app as its data source, which forwards to that of the target.
  @MainActor
  struct DataSourceProxyDoubleTests {
    private final class Proxy: NSObject, UITableViewDataSource {
      private let dataSource: any UITableViewDataSource

      init?(of tableView: UITableView) {
        guard let dataSource = tableView.dataSource else { return nil }
        self.dataSource = dataSource
        super.init()
        tableView.dataSource = self
      }

      func numberOfSections(in tableView: UITableView) -> Int {
        dataSource.numberOfSections(in: tableView)
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        dataSource.tableView(tableView, numberOfRowsInSection: section)
      }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        dataSource.tableView(tableView, cellForRowAt: indexPath)
      }

      func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        dataSource.tableView(tableView, canMoveRowAt: indexPath)
      }

      func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) {
        dataSource.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
      }
    }

    private let table = TestTable([(0, [7, 8, 9])])

    /// Applies a snapshot with the synchronous method, also in an asynchronous test.
    private func show(_ items: [Int], in table: TestTable?) { table?.apply([(0, items)]) }

    @Test(arguments: [false, true])
    func aLaterDataSourceOwnsTheView(laterHasProxy: Bool) {
      let proxy = Proxy(of: table.tableView)
      show([8, 9], in: table)
      #expect(table.shownTexts == [["8", "9"]] && table.tableView.dataSource === proxy)
      let second = TestTable(table.tableView)
      let secondProxy = laterHasProxy ? Proxy(of: table.tableView) : nil
      show([1], in: second)
      #expect(second.shownTexts == [["1"]])
      show([8], in: table)
      #expect(second.shownTexts == [["1"]])
      #expect(table.dataSource.target.view == nil)
      #expect(second.dataSource.target.view === table.tableView)
      show([2], in: second)
      #expect(second.shownTexts == [["2"]])
      withExtendedLifetime((proxy, secondProxy)) {}
    }

    @Test func aDataSourceOfADropTakesOverAfterTheDrop() async {
      let proxy = Proxy(of: table.tableView)
      var second: TestTable?
      table.dataSource.reorderingHandlers.canReorderItem = { _ in true }
      table.dataSource.reorderingHandlers.didReorder = { [table] _ in
        second = TestTable(table.tableView)
        show([9, 8, 7], in: second)
      }
      table.tableView.isEditing = true
      #expect(await table.tableView.userLiftsRow(at: [0, 0]))
      table.tableView.userHovers(over: [0, 1])
      table.tableView.userDropsRow()
      #expect(table.shownTexts == [["8", "7", "9"]] && table.tableView.dataSource === proxy)
      await waitUntil { table.shownTexts == [["9", "8", "7"]] }
      #expect(table.dataSource.target.view == nil && second?.dataSource.target.view != nil)
    }
  }
#endif
