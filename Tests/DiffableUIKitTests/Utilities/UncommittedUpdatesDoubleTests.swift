#if canImport(AppleBase)
  import DiffableUIKit
  import Testing
  import UIKit

  /// Placeholders of drops, beside which a view must not be changed.
  @MainActor
  struct UncommittedUpdatesDoubleTests {
    @Test(arguments: [ApplyMode.animated, .reload])
    func aTableViewIsNotChangedBesidePlaceholders(mode: ApplyMode) async throws {
      let table = TestTable([(0, [1, 2, 3])])
      table.tableView.userDropsItemOfOtherApp()
      var calls = 0
      table.dataSource.apply(Snapshot([(0, [3, 1])]), mode: mode) { calls += 1 }
      table.dataSource.apply(Snapshot([(0, [3])]), mode: mode) { calls += 1 }
      try await Task.sleep(nanoseconds: 120_000_000)
      #expect(table.shownTexts == [["1", "2", "3"]])
      #expect(table.dataSource.snapshot().texts == [["3"]])
      table.tableView.deletePlaceholder()
      await waitUntil { calls == 2 }
      #expect(table.shownTexts == [["3"]])
      table.apply([(0, [4])])
      #expect(table.shownTexts == [["4"]])
    }

    @Test(arguments: [ApplyMode.animated, .reload])
    func aCollectionViewIsNotChangedBesidePlaceholders(mode: ApplyMode) async throws {
      let screen = CollectionViewScreen()
      let dataSource: CollectionViewDiffableDataSource<Int, Int> = screen.dataSource()
      dataSource.apply(Snapshot([(0, [1, 2, 3])]), mode: .animated, completion: nil)
      screen.view.userDropsItemOfOtherApp()
      var calls = 0
      dataSource.apply(Snapshot([(0, [3, 1])]), mode: mode) { calls += 1 }
      try await Task.sleep(nanoseconds: 120_000_000)
      #expect(screen.texts == [["1", "2", "3"]])
      screen.view.deletePlaceholder()
      await waitUntil { calls == 1 }
      #expect(screen.texts == [["3", "1"]])
    }

    @Test func aRefusedRowReturnsWhenThePlaceholdersAreGone() async throws {
      let table = TestTable([(0, [1, 2, 3])])
      table.dataSource.reorderingHandlers.canReorderItem = { _ in true }
      table.tableView.isEditing = true
      table.tableView.reorderingCellsSaySo = false
      #expect(await table.tableView.userLiftsRow(at: [0, 0]))
      table.tableView.userHovers(over: [0, 2])
      table.tableView.userDropsItemOfOtherApp()
      table.dataSource.reorderingHandlers.canReorderItem = { _ in false }
      table.tableView.userDropsRow()
      try await Task.sleep(nanoseconds: 120_000_000)
      #expect(table.tableView.numberOfReloads == 1)
      table.tableView.deletePlaceholder()
      await waitUntil { table.tableView.numberOfReloads == 2 }
      #expect(table.shownTexts == [["1", "2", "3"]])
    }

    @Test func aRefusedItemReturnsWhenThePlaceholdersAreGone() async throws {
      let screen = CollectionViewScreen()
      let dataSource: CollectionViewDiffableDataSource<Int, Int> = screen.dataSource()
      dataSource.reorderingHandlers.canReorderItem = { _ in true }
      dataSource.reorderingHandlers.willReorder = { [target = dataSource.target] _ in
        target.data?.endReordering()
      }
      dataSource.apply(Snapshot([(0, [1, 2, 3])]), mode: .animated, completion: nil)
      screen.view.layoutIfNeeded()
      #expect(screen.view.liftItem(at: IndexPath(item: 0, section: 0)))
      screen.view.updateInteractiveMovementTarget(IndexPath(item: 2, section: 0))
      screen.view.userDropsItemOfOtherApp()
      let reloads = screen.view.reloads
      screen.view.endDrag(drops: true)
      try await Task.sleep(nanoseconds: 120_000_000)
      #expect(screen.view.reloads == reloads)
      screen.view.deletePlaceholder()
      await waitUntil { screen.view.reloads > reloads }
      #expect(screen.texts == [["1", "2", "3"]])
    }

    @Test func theUserDragsARowBesideAPlaceholder() async throws {
      let table = TestTable([(0, [1, 2, 3])])
      table.dataSource.reorderingHandlers.canReorderItem = { _ in true }
      table.dataSource.reordersByDragging = true
      table.tableView.userDropsItemOfOtherApp()
      table.apply([(0, [3, 1])])
      #expect(table.tableView.userHoldsRow(at: [0, 0]))
      table.tableView.userBeginsDragSession()
      table.tableView.deletePlaceholder()
      try await Task.sleep(nanoseconds: 120_000_000)
      #expect(table.shownTexts == [["1", "2", "3"]])
      table.tableView.userDropsItemOfOtherApp()
      table.tableView.systemCancelsDrag()
      try await Task.sleep(nanoseconds: 120_000_000)
      #expect(table.shownTexts == [["1", "2", "3"]])
      table.tableView.deletePlaceholder()
      await waitUntil { table.shownTexts == [["3", "1"]] }
      #expect(table.shownTexts == [["3", "1"]])
    }

    @Test func theUserDragsAnItemBesideAPlaceholder() async throws {
      let screen = CollectionViewScreen()
      let dataSource: CollectionViewDiffableDataSource<Int, Int> = screen.dataSource()
      dataSource.reorderingHandlers.canReorderItem = { _ in true }
      dataSource.apply(Snapshot([(0, [1, 2, 3])]), mode: .animated, completion: nil)
      #expect(screen.view.liftItem(at: IndexPath(item: 0, section: 0)))
      screen.view.userDropsItemOfOtherApp()
      dataSource.apply(Snapshot([(0, [3, 1])]), mode: .animated, completion: nil)
      screen.view.updateInteractiveMovementTarget(IndexPath(item: 2, section: 0))
      screen.view.endDrag(drops: true)
      try await Task.sleep(nanoseconds: 120_000_000)
      #expect(screen.texts == [["2", "3", "1"]])
      screen.view.deletePlaceholder()
      await waitUntil { screen.texts == [["3", "1"]] }
      #expect(screen.texts == [["3", "1"]])
    }
  }
#endif
