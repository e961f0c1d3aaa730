#if canImport(AppleBase)
  import DiffableSources
  import DiffableUIKit
  import Testing
  import UIKit

  /// A delegate of the app beside a connection.
  @MainActor
  struct ConnectionDelegateDoubleTests {
    private let screen = SourceScreen(visibleRows: 3)

    // MARK: Table views

    private static let tableMethods: Set<String> = [
      "tableView:shouldHighlightRowAtIndexPath:", "tableView:didHighlightRowAtIndexPath:",
      "tableView:didUnhighlightRowAtIndexPath:", "tableView:willSelectRowAtIndexPath:",
      "tableView:didSelectRowAtIndexPath:", "tableView:didDeselectRowAtIndexPath:",
    ]

    @Test func theDelegateReceivesWhatTheConnectionDoesNotHandle() {
      func height() -> CGFloat {
        screen.tableView.reloadData()
        return screen.tableView.rectForRow(at: [0, 1]).size.height
      }
      var delegate: UserDelegate? = UserDelegate(["tableView:heightForRowAtIndexPath:"])
      screen.tableView.delegate = delegate
      let connection = screen.composite.connect(to: screen.tableView)
      #expect(connection.delegate === delegate, "It was the delegate before")
      #expect(height() == 30)
      connection.delegate = nil
      #expect(height() == 44)
      connection.delegate = delegate
      #expect(height() == 30)
      #expect(screen.tableView.delegate !== delegate)
      delegate = nil
      #expect(connection.delegate == nil, "The connection does not retain it")
    }

    @Test func aLaterConnectionTakesOverTheDelegate() {
      let delegate = UserDelegate([])
      screen.tableView.delegate = delegate
      let first = screen.letters.connect(to: screen.tableView)
      let second = screen.numbers.connect(to: screen.tableView)
      #expect(first !== second && second.delegate === delegate)
      #expect(screen.tableView.userTapsRow(at: [0, 0]))
      #expect(screen.calls == ["highlight 1 at 0", "unhighlight 1 at 0", "select 1 at 0"])
    }

    @Test func theSourceAndTheDelegateReceiveASelection() {
      let delegate = UserDelegate(Self.tableMethods)
      screen.tableView.delegate = delegate
      screen.connect(screen.composite, to: .table)
      // The delegate selects the first row of the section instead.
      #expect(screen.tableView.userTapsRow(at: [1, 1]))
      #expect(
        delegate.calls == [
          "should highlight [1, 1]", "highlight [1, 1]", "unhighlight [1, 1]", "will select [1, 1]",
          "select [1, 0]",
        ]
      )
      #expect(screen.calls == ["highlight 2 at 1", "unhighlight 2 at 1", "select 1 at 0"])
      delegate.calls = []
      #expect(screen.tableView.userTapsRow(at: [0, 0]))
      #expect(delegate.calls.suffix(2) == ["deselect [1, 0]", "select [0, 0]"])
    }

    @Test func bothMustAllowASelection() {
      let delegate = UserDelegate(Self.tableMethods)
      screen.tableView.delegate = delegate
      screen.connect(screen.composite, to: .table)
      delegate.refused = [[1, 1]]
      #expect(!screen.tableView.userTapsRow(at: [1, 1]))
      #expect(screen.calls == [])
      // The source refuses the row that the delegate selects instead.
      screen.numbers.handlers.canSelect = { item, _ in item != 1 }
      #expect(!screen.tableView.userTapsRow(at: [1, 2]))
      // The delegate is not asked for an item that its source refuses.
      screen.letters.handlers.canHighlight = { _, _ in false }
      delegate.calls = []
      #expect(!screen.tableView.userTapsRow(at: [0, 0]))
      #expect(delegate.calls == [])
      #expect(screen.tableView.indexPathsForSelectedRows == nil)
    }

    @Test func theDelegateReceivesDisplayEvents() {
      let delegate = UserDelegate([
        "tableView:willDisplayCell:forRowAtIndexPath:",
        "tableView:didEndDisplayingCell:forRowAtIndexPath:",
      ])
      screen.tableView.delegate = delegate
      screen.connect(screen.composite, to: .table)
      screen.tableView.layoutIfNeeded()
      screen.tableView.scroll(to: 44)
      #expect(delegate.calls.count == 5)
      #expect(delegate.calls.contains("hide [0, 0]"))
      #expect(delegate.calls.contains("show [1, 1]"))
    }

    @Test func theDelegateDecidesAboutControlsAndMoves() async {
      screen.numbers.handlers.canDelete = { _, _ in true }
      screen.numbers.handlers.canMove = { _, _ in true }
      let delegate = UserDelegate([
        "tableView:editingStyleForRowAtIndexPath:",
        "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
      ])
      screen.tableView.delegate = delegate
      screen.tableView.isEditing = true
      screen.connect(screen.composite, to: .table)
      #expect(screen.tableView.userTapsEditingControl(ofRowAt: [1, 0]) == .none)
      #expect(await screen.tableView.userLiftsRow(at: [1, 2]))
      screen.tableView.userDropsItem(at: [1, 1])
      #expect(screen.numbers.items == [3, 1, 2], "The delegate moved the drop to the first row")
      #expect(delegate.calls.contains("target [1, 1]"))
    }

    @Test(arguments: ["Header", "Footer"])
    func theDelegateDecidesAboutHeadersAndFootersOnlyIfItImplementsTheMethod(kind: String) {
      func hasView() -> [Bool] {
        screen.tableView.reloadData()
        let header = screen.tableView.headerView(forSection: 1)
        return [header is RowHeader, screen.tableView.footerView(forSection: 1) is RowHeader]
      }
      screen.numbers.supplementaryViewProvider = { _ in ReusableCell(RowHeader.self) { _ in } }
      let connection = screen.composite.connect(to: screen.tableView)
      connection.delegate = UserDelegate([])
      #expect(hasView() == [true, true])
      let delegate = UserDelegate(["tableView:viewFor\(kind)InSection:"])
      connection.delegate = delegate
      #expect(hasView() == [kind == "Footer", kind == "Header"])
      #expect(delegate.calls.contains("\(kind.lowercased()) 1"))
    }

    // MARK: Collection views

    private static let collectionMethods: Set<String> = [
      "collectionView:shouldHighlightItemAtIndexPath:",
      "collectionView:didHighlightItemAtIndexPath:",
      "collectionView:didUnhighlightItemAtIndexPath:",
      "collectionView:shouldSelectItemAtIndexPath:", "collectionView:didSelectItemAtIndexPath:",
      "collectionView:didDeselectItemAtIndexPath:",
      "collectionView:willDisplayCell:forItemAtIndexPath:",
      "collectionView:didEndDisplayingCell:forItemAtIndexPath:",
    ]

    @Test func theDelegateOfACollectionViewReceivesAllCalls() {
      let delegate = UserDelegate(Self.collectionMethods)
      screen.collectionView.delegate = delegate
      let connection = screen.composite.connect(to: screen.collectionView)
      #expect(connection.delegate === delegate)
      screen.collectionView.layoutIfNeeded()
      #expect(delegate.calls == ["show [0, 0]", "show [0, 1]", "show [1, 0]"])
      delegate.calls = []
      #expect(screen.collectionView.tapItem(at: [0, 0]))
      #expect(screen.collectionView.tapItem(at: [0, 1]))
      #expect(
        delegate.calls == [
          "should highlight [0, 0]", "highlight [0, 0]", "unhighlight [0, 0]",
          "should select [0, 0]", "select [0, 0]", "should highlight [0, 1]", "highlight [0, 1]",
          "unhighlight [0, 1]", "should select [0, 1]", "deselect [0, 0]", "select [0, 1]",
        ]
      )
      delegate.refused = [[0, 0]]
      #expect(!screen.collectionView.tapItem(at: [0, 0]))
      delegate.calls = []
      screen.collectionView.scroll(to: 44)
      #expect(Set(delegate.calls) == ["hide [0, 0]", "show [1, 1]"])
    }

    @Test func theDelegateOfACollectionViewReceivesWhatTheConnectionDoesNotHandle() {
      let delegate = UserDelegate(["collectionView:shouldDeselectItemAtIndexPath:"])
      screen.collectionView.delegate = delegate
      screen.collectionView.allowsMultipleSelection = true
      screen.connect(screen.composite, to: .collection)
      screen.collectionView.layoutIfNeeded()
      #expect(screen.collectionView.tapItem(at: [0, 0]))
      (delegate.refused, delegate.calls) = ([[0, 0]], [])
      #expect(!screen.collectionView.tapItem(at: [0, 0]))
      #expect(delegate.calls == ["should deselect [0, 0]"])
    }
  }
#endif
