#if canImport(AppleBase)
  import DiffableSources
  import DiffableUIKit
  import Testing
  import UIKit

  /// A collection view with one header, which belongs to the whole layout.
  private final class LayoutHeaderView: UICollectionView {
    let header = TileHeader()
    /// The index path of the header, which has no item.
    let layoutPath = IndexPath(indexes: [0])

    override func indexPathsForVisibleSupplementaryElements(
      ofKind elementKind: String
    ) -> [IndexPath] { [layoutPath] }

    override func supplementaryView(
      forElementKind elementKind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView? { header }
  }

  /// Sources in a table view and in a collection view.
  @MainActor
  struct ViewConnectionDoubleTests {
    private let screen = SourceScreen()

    @Test(arguments: ViewKind.allCases)
    func eachSourceHasCellsOfItsOwnClass(view: ViewKind) {
      screen.connect(screen.composite, to: view)
      #expect(
        screen.shown(in: view) == [
          ["Letter a", "Letter b"], ["Number 1", "Number 2", "Number 3"],
        ]
      )
      screen.letters.items = ["c", "a"]
      screen.numbers.items = [3, 1]
      #expect(screen.shown(in: view) == [["Letter c", "Letter a"], ["Number 3", "Number 1"]])
    }

    @Test func oneSourceIsShownInATableViewAndACollectionView() {
      for view in ViewKind.allCases { screen.connect(screen.composite, to: view) }
      screen.numbers.items = [4]
      for view in ViewKind.allCases {
        #expect(screen.shown(in: view) == [["Letter a", "Letter b"], ["Number 4"]])
      }
    }

    @Test func itemsOfASourceAreFoundByTheirIndexPaths() {
      func check<Target>(_ connection: SourceConnection<ReusableCell, Target>) {
        #expect(connection.item(at: [1, 2], of: screen.numbers) == 3)
        #expect(connection.item(at: [0, 0], of: screen.numbers) == nil)
        #expect(connection.indexPath(for: 3, in: screen.numbers) == [1, 2])
        #expect(connection.indexPath(for: 9, in: screen.numbers) == nil)
        #expect(connection.isSection(1, of: screen.numbers))
        #expect(!connection.isSection(0, of: screen.numbers))
      }
      check(screen.composite.connect(to: screen.tableView))
      check(screen.composite.connect(to: screen.collectionView))
    }

    // MARK: Headers

    @Test func headersAndFootersOfATableViewAreViewsOfAClass() throws {
      screen.connect(screen.composite, to: .table)
      screen.numbers.supplementaryViewProvider = { kind in
        ReusableCell(TileHeader.self) { $0.text = "tile" }
          .or(
            ReusableCell(RowHeader.self) {
              $0.textLabel?.text = kind == .header ? "numbers" : "end"
            }
          )
      }
      screen.tableView.layoutIfNeeded()
      #expect(screen.tableView.headerView(forSection: 0) == nil)
      let header = try #require(screen.tableView.headerView(forSection: 1) as? RowHeader)
      #expect(header.textLabel?.text == "numbers")
      let footer = try #require(screen.tableView.footerView(forSection: 1) as? RowHeader)
      #expect(footer.textLabel?.text == "end")
    }

    @Test func headersOfACollectionViewAreViewsOfAClass() throws {
      let layout = screen.collectionView.collectionViewLayout as? UICollectionViewFlowLayout
      layout?.headerReferenceSize = CGSize(width: 320, height: 20)
      screen.numbers.supplementaryViewProvider = { kind in
        ReusableCell(RowHeader.self) { $0.textLabel?.text = "row" }
          .or(ReusableCell(TileHeader.self) { $0.text = kind == .header ? "numbers" : "end" })
      }
      screen.connect(screen.composite, to: .collection)
      func header() -> TileHeader? {
        screen.collectionView.layoutIfNeeded()
        return screen.collectionView.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: [1, 0]
        ) as? TileHeader
      }
      let before = try #require(header())
      #expect(before.text == "numbers")
      screen.numbers.supplementaryViewProvider = { _ in
        ReusableCell(TileHeader.self) { $0.text = "changed" }
      }
      #expect(header() === before, "The view is updated in place")
      #expect(before.text == "changed")
    }

    @Test func aViewOfTheWholeLayoutIsUpdatedInPlace() {
      let kind = UICollectionView.elementKindSectionHeader
      let layout = UICollectionViewFlowLayout()
      let view = LayoutHeaderView(frame: screen.window.bounds, collectionViewLayout: layout)
      screen.window.addSubview(view)
      func show(_ text: String) {
        screen.numbers.supplementaryViewProvider = { _ in
          ReusableCell(TileHeader.self) { $0.text = text }
        }
      }
      show("one")
      let connection = screen.numbers.connect(to: view)
      view.layoutIfNeeded()
      #expect((view.requestView(kind, view.layoutPath) as? TileHeader)?.text == "one")
      show("two")
      #expect(view.header.text == "two")
      withExtendedLifetime(connection) {}
    }

    // MARK: Selecting

    @Test(arguments: ViewKind.allCases)
    func selectionAndHighlightingReachTheSource(view: ViewKind) {
      var questions: [String] = []
      screen.numbers.handlers.canHighlight = { item, _ in
        questions.append("highlight \(item)")
        return true
      }
      screen.numbers.handlers.canSelect = { item, _ in
        questions.append("select \(item)")
        return true
      }
      screen.connect(screen.composite, to: view)
      #expect(
        screen.calls { screen.view(view).userTapsItem(at: [1, 1]) }
          == ["highlight 2 at 1", "unhighlight 2 at 1", "select 2 at 1"]
      )
      #expect(questions == ["highlight 2", "select 2"], "A tap asks the source once")
      #expect(
        screen.calls { screen.view(view).userTapsItem(at: [0, 1]) }
          == ["highlight b at 1", "unhighlight b at 1", "deselect 2 at 1", "select b at 1"]
      )
      #expect(screen.view(view).selectedPaths == [[0, 1]])
    }

    @Test(arguments: ViewKind.allCases)
    func aSourceRefusesSelectionAndHighlighting(view: ViewKind) {
      screen.numbers.handlers.canSelect = { item, position in item != 2 || position != 1 }
      screen.letters.handlers.canHighlight = { item, _ in item == "b" }
      screen.connect(screen.composite, to: view)
      #expect(!screen.view(view).userTapsItem(at: [1, 1]))
      #expect(!screen.view(view).userTapsItem(at: [0, 0]))
      #expect(screen.calls == ["highlight 2 at 1", "unhighlight 2 at 1"])
      #expect(screen.view(view).selectedPaths ?? [] == [])
      #expect(screen.view(view).userTapsItem(at: [1, 0]))
      #expect(screen.view(view).userTapsItem(at: [0, 1]))
    }

    // MARK: Editing and moving

    @Test func deletionWithAControlReachesTheSource() {
      screen.connect(screen.composite, to: .table)
      screen.tableView.isEditing = true
      #expect(screen.tableView.userTapsEditingControl(ofRowAt: [1, 0]) == .none)
      screen.numbers.handlers.canDelete = { item, _ in item == 1 }
      #expect(screen.tableView.userTapsEditingControl(ofRowAt: [1, 0]) == .delete)
      #expect(screen.calls == ["delete 1 at 0"])
      #expect(screen.shown(in: .table) == [["Letter a", "Letter b"], ["Number 2", "Number 3"]])
    }

    #if !os(tvOS)
      @Test func deletionBySwipingReachesTheSource() {
        let connection = screen.composite.connect(to: screen.collectionView)
        #expect(connection.deleteSwipeActions(forItemAt: [1, 0], title: "Delete") == nil)
        screen.numbers.handlers.canDelete = { item, _ in item == 1 }
        let swipe = connection.deleteSwipeActions(forItemAt: [1, 0], title: "Delete")
        screen.calls = []
        if let action = swipe?.actions.first { action.handler(action, UIView(), { _ in }) }
        #expect(screen.calls == ["delete 1 at 0"])
        #expect(screen.shown(in: .collection)[1] == ["Number 2", "Number 3"])
      }
    #endif

    @Test func insertionReachesTheSource() {
      screen.numbers.handlers.canInsert = { item, _ in item == 3 }
      screen.connect(screen.composite, to: .table)
      screen.tableView.isEditing = true
      #expect(screen.tableView.userTapsEditingControl(ofRowAt: [1, 2]) == .insert)
      #expect(screen.calls == ["insert at 3 at 2"])
    }

    @Test(arguments: ViewKind.allCases)
    func movingReachesTheSource(view: ViewKind) async {
      screen.numbers.handlers.canMove = { _, _ in true }
      screen.connect(screen.composite, to: view)
      screen.tableView.isEditing = true
      screen.view(view).layoutIfNeeded()
      func lift(_ path: IndexPath) async -> Bool {
        if view == .table { return await screen.tableView.userLiftsRow(at: path) }
        return screen.collectionView.beginInteractiveMovementForItem(at: path)
      }
      #expect(await !lift([0, 0]))
      #expect(await lift([1, 0]))
      // The drag has begun, so the change waits.
      screen.letters.items = ["z"]
      #expect(screen.view(view).numberOfItems(inSection: 0) == 2)
      screen.view(view).userDropsItem(at: [1, 2])
      await waitUntil { screen.view(view).numberOfItems(inSection: 0) == 1 }
      #expect(screen.calls == ["move 1 from 0 to 2"])
      #expect(screen.numbers.items == [2, 3, 1])
      #expect(screen.shown(in: view) == [["Letter z"], ["Number 2", "Number 3", "Number 1"]])
    }

    /// A row that is dropped among the rows of another source is put back at once, and not by the next change.
    @Test func aDropThatTheSourceRefusesPutsTheRowBack() async {
      screen.numbers.handlers.canMove = { _, _ in true }
      screen.connect(screen.composite, to: .table)
      let rows = screen.shown(in: .table)
      screen.tableView.isEditing = true
      #expect(await screen.tableView.userLiftsRow(at: [1, 0]))
      screen.tableView.userDropsItem(at: [0, 0])
      await waitUntil { screen.shown(in: .table) == rows }
      #expect(screen.calls == [])
      #expect(screen.numbers.items == [1, 2, 3])
      #expect(screen.tableView.batchAnimations == [])
    }

    // MARK: Displaying

    @Test(arguments: ViewKind.allCases)
    func displayReachesTheSource(view: ViewKind) {
      let screen = SourceScreen(visibleRows: 3)
      screen.recordDisplay()
      screen.calls = []
      screen.connect(screen.composite, to: view)
      screen.view(view).layoutIfNeeded()
      #expect(screen.calls == ["show a at 0", "show b at 1", "show 1 at 0"], "Each once")
      #expect(
        Set(screen.calls { screen.view(view).scroll(to: 88) })
          == ["hide a at 0", "hide b at 1", "show 2 at 1", "show 3 at 2"]
      )
      let calls = screen.calls {
        screen.numbers.items = [2, 3]
        screen.view(view).layoutIfNeeded()
      }
      #expect(calls.contains("hide 1 at nil"), "The source no longer contains the item")
    }

    @Test(arguments: ViewKind.allCases)
    func prefetchingReachesTheSource(view: ViewKind) {
      screen.connect(screen.composite, to: view)
      screen.view(view).prefetch([[1, 2], [0, 0], [1, 0]])
      screen.view(view).userLeavesItems(at: [[0, 0]])
      #expect(
        screen.calls == ["prefetch [3, 1]", #"prefetch ["a"]"#, #"cancel ["a"]"#]
      )
    }
  }
#endif
