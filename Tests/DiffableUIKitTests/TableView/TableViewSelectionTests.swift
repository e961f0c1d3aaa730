#if canImport(UIKit) && !os(watchOS)
  import DiffableUIKit
  import Testing
  import UIKit

  @MainActor
  struct TableViewSelectionTests {
    @Test func itemsAreSelectedAndDeselected() {
      let table = TestTable([(0, [1, 2]), (1, [3])])
      table.dataSource.selectedItemIdentifiers.append(3)
      table.dataSource.selectedItemIdentifiers.append(1)
      table.dataSource.selectedItemIdentifiers.append(4)
      #expect(table.dataSource.selectedItemIdentifiers == [1, 3])
      table.dataSource.selectedItemIdentifiers.removeAll { $0 == 1 }
      table.dataSource.selectedItemIdentifiers.removeAll { $0 == 4 }
      #expect(table.dataSource.selectedItemIdentifiers == [3])
      #expect(table.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 1))
    }

    @Test(arguments: [ApplyMode.animated, .notAnimated, .reload])
    func selectedItemsStaySelectedWhereverTheyAre(mode: ApplyMode) {
      let table = TestTable([(0, [1, 2, 3]), (1, [4])])
      table.dataSource.selectedItemIdentifiers = [1, 3, 4]
      var snapshot = Snapshot([(1, [5, 3]), (0, [2, 1])])
      snapshot.reloadItems([3, 1])
      table.dataSource.apply(snapshot, mode: mode)
      #expect(table.dataSource.selectedItemIdentifiers == [3, 1])
      table.dataSource.update(mode: mode) { $0.reloadSections([0]) }
      #expect(table.dataSource.selectedItemIdentifiers == [3, 1])
      table.apply([(0, [5])])
      #expect(table.dataSource.selectedItemIdentifiers == [])
    }

    @Test func selectionStaysOutsideOfAWindow() {
      let table = TestTable([(0, [1, 2])])
      table.dataSource.selectedItemIdentifiers.append(2)
      table.tableView.removeFromSuperview()
      table.apply([(0, [2, 1])])
      #expect(table.dataSource.selectedItemIdentifiers == [2])
    }
  }

  @MainActor
  struct TableViewScrollPositionTests {
    private func scrolled(keepsScrollPosition: Bool) -> TestTable {
      let table = TestTable([(0, Array(0..<20)), (1, Array(20..<40))], visibleRows: 10)
      table.dataSource.keepsScrollPosition = keepsScrollPosition
      table.tableView.contentOffset = CGPoint(x: 0, y: 44 * 5 + 11)
      return table
    }

    private func position(of item: Int, in table: TestTable) throws -> CGFloat {
      let indexPath = try #require(table.dataSource.indexPath(for: item))
      return table.tableView.rectForRow(at: indexPath).origin.y - table.tableView.contentOffset.y
    }

    @Test(arguments: [ApplyMode.animated, .notAnimated, .reload])
    func theFirstVisibleItemStaysInPlace(mode: ApplyMode) throws {
      let table = scrolled(keepsScrollPosition: true)
      table.dataSource.update(mode: mode) { $0.insertItems([100, 101], beforeItem: 0) }
      #expect(try position(of: 5, in: table) == -11)
      table.dataSource.update(mode: mode) { $0.moveItem(5, afterItem: 39) }
      #expect(table.dataSource.itemIdentifier(for: IndexPath(row: 20, section: 1)) == 5)
      #expect(try position(of: 6, in: table) == 33)
    }

    @Test func theNextItemStaysInPlaceWhenTheFirstIsDeleted() throws {
      let table = scrolled(keepsScrollPosition: true)
      table.dataSource.update { $0.deleteItems([2, 5]) }
      #expect(try position(of: 6, in: table) == 33)
    }

    /// Following the moved row would scroll away from all other visible rows.
    @Test func anItemThatLosesItsOrderIsNotFollowed() throws {
      let table = scrolled(keepsScrollPosition: true)
      table.dataSource.update { $0.moveItem(5, afterItem: 39) }
      #expect(try position(of: 6, in: table) == 33)
    }

    /// The app inserts items before the others and removes distant items in one apply.
    @Test(arguments: [ApplyMode.animated, .notAnimated, .reload])
    func visibleItemsStayInPlaceWhenItemsAreInsertedBeforeThem(mode: ApplyMode) throws {
      let table = scrolled(keepsScrollPosition: true)
      table.dataSource.update(mode: mode) { snapshot in
        snapshot.deleteItems(Array(30..<40))
        snapshot.insertSections([-1], beforeSection: 0)
        snapshot.appendItems([-2, -1], toSection: -1)
        snapshot.insertItems([-3], beforeItem: 0)
      }
      for item in 5..<15 {
        #expect(try position(of: item, in: table) == CGFloat((item - 5) * 44 - 11))
      }
    }

    @Test func theTableViewDoesNotScrollBeyondItsContent() {
      let table = scrolled(keepsScrollPosition: true)
      table.dataSource.update { $0.deleteItems(Array(0..<5)) }
      #expect(table.tableView.contentOffset.y == 11)
      table.dataSource.update { $0.deleteItems(Array(10..<40)) }
      table.tableView.contentOffset.y = 1
      table.dataSource.update { $0.deleteItems([5]) }
      #expect(table.tableView.contentOffset.y == 0)
    }

    /// The user pulls the table view down, to refresh it.
    @Test func aChangeBelowTheVisibleRowsKeepsAPull() {
      let table = scrolled(keepsScrollPosition: true)
      table.tableView.contentOffset.y = -60
      table.dataSource.update { $0.deleteItems([39]) }
      #expect(table.tableView.contentOffset.y == -60)
    }

    @Test func theTableViewScrollsIntoTheInsetBelowItsContent() {
      let table = scrolled(keepsScrollPosition: true)
      table.tableView.contentInset.bottom = 30
      table.tableView.contentOffset.y = 44 * 30 + 30
      table.dataSource.update { $0.insertItems([100, 101], beforeItem: 0) }
      #expect(table.tableView.contentOffset.y == 1438)
    }

    /// The user sees the rows below the bar, so these stay in place.
    @Test func aRowThatABarCoversIsNotFollowed() throws {
      let table = scrolled(keepsScrollPosition: true)
      table.tableView.contentInset.top = 100
      #expect(try position(of: 7, in: table) == 77)
      table.dataSource.update { $0.insertItems([100], beforeItem: 7) }
      #expect(try position(of: 7, in: table) == 77)
    }

    @Test func byDefaultTheOffsetStays() {
      let table = scrolled(keepsScrollPosition: false)
      #expect(!table.dataSource.keepsScrollPosition)
      table.dataSource.update { $0.insertItems([100, 101], beforeItem: 0) }
      #expect(table.tableView.contentOffset.y == 231)
    }
  }
#endif
