#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit
  import Testing

  @MainActor
  struct OutlineViewExpandingTests {
    /// Records the handlers that a data source calls.
    @MainActor
    final class Record {
      var calls: [String] = []
      var isAllowed = true

      func record(_ dataSource: Outline.DataSource) {
        dataSource.sectionSnapshotHandlers.shouldExpandItem = { [unowned self] item in
          calls.append("should expand \(item)")
          return isAllowed
        }
        dataSource.sectionSnapshotHandlers.willExpandItem = { [unowned self] in
          calls.append("will expand \($0)")
        }
        dataSource.sectionSnapshotHandlers.shouldCollapseItem = { [unowned self] item in
          calls.append("should collapse \(item)")
          return isAllowed
        }
        dataSource.sectionSnapshotHandlers.willCollapseItem = { [unowned self] in
          calls.append("will collapse \($0)")
        }
      }
    }

    @Test func theUserExpandsAndCollapses() {
      let outline = Outline([("a", "-1(2 -3(-4))")])
      let record = Record()
      record.record(outline.dataSource)
      outline.outlineView.expandItem(outline.node(1))
      #expect(outline.rows == ["1", "  2", "  3"])
      #expect(outline.dataSource.snapshot(for: "a").expandedItems == [1, 2])
      #expect(outline.dataSource.snapshot().itemIdentifiers == [1, 2, 3])
      #expect(record.calls == ["should expand 1", "will expand 1"])
      record.calls = []
      outline.outlineView.collapseItem(outline.node(1))
      #expect(outline.rows == ["1"])
      #expect(outline.dataSource.snapshot(for: "a").expandedItems == [2])
      #expect(outline.dataSource.snapshot().itemIdentifiers == [1])
      #expect(record.calls == ["should collapse 1", "will collapse 1"])
    }

    @Test func theUserExpandsAllDescendants() {
      let outline = Outline([("a", "-1(2 -3(-4(5))) 6")])
      outline.outlineView.expandItem(outline.node(1), expandChildren: true)
      outline.expectRows(["1", "  2", "  3", "    4", "      5", "6"])
      outline.outlineView.collapseItem(outline.node(1), collapseChildren: true)
      #expect(outline.dataSource.snapshot(for: "a").isExpanded(4) == false)
      #expect(outline.rows == ["1", "6"])
    }

    @Test func handlersRefuseTheUser() {
      let outline = Outline([("a", "-1(2) 3(4)")])
      let record = Record()
      record.record(outline.dataSource)
      record.isAllowed = false
      outline.outlineView.expandItem(outline.node(1))
      outline.outlineView.collapseItem(outline.node(3))
      #expect(outline.rows == ["1", "3", "  4"])
      #expect(record.calls == ["should expand 1", "should collapse 3"])
      #expect(outline.rows == outline.expectedRows)
    }

    @Test func anApplyExpandsWithoutHandlers() {
      let outline = Outline([("a", "-1(2) 3(4) 5")])
      let record = Record()
      record.record(outline.dataSource)
      record.isAllowed = false
      outline.apply("1(2) -3(4) 5")
      #expect(outline.rows == ["1", "  2", "3", "5"])
      outline.apply("-1(2) 3(4) 5(6)")
      #expect(outline.rows == ["1", "3", "  4", "5", "  6"])
      #expect(record.calls == [])
    }

    @Test func theDataSourceExpandsWithEachHandlerOnce() {
      let outline = Outline([("a", "-1(2)")])
      let record = Record()
      record.record(outline.dataSource)
      outline.dataSource.expandItem(1)
      #expect(outline.rows == ["1", "  2"])
      outline.dataSource.collapseItem(1)
      #expect(outline.rows == ["1"])
      #expect(
        record.calls == [
          "should expand 1", "will expand 1", "should collapse 1", "will collapse 1",
        ]
      )
    }
  }
#endif
