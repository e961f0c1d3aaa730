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

      init(_ dataSource: Outline.DataSource) {
        func question(_ name: String) -> (Int) -> Bool {
          { [unowned self] item in
            calls.append("\(name) \(item)")
            return isAllowed
          }
        }
        dataSource.sectionSnapshotHandlers.shouldExpandItem = question("should expand")
        dataSource.sectionSnapshotHandlers.shouldCollapseItem = question("should collapse")
        dataSource.sectionSnapshotHandlers.willExpandItem = { [unowned self] in
          calls.append("will expand \($0)")
        }
        dataSource.sectionSnapshotHandlers.willCollapseItem = { [unowned self] in
          calls.append("will collapse \($0)")
        }
      }
    }

    @Test(arguments: [false, true])
    func theUserAndTheAppExpandAndCollapse(byUser: Bool) {
      let outline = Outline([("a", "-1(2 -3(-4))")])
      let (view, dataSource) = (outline.outlineView, outline.dataSource)
      let record = Record(dataSource)
      if byUser { view.expandItem(outline.node(1)) } else { dataSource.expandItem(1) }
      #expect(outline.rows == ["1", "  2", "  3"])
      #expect(dataSource.snapshot(for: "a").expandedItems == [1, 2])
      #expect(dataSource.snapshot().itemIdentifiers == [1, 2, 3])
      #expect(record.calls == ["should expand 1", "will expand 1"])
      record.calls = []
      if byUser { view.collapseItem(outline.node(1)) } else { dataSource.collapseItem(1) }
      #expect(outline.rows == ["1"])
      #expect(dataSource.snapshot(for: "a").expandedItems == [2])
      #expect(dataSource.snapshot().itemIdentifiers == [1])
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
      let record = Record(outline.dataSource)
      record.isAllowed = false
      outline.outlineView.expandItem(outline.node(1))
      outline.outlineView.collapseItem(outline.node(3))
      #expect(outline.rows == ["1", "3", "  4"])
      #expect(record.calls == ["should expand 1", "should collapse 3"])
      #expect(outline.rows == outline.expectedRows)
    }

    @Test func anApplyExpandsWithoutHandlers() {
      let outline = Outline([("a", "-1(2) 3(4) 5")])
      let record = Record(outline.dataSource)
      record.isAllowed = false
      outline.apply("1(2) -3(4) 5")
      #expect(outline.rows == ["1", "  2", "3", "5"])
      outline.apply("-1(2) 3(4) 5(6)")
      #expect(outline.rows == ["1", "3", "  4", "5", "  6"])
      #expect(record.calls == [])
    }
  }
#endif
