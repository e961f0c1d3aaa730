import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// The code of the doc comments about outlines.
@Suite struct ExamplesOfOutlines {
  @Test func onlyVisibleItemsAreListed() {
    // example: SectionSnapshot
    var outline = SectionSnapshot(["fruit", "nuts"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["hazel"], to: "nuts")
    outline.expand(["fruit"])
    // outline.visibleItems == ["fruit", "apple", "pear", "nuts"]
    // end
    #expect(outline.visibleItems == ["fruit", "apple", "pear", "nuts"])
  }

  @Test func handlersLoadChildrenAndForbidCollapsing() {
    let list = StrictList<String>()
    let dataSource = DiffableDataSource<Int, String, _>(target: list) { _, _, name in name }
    func load(_ folder: String) -> SectionSnapshot<String> {
      SectionSnapshot([folder + "/a", folder + "/b"])
    }
    // example: SectionSnapshotHandlers
    var handlers = SectionSnapshotHandlers<String>()
    handlers.shouldCollapseItem = { folder in folder != "pinned" }
    handlers.snapshotForExpandingParent = { folder, present in
      present.items.isEmpty ? load(folder) : present
    }
    dataSource.sectionSnapshotHandlers = handlers
    // end
    dataSource.apply(SectionSnapshot(["pinned", "other"]), to: 0)
    dataSource.expandItem("pinned")
    dataSource.expandItem("other")
    #expect(!dataSource.collapseItem("pinned"))
    #expect(dataSource.collapseItem("other"))
    #expect(list.cells == [["pinned", "pinned/a", "pinned/b", "other"]])
    #expect(list.refusals.isEmpty)
  }
}
