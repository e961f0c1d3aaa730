#if canImport(UIKit) && !os(watchOS)
  @testable import DiffableUIKit
  import Testing
  import UIKit

  @MainActor
  struct TableViewTests {
    @Test func cellsAreShown() {
      let table = TestTable()
      table.apply([(0, [1, 2]), (1, [])])
      #expect(table.shownTexts == [["1", "2"], []])
      table.apply([(1, [3]), (0, [2, 1])])
      #expect(table.shownTexts == [["3"], ["2", "1"]])
    }

    @Test func indexPathsAndItemsAreConverted() {
      let table = TestTable([(0, [1, 2]), (1, [3])])
      #expect(table.dataSource.indexPath(for: 3) == IndexPath(row: 0, section: 1))
      #expect(table.dataSource.indexPath(for: 4) == nil)
      #expect(table.dataSource.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 2)
      #expect(table.dataSource.itemIdentifier(for: IndexPath(row: 2, section: 0)) == nil)
    }

    @Test func aNilCellTrapsWithThePathOfTheRow() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let tableView = UITableView(
            frame: CGRect(x: 0, y: 0, width: 1, height: 100),
            style: .plain
          )
          let dataSource = TableViewDiffableDataSource<Int, Int>(tableView: tableView) { _, _, _ in
            nil
          }
          dataSource.apply(Snapshot([(0, [1])]))
          _ = tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        }
      }
    }

    @Test func theDelegateOfTheAppStays() {
      final class Delegate: NSObject, UITableViewDelegate {}
      let (tableView, delegate) = (UITableView(), Delegate())
      tableView.delegate = delegate
      let dataSource = TableViewDiffableDataSource<Int, Int>(tableView: tableView) { _, _, _ in nil
      }
      #expect(tableView.delegate === delegate)
      #expect(tableView.dataSource === dataSource.target.events)
    }

    @Test func theDataSourceDoesNotKeepTheTableView() throws {
      var tableView: UITableView? = UITableView()
      weak let released = tableView
      let dataSource = TableViewDiffableDataSource<Int, Int>(
        tableView: try #require(tableView)
      ) { _, _, _ in nil }
      tableView = nil
      #expect(released == nil)
      dataSource.apply(Snapshot([(0, [1])]))
      dataSource.apply(Snapshot([(0, [2])]))
      #expect(dataSource.snapshot().itemIdentifiers == [2])
    }

    @Test func aTableViewWithoutItsDataSourceShowsNothing() throws {
      var table: TestTable? = TestTable([(0, [1])])
      let tableView = try #require(table).tableView
      table = nil
      #expect(tableView.dataSource == nil)
      tableView.reloadData()
      #expect(tableView.shownTexts.joined().isEmpty)
    }

    @Test func contentIsComparedByTheInitializerThatFitsTheTypes() {
      let tableView = UITableView(
        frame: CGRect(x: 0, y: 0, width: 1, height: 1_000),
        style: .plain
      )
      let window = UIWindow()
      window.addSubview(tableView)
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
      let dataSource = TableViewDiffableDataSource<Versioned, Versioned>(tableView: tableView) {
        tableView,
        indexPath,
        item in
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        cell.textLabel?.text = item.text
        return cell
      }
      dataSource.supplementaryViewProvider = { _, kind, _, section in
        kind == .header ? .title(section.text) : nil
      }
      dataSource.apply(Snapshot([(Versioned(id: 0, text: "a"), [Versioned(id: 0, text: "b")])]))
      let cell = tableView.cellForRow(at: IndexPath(row: 0, section: 0))
      let header = tableView.headerView(forSection: 0)
      dataSource.apply(Snapshot([(Versioned(id: 0, text: "A"), [Versioned(id: 0, text: "B")])]))
      #expect(tableView.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
      #expect(tableView.headerView(forSection: 0) === header)
      #expect(cell?.textLabel?.text == "B")
      #expect(header?.textLabel?.text == "A")
    }

    struct Versioned: Hashable, Sendable, ContentEquatable {
      let id: Int
      let text: String

      static func == (left: Versioned, right: Versioned) -> Bool { left.id == right.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
      func isContentEqual(to other: Versioned) -> Bool { text == other.text }
    }

    @Test func allFourInitializersExist() {
      let tableView = UITableView()
      let plain = TableViewDiffableDataSource<Int, Int>(tableView: tableView) { _, _, _ in nil }
      let items = TableViewDiffableDataSource<Int, Versioned>(
        tableView: tableView,
        contentChanges: .reload
      ) { _, _, _ in nil }
      let sections = TableViewDiffableDataSource<Versioned, Int>(
        tableView: tableView,
        contentChanges: .reload
      ) { _, _, _ in nil }
      let both = TableViewDiffableDataSource<Versioned, Versioned>(
        tableView: tableView,
        contentChanges: .reload
      ) { _, _, _ in nil }
      #expect(tableView.dataSource === both.target.events)
      _ = (plain, items, sections)
    }
  }
#endif
