#if canImport(AppleBase)
  import DiffableUIKit
  import Testing
  import UIKit

  // The times at which a table view reports the end of batches, which only the double can control.
  @MainActor
  struct TableViewCompletionDoubleTests {
    @Test func aLateCompletionEndsTheApplyLate() {
      let table = TestTable([(0, [1])])
      table.tableView.completionBehavior = .late
      var ended: [Int] = []
      table.dataSource.apply(Snapshot([(0, [2])])) { ended.append(1) }
      table.dataSource.apply(Snapshot([(0, [3])])) { ended.append(2) }
      #expect(ended == [])
      #expect(table.shownTexts == [["3"]])
      table.tableView.finishAnimations()
      #expect(ended == [1, 2])
    }

    @Test func aLaterBatchEndsABatchThatIsNeverReported() {
      let table = TestTable([(0, [1])])
      table.tableView.completionBehavior = .never
      var ended: [Int] = []
      table.dataSource.apply(Snapshot([(0, [2])])) { ended.append(1) }
      table.tableView.completionBehavior = .immediate
      table.dataSource.apply(Snapshot([(0, [3])])) { ended.append(2) }
      #expect(ended == [1, 2])
    }

    @Test func aReloadEndsABatchThatIsNeverReported() {
      let table = TestTable([(0, [1])])
      table.tableView.completionBehavior = .never
      var ended: [Int] = []
      table.dataSource.apply(Snapshot([(0, [2])])) { ended.append(1) }
      table.dataSource.applySnapshotUsingReloadData(Snapshot([(0, [3])])) { ended.append(2) }
      #expect(ended == [1, 2])
    }

    @Test func aCompletionThatTheViewReleasesCountsAsCalled() {
      let table = TestTable([(0, [1])])
      table.tableView.completionBehavior = .dropped
      var hasEnded = false
      table.dataSource.apply(Snapshot([(0, [2])])) { hasEnded = true }
      #expect(hasEnded)
    }

    @Test func aCompletionAfterALaterOneIsCalledOnce() {
      let table = TestTable([(0, [1])])
      table.tableView.completionBehavior = .late
      var count = 0
      table.dataSource.apply(Snapshot([(0, [2])])) { count += 1 }
      table.dataSource.applySnapshotUsingReloadData(Snapshot([(0, [3])]))
      #expect(count == 1)
      table.tableView.finishAnimations()
      #expect(count == 1)
    }

    @Test func anApplyThatWaitsForAnimationsBeginsAfterALateCompletion() {
      let table = TestTable([(0, [1])])
      table.dataSource.waitsForAnimations = true
      table.tableView.completionBehavior = .late
      var ended: [Int] = []
      table.dataSource.apply(Snapshot([(0, [2])])) { ended.append(1) }
      table.dataSource.apply(Snapshot([(0, [3])])) { ended.append(2) }
      #expect(table.shownTexts == [["2"]])
      table.tableView.finishAnimations()
      #expect(table.shownTexts == [["3"]])
      #expect(ended == [1])
      table.tableView.finishAnimations()
      #expect(ended == [1, 2])
    }

    /// Without it, each later apply would wait.
    @Test func aReloadEndsTheWaitForACompletionThatIsNeverCalled() {
      let table = TestTable([(0, [1])])
      table.dataSource.waitsForAnimations = true
      table.tableView.completionBehavior = .never
      var ended: [Int] = []
      table.dataSource.apply(Snapshot([(0, [2])])) { ended.append(1) }
      table.dataSource.apply(Snapshot([(0, [3])])) { ended.append(2) }
      #expect(table.shownTexts == [["2"]])
      #expect(ended == [])
      table.dataSource.applySnapshotUsingReloadData(Snapshot([(0, [4])])) { ended.append(3) }
      #expect(ended == [1, 2, 3])
      table.tableView.completionBehavior = .immediate
      table.dataSource.apply(Snapshot([(0, [5])]))
      #expect(table.shownTexts == [["5"]])
    }

    @Test func anApplyOffScreenEndsTheWaitForACompletionThatIsNeverCalled() {
      let table = TestTable([(0, [1])])
      table.dataSource.waitsForAnimations = true
      table.tableView.completionBehavior = .never
      table.dataSource.apply(Snapshot([(0, [2])]))
      table.tableView.removeFromSuperview()
      table.dataSource.apply(Snapshot([(0, [3])]))
      table.window.addSubview(table.tableView)
      table.tableView.completionBehavior = .immediate
      table.dataSource.apply(Snapshot([(0, [3, 4])]))
      #expect(table.shownTexts == [["3", "4"]])
    }

    @Test func aCompletionThatTheViewReleasesEndsTheWait() {
      let table = TestTable([(0, [1])])
      table.dataSource.waitsForAnimations = true
      table.tableView.completionBehavior = .dropped
      table.dataSource.apply(Snapshot([(0, [2])]))
      table.dataSource.apply(Snapshot([(0, [3])]))
      #expect(table.shownTexts == [["3"]])
    }

    @Test func eachKindOfChangeHasItsAnimation() {
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
      table.dataSource.update { snapshot in
        snapshot.reloadItems([2])
        snapshot.reloadSections([3])
      }
      #expect(
        table.tableView.lastAnimations == [
          .itemReload: .top, .sectionReload: UITableView.RowAnimation.none,
        ]
      )
    }

    @Test func onlyAnimatedAppliesAreAnimated() {
      let table = TestTable([(0, [1])])
      table.apply([(0, [2])])
      #expect(table.tableView.lastBatchWasAnimated)
      table.dataSource.apply(Snapshot([(0, [1])]), animatingDifferences: false)
      #expect(!table.tableView.lastBatchWasAnimated)
      #expect(table.tableView.numberOfBatches == 2)
    }
  }
#endif
