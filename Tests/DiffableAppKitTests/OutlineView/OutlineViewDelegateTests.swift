#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @testable import DiffableAppKit
  import Testing

  @MainActor
  struct OutlineViewDelegateTests {
    /// A delegate of the app that records its calls.
    ///
    /// It says which methods it implements, because the replacement of AppKit cannot know.
    @MainActor
    final class UserDelegate: NSObject, NSOutlineViewDelegate {
      weak var dataSource: Outline.DataSource?
      var calls: [String] = []
      var isAllowed = true
      var onQuestion: @MainActor () -> Void = {}

      /// The height of the row of item 2.
      var highRow: CGFloat = 40

      init(_ dataSource: Outline.DataSource) {
        self.dataSource = dataSource
        super.init()
      }

      override func responds(to aSelector: Selector!) -> Bool {
        ["outlineView:heightOfRowByItem:", "outlineViewSelectionDidChange:"]
          .contains { Selector($0) == aSelector }
      }

      private func name(_ item: Any) -> String {
        dataSource?.itemIdentifier(forOutlineItem: item).map { "\($0)" } ?? "section"
      }

      func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat {
        name(item) == "2" ? highRow : 20
      }

      func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView? {
        calls.append("row view \(name(item))")
        return nil
      }

      func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool {
        name(item) == "3"
      }

      func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool {
        calls.append("should expand \(name(item))")
        onQuestion()
        return isAllowed
      }

      func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool {
        calls.append("should collapse \(name(item))")
        onQuestion()
        return isAllowed
      }

      func outlineViewItemWillExpand(_ notification: Notification) { calls.append("will expand") }

      func outlineViewItemDidExpand(_ notification: Notification) { calls.append("did expand") }

      func outlineViewItemWillCollapse(_ notification: Notification) {
        calls.append("will collapse")
      }

      func outlineViewItemDidCollapse(_ notification: Notification) { calls.append("did collapse") }

      func outlineViewSelectionDidChange(_ notification: Notification) {
        calls.append("selection changed")
      }
    }

    @Test func theDelegateOfTheUserReceivesWhatTheTargetDoesNotHandle() {
      let outline = Outline([("a", "1(2) 3")])
      let user = UserDelegate(outline.dataSource)
      outline.dataSource.delegate = user
      #expect(outline.outlineView.delegate === outline.dataSource.target.events)
      outline.outlineView.reloadData()
      #expect(outline.rows == ["1", "  2", "3"])
      #expect(user.calls.contains("row view 2"))
      user.calls = []
      outline.outlineView.selectRowIndexes([1], byExtendingSelection: false)
      #expect(user.calls == ["selection changed"])
    }

    @Test func theDelegateOfTheUserDecidesToo() {
      let outline = Outline([("a", "1(2) 3")])
      let user = UserDelegate(outline.dataSource)
      outline.dataSource.delegate = user
      _ = outline.rows
      user.calls = []
      outline.outlineView.collapseItem(outline.node(1))
      #expect(user.calls == ["should collapse 1", "will collapse", "did collapse"])
      user.calls = []
      user.isAllowed = false
      outline.outlineView.expandItem(outline.node(1))
      #expect(user.calls == ["should expand 1"])
      #expect(outline.rows == ["1", "3"])
      // An apply expands the item without asking the delegate.
      outline.apply("1(2) 3")
      #expect(outline.rows == ["1", "  2", "3"])
    }

    @Test(
      arguments: ["-1", "1", "1(2)", "-1(2)"],
      ["", "-1", "1", "1(4)", "-1(4)", "-3(1)", "3(1)"]
    )
    func theDelegateAppliesWhenItIsAsked(first: String, second: String) {
      let outline = Outline()
      outline.dataSource.isItemExpandable = { $0 == 1 }
      outline.apply(first)
      let user = UserDelegate(outline.dataSource)
      outline.dataSource.delegate = user
      user.onQuestion = { [unowned user] in
        user.onQuestion = {}
        outline.apply(second)
      }
      let (view, node) = (outline.outlineView, outline.node(1))
      if view.isItemExpanded(node) { view.collapseItem(node) } else { view.expandItem(node) }
      #expect(outline.rows == outline.expectedRows)
      #expect(user.calls.count(where: { $0.hasPrefix("should") }) == 1)
      outline.apply("5 1(6)")
      outline.expectRows(["5", "1", "  6"])
    }

    @Test func aDelegateThatTheViewHasAlreadyIsKept() {
      let view = NSOutlineView()
      let outline = Outline()
      let user = UserDelegate(outline.dataSource)
      view.delegate = user
      let first = OutlineViewTarget(view)
      #expect(first.delegate === user)
      let second = OutlineViewTarget(view)
      #expect(second.delegate === user)
      #expect(view.registeredDraggedTypes.count == 1)
    }

    @Test func theProviderGetsEachColumn() {
      let view = NSOutlineView()
      for name in ["name", "size"] {
        view.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier(name)))
      }
      let dataSource = Outline.DataSource(outlineView: view) { _, column, item in
        NSTextField(labelWithString: "\(column?.identifier.rawValue ?? "no column") of \(item)")
      }
      dataSource.updatesOutsideWindow = .batches
      dataSource.apply(makeOutline("1(2)"), to: "a")
      let texts = (0..<2).map { column in
        (view.view(atColumn: column, row: 1, makeIfNecessary: true) as? NSTextField)?.stringValue
      }
      #expect(texts == ["name of 2", "size of 2"])
    }

    @Test func rowViewsComeFromTheirProvider() {
      let outline = Outline()
      let rowView = NSTableRowView()
      outline.dataSource.rowViewProvider = { _, item in item == 2 ? rowView : NSTableRowView() }
      outline.apply("1(2)")
      #expect(outline.outlineView.rowView(atRow: 1, makeIfNecessary: true) === rowView)
    }

    @Test func rowsOfItemsWithNewContentAreMadeAgain() {
      struct Note: Hashable, ContentEquatable {
        var id: Int
        var text: String

        static func == (left: Note, right: Note) -> Bool { left.id == right.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
        func isContentEqual(to other: Note) -> Bool { text == other.text }
      }
      let view = NSOutlineView()
      view.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
      let dataSource = OutlineViewDiffableDataSource<String, Note>(outlineView: view) {
        _,
        _,
        note in
        NSTextField(labelWithString: note.text)
      }
      dataSource.updatesOutsideWindow = .batches
      func show(_ texts: [String]) {
        var tree = SectionSnapshot([Note(id: 0, text: texts[0])])
        tree.append([Note(id: 1, text: texts[1])], to: Note(id: 0, text: ""))
        tree.expand([Note(id: 0, text: "")])
        dataSource.apply(tree, to: "a")
      }
      show(["a", "b"])
      let first = view.view(atColumn: 0, row: 0, makeIfNecessary: true)
      show(["a", "c"])
      let text = view.view(atColumn: 0, row: 1, makeIfNecessary: true) as? NSTextField
      #expect(text?.stringValue == "c")
      #expect(view.view(atColumn: 0, row: 0, makeIfNecessary: true) === first)
    }
  }
#endif
