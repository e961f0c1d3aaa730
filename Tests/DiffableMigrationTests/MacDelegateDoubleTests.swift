#if canImport(AppleBase)
  import AppKit
  import AppleBase
  import DiffableAppKit
  import Testing

  @testable import DiffableMigration

  /// The delegates of views whose data source has Apple's name, and drags that the package handles.
  @MainActor
  struct MacDelegateDoubleTests {
    /// The delegate of an app, which gets the messages of a data source too.
    final class Delegate: NSObject, NSTableViewDelegate, NSTableViewDataSource,
      NSCollectionViewDelegate
    {
      var selections = 0
      var sorts = 0
      var heights = 0
      let names: Set<String>

      init(_ names: String...) {
        self.names = Set(names)
        super.init()
      }

      override func responds(to selector: Selector!) -> Bool { names.contains(selector.name) }

      func tableViewSelectionDidChange(_ notification: AppleBase.Notification) { selections += 1 }

      func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
        heights += 1
        return 30
      }

      func tableView(
        _ tableView: NSTableView,
        sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
      ) {
        sorts += 1
      }

      func collectionView(
        _ collectionView: NSCollectionView,
        didSelectItemsAt indexPaths: Set<IndexPath>
      ) {
        selections += 1
      }
    }

    private let window = NSWindow()

    private func makeTable() -> NSTableView {
      let tableView = NSTableView()
      let name = NSUserInterfaceItemIdentifier("number")
      tableView.addTableColumn(NSTableColumn(identifier: name))
      tableView.window = window
      return tableView
    }

    private func makeSource(
      _ tableView: NSTableView
    ) -> DiffableMigration.NSTableViewDiffableDataSource<Int, Int> {
      DiffableMigration.NSTableViewDiffableDataSource(tableView: tableView) { _, _, _, item in
        NSTextField(labelWithString: "\(item)")
      }
    }

    private func rows(_ tableView: NSTableView) -> [String?] {
      (0..<tableView.numberOfRows).map {
        (tableView.view(atColumn: 0, row: $0, makeIfNecessary: true) as? NSTextField)?.stringValue
      }
    }

    /// When the app sets the delegate of its table view.
    enum Time: CaseIterable {
      case first, afterTheDataSource, afterAnApply, onTheBase
    }

    @Test(arguments: Time.allCases)
    func everyMessageReachesTheDelegate(time: Time) async {
      let tableView = makeTable()
      let delegate = Delegate("tableView:heightOfRow:", "tableView:sortDescriptorsDidChange:")
      if time == .first { tableView.delegate = delegate }
      let dataSource = makeSource(tableView)
      if time == .afterTheDataSource { tableView.delegate = delegate }
      if time == .onTheBase { dataSource.base.delegate = delegate }
      let messages = SystemLog.messages {
        dataSource.apply(Snapshot([(0, [1, 2])]), animatingDifferences: false)
        if time == .afterAnApply { tableView.delegate = delegate }
        dataSource.apply(Snapshot([(0, [2, 1, 3])]), animatingDifferences: true)
      }
      #expect(messages == [])
      #expect(rows(tableView) == ["2", "1", "3"])
      #expect(tableView.dataSource === dataSource)
      tableView.reloadData()
      #expect(rows(tableView) == ["2", "1", "3"])
      #expect(delegate.heights > 0)
      tableView.userSelects([1])
      #expect(delegate.selections > 0)
      tableView.userClicksColumnHeader()
      #expect(delegate.sorts == 1)
    }

    @Test func handlersOfTheBaseMoveRows() {
      let tableView = makeTable()
      let dataSource = makeSource(tableView)
      dataSource.base.reorderingHandlers.canReorderItem = { $0 != 3 }
      var moved: [Int] = []
      dataSource.base.reorderingHandlers.didReorder = {
        moved = $0.finalSnapshot.itemIdentifiers
      }
      dataSource.apply(Snapshot([(0, [1, 2, 3])]), animatingDifferences: false)
      #expect(tableView.userDrags(0, above: 2))
      #expect(moved == [2, 1, 3])
      #expect(rows(tableView) == ["2", "1", "3"])
      #expect(!tableView.userDrags(2, above: 0))
      #expect(dataSource.snapshot().itemIdentifiers == [2, 1, 3])
    }

    @Test func theDataSourceOfAReleasedScreenLeavesTheView() {
      let tableView = makeTable()
      var dataSource: DiffableMigration.NSTableViewDiffableDataSource<Int, Int>? = makeSource(
        tableView
      )
      dataSource?.apply(Snapshot([(0, [1])]), animatingDifferences: false)
      weak let released = dataSource
      dataSource = nil
      #expect(released == nil)
      let next = makeSource(tableView)
      next.apply(Snapshot([(0, [4, 5])]), animatingDifferences: false)
      #expect(rows(tableView) == ["4", "5"])
      #expect(tableView.dataSource === next)
    }

    private func makeCollection() -> NSCollectionView {
      let collectionView = NSCollectionView()
      collectionView.isSelectable = true
      collectionView.register(
        NSCollectionViewItem.self,
        forItemWithIdentifier: NSUserInterfaceItemIdentifier("item")
      )
      collectionView.window = window
      return collectionView
    }

    private func makeSource(
      _ collectionView: NSCollectionView
    ) -> DiffableMigration.NSCollectionViewDiffableDataSource<Int, Int> {
      DiffableMigration.NSCollectionViewDiffableDataSource(collectionView: collectionView) {
        view,
        indexPath,
        _ in
        view.makeItem(withIdentifier: NSUserInterfaceItemIdentifier("item"), for: indexPath)
      }
    }

    @Test(arguments: [false, true])
    func theDelegateOfACollectionViewStays(isFirst: Bool) {
      let collectionView = makeCollection()
      let delegate = Delegate()
      if isFirst { collectionView.delegate = delegate }
      let dataSource = makeSource(collectionView)
      if !isFirst { collectionView.delegate = delegate }
      for items in [[1, 2], [2, 1, 3]] {
        dataSource.apply(Snapshot([(0, items)]), animatingDifferences: true)
        #expect(collectionView.delegate === delegate)
        #expect(collectionView.dataSource === dataSource)
      }
      #expect(collectionView.numberOfItems(inSection: 0) == 3)
      collectionView.userSelects([[0, 1]])
      #expect(delegate.selections == 1)
      #expect(dataSource.base.selectedItemIdentifiers == [1])
    }

    /// Drags need a delegate, so the app lets the package be it.
    @Test func handlersOfTheBaseMoveItems() {
      let collectionView = makeCollection()
      let delegate = Delegate()
      collectionView.delegate = delegate
      let dataSource = makeSource(collectionView)
      dataSource.base.reorderingHandlers.canReorderItem = { _ in true }
      dataSource.apply(Snapshot([(0, [1, 2, 3])]), animatingDifferences: false)
      #expect(!collectionView.userDrags([0, 0], before: [0, 2]))
      dataSource.base.delegate = delegate
      #expect(collectionView.userDrags([0, 0], before: [0, 2]))
      #expect(dataSource.snapshot().itemIdentifiers == [2, 1, 3])
      collectionView.userSelects([[0, 1]])
      #expect(delegate.selections == 1)
    }
  }
#endif
