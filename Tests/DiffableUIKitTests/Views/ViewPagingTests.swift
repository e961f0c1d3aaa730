#if canImport(UIKit) && !os(watchOS)
  import DiffableSources
  import DiffableUIKit
  import Testing
  import UIKit

  /// Pages at both ends of a list in a view.
  @MainActor
  struct ViewPagingTests {
    private let screen = SourceScreen(visibleRows: 10)
    private let pager = Pager<Void, Int, Int, Int>(query: ()) { _, cursor in
      let start = cursor ?? 0
      return Page(
        [SnapshotSection(0, items: Array(start..<start + 20))],
        previous: start - 20,
        next: start + 20
      )
    }

    /// Lets the view show its rows, and waits for the pages that they load.
    private func settle(_ view: any ListView) async {
      repeat {
        view.layoutIfNeeded()
        while pager.state.isLoading || pager.previousState.isLoading { await Task.yield() }
        view.layoutIfNeeded()
      } while pager.state.isLoading || pager.previousState.isLoading
    }

    /// The first page loads the one before it, and the visible rows stay where they are.
    @Test(arguments: ViewKind.allCases)
    func visibleRowsStayInPlaceWhenAPreviousPageIsInserted(_ kind: ViewKind) async {
      let connection: Any
      switch kind {
      case .table:
        let table = screen.numbers.connect(to: screen.tableView)
        table.target.keepsScrollPosition = true
        connection = table
      case .collection:
        let collection = screen.numbers.connect(to: screen.collectionView)
        collection.target.keepsScrollPosition = true
        connection = collection
      }
      let view = screen.view(kind)
      screen.numbers.items = []
      pager.show(in: screen.numbers)
      _ = await pager.refresh().outcome
      await settle(view)
      // In the batch, the view lays out the rows at the old offset, which are those of the first previous page.
      #expect(screen.numbers.items == Array(-40..<20))
      #expect(view.contentOffset.y == 1_760)
      view.scroll(to: 44 * 3 + 11)
      await settle(view)
      #expect(screen.numbers.items.first == -80)
      #expect(view.contentOffset.y == 1_903)
      view.scroll(to: 44 * 89)
      await settle(view)
      #expect(screen.numbers.items == Array(-80..<40))
      #expect(view.contentOffset.y == 3_916)
      withExtendedLifetime(connection) {}
    }
  }
#endif
