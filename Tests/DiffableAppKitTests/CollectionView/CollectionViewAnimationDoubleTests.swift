// Only the replacement of AppKit shows which views are requested, and when animations begin and end.
#if canImport(AppleBase)
  import AppKit
  import DiffableAppKit
  import Testing

  @MainActor
  struct CollectionViewAnimationDoubleTests {
    @Test func onlyVisibleItemsAreAskedFor() {
      let view = CollectionFixture()
      view.collectionView.isVisible = { $0.item < 2 }
      view.dataSource.apply(Snapshot([(1, Array(0..<100))]))
      #expect(view.collectionView.numberOfItems(inSection: 0) == 100)
      #expect(view.collectionView.requestedItems == 2)
      var snapshot = view.dataSource.snapshot()
      view.dataSource.setItemUpdater { item, _, _ in (item as? TextItem)?.text = "updated" }
      snapshot.reconfigureItems([1, 50])
      view.dataSource.apply(snapshot)
      #expect(view.collectionView.requestedItems == 2)
      #expect(view.item(0, 1)?.text == "updated")
      #expect(view.item(0, 50) == nil)
    }

    @Test func animatedBatchesGoThroughTheAnimator() {
      let view = CollectionFixture()
      view.dataSource.apply(Snapshot([(1, [1])]))
      _ = view.shownItems
      view.dataSource.apply(Snapshot([(1, [2, 1])]))
      view.dataSource.apply(Snapshot([(1, [2])]), mode: .notAnimated)
      #expect(view.collectionView.animations == [true, false])
    }

    @Test func completionWaitsForTheAnimation() {
      NSAnimationContext.holdsAnimations = true
      defer { NSAnimationContext.holdsAnimations = false }
      let view = CollectionFixture()
      view.dataSource.apply(Snapshot([(1, [1])]))
      var completions: [Int] = []
      view.dataSource.apply(Snapshot([(1, [2])])) { completions.append(1) }
      view.dataSource.apply(Snapshot([(1, [3])])) { completions.append(2) }
      #expect(view.shownItems == [["3"]])
      #expect(completions.isEmpty)
      NSAnimationContext.finishAnimations()
      #expect(completions == [1, 2])
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
      view.dataSource.supplementaryViewProvider = { [weak view] collectionView, kind, path in
        if kind == "unused" { return nil }
        let made = collectionView.makeSupplementaryView(
          ofKind: kind,
          withIdentifier: identifier,
          for: path
        )
        let section = view?.dataSource.sectionIdentifier(for: path.section) ?? -1
        (made as? TextView)?.text = "\(kind) of \(name) \(section)"
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
