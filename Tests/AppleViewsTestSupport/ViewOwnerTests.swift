#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import DiffableAppleViews
  import DiffableSnapshots
  import Testing

  /// Data sources of one view that are created while an apply of another one is in progress.
  @MainActor
  struct ViewOwnerTests {
    @Test(arguments: ViewKind.allCases)
    func aDataSourceThatNeverGetsTheViewDoesNotChangeIt(view: ViewKind) {
      let first = view.screen()
      var (second, third): ((any NumbersScreen)?, (any NumbersScreen)?)
      first.observeApplies { _ in
        guard second == nil else { return }
        second = first.another()
        second?.apply([(1, [5, 6])])
        second?.selectedItems = [6]
        third = first.another()
        third?.apply([(1, [7, 8])])
      }
      first.apply([(1, [1, 2])])
      third?.selectedItems = [7]
      second?.selectedItems = [6]
      first.selectedItems = [1]
      #expect(third?.selectedItems == [7])
      #expect(third?.isUpToDate == true)
      #expect(first.hasNoView && second?.hasNoView == true && third?.hasNoView == false)
    }

    @Test(arguments: ViewKind.allCases)
    func aTargetThatHasLostItsViewWaitsForItAgain(view: ViewKind) {
      let first = view.screen([(1, [1])])
      let second = first.another()
      var third: (() -> Bool)?
      var hasLostView = true
      second.observeApplies { _ in
        guard third == nil else { return }
        third = first.makeDataSource(of: [9])
        hasLostView = second.hasNoView
      }
      second.apply([(1, [2])])
      #expect(!hasLostView)
      #expect(second.hasNoView && !first.hasNoView)
      #expect(third?() == true)
    }

    @Test(arguments: ViewKind.allCases)
    func aDataSourceThatWaitsKeepsNothingOfTheOther(view: ViewKind) {
      var first: (any NumbersScreen)? = view.screen()
      weak let data = first?.currentData
      var second: (any NumbersScreen)?
      first?.observeApplies { [weak first] _ in second = second ?? first?.another() }
      first?.apply([(1, [1])])
      #expect(data != nil)
      first = nil
      #expect(data == nil && second != nil)
    }
  }

  extension NumbersScreen {
    fileprivate var hasNoView: Bool { dataSource.target.view == nil }
    fileprivate var currentData: AnyObject? { dataSource.target.currentData }

    /// Creates a data source for the same target, and returns a function that says whether it shows given items.
    fileprivate func makeDataSource(of items: [Int]) -> () -> Bool {
      let target = dataSource.target
      let source = DiffableDataSource<Int, Int, Target>(target: target) { _, _, _ in
        preconditionFailure("The view is not in a window")
      }
      leaveWindow()
      source.apply(Snapshot([(1, items)]))
      return {
        target.data?.numberOfItems(inSection: 0) == items.count && source.target.view != nil
      }
    }
  }
#endif
