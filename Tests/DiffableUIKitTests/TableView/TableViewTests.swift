#if canImport(UIKit) && !os(watchOS)
  @testable import DiffableUIKit
  import Testing
  import UIKit

  /// What only table views do; other tests hold for table views and collection views.
  @MainActor
  struct TableViewTests {
    private let table = TestTable()
    private let first = IndexPath(row: 0, section: 0)

    @Test func withoutReconfigurationsRowsAreReloaded() {
      let target = TableViewTarget(table.tableView)
      target.capabilities.subtract(.reconfigurations)
      let dataSource = DiffableDataSource<Int, Int, TableViewTarget>(target: target) { _, _, item in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(item)"
        return cell
      }
      dataSource.apply(Snapshot([(0, [1])]))
      let cell = table.cell(0, 0)
      dataSource.update { $0.reconfigureItems([1]) }
      #expect(table.cell(0, 0) !== cell)
    }

    @Test func anAppSetsTheLimitOfChangesOfATarget() {
      table.apply([(0, [0])])
      table.dataSource.target.changeLimit = 2
      #expect(table.reasonToReload([(0, [0, 1, 2, 3])]) == .tooManyChanges)
    }

    // MARK: Content

    /// Generic code, which does not know that its sections and items have content.
    private func makeDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>(
      _ text: @escaping (Item) -> String
    ) -> TableViewDiffableDataSource<Section, Item> {
      TableViewDiffableDataSource(tableView: table.tableView) { tableView, indexPath, item in
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        cell.textLabel?.text = text(item)
        return cell
      }
    }

    @Test func contentOfSectionsAndItemsIsComparedInGenericCodeToo() {
      let dataSource: TableViewDiffableDataSource<ModelItem<Team>, ModelItem<Chore>> =
        makeDataSource { $0.title }
      dataSource.supplementaryViewProvider = { _, kind, _, section in
        kind == .header ? .title(section.name) : nil
      }
      func show(_ team: String, _ title: String) {
        let chores = [Chore(id: 0, title: "same"), Chore(id: 1, title: title)]
        let team = ModelItem(Team(id: 0, name: team))
        dataSource.apply(Snapshot([(team, chores.map { ModelItem($0) })]))
      }
      show("a", "b")
      let (cell, header) = (table.cell(0, 1), table.tableView.headerView(forSection: 0))
      show("A", "B")
      #expect(table.shownTexts == [["same", "B"]])
      #expect(table.headers == ["A"])
      #expect(table.cell(0, 1) === cell && table.tableView.headerView(forSection: 0) === header)
      #expect(dataSource.indexPath(forID: 1) == IndexPath(row: 1, section: 0))
      #expect(dataSource.indexPath(forID: 2) == nil)
    }

    // MARK: The end of drags

    #if !os(tvOS)
      @Test func theDragDelegateIsTheTargetOfTheNewestDataSource() {
        table.dataSource.reordersByDragging = true
        let newest = TestTable(table.tableView).dataSource
        #expect(!newest.reordersByDragging)
        newest.reordersByDragging = true
        #expect(newest.reordersByDragging)
        #expect(!table.dataSource.reordersByDragging)
      }
    #endif

    /// A table view cannot put down a row that the user holds.
    @Test func anotherDataSourceWaitsUntilTheUserDropsTheRow() async {
      table.apply([(0, [1, 2])])
      table.reorderingHandlers.canReorderItem = { _ in true }
      _ = table.dataSource.targetIndexPath(forMoveFromRowAt: first, toProposedIndexPath: [0, 1])
      var completions = 0
      table.apply([(0, [2])]) { completions += 1 }
      let newest = TestTable(table.tableView)
      newest.apply([(0, [7])]) { completions += 10 }
      #expect(completions == 0 && table.tableView.numberOfRows(inSection: 0) == 2)
      table.dataSource.target.events.endReordering()
      #expect(completions == 11 && newest.shownTexts == [["7"]])
      #expect(table.dataSource.target.tableView == nil)
    }
  }
#endif
