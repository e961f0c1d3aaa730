#if canImport(UIKit) && !os(watchOS)
  import DiffableUIKit
  import Testing
  import UIKit

  /// A table view that gets another data source while the former one is still in use.
  @MainActor
  struct TableViewReuseTests {
    let table: TestTable
    let dataSource: TableViewDiffableDataSource<Int, Int>

    init() {
      table = TestTable([(0, [1, 2])])
      dataSource = TableViewDiffableDataSource(tableView: table.tableView) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "item", for: path)
        cell.textLabel?.text = "new \(item)"
        return cell
      }
    }

    @Test func theTableViewBelongsToTheNewestDataSource() {
      dataSource.apply(Snapshot([(0, [7])]))
      var completions = 0
      table.dataSource.apply(Snapshot([(0, [1, 2, 3])])) { completions += 1 }
      table.dataSource.applySnapshotUsingReloadData(Snapshot([(0, [1])])) { completions += 1 }
      #expect(completions == 2)
      dataSource.selectedItemIdentifiers.append(7)
      #expect(table.dataSource.selectedItemIdentifiers.isEmpty)
      dataSource.apply(Snapshot([(0, [8, 7])]))
      #expect(table.shownTexts == [["new 8", "new 7"]])
      #expect(dataSource.selectedItemIdentifiers == [7])
    }

    @Test func prefetchingReachesTheNewestDataSource() throws {
      var prefetched: [Int] = []
      dataSource.itemHandlers.prefetchItems = { prefetched += $0 }
      dataSource.apply(Snapshot([(0, [7])]))
      let source = try #require(table.tableView.prefetchDataSource)
      source.tableView(table.tableView, prefetchRowsAt: [[0, 0], [0, 1]])
      #expect(prefetched == [7])
    }

    #if !os(tvOS)
      @Test func theDragDelegateIsTheTargetOfTheNewestDataSource() {
        let former = TableViewDiffableDataSource<Int, Int>(tableView: table.tableView) { _, _, _ in
          UITableViewCell()
        }
        former.reordersByDragging = true
        let newest = TableViewDiffableDataSource<Int, Int>(tableView: table.tableView) { _, _, _ in
          UITableViewCell()
        }
        #expect(!newest.reordersByDragging)
        newest.reordersByDragging = true
        #expect(newest.reordersByDragging)
        #expect(!former.reordersByDragging)
      }
    #endif

    @Test func aDragEndsWithItsDataSource() {
      let former = dataSource
      former.apply(Snapshot([(0, [1, 2])]))
      former.reorderingHandlers.canReorderItem = { _ in true }
      _ = former.targetIndexPath(forMoveFromRowAt: [0, 0], toProposedIndexPath: [0, 1])
      var completions = 0
      former.apply(Snapshot([(0, [2])])) { completions += 1 }
      #expect(completions == 0)
      _ = TableViewTarget(table.tableView)
      #expect(completions == 1)
    }
  }
#endif
