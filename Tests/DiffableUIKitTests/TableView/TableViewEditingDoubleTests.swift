#if canImport(AppleBase)
  @testable import DiffableUIKit
  import Testing
  import UIKit

  // What the user does with the controls of rows, which only the double can simulate.
  @MainActor
  struct TableViewEditingDoubleTests {
    final class Delegate: NSObject, UITableViewDelegate {
      weak var dataSource: TableViewDiffableDataSource<Int, Int>?

      func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
      ) -> UITableViewCell.EditingStyle {
        dataSource?.editingStyle(forRowAt: indexPath) ?? .none
      }
    }

    let table: TestTable
    let delegate = Delegate()

    init() {
      table = TestTable([(0, [1, 2, 3])])
      delegate.dataSource = table.dataSource
      table.tableView.delegate = delegate
      table.tableView.isEditing = true
    }

    private func tap(_ row: Int) -> UITableViewCell.EditingStyle {
      table.tableView.userTapsEditingControl(ofRowAt: IndexPath(row: row, section: 0))
    }

    @Test func withoutHandlersNoRowCanBeEdited() {
      #expect(tap(0) == .none)
      #expect(!table.dataSource.target.events.tableView(table.tableView, canEditRowAt: [0, 0]))
    }

    /// A row whose item can be deleted is not for insertions.
    @Test func theUserDeletesAndInsertsItems() {
      let dataSource = table.dataSource
      var deleted: [String] = []
      dataSource.itemHandlers.canDeleteItem = { $0 == 2 }
      dataSource.itemHandlers.didDeleteItem = { deleted.append("\($0) at \($1)") }
      dataSource.itemHandlers.canInsertItem = { $0 > 1 }
      dataSource.itemHandlers.didInsertItem = { item in
        dataSource.update { $0.insertItems([4], beforeItem: item) }
      }
      #expect([0, 1].map { tap($0) } == [.none, .delete])
      #expect(deleted == ["2 at 0.1"])
      #expect(table.shownTexts == [["1", "3"]])
      #expect(tap(1) == .insert)
      #expect(table.shownTexts == [["1", "4", "3"]])
    }

    final class SwipeDelegate: NSObject, UITableViewDelegate {
      var pinned: [Int] = []

      func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        guard indexPath.row == 1 else { return nil }
        let pin = UIContextualAction(style: .normal, title: "Pin") { [self] _, _, completion in
          pinned.append(indexPath.row)
          completion(true)
        }
        return UISwipeActionsConfiguration(actions: [pin])
      }

      func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        guard indexPath.row == 2 else { return nil }
        let archive = UIContextualAction(style: .normal, title: "Archive") { _, _, _ in }
        return UISwipeActionsConfiguration(actions: [archive])
      }
    }

    private func swipe(_ row: Int, towards edge: UITableView.SwipeEdge) -> [String?] {
      let path = IndexPath(row: row, section: 0)
      return table.tableView.userSwipesRow(at: path, towards: edge).map { $0.title }
    }

    @Test func theDelegateIsAskedForSwipeActions() {
      let delegate = SwipeDelegate()
      table.tableView.delegate = delegate
      table.tableView.isEditing = false
      #expect(swipe(1, towards: .trailing) == ["Pin"])
      #expect(swipe(2, towards: .leading) == ["Archive"])
      // A row without actions cannot be edited, so the table view shows no button for deletion.
      #expect(swipe(0, towards: .leading) == [])
      #expect(swipe(0, towards: .trailing) == [])
      table.dataSource.itemHandlers.canDeleteItem = { $0 == 1 }
      #expect(swipe(0, towards: .leading) == ["Delete"])
    }

    @Test func aSwipeDeletesTheItemOfARow() throws {
      var deleted: [Int] = []
      table.tableView.isEditing = false
      table.dataSource.itemHandlers.canDeleteItem = { $0 != 1 }
      table.dataSource.itemHandlers.didDeleteItem = { item, _ in deleted.append(item) }
      #expect(swipe(0, towards: .leading) == [])
      let actions = table.tableView.userSwipesRow(at: IndexPath(row: 1, section: 0))
      let delete = try #require(actions.first)
      delete.handler(delete, table.tableView) { _ in }
      #expect(deleted == [2])
      #expect(table.shownTexts == [["1", "3"]])
    }

    @Test func aDelegateBesideAConnectionIsAskedForSwipeActions() {
      let screen = SourceScreen()
      let delegate = UserDelegate([
        "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:"
      ])
      screen.tableView.delegate = delegate
      screen.connect(screen.composite, to: .table)
      let actions = screen.tableView.userSwipesRow(at: IndexPath(row: 0, section: 0))
      #expect(actions.map { $0.title } == ["Share"])
    }

    @Test func anAppDecidesWhichRowsCanBeEdited() {
      let target = table.dataSource.target
      target.canEditRow = { $0.row == 1 }
      let canEdit = [0, 1].map {
        target.events.tableView(table.tableView, canEditRowAt: IndexPath(row: $0, section: 0))
      }
      #expect(canEdit == [false, true])
      #expect(tap(1) == .none)
    }

    @Test func withoutADelegateEachEditableRowHasAControlForDeletion() {
      table.tableView.delegate = nil
      table.dataSource.itemHandlers.canDeleteItem = { $0 == 2 }
      #expect(tap(0) == .none)
      #expect(tap(1) == .delete)
      #expect(table.shownTexts == [["1", "3"]])
    }
  }

  @MainActor
  struct ViewPrefetchingDoubleTests {
    @Test(arguments: ViewKind.allCases)
    func itemsArePrefetchedAndCancelled(view: ViewKind) {
      let former = view.screen()
      let screen = former.another()
      screen.apply([(0, [1, 2]), (1, [3])])
      var calls: [String] = []
      screen.itemHandlers.prefetchItems = { calls.append("prefetch \($0)") }
      screen.itemHandlers.cancelPrefetchingItems = { calls.append("cancel \($0)") }
      former.view.prefetch([[0, 1], [1, 0]])
      former.view.prefetch([[3, 7]])
      former.view.userLeavesItems(at: [[1, 0]])
      #expect(calls == ["prefetch [2, 3]", "cancel [3]"])
    }
  }

  @MainActor
  struct TableViewSectionIndexTests {
    @Test func titlesComeFromSections() {
      let table = TestTable([(10, [1]), (11, [2]), (20, [3]), (5, []), (21, [])])
      let target = table.dataSource.target
      #expect(target.events.sectionIndexTitles(for: table.tableView) == nil)
      table.dataSource.setSectionIndexTitles { $0 < 10 ? nil : "\($0 / 10)" }
      #expect(target.events.sectionIndexTitles(for: table.tableView) == ["1", "2"])
      let section = target.events.tableView(
        table.tableView,
        sectionForSectionIndexTitle: "2",
        at: 1
      )
      #expect(section == 2)
      #expect(table.tableView.shownSectionIndexTitles == ["1", "2"])
      table.apply([(30, [1]), (20, [3])])
      #expect(table.tableView.shownSectionIndexTitles == ["3", "2"])
      table.dataSource.setSectionIndexTitles(nil)
      #expect(table.tableView.shownSectionIndexTitles == nil)
    }
  }
#endif
