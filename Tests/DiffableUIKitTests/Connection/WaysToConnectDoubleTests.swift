#if canImport(AppleBase)
  import DiffableSources
  import DiffableUIKit
  import Testing
  import UIKit

  /// Every way to show sources in a view reports the same events, and shows headers.
  @MainActor
  struct WaysToConnectDoubleTests {
    enum Way: CaseIterable { case view, target, ownCells }

    private let screen = SourceScreen()

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    /// Shows the numbers of the screen in the table view; the result keeps them there.
    private func showRows(_ way: Way) -> Any {
      let tableView = screen.tableView
      switch way {
      case .view: return screen.numbers.connect(to: tableView)
      case .target: return screen.numbers.connect(to: TableViewTarget(tableView))
      case .ownCells:
        return SourceConnection(
          screen.numbers,
          to: TableViewTarget(tableView),
          cell: { _, _, _ in UITableViewCell() },
          supplementaryView: { _, kind, _, _ in .title(kind.rawValue) }
        )
      }
    }

    private func showTiles(_ way: Way) -> Any {
      let view = screen.collectionView
      switch way {
      case .view: return screen.numbers.connect(to: view)
      case .target: return screen.numbers.connect(to: CollectionViewTarget(view))
      case .ownCells:
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "own")
        return SourceConnection(
          screen.numbers,
          to: CollectionViewTarget(view),
          cell: { target, path, _ in
            target.collectionView?.dequeueReusableCell(
              withReuseIdentifier: "own",
              for: IndexPath(path)
            ) ?? UICollectionViewCell()
          }
        )
      }
    }

    @Test(arguments: Way.allCases)
    func aTableViewReportsEverything(way: Way) {
      screen.recordDisplay()
      screen.numbers.supplementaryViewProvider = { kind in
        ReusableCell(RowHeader.self) { $0.textLabel?.text = kind.rawValue }
      }
      let shown = showRows(way)
      screen.tableView.layoutIfNeeded()
      #expect(screen.calls == ["show 1 at 0", "show 2 at 1", "show 3 at 2"])
      let header = screen.tableView.headerView(forSection: 0)
      #expect(header?.textLabel?.text == "header")
      #expect(
        screen.calls { screen.tableView.userTapsRow(at: path(1)) }
          == ["highlight 2 at 1", "unhighlight 2 at 1", "select 2 at 1"]
      )
      screen.numbers.handlers.canSelect = { _, _ in false }
      #expect(!screen.tableView.userTapsRow(at: path(0)))
      withExtendedLifetime(shown) {}
    }

    @Test(arguments: Way.allCases)
    func aCollectionViewReportsEverything(way: Way) async {
      screen.recordDisplay()
      let shown = showTiles(way)
      screen.collectionView.layoutIfNeeded()
      #expect(screen.calls == ["show 1 at 0", "show 2 at 1", "show 3 at 2"])
      #expect(
        screen.calls { screen.collectionView.tapItem(at: path(1)) }
          == ["highlight 2 at 1", "unhighlight 2 at 1", "select 2 at 1"]
      )
      withExtendedLifetime(shown) {}
    }

    @Test func aTargetForwardsToTheDelegateOfTheApp() {
      let delegate = UserDelegate(["tableView:didSelectRowAtIndexPath:"])
      screen.tableView.delegate = delegate
      let connection = screen.numbers.connect(to: TableViewTarget(screen.tableView))
      screen.tableView.layoutIfNeeded()
      #expect(
        screen.calls { screen.tableView.userTapsRow(at: path(1)) }.last == "select 2 at 1"
      )
      #expect(delegate.calls.count == 1)
      withExtendedLifetime(connection) {}
    }

    // MARK: A delegate that the app sets later

    @Test func aTableViewGetsTheConnectionAsDelegateAgain() {
      let connection = screen.numbers.connect(to: screen.tableView)
      let delegate = UserDelegate(["tableView:didSelectRowAtIndexPath:"])
      screen.tableView.delegate = delegate
      let messages = SystemLog.messages { screen.numbers.items = [1, 2] }
      #expect(messages.count == 1)
      #expect(
        messages.first?.contains("Set the property delegate of the data source or the connection")
          == true
      )
      #expect(connection.delegate === delegate)
      screen.tableView.layoutIfNeeded()
      #expect(
        screen.calls { screen.tableView.userTapsRow(at: path(1)) }.last == "select 2 at 1"
      )
      #expect(delegate.calls.count == 1)
      #expect(SystemLog.messages { screen.numbers.items = [1] }.isEmpty)
    }

    @Test func aTableViewGetsTheConnectionAsDelegateAgainWithoutAChange() async {
      let connection = screen.numbers.connect(to: screen.tableView)
      let delegate = UserDelegate([])
      screen.tableView.delegate = delegate
      screen.tableView.layoutIfNeeded()
      for _ in 0..<1_000 where screen.tableView.delegate === delegate { await Task.yield() }
      #expect(connection.delegate === delegate && screen.tableView.delegate !== delegate)
    }

    @Test func aCollectionViewGetsTheConnectionAsDelegateAgain() {
      let connection = screen.numbers.connect(to: screen.collectionView)
      let delegate = UserDelegate([])
      screen.collectionView.delegate = delegate
      #expect(SystemLog.messages { screen.numbers.items = [1, 2] }.count == 1)
      #expect(connection.delegate === delegate)
      screen.collectionView.layoutIfNeeded()
      #expect(
        screen.calls { screen.collectionView.tapItem(at: path(1)) }.last == "select 2 at 1"
      )
    }

    @Test func aCollectionViewGetsTheConnectionAsDelegateAgainWithoutAChange() async {
      let connection = screen.numbers.connect(to: screen.collectionView)
      let delegate = UserDelegate([])
      screen.collectionView.delegate = delegate
      screen.collectionView.reloadData()
      screen.collectionView.layoutIfNeeded()
      for _ in 0..<1_000 where screen.collectionView.delegate === delegate { await Task.yield() }
      #expect(connection.delegate === delegate && screen.collectionView.delegate !== delegate)
    }

    /// A delegate that forwards all messages to another one.
    private final class Proxy: NSObject, UITableViewDelegate {
      nonisolated(unsafe) var next: (any UITableViewDelegate)?

      override func responds(to aSelector: Selector!) -> Bool {
        next?.responds(to: aSelector) ?? false
      }
    }

    @Test func aProxyOfTheConnectionStaysTheDelegate() {
      let connection = screen.numbers.connect(to: screen.tableView)
      let proxy = Proxy()
      proxy.next = screen.tableView.delegate
      screen.tableView.delegate = proxy
      #expect(SystemLog.messages { screen.numbers.items = [1, 2] }.isEmpty)
      #expect(screen.tableView.delegate === proxy)
      withExtendedLifetime(connection) {}
    }
  }
#endif
