#if canImport(AppleBase)
  import AppleBase
  import DiffableSources
  @testable import DiffableUIKit
  import Testing
  import UIKit

  /// A data source or a connection that is created for a view while something of another one is under way.
  @MainActor
  final class LaterOwnerDoubleTests {
    private let table = StormTable(seed: 1)
    private let collection = StormCollection(seed: 1)
    private var first: TableViewDiffableDataSource<Int, Int>?
    private var second: TableViewDiffableDataSource<Int, Int>?
    private var connection: SourceConnection<ReusableCell, TableViewTarget>?
    private var reports: [String] = []

    /// Shows a data source whose rows can be reordered.
    private func showFirst(_ items: [Int] = [7, 8, 9]) -> TableViewDiffableDataSource<Int, Int> {
      let source = table.makeDataSource(1)
      source.keepsScrollPosition = false
      source.reorderingHandlers.canReorderItem = { _ in true }
      source.apply(Snapshot([(0, items)]))
      first = source
      #expect(Array(table.shown.prefix(4)) == ["1#0"] + items.prefix(3).map { "1.\($0)" })
      return source
    }

    private func createSecond() {
      second = table.makeDataSource(2)
      second?.reorderingHandlers.canReorderItem = { _ in true }
      second?.apply(Snapshot([(0, [9, 8, 7])]))
    }

    private let shownByFirst = ["1#0", "1.8", "1.7", "1.9"]
    private let shownBySecond = ["2#0", "2.9", "2.8", "2.7"]

    /// Another way in which the app gets the view another owner.
    enum Successor: CaseIterable { case dataSource, connection }

    private func create(_ successor: Successor) {
      switch successor {
      case .dataSource: createSecond()
      case .connection:
        let source = BasicSource<Int, ReusableCell> { [table] in table.cell("2.\($0)") }
        source.items = [9, 8, 7]
        connection = table.connect(source)
      }
    }

    private func expectSecond(_ successor: Successor) async {
      let header = successor == .dataSource ? "2#0" : "-"
      await waitUntil { table.shown == [header, "2.9", "2.8", "2.7"] }
      #expect(first?.target.view == nil)
      let target: AnyObject? = successor == .dataSource ? second?.target : connection?.target
      #expect(table.owner === target)
    }

    @Test(arguments: [false, true], Successor.allCases)
    func aDataSourceOfADropTakesOverAfterTheDrop(inWill: Bool, successor: Successor) async {
      let first = showFirst()
      if inWill {
        first.reorderingHandlers.willReorder = { [self] _ in create(successor) }
      } else {
        first.reorderingHandlers.didReorder = { [self] _ in create(successor) }
      }
      #expect(table.tableView.userHoldsRow(at: [0, 0]))
      table.tableView.userBeginsDragSession()
      table.tableView.userHovers(over: [0, 1])
      table.tableView.userDropsRow()
      #expect(table.shown == shownByFirst)
      await expectSecond(successor)
    }

    @Test func aDataSourceOfADropOfAConnectionTakesOverAfterTheDrop() async {
      let source = BasicSource<Int, ReusableCell> { [table] in table.cell("1.\($0)") }
      source.items = [7, 8, 9]
      source.handlers.canMove = { _, _ in true }
      source.handlers.didMove = { [self] _, _ in createSecond() }
      let connection = table.connect(source)
      table.tableView.isEditing = true
      #expect(await table.tableView.userLiftsRow(at: [0, 0]))
      table.tableView.userHovers(over: [0, 1])
      table.tableView.userDropsRow()
      #expect(table.shown == ["-", "1.8", "1.7", "1.9"] && source.items == [8, 7, 9])
      await waitUntil { table.shown == shownBySecond }
      #expect(connection?.target.view == nil)
    }

    @Test(arguments: [false, true], Successor.allCases)
    func aDataSourceWaitsWhileTheReorderingControlHoldsARow(drops: Bool, successor: Successor) async
    {
      _ = showFirst()
      table.tableView.isEditing = true
      #expect(await table.tableView.userLiftsRow(at: [0, 0]))
      create(successor)
      await nextTurn()
      #expect(table.shown == ["1#0", "1.7", "1.8", "1.9"])
      table.tableView.userHovers(over: [0, 1])
      if drops { table.tableView.userDropsRow() } else { table.tableView.systemCancelsDrag() }
      await expectSecond(successor)
      #expect(first?.snapshot().itemIdentifiers == (drops ? [8, 7, 9] : [7, 8, 9]))
    }

    /// The table view asks for the next cell before it reads its new data.
    @Test(arguments: Successor.allCases)
    func aDataSourceOfACellThatScrollsIntoViewTakesOverAfterTheLayout(successor: Successor) async {
      _ = showFirst(Array(0..<20))
      table.hook = { [self] _, place in
        guard place == "cell 10", second == nil, connection == nil else { return }
        create(successor)
      }
      table.tableView.contentOffset.y = 44 * 10
      table.tableView.layoutIfNeeded()
      #expect(table.tableView.cellForRow(at: [0, 12])?.textLabel?.text == "1.12")
      await nextTurn()
      table.tableView.contentOffset.y = 0
      await expectSecond(successor)
    }

    @Test func aDataSourceOfAnItemThatScrollsIntoViewTakesOverAfterTheLayout() async {
      let first = collection.makeDataSource(1)
      first.keepsScrollPosition = false
      first.apply(Snapshot([(0, Array(0..<20))]), mode: .animated, completion: nil)
      var second: CollectionViewDiffableDataSource<Int, Int>?
      collection.hook = { [collection] _, place in
        guard place == "cell 10", second == nil else { return }
        second = collection.makeDataSource(2)
        second?.apply(Snapshot([(0, [1])]))
      }
      collection.view.scroll(to: 44 * 10)
      #expect((collection.view.cellForItem(at: [0, 12]) as? LabelCell)?.text == "1.12")
      await nextTurn()
      collection.view.scroll(to: 0)
      await waitUntil { collection.shown == ["2#0", "2.1"] }
      #expect(first.target.view == nil && second?.target.view != nil)
    }

    private final class ApplyingDelegate: NSObject, UITableViewDelegate {
      var willDisplay: (IndexPath) -> Void = { _ in }

      func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) { willDisplay(indexPath) }
    }

    /// A target that looks for a lifted row lays out the table view, in the middle of which the app applies a snapshot.
    @Test func aDataSourceTakesOverAfterTheLayoutThatATargetNeeds() async {
      let first = showFirst(Array(0..<20))
      let delegate = ApplyingDelegate()
      table.tableView.delegate = delegate
      table.tableView.reorderingCellsSaySo = false
      table.tableView.isEditing = true
      #expect(await table.tableView.userLiftsRow(at: [0, 0]))
      table.tableView.userReleasesRow()
      var wasOwner = false
      delegate.willDisplay = { [table] indexPath in
        if indexPath == [0, 10] {
          first.apply(Snapshot([(0, [1])]))
          wasOwner = table.owner === first.target
        }
      }
      table.tableView.contentOffset.y = 44 * 10
      createSecond()
      #expect(wasOwner)
      table.tableView.systemCancelsDrag()
      table.tableView.contentOffset.y = 0
      await waitUntil { table.shown == shownBySecond }
    }

    // MARK: Settings of a data source that waits for the view

    @Test func aWaitingDataSourceTakesNoDrag() async {
      let first = showFirst()
      #expect(table.tableView.userHoldsRow(at: [0, 0]))
      table.tableView.userBeginsDragSession()
      createSecond()
      #expect(second?.target.view == nil && second?.reordersByDragging == true)
      #expect(table.tableView.dragDelegate === first.target.dragDelegate)
      table.tableView.systemCancelsDrag()
      await waitUntil { table.shown == shownBySecond }
      #expect(table.tableView.dragDelegate === second?.target.dragDelegate)
      #expect(table.tableView.userHoldsRow(at: [0, 0]))
    }

    @Test func theDelegateOfAWaitingConnectionStays() async {
      _ = showFirst()
      let delegate = UserDelegate([])
      #expect(table.tableView.userHoldsRow(at: [0, 0]))
      table.tableView.userBeginsDragSession()
      create(.connection)
      connection?.delegate = delegate
      table.tableView.systemCancelsDrag()
      await expectSecond(.connection)
      #expect(connection?.delegate === delegate)
    }

    @Test func theViewHasTheDelegateOfTheAppAgainAfterAConnection() {
      let delegate = UserDelegate([])
      table.tableView.delegate = delegate
      create(.connection)
      #expect(table.tableView.delegate !== delegate)
      createSecond()
      #expect(table.tableView.delegate === delegate)
      connection = nil
      #expect(table.tableView.delegate === delegate)
    }

    /// The data source waits for an animation, so that it refuses to reorder the row that the user has lifted.
    @Test func appliesWaitWhileTheUserDragsARowThatCannotBeReordered() async {
      let first = showFirst()
      first.waitsForAnimations = true
      table.tableView.completionBehavior = .late
      first.apply(Snapshot([(0, [7, 8])]), mode: .animated, completion: nil)
      #expect(table.tableView.userHoldsRow(at: [0, 0]))
      table.tableView.userBeginsDragSession()
      table.tableView.finishAnimations()
      reports = Inconsistency.reports { first.apply(Snapshot([(0, [8])])) }
      #expect(reports == [] && table.shown == ["1#0", "1.7", "1.8"])
      table.tableView.systemCancelsDrag()
      await waitUntil { table.shown == ["1#0", "1.8"] }
    }
  }
#endif
