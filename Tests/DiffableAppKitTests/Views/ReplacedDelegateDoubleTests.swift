#if canImport(AppleBase)
  import AppKit
  import AppleBase
  @testable import DiffableAppKit
  import Testing

  /// Apps that used Apple's data sources set the delegate of the view, which is the target here.
  @MainActor
  struct ReplacedDelegateDoubleTests {
    private func isAdvice(_ messages: [String], _ view: String) -> Bool {
      messages.count == 1
        && messages[0].contains("The delegate of \(view) was replaced")
        && messages[0].contains("property delegate of the data source")
    }

    // MARK: NSTableView

    @Test(arguments: [false, true])
    func aTableViewShowsItsRows(isShown: Bool) {
      let table = TableFixture(headers: true)
      if isShown { table.dataSource.apply(Snapshot([(1, [1, 2])])) }
      let delegate = UserDelegate(["tableView:heightOfRow:"])
      table.tableView.delegate = delegate
      table.tableView.reloadData()
      if isShown { #expect(table.tableView.shownViews == [[nil], [nil], [nil]]) }
      let messages = SystemLog.messages {
        table.dataSource.apply(Snapshot([(1, [1, 2, 3])]))
        #expect(table.shownRows == ["# 1", "1", "2", "3"])
      }
      #expect(isAdvice(messages, "NSTableView"))
      #expect(table.dataSource.delegate === delegate)
      #expect(table.tableView.shownHeights == [30, 30, 30, 30])
      let more = SystemLog.messages { table.dataSource.apply(Snapshot([(1, [3, 2])])) }
      #expect(more.isEmpty)
    }

    @Test func aTableViewShowsItsRowsWithoutAnApply() async {
      let table = TableFixture()
      await table.dataSource.apply(Snapshot([(1, [1, 2])]))
      #expect(table.shownRows == ["1", "2"])
      table.dataSource.selectedItemIdentifiers = [2]
      let delegate = UserDelegate([])
      table.tableView.delegate = delegate
      table.tableView.reloadData()
      #expect(table.tableView.shownViews == [[nil], [nil]])
      for _ in 0..<1_000 where table.tableView.delegate === delegate { await Task.yield() }
      #expect(table.shownRows == ["1", "2"])
      #expect(table.dataSource.selectedItemIdentifiers == [2])
      #expect(table.dataSource.delegate === delegate)
    }

    @Test func aRemovedDelegateIsReplacedToo() {
      let table = TableFixture()
      let delegate = UserDelegate(["tableView:heightOfRow:"])
      table.dataSource.delegate = delegate
      table.tableView.delegate = nil
      let messages = SystemLog.messages { table.dataSource.apply(Snapshot([(1, [1])])) }
      #expect(isAdvice(messages, "NSTableView"))
      #expect(table.shownRows == ["1"])
      #expect(table.dataSource.delegate === delegate, "The app still has it")
    }

    @Test func aTableViewWithAnotherDataSourceKeepsItsDelegate() {
      let table = TableFixture()
      let delegate = UserDelegate([])
      table.tableView.dataSource = delegate
      table.tableView.delegate = delegate
      let messages = SystemLog.messages { table.dataSource.apply(Snapshot([(1, [1])])) }
      #expect(messages.isEmpty)
      #expect(table.tableView.delegate === delegate)
    }

    /// A delegate that forwards all messages to another one.
    @MainActor
    private final class Proxy: NSObject, NSTableViewDelegate {
      nonisolated(unsafe) var next: (any NSTableViewDelegate)?

      override func responds(to aSelector: Selector!) -> Bool {
        next?.responds(to: aSelector) ?? false
      }

      override func forwardingTarget(for aSelector: Selector!) -> Any? { next }
    }

    @Test func aProxyOfTheTargetStaysTheDelegate() {
      let table = TableFixture()
      let proxy = Proxy()
      proxy.next = table.tableView.delegate
      table.tableView.delegate = proxy
      let messages = SystemLog.messages { table.dataSource.apply(Snapshot([(1, [1])])) }
      #expect(messages.isEmpty)
      #expect(table.tableView.delegate === proxy)
    }

    // MARK: Rows that scroll into view

    /// Lets tasks run until a condition is true.
    private func until(_ condition: () -> Bool) async {
      for _ in 0..<1_000 where !condition() { await Task.yield() }
    }

    @Test(arguments: [false, true])
    func rowsOfATableViewThatScrollIntoViewAreShown(applies: Bool) async {
      let table = TableFixture()
      table.tableView.visibleRows = 0..<2
      await table.applyAsynchronously([(1, Array(1...6))])
      #expect(table.tableView.numberOfRows == 6)
      // The view has all that it needs, and calls no data source when it scrolls.
      await until { false }
      let delegate = UserDelegate([])
      table.tableView.delegate = delegate
      if applies { table.apply([(1, Array(1...6))]) }
      #expect((table.tableView.delegate === delegate) == !applies, "An equal apply is enough")
      await until { table.tableView.delegate !== delegate }
      table.tableView.visibleRows = 2..<4
      let texts = table.tableView.shownViews.map { ($0.first as? TextView)?.text }
      #expect(texts == [nil, nil, "3", "4", nil, nil])
      #expect(table.dataSource.delegate === delegate)
    }

    @Test(arguments: [false, true])
    func rowsOfAnOutlineViewThatScrollIntoViewAreShown(applies: Bool) async {
      let outline = Outline()
      outline.outlineView.visibleRows = 0..<1
      outline.apply("1(2) 3")
      #expect(outline.outlineView.numberOfRows == 3)
      await until { false }
      let delegate = OutlineViewDelegateTests.UserDelegate(outline.dataSource)
      outline.outlineView.delegate = delegate
      if applies { outline.apply("1(2) 3") }
      #expect((outline.outlineView.delegate === delegate) == !applies, "An equal apply is enough")
      await until { outline.outlineView.delegate !== delegate }
      outline.outlineView.visibleRows = 1..<3
      let texts = outline.outlineView.shownViews.map { ($0.first as? NSTextField)?.stringValue }
      #expect(texts == [nil, "2", "3"])
      #expect(outline.dataSource.delegate === delegate)
    }

    // MARK: Methods of the data source that only the delegate implements

    /// When the app sets its delegate.
    enum Time: CaseIterable, Codable {
      case beforeTheDataSource, onTheDataSource, onTheView, onTheViewAndReplaced
    }

    @Test(arguments: Time.allCases)
    func aDelegateOfATableViewSorts(time: Time) async {
      let (view, delegate) = (NSTableView(), UserDelegate(["tableView:sortDescriptorsDidChange:"]))
      if time == .beforeTheDataSource { view.delegate = delegate }
      let table = TableFixture(view, columns: 1)
      await table.applyAsynchronously([(1, [1, 2, 3])])
      table.dataSource.selectedItemIdentifiers = [2]
      switch time {
      case .beforeTheDataSource: break
      case .onTheDataSource: table.dataSource.delegate = delegate
      case .onTheView: view.delegate = delegate
      case .onTheViewAndReplaced:
        let other = UserDelegate([])
        view.delegate = other
        await until { view.delegate !== other }
        view.delegate = delegate
      }
      await until { view.delegate !== delegate }
      view.userClicksColumnHeader()
      #expect(delegate.calls == ["sort"])
      #expect(table.shownRows == ["1", "2", "3"])
      #expect(table.dataSource.selectedItemIdentifiers == [2])
    }

    /// A delegate that sorts the rows of an outline view.
    private final class SortingDelegate: RecordingDelegate, NSOutlineViewDelegate,
      NSOutlineViewDataSource
    {
      init() { super.init(["outlineView:sortDescriptorsDidChange:"]) }

      func outlineView(
        _ outlineView: NSOutlineView,
        sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
      ) {
        calls.append("sort")
      }
    }

    @Test(arguments: Time.allCases)
    func aDelegateOfAnOutlineViewSorts(time: Time) async {
      let (view, delegate) = (NSOutlineView(), SortingDelegate())
      if time == .beforeTheDataSource { view.delegate = delegate }
      let outline = Outline(view, [("a", "1(2 3(4)) -5(6)")])
      outline.dataSource.selectedItemIdentifiers = [4]
      switch time {
      case .beforeTheDataSource: break
      case .onTheDataSource: outline.dataSource.delegate = delegate
      case .onTheView: view.delegate = delegate
      case .onTheViewAndReplaced:
        let other = OutlineViewDelegateTests.UserDelegate(outline.dataSource)
        view.delegate = other
        await until { view.delegate !== other }
        view.delegate = delegate
      }
      await until { view.delegate !== delegate }
      view.userClicksColumnHeader()
      #expect(delegate.calls == ["sort"])
      outline.expectRows(["1", "  2", "  3", "    4", "5"])
      #expect(outline.dataSource.selectedItemIdentifiers == [4])
    }

    // MARK: The other views

    @Test(arguments: [false, true])
    func anOutlineViewShowsItsRows(applies: Bool) async {
      let outline = Outline([("a", "1(2)")])
      let delegate = OutlineViewDelegateTests.UserDelegate(outline.dataSource)
      outline.outlineView.delegate = delegate
      outline.outlineView.reloadData()
      #expect(outline.outlineView.shownViews == [[nil], [nil]])
      let messages = SystemLog.messages { if applies { outline.apply("1(2 3)") } }
      #expect(isAdvice(messages, "NSOutlineView") == applies)
      for _ in 0..<1_000 where outline.outlineView.delegate === delegate { await Task.yield() }
      #expect((0..<2).map { outline.text($0) } == ["1", "2"])
      #expect(outline.dataSource.delegate === delegate)
    }

    @Test(arguments: [false, true])
    func aCollectionViewKeepsItsDragging(applies: Bool) async {
      let view = CollectionFixture()
      await view.applyAsynchronously([(1, [1])])
      view.dataSource.reorderingHandlers.canReorderItem = { _ in true }
      let delegate = UserCollectionDelegate([])
      view.collectionView.delegate = delegate
      view.collectionView.reloadData()
      #expect(view.shownItems == [["1"]])
      let messages = SystemLog.messages { if applies { view.apply([(1, [1, 2])]) } }
      #expect(isAdvice(messages, "NSCollectionView") == applies)
      for _ in 0..<1_000 where view.collectionView.delegate === delegate { await Task.yield() }
      #expect(view.dataSource.delegate === delegate)
      #expect(view.collectionView.delegate === view.target.events)
      #expect(view.collectionView.userLifts([IndexPath(item: 0, section: 0)]) != nil)
      #expect(delegate.calls == [])
    }
  }
#endif
