#if canImport(AppleBase)
  import AppKit
  import AppleBase
  import Testing

  /// The double of `NSOutlineView`, which behaves like the view and reports each rule that a data source breaks.
  @MainActor
  struct OutlineViewDoubleTests {
    @Test func childrenOfCollapsedItemsAreNotAskedFor() {
      let folders = Folders()
      #expect(folders.rows == ["a", "d"])
      #expect(!folders.requests.contains("a"))
      folders.view.expandItem(folders.a)
      #expect(folders.rows == ["a", " b", " c", "d"])
      #expect(folders.events == ["should expand a", "will expand a", "did expand a"])
      folders.view.expandItem(folders.a)
      folders.view.expandItem(folders.d)
      #expect(folders.events.count == 3)
    }

    @Test func insertionsBelowACollapsedItemDoNothing() {
      let folders = Folders()
      folders.a.children.append(Folder("e"))
      #expect(folders.reports { $0.insertItems(at: [2], inParent: folders.a) } == [])
      #expect(folders.rows == ["a", "d"])
      folders.view.expandItem(folders.a)
      #expect(folders.rows == ["a", " b", " c", " e", "d"])
    }

    @Test func itemsAreInsertedRemovedAndMoved() {
      let folders = Folders()
      folders.view.expandItem(folders.a)
      let reports = folders.reports { view in
        folders.root.children.insert(folders.a.children.remove(at: 1), at: 1)
        view.moveItem(at: 1, inParent: folders.a, to: 1, inParent: nil)
        folders.root.children.append(folders.root.children.remove(at: 0))
        view.moveItem(at: 0, inParent: nil, to: 2, inParent: nil)
        folders.root.children.remove(at: 0)
        view.removeItems(at: [0], inParent: nil)
        folders.root.children.insert(Folder("x"), at: 0)
        view.insertItems(at: [0], inParent: nil)
      }
      #expect(reports == [])
      #expect(folders.rows == ["x", "d", "a", " b"])
    }

    /// Expects that an outline view of new folders reports changes between `beginUpdates` and `endUpdates`.
    private func expect(
      _ report: String,
      expanded: Bool = false,
      sourceLocation: SourceLocation = #_sourceLocation,
      from changes: (Folders) -> Void
    ) {
      let folders = Folders()
      if expanded { folders.view.expandItem(folders.a) }
      let reports = folders.reports { _ in changes(folders) }
      #expect(reports.first == report, sourceLocation: sourceLocation)
    }

    @Test func wrongParentsIndexesAndMovesAreReported() {
      let stranger = Folder("stranger")
      let rule = "the outline view does not show the item"
      expect("insertItems: \(rule)") { $0.view.insertItems(at: [0], inParent: stranger) }
      expect("removeItems: \(rule)") { $0.view.removeItems(at: [0], inParent: stranger) }
      expect("moveItem: \(rule)") { $0.move(0, to: 0, in: stranger) }
      let folders = Folders()
      let reports = Inconsistency.reports {
        folders.view.expandItem(stranger)
        folders.view.collapseItem(stranger)
        folders.view.reloadItem(stranger)
      }
      #expect(reports == ["expandItem", "collapseItem", "reloadItem"].map { "\($0): \(rule)" })
      expect("insertItems: index 5 is out of bounds, there are 2 children") {
        $0.view.insertItems(at: [5], inParent: nil)
      }
      expect("removeItems: index 2 is out of bounds, there are 2 children") {
        $0.view.removeItems(at: [2], inParent: nil)
      }
      expect("moveItem: index 2 is out of bounds, there are 2 children") { $0.move(2, to: 0) }
      expect("moveItem: index 2 is out of bounds, there are 1 children") { $0.move(0, to: 2) }
      expect("moveItem: a parent is collapsed") { $0.move(1, to: 0, in: $0.a) }
      expect("moveItem: the data source has another item at the new index") { $0.move(0, to: 1) }
      expect("moveItem: an item moves below itself", expanded: true) { $0.move(0, to: 0, in: $0.a) }
      expect("An item is reloaded between beginUpdates and endUpdates") {
        $0.view.reloadItem($0.a)
      }
    }

    @Test func wrongItemsOfTheDataSourceAreReported() {
      expect("Child 0 of the data source is another object") { $0.isCopying = true }
      expect("An item shows 2 children, but the data source has 3") {
        $0.root.children.append(Folder("e"))
      }
      expect("The outline view shows an item twice") {
        $0.root.children.append($0.a)
        $0.view.insertItems(at: [2], inParent: nil)
      }
      let folders = Folders()
      folders.root.children.append(folders.a)
      folders.view.reloadData()
      #expect(
        Inconsistency.reports { _ = folders.view.numberOfRows }
          == ["The data source returns an item twice"]
      )
    }

    @Test func aReleasedItemIsReported() {
      let folders = Folders()
      folders.root.children[1] = Folder("e")
      let reports = folders.reports { _ in }
      #expect(reports == ["Child 1 of the data source is another object"])
      #expect(
        Inconsistency.reports { folders.view.noteHeightOfRows(withIndexesChanged: [1]) }
          == ["An item was released while the outline view shows it"]
      )
    }

    @Test func changesOutsideUpdatesAreReported() {
      let folders = Folders()
      let reports = Inconsistency.reports {
        folders.view.insertItems(at: [0], inParent: nil)
        folders.view.removeItems(at: [0], inParent: nil)
        folders.view.moveItem(at: 0, inParent: nil, to: 1, inParent: nil)
      }
      #expect(
        reports
          == ["insertItems", "removeItems", "moveItem"]
          .map { "\($0) outside beginUpdates and endUpdates" }
      )
    }

    @Test func changesWhileAnItemExpandsAreReported() {
      let folders = Folders()
      folders.willExpand = { [unowned folders] in
        folders.view.beginUpdates()
        folders.view.insertItems(at: [0], inParent: nil)
        folders.view.reloadItem(folders.d)
        folders.view.endUpdates()
      }
      let reports = Inconsistency.reports { folders.view.expandItem(folders.a) }
      #expect(reports.contains("insertItems while an item expands or collapses"))
      #expect(reports.contains("reloadItem while an item expands or collapses"))
    }

    @Test func expandabilityIsAskedAgainOnlyByAReload() {
      let folders = Folders()
      folders.d.children = [Folder("e")]
      folders.view.expandItem(folders.d)
      #expect(folders.rows == ["a", "d"])
      folders.view.reloadItem(folders.d)
      folders.view.expandItem(folders.d)
      #expect(folders.rows == ["a", "d", " e"])
    }

    @Test func theSelectionOfChildrenIsLostWhenTheirParentCollapses() {
      let folders = Folders()
      folders.view.expandItem(folders.a)
      folders.view.selectRowIndexes([2], byExtendingSelection: false)
      folders.view.collapseItem(folders.a)
      #expect(folders.view.selectedRowIndexes.isEmpty)
    }

    @Test func expandedDescendantsAreRemembered() {
      let folders = Folders()
      folders.a.children[0].children = [Folder("e")]
      folders.view.expandItem(folders.a, expandChildren: true)
      #expect(folders.rows == ["a", " b", "  e", " c", "d"])
      folders.view.collapseItem(folders.a)
      folders.view.expandItem(folders.a)
      #expect(folders.rows == ["a", " b", "  e", " c", "d"])
      folders.view.collapseItem(folders.a, collapseChildren: true)
      folders.view.expandItem(folders.a)
      #expect(folders.rows == ["a", " b", " c", "d"])
    }
  }
#endif
