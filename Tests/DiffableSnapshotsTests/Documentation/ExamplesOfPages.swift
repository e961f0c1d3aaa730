import DiffableSnapshots
import Testing

/// The code of the overview page.
@Suite struct ExamplesOfPages {
  @Test func theChangesMapOldPathsToNewPaths() {
    // example: overview
    var feed = Snapshot([("today", [1, 2, 3])])
    let dropped = feed.appendItems([3, 4], duplicates: .keepFirst)
    // dropped == [3]

    let old = feed
    feed.appendSections(["later"])
    feed.moveItem(1, afterItem: 4)
    feed.appendItems([2])
    let changeset = feed.difference(from: old)
    // changeset.sections.insertions == [1]
    // changeset.newPath(for: ItemPath(section: 0, item: 1))
    //   == ItemPath(section: 1, item: 0)
    // end
    #expect(dropped == [3])
    #expect(changeset.sections.insertions == [1])
    #expect(changeset.items.moves.isEmpty == false)
    #expect(changeset.newPath(for: ItemPath(section: 0, item: 1)) == ItemPath(section: 1, item: 0))
  }
}
