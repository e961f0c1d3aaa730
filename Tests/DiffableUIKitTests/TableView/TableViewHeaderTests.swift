#if canImport(UIKit) && !os(watchOS)
  import DiffableUIKit
  import Testing
  import UIKit

  @MainActor
  struct TableViewHeaderTests {
    @Test func titlesAreShownAndUpdatedInPlace() {
      let table = TestTable()
      var suffix = ""
      table.dataSource.supplementaryViewProvider = { _, kind, _, section in
        .title("\(kind.rawValue) \(section)\(suffix)")
      }
      table.apply([(0, [1]), (1, [])])
      let header = table.tableView.headerView(forSection: 1)
      #expect(header?.textLabel?.text == "header 1")
      #expect(table.tableView.footerView(forSection: 0)?.textLabel?.text == "footer 0")
      let cell = table.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
      suffix = "!"
      table.dataSource.update { $0.reconfigureSections([0, 1]) }
      #expect(table.tableView.headerView(forSection: 1) === header)
      #expect(header?.textLabel?.text == "header 1!")
      #expect(table.tableView.footerView(forSection: 0)?.textLabel?.text == "footer 0!")
      #expect(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    }

    @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
    func titlesOfGroupedTablesLookAsUIKitMakesThem(_ style: UITableView.Style) {
      let table = TestTable(style: style)
      var (title, footer) = ("Fruit", "1 kind")
      table.dataSource.supplementaryViewProvider = { _, kind, _, _ in
        .title(kind == .header ? title : footer)
      }
      table.apply([(0, [1]), (1, [2])])
      func text(_ section: Int) -> String? {
        table.tableView.headerView(forSection: section)?.textLabel?.text
      }
      let cell = { table.tableView.cellForRow(at: IndexPath(row: 0, section: 1)) }
      let old = (text: text(0), cell: cell())
      title = "Fresh fruit"
      table.dataSource.update { $0.reconfigureSections([0]) }
      title = "Fruit"
      table.dataSource.update { $0.reconfigureSections([0]) }
      #expect(text(0) == old.text)
      #expect(cell() === old.cell)
      // A section whose title is the same is not reloaded.
      footer = "2 kinds"
      table.dataSource.update { $0.reconfigureSections([1]) }
      #expect(table.tableView.footerView(forSection: 1)?.textLabel?.text == "2 kinds")
      #expect(text(1) == old.text)
      #expect(cell() === old.cell)
    }

    @Test func aTitleWithoutALabelIsMadeAgain() {
      guard #available(iOS 14, tvOS 14, *) else { return }
      let table = TestTable()
      var title = "Fruit"
      table.dataSource.supplementaryViewProvider = { _, kind, _, _ in
        kind == .header ? .title(title) : nil
      }
      table.apply([(0, [1])])
      // An app can replace the content of a header, for example in `willDisplayHeaderView` of its delegate.
      table.tableView.headerView(forSection: 0)?.contentConfiguration =
        UIListContentConfiguration.plainHeader()
      title = "Nuts"
      table.dataSource.update { $0.reconfigureSections([0]) }
      #expect(table.tableView.headerView(forSection: 0)?.textLabel?.text == "Nuts")
    }

    @Test func reloadedAndInsertedSectionsGetNewHeaders() {
      let table = TestTable()
      table.dataSource.supplementaryViewProvider = { _, kind, _, section in
        kind == .header ? .title("\(section)") : nil
      }
      table.apply([(0, [1])])
      let header = table.tableView.headerView(forSection: 0)
      table.dataSource.update { snapshot in
        snapshot.reloadSections([0])
        snapshot.insertSections([1], beforeSection: 0)
      }
      #expect(table.tableView.headerView(forSection: 0)?.textLabel?.text == "1")
      #expect(table.tableView.headerView(forSection: 1)?.textLabel?.text == "0")
      #expect(table.tableView.headerView(forSection: 1) !== header)
      #expect(table.tableView.footerView(forSection: 1) == nil)
    }

    final class CountView: UITableViewHeaderFooterView {
      var count = 0
    }

    /// A delegate of an app, which calls the data source with one line for each method.
    final class Delegate: NSObject, UITableViewDelegate {
      weak var dataSource: TableViewDiffableDataSource<Int, Int>?

      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        dataSource?.headerView(forSection: section)
      }

      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        dataSource?.footerView(forSection: section)
      }
    }

    @Test func viewsAreMadeForTheDelegateAndUpdatedInPlace() throws {
      let table = TestTable()
      let delegate = Delegate()
      delegate.dataSource = table.dataSource
      table.tableView.delegate = delegate
      var count = 1
      table.dataSource.supplementaryViewProvider = { _, kind, _, section in
        kind == .header ? .view(CountView.self) { $0.count = count } : .title("footer")
      }
      table.apply([(0, [1])])
      let header = try #require(table.tableView.headerView(forSection: 0) as? CountView)
      #expect(header.count == 1)
      #expect(table.tableView.footerView(forSection: 0)?.textLabel?.text == "footer")
      count = 2
      table.dataSource.update { $0.reconfigureSections([0]) }
      #expect(table.tableView.headerView(forSection: 0) === header)
      #expect(header.count == 2)
    }

    @Test func headersThatChangeTheirClassOrDisappearAreReplaced() {
      let table = TestTable()
      let delegate = Delegate()
      delegate.dataSource = table.dataSource
      table.tableView.delegate = delegate
      var step = 0
      table.dataSource.supplementaryViewProvider = { _, kind, _, section in
        switch (kind, step) {
        case (.header, 0): .view(CountView.self) { $0.count = 1 }
        case (.header, _): .title("\(section)")
        default: step == 2 ? nil : .title("footer")
        }
      }
      table.apply([(0, [1, 2]), (1, [3])])
      let cell = table.tableView.cellForRow(at: IndexPath(row: 0, section: 1))
      func reconfigure() {
        step += 1
        table.dataSource.update { snapshot in
          snapshot.reconfigureSections([0])
          snapshot.reconfigureItems([1, 3])
          snapshot.reloadItems([2])
        }
      }
      reconfigure()
      #expect(!(table.tableView.headerView(forSection: 0) is CountView))
      #expect(table.tableView.headerView(forSection: 0)?.textLabel?.text == "0")
      reconfigure()
      #expect(table.tableView.footerView(forSection: 0) == nil)
      #expect(table.tableView.headerView(forSection: 1) is CountView)
      #expect(table.tableView.cellForRow(at: IndexPath(row: 0, section: 1)) === cell)
    }

    @Test(arguments: [SupplementaryKind.header, .footer])
    func headersAndFootersAppearWhenTheirSectionIsReconfigured(_ kind: SupplementaryKind) {
      let table = TestTable()
      var isShown = false
      table.dataSource.supplementaryViewProvider = { _, requested, _, section in
        isShown && requested == kind ? .title("\(section)") : nil
      }
      table.apply([(0, [1]), (1, [2])])
      var view: UITableViewHeaderFooterView? {
        kind == .header
          ? table.tableView.headerView(forSection: 1) : table.tableView.footerView(forSection: 1)
      }
      table.tableView.layoutIfNeeded()
      #expect(view == nil)
      isShown = true
      table.dataSource.update { $0.reconfigureSections([1]) }
      #expect(view?.textLabel?.text == "1")
    }
  }
#endif
