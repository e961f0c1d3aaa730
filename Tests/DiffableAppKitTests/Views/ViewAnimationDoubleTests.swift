// Only the replacement of AppKit shows which views are requested, and when animations begin and end.
#if canImport(AppleBase)
  import AppKit
  import DiffableAppKit
  import Testing

  @MainActor
  struct ViewAnimationDoubleTests {
    @Test(arguments: ViewKind.allCases)
    func theCompletionWaitsForTheAnimation(view: ViewKind) {
      NSAnimationContext.holdsAnimations = true
      defer { NSAnimationContext.holdsAnimations = false }
      let fixture = view.screen([(1, [1])])
      var completions: [Int] = []
      fixture.apply([(1, [2])]) { completions.append(1) }
      fixture.apply([(1, [3])]) { completions.append(2) }
      #expect(fixture.isUpToDate)
      #expect(completions.isEmpty)
      NSAnimationContext.finishAnimations()
      #expect(completions == [1, 2])
      fixture.apply([(1, [4])], mode: .notAnimated) { completions.append(3) }
      #expect(completions == [1, 2, 3])
    }

    // MARK: Tables

    @Test func onlyVisibleRowsAreAskedFor() {
      let table = TableFixture()
      table.tableView.visibleRows = 0..<2
      table.apply([(1, Array(0..<100))])
      #expect(table.tableView.shownViews.count == 100)
      #expect(table.tableView.requestedViews == 2)
      table.dataSource.setViewUpdater { view, _, _, _ in (view as? TextView)?.text = "updated" }
      table.update { snapshot in
        snapshot.deleteItems([0])
        snapshot.reconfigureItems([1, 50])
        snapshot.reloadItems([60])
      }
      #expect(table.tableView.requestedViews == 3)
      let texts = table.tableView.shownViews.prefix(3).map { ($0.first as? TextView)?.text }
      #expect(texts == ["updated", "2", nil])
    }

    @Test func eachKindOfChangeInATableHasItsAnimation() {
      let table = TableFixture()
      table.apply([(1, [1, 2])])
      func animations(of items: [Int], _ mode: ApplyMode = .animated)
        -> [NSTableView.AnimationOptions]
      {
        let count = table.tableView.animations.count
        table.apply([(1, items)], mode: mode)
        return Array(table.tableView.animations.dropFirst(count))
      }
      _ = table.shownRows
      #expect(animations(of: [3, 2]) == [.effectFade, .effectFade])
      table.dataSource.defaultRowAnimation = .effectGap
      #expect(table.dataSource.defaultRowAnimation == .effectGap)
      table.target.insertionAnimation = [.slideLeft, .effectFade]
      #expect(animations(of: [4, 2]) == [.effectGap, [.slideLeft, .effectFade]])
      table.target.deletionAnimation = .slideRight
      #expect(animations(of: [2]) == [.slideRight])
      #expect(animations(of: [5], .notAnimated) == [[], []])
    }

    @Test func changesOfSnapshotsWithoutRowsComplete() {
      let table = TableFixture()
      table.apply([(1, [1])])
      var isComplete = false
      table.apply([(2, []), (1, [1])]) { isComplete = true }
      #expect(isComplete)
      #expect(table.shownRows == ["1"])
    }

    // MARK: Collections

    @Test func onlyVisibleItemsAreAskedFor() {
      let collection = CollectionFixture()
      collection.collectionView.isVisible = { $0.item < 2 }
      collection.apply([(1, Array(0..<100))])
      #expect(collection.collectionView.numberOfItems(inSection: 0) == 100)
      #expect(collection.collectionView.requestedItems == 2)
      collection.dataSource.setItemUpdater { item, _, _ in (item as? TextItem)?.text = "updated" }
      collection.update { $0.reconfigureItems([1, 50]) }
      #expect(collection.collectionView.requestedItems == 2)
      #expect(collection.item(0, 1)?.text == "updated")
      #expect(collection.item(0, 50) == nil)
    }

    @Test func animatedBatchesGoThroughTheAnimator() {
      let collection = CollectionFixture()
      collection.apply([(1, [1])])
      _ = collection.shownItems
      collection.apply([(1, [2, 1])])
      collection.apply([(1, [2])], mode: .notAnimated)
      #expect(collection.collectionView.animations == [true, false])
    }

    @Test func supplementaryViewsOfAnyKindAreShown() {
      let view = CollectionFixture()
      let kinds = [NSCollectionView.elementKindSectionHeader, "badge", "unused"]
      view.collectionView.supplementaryKinds = kinds
      let identifier = NSUserInterfaceItemIdentifier("text")
      for kind in kinds {
        view.collectionView.register(
          TextView.self,
          forSupplementaryViewOfKind: kind,
          withIdentifier: identifier
        )
      }
      var name = "section"
      view.dataSource.supplementaryViewProvider = { [weak view] target, kind, path, _ in
        if kind.rawValue == "unused" { return nil }
        let made = target.collectionView?
          .makeSupplementaryView(
            ofKind: kind.elementKind,
            withIdentifier: identifier,
            for: IndexPath(path)
          )
        let section = view?.dataSource.sectionIdentifier(for: path.section) ?? -1
        (made as? TextView)?.text = "\(kind.elementKind) of \(name) \(section)"
        return made
      }
      func text(_ kind: String, _ section: Int) -> String? {
        let path = IndexPath(item: 0, section: section)
        let made = view.collectionView.supplementaryView(forElementKind: kind, at: path)
        return (made as? TextView)?.text
      }
      var snapshot = Snapshot([(1, [1]), (2, [])])
      view.dataSource.apply(snapshot)
      #expect(text("badge", 1) == "badge of section 2")
      #expect(
        text(kinds[0], 0) == "\(NSCollectionView.elementKindSectionHeader) of section 1"
      )
      #expect(text("unused", 0) == nil)
      snapshot.insertSections([3], beforeSection: 1)
      view.dataSource.apply(snapshot)
      #expect(text("badge", 0) == "badge of section 3")
      name = "changed"
      snapshot.reconfigureSections([1, 2])
      view.dataSource.apply(snapshot)
      #expect(
        [0, 1, 2].map { text("badge", $0) }
          == ["badge of section 3", "badge of changed 1", "badge of changed 2"]
      )
      let item = view.item(1, 0)
      view.dataSource.setSupplementaryViewUpdater { made, kind, path, section in
        (made as? TextView)?.text = "\(kind.rawValue) updated for \(section) at \(path.section)"
      }
      snapshot.reconfigureSections([1])
      view.dataSource.apply(snapshot)
      #expect(text("badge", 1) == "badge updated for 1 at 1")
      #expect(text(kinds[0], 1) == "header updated for 1 at 1")
      #expect(view.item(1, 0) === item)
    }
  }
#endif
