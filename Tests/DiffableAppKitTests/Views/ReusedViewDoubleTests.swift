#if canImport(AppleBase)
  import AppKit
  import AppleBase
  import DiffableAppKit
  import Testing

  /// Views that get another data source while the former one is still in use.
  @MainActor
  struct ReusedViewDoubleTests {
    @Test(arguments: ViewKind.allCases)
    func aDragEndsWithItsDataSource(view: ViewKind) throws {
      let former = view.screen()
      former.reorderingHandlers.canReorderItem = { _ in true }
      former.apply([(1, [1, 2])])
      let session = try #require(former.userLifts([1]))
      var completions = 0
      former.apply([(1, [1, 3])]) { completions += 1 }
      let newest = former.another()
      // The view will report the end of the drag to the new data source only, so the former one does not wait for it.
      #expect(completions == 1)
      former.userEnds(session, dropped: false)
      newest.apply([(1, [7])])
      #expect(newest.isUpToDate)
    }

    /// The new data source waits for the view when its delegate is set.
    @Test func aDelegateThatIsSetWhileADataSourceWaitsIsKept() {
      typealias Source = TableViewDiffableDataSource<Int, Int>
      final class Delegate: NSObject, NSTableViewDelegate {}
      let (tableView, delegate) = (NSTableView(), Delegate())
      let make = { Source(tableView: tableView) { _, _, _, _ in NSView() } }
      let first = make()
      var second: Source?
      first.applyObserver = { _ in
        guard second == nil else { return }
        second = make()
        second?.delegate = delegate
        second?.apply(Snapshot([(1, [2])]))
      }
      first.apply(Snapshot([(1, [1])]))
      #expect(second?.target.tableView === tableView && second?.delegate === delegate)
      #expect(first.target.tableView == nil)
    }

    @Test func aDragInAnOutlineViewEndsWithItsDataSource() {
      let outline = Outline([("a", "1(2) 3")])
      let former = outline.dataSource
      former.reorderingHandlers.canReorderItem = { _ in true }
      var completions = 0
      var second: Outline.DataSource?
      outline.outlineView.userDrags(outline.node(3), to: 0, inParent: nil) {
        former.apply(makeOutline("3 1"), to: "a") { completions += 1 }
        second = Outline.DataSource(outlineView: outline.outlineView) { _, _, item in
          NSTextField(labelWithString: "new \(item)")
        }
        #expect(completions == 1)
      }
      second?.updatesOutsideWindow = .batches
      second?.apply(makeOutline("7"), to: "b")
      former.apply(makeOutline("1(2)"), to: "a") { completions += 1 }
      #expect(completions == 2)
      #expect(outline.outlineView.numberOfRows == 1)
      #expect(outline.text(0) == "new 7")
    }
  }
#endif
