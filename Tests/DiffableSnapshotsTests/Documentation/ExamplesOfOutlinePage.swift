import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// The code of the article on outlines.
@Suite struct ExamplesOfOutlinePage {
  @Test func theListShowsTheOutline() {
    let list = StrictList<String>()
    let dataSource = DiffableDataSource<String, String, _>(target: list) { _, _, name in name }
    func children(of parent: String) -> SectionSnapshot<String> {
      SectionSnapshot(parent == "nuts" ? ["hazel", "walnut"] : [])
    }

    // example: first outline
    var outline = SectionSnapshot(["fruit", "nuts"])
    outline.append(["apple", "citrus"], to: "fruit")
    outline.append(["lemon", "lime"], to: "citrus")
    outline.expand(["fruit"])
    dataSource.apply(outline, to: "pantry")
    // list.cells == [["fruit", "apple", "citrus", "nuts"]]
    // end
    #expect(list.cells == [["fruit", "apple", "citrus", "nuts"]])

    // example: toggle
    dataSource.toggleItem("citrus")
    // list.cells == [
    //   ["fruit", "apple", "citrus", "lemon", "lime", "nuts"]
    // ]
    dataSource.collapseItem("fruit")
    // list.cells == [["fruit", "nuts"]]
    // end
    #expect(list.cells == [["fruit", "nuts"]])
    #expect(dataSource.isExpanded("citrus"))
    dataSource.expandItem("fruit")
    #expect(list.cells == [["fruit", "apple", "citrus", "lemon", "lime", "nuts"]])
    dataSource.collapseItem("fruit")

    // example: load on demand
    var handlers = SectionSnapshotHandlers<String>()
    handlers.shouldCollapseItem = { $0 != "nuts" }
    handlers.snapshotForExpandingParent = { parent, current in
      current.items.isEmpty ? children(of: parent) : current
    }
    dataSource.sectionSnapshotHandlers = handlers
    dataSource.expandItem("nuts")
    // list.cells == [["fruit", "nuts", "hazel", "walnut"]]
    // end
    #expect(list.cells == [["fruit", "nuts", "hazel", "walnut"]])
    #expect(!dataSource.collapseItem("nuts"))

    // example: edit an outline
    var edited = dataSource.snapshot(for: "pantry")
    edited.insert(["seeds"], after: "nuts")
    edited.replace(
      childrenOf: "nuts",
      using: SectionSnapshot(["almond"])
    )
    dataSource.apply(edited, to: "pantry")
    // list.cells == [["fruit", "nuts", "almond", "seeds"]]
    // end
    #expect(list.cells == [["fruit", "nuts", "almond", "seeds"]])

    // example: rebuild an outline
    var rebuilt = SectionSnapshot(["fruit", "nuts", "seeds"])
    rebuilt.append(["almond"], to: "nuts")
    rebuilt.expand(dataSource.snapshot(for: "pantry").expandedItems)
    dataSource.apply(rebuilt, to: "pantry")
    // end
    #expect(list.cells == [["fruit", "nuts", "almond", "seeds"]])
    #expect(dataSource.isExpanded("nuts"))

    // example: follow
    dataSource.update {
      $0.insertItems(["pecan"], afterItem: "almond")
    }
    // dataSource.snapshot(for: "pantry").parent(of: "pecan") == "nuts"
    // end
    #expect(dataSource.snapshot(for: "pantry").parent(of: "pecan") == "nuts")
    #expect(list.refusals.isEmpty)
  }
}
