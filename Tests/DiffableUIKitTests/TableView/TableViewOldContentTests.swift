#if canImport(UIKit) && !os(watchOS)
  import DiffableSources
  import DiffableUIKit
  import Testing
  import UIKit

  /// Rows that are updated by a function that is given the old item.
  @MainActor
  struct TableViewOldContentTests {
    private let table = TestTable(visibleRows: 3)

    private var rows: [String] { table.tableView.shownTexts.flatMap { $0 } }

    private func chores(_ titles: String...) -> Snapshot<Int, Identified<Chore>> {
      Snapshot([
        (0, titles.enumerated().map { Identified(Chore(id: $0.offset, title: $0.element)) })
      ])
    }

    /// Returns a data source that shows in each cell from which items the cell was made.
    private func makeDataSource() -> TableViewDiffableDataSource<Int, Identified<Chore>> {
      let dataSource = TableViewDiffableDataSource<Int, Identified<Chore>>(
        tableView: table.tableView
      ) { tableView, indexPath, chore in
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        cell.textLabel?.text = chore.title
        return cell
      }
      dataSource.setReconfiguredCellProvider { tableView, indexPath, chore, old in
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        cell.textLabel?.text = "\(old.title)→\(chore.title)"
        return cell
      }
      return dataSource
    }

    @Test func changedRowIsUpdatedFromItsOldItem() {
      let dataSource = makeDataSource()
      dataSource.apply(chores("a", "b"))
      #expect(rows == ["a", "b"])
      dataSource.apply(chores("c", "b", "d"))
      #expect(rows == ["a→c", "b", "d"])
      dataSource.update { $0.reconfigureItems([$0.itemIdentifiers[1]]) }
      #expect(rows == ["a→c", "b", "d"], "A marked row is updated by the cell provider")
    }

    @Test func idOfAModelLeadsToItsIndexPath() {
      let dataSource = makeDataSource()
      dataSource.apply(chores("a", "b"))
      #expect(dataSource.indexPath(forID: 1) == IndexPath(row: 1, section: 0))
      #expect(dataSource.indexPath(forID: 2) == nil)
    }

    @Test func genericCodeComparesContentToo() {
      func makeDataSource<Item: Hashable & Sendable>(
        _ text: @escaping (Item) -> String
      ) -> TableViewDiffableDataSource<Int, Item> {
        TableViewDiffableDataSource(tableView: table.tableView) { tableView, indexPath, item in
          let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
          cell.textLabel?.text = text(item)
          return cell
        }
      }
      let dataSource = makeDataSource { (chore: Identified<Chore>) in chore.title }
      dataSource.apply(chores("a", "b"))
      let cell = table.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
      dataSource.apply(chores("a", "c"))
      #expect(rows == ["a", "c"])
      #expect(table.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    }

    /// A row outside the visible area has no cell that shows the old item.
    @Test func rowWithoutACellIsMadeByTheCellProvider() {
      let dataSource = makeDataSource()
      dataSource.apply(chores("a", "b", "c", "d", "e"))
      #expect(rows == ["a", "b", "c"])
      dataSource.apply(chores("a", "b", "x", "y", "z"))
      #expect(rows == ["a", "b", "c→x"])
      dataSource.update { $0.deleteItems(Array($0.itemIdentifiers.prefix(2))) }
      #expect(rows == ["c→x", "y", "z"])
    }

    /// A section is reloaded if its header cannot be updated in place.
    @Test func rowsOfReloadedSectionAreMadeByTheCellProvider() {
      let dataSource = makeDataSource()
      var hasHeader = false
      dataSource.supplementaryViewProvider = { _, kind, _, _ in
        hasHeader && kind == .header ? .title("header") : nil
      }
      dataSource.apply(chores("a", "b"))
      #expect(rows == ["a", "b"])
      hasHeader = true
      var snapshot = chores("c", "b")
      snapshot.reconfigureSections([0])
      dataSource.apply(snapshot)
      #expect(rows == ["c", "b"])
    }

    @Test func sourcesGiveTheirCellsTheOldItem() {
      let source = BasicSource<Identified<Chore>, ReusableCell>(cell: ChoreCell.self)
      source.items = [Identified(Chore(id: 1, title: "a"))]
      let connection = source.connect(to: table.tableView)
      #expect(rows == ["a"])
      source.items = [Identified(Chore(id: 1, title: "b")), Identified(Chore(id: 2, title: "c"))]
      #expect(rows == ["a→b", "c"])
      withExtendedLifetime(connection) {}
    }
  }

  private final class ChoreCell: UITableViewCell, @MainActor ContentConfigurable {
    func configure(with chore: Identified<Chore>) { textLabel?.text = chore.title }

    func reconfigure(with chore: Identified<Chore>, old: Identified<Chore>) {
      textLabel?.text = "\(old.title)→\(chore.title)"
    }
  }
#endif
