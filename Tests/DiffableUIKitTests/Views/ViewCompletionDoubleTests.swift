#if canImport(AppleBase)
  import DiffableUIKit
  import Testing
  import UIKit

  // The times at which a view reports the end of batches, which only the double can control.
  @MainActor
  final class ViewCompletionDoubleTests {
    private var ended: [Int] = []

    /// Applies snapshots with one item each, and records which of them end.
    private func apply(_ items: Int..., in screen: any TestScreen, mode: ApplyMode = .animated) {
      for item in items {
        screen.apply([(0, [item])], mode: mode) { [unowned self] in ended.append(item) }
      }
    }

    @Test(arguments: ViewKind.allCases)
    func aLateCompletionEndsTheApplyLateAndOnce(view: ViewKind) {
      let screen = view.screen([(0, [1])])
      screen.view.completionBehavior = .late
      apply(2, 3, in: screen)
      #expect(ended == [])
      #expect(screen.shownTexts == [["3"]])
      screen.view.finishAnimations(1)
      #expect(ended == [2])
      screen.view.finishAnimations()
      #expect(ended == [2, 3])
      apply(4, in: screen)
      apply(5, in: screen, mode: .reload)
      #expect(ended == [2, 3, 4, 5])
      screen.view.finishAnimations()
      #expect(ended == [2, 3, 4, 5])
    }

    @Test(arguments: ViewKind.allCases, [ApplyMode.animated, .reload])
    func aLaterApplyEndsABatchThatIsNeverReported(view: ViewKind, mode: ApplyMode) {
      let screen = view.screen([(0, [1])])
      screen.view.completionBehavior = .never
      apply(2, in: screen)
      #expect(ended == [])
      screen.view.completionBehavior = .immediate
      apply(3, in: screen, mode: mode)
      #expect(ended == [2, 3])
    }

    @Test(arguments: ViewKind.allCases)
    func aCompletionThatTheViewReleasesCountsAsCalled(view: ViewKind) {
      let screen = view.screen([(0, [1])])
      screen.view.completionBehavior = .dropped
      apply(2, in: screen)
      #expect(ended == [2])
      screen.waitsForAnimations = true
      apply(3, 4, in: screen)
      #expect(screen.shownTexts == [["4"]])
    }

    @Test(arguments: ViewKind.allCases)
    func anApplyThatWaitsForAnimationsBeginsAfterALateCompletion(view: ViewKind) {
      let screen = view.screen([(0, [1])])
      screen.waitsForAnimations = true
      screen.view.completionBehavior = .late
      apply(2, 3, in: screen)
      #expect(screen.shownTexts == [["2"]])
      screen.view.finishAnimations()
      #expect(screen.shownTexts == [["3"]])
      #expect(ended == [2])
      screen.view.finishAnimations()
      #expect(ended == [2, 3])
    }

    /// Without it, each later apply would wait.
    @Test(arguments: ViewKind.allCases)
    func aReloadEndsTheWaitForACompletionThatIsNeverCalled(view: ViewKind) {
      let screen = view.screen([(0, [1])])
      screen.waitsForAnimations = true
      screen.view.completionBehavior = .never
      apply(2, 3, in: screen)
      #expect(screen.shownTexts == [["2"]])
      #expect(ended == [])
      apply(4, in: screen, mode: .reload)
      #expect(ended == [2, 3, 4])
      apply(5, in: screen)
      // The view is reloaded, because it is off screen.
      screen.view.removeFromSuperview()
      apply(6, in: screen)
      screen.window.addSubview(screen.view)
      screen.view.completionBehavior = .immediate
      apply(7, in: screen)
      #expect(screen.shownTexts == [["7"]])
    }

    @Test(arguments: ViewKind.allCases)
    func onlyAnimatedAppliesAreAnimated(view: ViewKind) {
      let screen = view.screen([(0, [1])])
      apply(2, in: screen)
      apply(1, in: screen, mode: .notAnimated)
      #expect(screen.view.batchAnimations == [true, false])
    }

    @Test func eachKindOfChangeInATableHasItsAnimation() {
      let table = TestTable([(0, [1, 2]), (1, [])])
      table.dataSource.defaultRowAnimation = .fade
      #expect(table.dataSource.rowAnimations == TableViewRowAnimations(.fade))
      table.apply([(2, []), (0, [3, 2])])
      #expect(
        table.tableView.lastAnimations
          == [
            .itemDeletion: .fade, .itemInsertion: .fade, .sectionDeletion: .fade,
            .sectionInsertion: .fade,
          ]
      )
      table.dataSource.rowAnimations.itemDeletion = .left
      table.dataSource.rowAnimations.itemInsertion = .right
      table.dataSource.rowAnimations.itemReload = .top
      table.dataSource.rowAnimations.sectionDeletion = .bottom
      table.dataSource.rowAnimations.sectionInsertion = .middle
      table.dataSource.rowAnimations.sectionReload = UITableView.RowAnimation.none
      table.apply([(3, []), (0, [4, 2])])
      #expect(
        table.tableView.lastAnimations
          == [
            .itemDeletion: .left, .itemInsertion: .right, .sectionDeletion: .bottom,
            .sectionInsertion: .middle,
          ]
      )
      table.update { snapshot in
        snapshot.reloadItems([2])
        snapshot.reloadSections([3])
      }
      #expect(
        table.tableView.lastAnimations == [
          .itemReload: .top, .sectionReload: UITableView.RowAnimation.none,
        ]
      )
    }
  }
#endif
