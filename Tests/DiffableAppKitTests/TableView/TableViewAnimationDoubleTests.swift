// Only the replacement of AppKit shows which views are requested, and when animations begin and end.
#if canImport(AppleBase)
  import AppKit
  import DiffableAppKit
  import Testing

  @MainActor
  struct TableViewAnimationDoubleTests {
    @Test func onlyVisibleRowsAreAskedFor() {
      let table = TableFixture()
      table.tableView.visibleRows = 0..<2
      table.dataSource.apply(Snapshot([(1, Array(0..<100))]))
      #expect(table.tableView.shownViews.count == 100)
      #expect(table.tableView.requestedViews == 2)
      table.dataSource.setViewUpdater { view, _, _, _ in (view as? TextView)?.text = "updated" }
      var snapshot = table.dataSource.snapshot()
      snapshot.deleteItems([0])
      snapshot.reconfigureItems([1, 50])
      snapshot.reloadItems([60])
      table.dataSource.apply(snapshot)
      #expect(table.tableView.requestedViews == 3)
      let texts = table.tableView.shownViews.prefix(3).map { ($0.first as? TextView)?.text }
      #expect(texts == ["updated", "2", nil])
    }

    @Test func eachKindOfChangeHasItsAnimation() {
      let table = TableFixture()
      var snapshot = Snapshot([(1, [1, 2])])
      table.dataSource.apply(snapshot)
      func animations(of edited: Snapshot<Int, Int>, _ mode: ApplyMode = .animated)
        -> [NSTableView.AnimationOptions]
      {
        let count = table.tableView.animations.count
        table.dataSource.apply(edited, mode: mode)
        return Array(table.tableView.animations.dropFirst(count))
      }
      _ = table.shownRows
      snapshot = Snapshot([(1, [3, 2])])
      #expect(animations(of: snapshot) == [.effectFade, .effectFade])
      table.dataSource.defaultRowAnimation = .effectGap
      #expect(table.dataSource.defaultRowAnimation == .effectGap)
      table.target.insertionAnimation = [.slideLeft, .effectFade]
      #expect(
        animations(of: Snapshot([(1, [4, 2])])) == [.effectGap, [.slideLeft, .effectFade]]
      )
      table.target.deletionAnimation = .slideRight
      #expect(animations(of: Snapshot([(1, [2])])) == [.slideRight])
      #expect(animations(of: Snapshot([(1, [5])]), .notAnimated) == [[], []])
    }

    @Test func completionWaitsForTheAnimation() {
      NSAnimationContext.holdsAnimations = true
      defer { NSAnimationContext.holdsAnimations = false }
      let table = TableFixture()
      table.dataSource.apply(Snapshot([(1, [1])]))
      var completions: [Int] = []
      table.dataSource.apply(Snapshot([(1, [2])])) { completions.append(1) }
      table.dataSource.apply(Snapshot([(1, [3])])) { completions.append(2) }
      #expect(table.shownRows == ["3"])
      #expect(completions.isEmpty)
      NSAnimationContext.finishAnimations()
      #expect(completions == [1, 2])
      table.dataSource.apply(Snapshot([(1, [4])]), mode: .notAnimated) { completions.append(3) }
      #expect(completions == [1, 2, 3])
    }

    @Test func changesOfSnapshotsWithoutRowsComplete() {
      let table = TableFixture()
      table.dataSource.apply(Snapshot([(1, [1])]))
      var isComplete = false
      table.dataSource.apply(Snapshot([(2, []), (1, [1])])) { isComplete = true }
      #expect(isComplete)
      #expect(table.shownRows == ["1"])
    }
  }
#endif
