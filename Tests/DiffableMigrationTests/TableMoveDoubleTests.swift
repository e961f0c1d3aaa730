#if canImport(AppleBase)
  import DiffableUIKit
  import Testing
  import UIKit

  @testable import DiffableMigration

  /// A data source of the app that moves rows itself.
  @MainActor
  final class MovingTable: DiffableMigration.UITableViewDiffableDataSource<Int, Int> {
    var move: (MovingTable, _ from: IndexPath, _ to: IndexPath) -> Void = { _, _, _ in }
    var callsSuper = false

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      if callsSuper {
        super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
      }
      move(self, sourceIndexPath, destinationIndexPath)
    }

    /// Applies the snapshot with a moved item, as apps do.
    func applyMove(_ source: IndexPath, _ destination: IndexPath, animated: Bool) {
      guard let item = itemIdentifier(for: source) else { return }
      var next = snapshot()
      next.deleteItems([item])
      let section = next.sectionIdentifiers[destination.section]
      let items = next.itemIdentifiers(inSection: section)
      if destination.row < items.count {
        next.insertItems([item], beforeItem: items[destination.row])
      } else {
        next.appendItems([item], toSection: section)
      }
      apply(next, animatingDifferences: animated)
    }
  }

  @MainActor
  final class MovingTableScreen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 1_000))
    let tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 1_000),
      style: .plain
    )
    let dataSource: MovingTable

    init(_ sections: [(Int, [Int])] = [(0, [1, 2, 3]), (1, [4, 5])]) {
      tableView.allowsMultipleSelection = true
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
      dataSource = MovingTable(tableView: tableView) { tableView, indexPath, item in
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        cell.textLabel?.text = "\(item)"
        return cell
      }
      dataSource.base.target.settlingTime = 1_000_000
      window.addSubview(tableView)
      dataSource.apply(Snapshot(sections), animatingDifferences: false)
      tableView.isEditing = true
    }

    /// The texts of the rows.
    var shown: [[String]] {
      tableView.layoutIfNeeded()
      return (0..<tableView.numberOfSections).map { section in
        (0..<tableView.numberOfRows(inSection: section)).map {
          tableView.cellForRow(at: [section, $0])?.textLabel?.text ?? "none"
        }
      }
    }

    /// What the data source has, as the rows should show it.
    var expected: [[String]] {
      let snapshot = dataSource.snapshot()
      return snapshot.sectionIdentifiers.map { section in
        snapshot.itemIdentifiers(inSection: section).map { "\($0)" }
      }
    }

    func drag(_ from: IndexPath, to: IndexPath) async {
      #expect(await tableView.userLiftsRow(at: from))
      tableView.userHovers(over: to)
      tableView.userDropsRow()
    }

    /// Lets the data source end what it has begun.
    func settle() async {
      for _ in 0..<100 where dataSource.base.target.isMovingItem || dataSource.moves.willCompare {
        try? await Task.sleep(nanoseconds: 5_000_000)
      }
    }

    /// Checks that the view agrees with the data source in the end, also after another change.
    func check(_ items: [[Int]], _ location: SourceLocation = #_sourceLocation) async {
      await settle()
      let texts = items.map { $0.map { "\($0)" } }
      #expect(shown == texts, sourceLocation: location)
      #expect(expected == texts, sourceLocation: location)
      var next = dataSource.snapshot()
      next.appendItems([99], toSection: 0)
      next.deleteItems([2])
      dataSource.apply(next, completion: nil)
      #expect(shown == expected, sourceLocation: location)
    }
  }

  /// Subclasses that override the method which a table view calls after a move.
  @MainActor
  struct TableMoveDoubleTests {
    struct Case: Sendable {
      var from: IndexPath
      var to: IndexPath
      var items: [[Int]]
    }

    nonisolated static let cases = [
      Case(from: [0, 2], to: [0, 0], items: [[3, 1, 2], [4, 5]]),
      Case(from: [0, 0], to: [0, 2], items: [[2, 3, 1], [4, 5]]),
      Case(from: [0, 0], to: [0, 1], items: [[2, 1, 3], [4, 5]]),
      Case(from: [0, 1], to: [1, 2], items: [[1, 3], [4, 5, 2]]),
      Case(from: [1, 0], to: [0, 3], items: [[1, 2, 3, 4], [5]]),
    ]

    /// How the app reacts.
    enum Way: CaseIterable {
      case apply, animatedApply, superAndApply, superAndLaterApply, onlySuper
    }

    @Test(arguments: Way.allCases, cases)
    func theViewShowsTheSnapshot(way: Way, move: Case) async {
      let screen = MovingTableScreen()
      var completions = 0
      screen.dataSource.callsSuper =
        way == .superAndApply || way == .superAndLaterApply || way == .onlySuper
      screen.dataSource.move = { source, from, to in
        switch way {
        case .apply, .superAndApply: source.applyMove(from, to, animated: false)
        case .animatedApply: source.applyMove(from, to, animated: true)
        case .superAndLaterApply:
          var next = source.snapshot()
          next.reloadItems([5])
          Task {
            await source.apply(next)
            completions += 1
          }
        case .onlySuper: break
        }
      }
      var batches = 0
      screen.dataSource.base.applyObserver = { batches += $0.changeset?.isEmpty == false ? 1 : 0 }
      await screen.drag(move.from, to: move.to)
      if way == .superAndLaterApply {
        // The later snapshot is that of before the move.
        for _ in 0..<1_000 where completions == 0 { await Task.yield() }
        await screen.check([[1, 2, 3], [4, 5]])
      } else {
        #expect(screen.shown == move.items.map { $0.map { "\($0)" } })
        #expect(batches == 0)
        await screen.check(move.items)
      }
    }

    /// The app changes only its model.
    @Test(arguments: cases)
    func aMoveThatNothingReportsStays(move: Case) async {
      let screen = MovingTableScreen()
      screen.tableView.selectRow(at: move.from, animated: false, scrollPosition: .none)
      let selected = screen.dataSource.base.selectedItemIdentifiers
      await screen.drag(move.from, to: move.to)
      #expect(screen.shown == move.items.map { $0.map { "\($0)" } })
      await screen.settle()
      #expect(screen.dataSource.base.selectedItemIdentifiers == selected)
      await screen.check(move.items)
    }

    /// No single move explains what the view shows.
    @Test func anUnknownOrderIsReplacedByThatOfTheSnapshot() async {
      let screen = MovingTableScreen()
      screen.tableView.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
      await screen.drag([0, 2], to: [0, 0])
      await screen.drag([1, 1], to: [1, 0])
      await screen.settle()
      #expect(screen.dataSource.base.selectedItemIdentifiers == [1])
      #expect(screen.shown == screen.expected)
      await screen.check([[1, 2, 3], [4, 5]])
    }

    /// The view has the row elsewhere than the snapshot.
    @Test(arguments: [false, true])
    func anotherOrderWins(callsSuper: Bool) async {
      let screen = MovingTableScreen()
      screen.dataSource.callsSuper = callsSuper
      screen.dataSource.move = { source, _, _ in
        source.apply(Snapshot([(1, [5, 4]), (0, [3, 2, 1, 6])]))
      }
      await screen.drag([0, 0], to: [0, 1])
      await screen.check([[5, 4], [3, 2, 1, 6]])
    }

    @Test func anApplyDuringTheDragWaits() async {
      let screen = MovingTableScreen()
      screen.dataSource.move = { source, from, to in source.applyMove(from, to, animated: true) }
      #expect(await screen.tableView.userLiftsRow(at: [0, 0]))
      for _ in 0..<1_000 where !screen.dataSource.base.target.isMovingItem { await Task.yield() }
      var next = screen.dataSource.snapshot()
      next.appendItems([6], toSection: 1)
      screen.dataSource.apply(next, completion: nil)
      #expect(screen.tableView.numberOfRows(inSection: 1) == 2)
      screen.tableView.userHovers(over: [0, 2])
      screen.tableView.userDropsRow()
      await screen.check([[2, 3, 1], [4, 5, 6]])
    }

    /// Before iOS 14, cells do not say that they are reordered.
    @Test(arguments: cases)
    func theOrderOfTheCellsTellsTheMove(move: Case) async {
      let screen = MovingTableScreen()
      screen.tableView.reorderingCellsSaySo = false
      screen.dataSource.move = { source, from, to in source.applyMove(from, to, animated: true) }
      await screen.drag(move.from, to: move.to)
      await screen.check(move.items)
    }

    @Test func handlersOfTheBaseMoveRows() async {
      let screen = MovingTableScreen()
      screen.dataSource.callsSuper = true
      var moves: [Move<ItemPath>] = []
      screen.dataSource.base.reorderingHandlers.canReorderItem = { _ in true }
      screen.dataSource.base.reorderingHandlers.didReorder = { moves.append($0.move) }
      await screen.drag([0, 0], to: [0, 2])
      await screen.check([[2, 3, 1], [4, 5]])
      let expected = Move(
        from: ItemPath(section: 0, item: 0),
        to: ItemPath(section: 0, item: 2)
      )
      #expect(moves == [expected])
    }

    @Test func theViewBelongsToTheObjectOfTheApp() {
      let screen = MovingTableScreen()
      #expect(screen.tableView.dataSource === screen.dataSource)
      #expect(screen.tableView.dataSource as? MovingTable === screen.dataSource)
      screen.tableView.dataSource = screen.dataSource
      #expect(screen.shown == [["1", "2", "3"], ["4", "5"]])
    }
  }
#endif
