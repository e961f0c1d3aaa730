#if canImport(UIKit) && !os(watchOS)
  import DiffableUIKit
  import Testing
  import UIKit

  /// Rows for items whose content can change.
  @MainActor
  struct TableViewContentTests {
    private let table = TestTable(visibleRows: 3)

    private var rows: [String] { table.tableView.shownTexts.flatMap { $0 } }

    private func chores(_ titles: String...) -> Snapshot<Int, Identified<Chore>> {
      Snapshot([
        (0, titles.enumerated().map { Identified(Chore(id: $0.offset, title: $0.element)) })
      ])
    }

    /// Generic code, which does not know that its items have content.
    private func makeDataSource<Item: Hashable & Sendable>(
      _ text: @escaping (Item) -> String
    ) -> TableViewDiffableDataSource<Int, Item> {
      TableViewDiffableDataSource(tableView: table.tableView) { tableView, indexPath, item in
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        cell.textLabel?.text = text(item)
        return cell
      }
    }

    @Test func idOfAModelLeadsToItsIndexPath() {
      let dataSource = makeDataSource { (chore: Identified<Chore>) in chore.title }
      dataSource.apply(chores("a", "b"))
      #expect(dataSource.indexPath(forID: 1) == IndexPath(row: 1, section: 0))
      #expect(dataSource.indexPath(forID: 2) == nil)
    }

    @Test func genericCodeComparesContentToo() {
      let dataSource = makeDataSource { (chore: Identified<Chore>) in chore.title }
      dataSource.apply(chores("a", "b"))
      let cell = table.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
      dataSource.apply(chores("a", "c"))
      #expect(rows == ["a", "c"])
      #expect(table.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    }
  }
#endif
