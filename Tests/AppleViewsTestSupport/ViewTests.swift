#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import DiffableAppleViews
  import DiffableSnapshots
  import Testing

  #if canImport(AppleBase)
    import AppleBase
  #else
    import Foundation
  #endif

  /// What all table views and collection views do, in UIKit and in AppKit.
  @MainActor
  struct ViewTests {
    private let sections = [(1, [1, 2, 3]), (2, [4, 5])]

    @Test(arguments: ViewKind.allCases)
    func pathsAndItemsConvertIntoEachOther(view: ViewKind) {
      let screen = view.screen(sections)
      let path = IndexPath(item: 1, section: 1)
      #expect(screen.indexPath(for: 5) == path)
      #expect(screen.indexPath(for: 99) == nil)
      #expect(screen.itemIdentifier(for: path) == 5)
      #expect(screen.itemIdentifier(for: IndexPath(item: 2, section: 1)) == nil)
      #expect(ItemPath(path) == ItemPath(section: 1, item: 1) && IndexPath(ItemPath(path)) == path)
    }

    @Test(arguments: ViewKind.allCases)
    func theViewBelongsToTheNewestDataSource(view: ViewKind) {
      let former = view.screen(sections)
      former.selectedItems = [1]
      let newest = former.another()
      newest.apply([(1, [7])])
      var completions = 0
      former.apply([(1, [1, 2, 3])]) { completions += 1 }
      former.apply([(1, [1])], mode: .reload) { completions += 1 }
      #expect(completions == 2)
      newest.selectedItems.append(7)
      #expect(former.selectedItems.isEmpty)
      newest.apply([(1, [8, 7])])
      #expect(newest.isUpToDate)
      #expect(newest.selectedItems == [7])
    }

    // MARK: Reloads

    @Test(arguments: ViewKind.allCases)
    func aViewOutsideOfAWindowIsReloadedUnlessTheAppWantsBatches(view: ViewKind) {
      let screen = view.screen()
      screen.leaveWindow()
      #expect(screen.reasonToReload([(1, [1])]) == .first)
      #expect(screen.reasonToReload([(1, [1, 2])]) == .offScreen)
      #expect(screen.isUpToDate)
      screen.updatesOutsideWindow = .batches
      #expect(screen.updatesOutsideWindow == .batches)
      #expect(screen.reasonToReload([(1, [2, 1, 3])]) == nil)
      #expect(screen.isUpToDate)
    }

    @Test(arguments: ViewKind.allCases)
    func manyChangesReloadTheView(view: ViewKind) {
      let screen = view.screen([(1, [0])])
      #expect(screen.reasonToReload([(1, Array(0...300))]) == nil)
      #expect(screen.reasonToReload([(1, Array(0...601))]) == .tooManyChanges)
      screen.changeLimit = 400
      #expect(screen.reasonToReload([(1, Array(0...300))]) == nil)
      screen.changeLimit = 10
      #expect(screen.reasonToReload([(1, Array(0...289))]) == .tooManyChanges)
      screen.changeLimit = nil
      #expect(screen.reasonToReload([(1, Array(0...300))]) == nil)
      #expect(screen.isUpToDate)
    }

    // MARK: The selection

    @Test(arguments: ViewKind.allCases)
    func itemsAreSelectedAndDeselected(view: ViewKind) {
      let screen = view.screen(sections)
      screen.selectedItems = [5, 2, 99]
      #expect(screen.selectedItems == [2, 5])
      screen.selectedItems.removeAll { [2, 1].contains($0) }
      #expect(screen.selectedItems == [5])
      screen.selectedItems = [1]
      screen.selectedItems += [4]
      #expect(screen.selectedItems == [1, 4])
    }

    @Test(arguments: ViewKind.allCases, [ApplyMode.animated, .notAnimated, .reload])
    func selectedItemsStaySelectedWhereverTheyAre(view: ViewKind, mode: ApplyMode) {
      let screen = view.screen(sections)
      screen.selectedItems = [1, 2, 3, 4]
      var snapshot = Snapshot([(2, [9, 4]), (1, [3, 8, 1])])
      snapshot.reloadItems([3, 4])
      screen.apply(snapshot, mode: mode)
      #expect(screen.selectedItems == [4, 3, 1])
      screen.update(mode: mode) { $0.reloadSections([1]) }
      #expect(screen.selectedItems == [4, 3, 1])
      screen.leaveWindow()
      screen.apply([(1, [1, 5])])
      #expect(screen.selectedItems == [1])
      screen.apply([(1, [5])])
      #expect(screen.selectedItems == [])
    }

    #if canImport(AppleBase)
      // What only the replacements of UIKit and AppKit show: the log of the system, and applies on other threads.

      @Test(arguments: ViewKind.allCases)
      func eachProblemIsLoggedOnceAnApply(view: ViewKind) {
        let screen = view.screen([(1, [1])])
        let sentence = "reloadItems(_:) was given items that the snapshot does not have: 7"
        for _ in 1...2 {
          let messages = SystemLog.messages {
            screen.update { snapshot in
              for _ in 0..<3 { snapshot.reloadItems([7]) }
              snapshot.moveItem(1, afterItem: 7)
            }
          }
          #expect(messages.count == 2 && messages.first == sentence)
        }
        #expect(screen.isUpToDate)
      }

      /// An apply on another thread, which compiles in Swift 5 mode.
      @Test(arguments: ViewKind.allCases)
      func anApplyOnAnotherThreadEndsTheProgramWithASentence(view: ViewKind) async {
        let result = await #expect(
          processExitsWith: .failure,
          observing: [\.standardErrorContent]
        ) { @MainActor [view] in
          await view.screen().applyOnAnotherThread()
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let sentence =
          "Apply snapshots on the main thread: the view of the data source can be used only there"
        #expect(output.contains(sentence))
      }
    #endif
  }
#endif
