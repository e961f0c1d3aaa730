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

    /// Shows the numbers of the screen in a view; the result keeps them there.
    private func show(in view: ViewKind, _ way: Way) -> Any {
      let (numbers, table, collection) = (screen.numbers, screen.tableView, screen.collectionView)
      switch (view, way) {
      case (.table, .view): return numbers.connect(to: table)
      case (.collection, .view): return numbers.connect(to: collection)
      case (.table, .target): return numbers.connect(to: TableViewTarget(table))
      case (.collection, .target): return numbers.connect(to: CollectionViewTarget(collection))
      case (.table, .ownCells):
        return SourceConnection(
          numbers,
          to: TableViewTarget(table),
          cell: { _, _, _ in UITableViewCell() },
          supplementaryView: { _, kind, _, _ in .title(kind.rawValue) }
        )
      case (.collection, .ownCells):
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "own")
        return SourceConnection(
          numbers,
          to: CollectionViewTarget(collection),
          cell: { target, path, _ in
            target.collectionView?.dequeueReusableCell(
              withReuseIdentifier: "own",
              for: IndexPath(path)
            ) ?? UICollectionViewCell()
          }
        )
      }
    }

    @Test(arguments: ViewKind.allCases, Way.allCases)
    func aViewReportsEverything(view: ViewKind, way: Way) {
      screen.recordDisplay()
      screen.numbers.supplementaryViewProvider = { kind in
        ReusableCell(RowHeader.self) { $0.textLabel?.text = kind.rawValue }
      }
      let shown = show(in: view, way)
      screen.view(view).layoutIfNeeded()
      #expect(screen.calls == ["show 1 at 0", "show 2 at 1", "show 3 at 2"])
      if view == .table {
        #expect(screen.tableView.headerView(forSection: 0)?.textLabel?.text == "header")
      }
      #expect(
        screen.calls { screen.view(view).userTapsItem(at: [0, 1]) }
          == ["highlight 2 at 1", "unhighlight 2 at 1", "select 2 at 1"]
      )
      screen.numbers.handlers.canSelect = { _, _ in false }
      #expect(!screen.view(view).userTapsItem(at: [0, 0]))
      withExtendedLifetime(shown) {}
    }

    @Test func aTargetForwardsToTheDelegateOfTheApp() {
      let delegate = UserDelegate(["tableView:didSelectRowAtIndexPath:"])
      screen.tableView.delegate = delegate
      let shown = show(in: .table, .target)
      #expect(
        screen.calls { screen.tableView.userTapsRow(at: [0, 1]) }.last == "select 2 at 1"
      )
      #expect(delegate.calls.count == 1)
      withExtendedLifetime(shown) {}
    }

    // MARK: A delegate that the app sets later

    @Test(arguments: ViewKind.allCases)
    func aViewGetsTheConnectionAsDelegateAgain(view: ViewKind) {
      let delegate = UserDelegate([
        "tableView:didSelectRowAtIndexPath:", "collectionView:didSelectItemAtIndexPath:",
      ])
      screen.connect(screen.numbers, to: view)
      screen.setDelegate(delegate, of: view)
      let messages = SystemLog.messages { screen.numbers.items = [1, 2] }
      let advice = "Set the property delegate of the data source or the connection"
      #expect(messages.count == 1 && messages[0].contains(advice))
      screen.view(view).layoutIfNeeded()
      #expect(
        screen.calls { screen.view(view).userTapsItem(at: [0, 1]) }.last == "select 2 at 1"
      )
      #expect(delegate.calls == ["select [0, 1]"], "The connection forwards to it")
      #expect(SystemLog.messages { screen.numbers.items = [1] }.isEmpty)
    }

    @Test(arguments: ViewKind.allCases)
    func aViewGetsTheConnectionAsDelegateAgainWithoutAChange(view: ViewKind) async {
      let delegate = UserDelegate([])
      screen.connect(screen.numbers, to: view)
      screen.setDelegate(delegate, of: view)
      screen.view(view).reloadData()
      screen.view(view).layoutIfNeeded()
      for _ in 0..<1_000 where screen.delegate(of: view) === delegate { await Task.yield() }
      #expect(screen.delegate(of: view) !== delegate)
      screen.view(view).userTapsItem(at: [0, 1])
      #expect(screen.calls.last == "select 2 at 1")
    }

    /// A delegate that forwards all messages to another one.
    private final class Proxy: NSObject, UITableViewDelegate {
      nonisolated(unsafe) var next: (any UITableViewDelegate)?

      override func responds(to aSelector: Selector!) -> Bool {
        next?.responds(to: aSelector) ?? false
      }
    }

    @Test func aProxyOfTheConnectionStaysTheDelegate() {
      screen.connect(screen.numbers, to: .table)
      let proxy = Proxy()
      proxy.next = screen.tableView.delegate
      screen.tableView.delegate = proxy
      #expect(SystemLog.messages { screen.numbers.items = [1, 2] }.isEmpty)
      #expect(screen.tableView.delegate === proxy)
    }
  }
#endif
