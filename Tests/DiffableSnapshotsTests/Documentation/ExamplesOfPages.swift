import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// The code of the overview page.
@Suite struct ExamplesOfPages {
  @Test func theListShowsEachSnapshot() {
    // example: apply
    let list = StrictList<String>(.tableView)
    let dataSource = DiffableDataSource<String, String, _>(
      target: list
    ) { _, _, city in "The city of \(city)" }

    dataSource.apply(Snapshot([("France", ["Lyon", "Paris"])]))
    dataSource.apply(
      Snapshot([("Japan", ["Kyoto"]), ("France", ["Paris", "Lyon"])])
    )
    // The list has inserted a section and moved an item:
    // list.cells == [
    //   ["The city of Kyoto"],
    //   ["The city of Paris", "The city of Lyon"],
    // ]
    // end
    #expect(
      list.cells == [["The city of Kyoto"], ["The city of Paris", "The city of Lyon"]]
    )
    var reports: [ApplyReport<String, String>] = []
    dataSource.applyObserver = { reports.append($0) }
    dataSource.apply(Snapshot([("France", ["Lyon", "Paris"])]))
    dataSource.apply(
      Snapshot([("Japan", ["Kyoto"]), ("France", ["Paris", "Lyon"])])
    )
    #expect(reports.last?.changeset?.sections.insertions == [0])
    #expect(reports.last?.changeset?.items.moves.count == 1)
    #expect(reports.last?.changeset?.count == 2)
  }

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
