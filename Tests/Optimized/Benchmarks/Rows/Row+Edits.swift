import DiffableSnapshots
import Foundation

/// Rows for small edits of a data source with a target that does nothing.
extension Row {
  static let edits =
    [
      edit1_000, edit10_000, edit100_000, edit1_000_000,
      Row(
        "one edit and apply, 1,000,000 compared to 1,000",
        .number(3),
        .comparison(of: edit1_000_000.name, to: edit1_000.name)
      ),
      hundredEdits1_000_000,
    ] + editsByList + rowsOnlyComparisons + movedSections

  static let edit1_000 = edit(1_000)
  static let edit10_000 = edit(10_000)
  static let edit100_000 = edit(100_000)
  static let edit1_000_000 = edit(1_000_000, .seconds(15e-6))

  /// Returns a row that inserts, moves or deletes one item in the middle half of the list.
  static func edit(_ count: Int, _ goal: Goal? = nil) -> Row {
    edit("one edit and apply, \(grouped(count))", goal, count, in: .collectionView) {
      Snapshot(section: $0)
    }
  }

  /// Rows for the same edits with each kind of list, in 100 sections.
  static let editsByList = kindsOfLists.flatMap { name, capabilities in
    [1_000, 100_000, 1_000_000].map { count in
      edit("one edit and apply, \(name), \(grouped(count))", nil, count, in: capabilities) {
        Snapshot(items: $0, inSections: 100)
      }
    }
  }

  /// Rows that compare an edit among 100,000 items to an edit among 1,000, for lists that count rows from the top.
  ///
  /// Counting the rows must not require a pass over all items.
  private static let rowsOnlyComparisons = ["rowsOnly", "rowsOnly without headers"].map { name in
    Row(
      "one edit and apply, \(name), 100,000 compared to 1,000",
      .number(4),
      .comparison(
        of: "one edit and apply, \(name), 100,000",
        to: "one edit and apply, \(name), 1,000"
      )
    )
  }

  private static let kindsOfLists: [(name: String, capabilities: ListCapabilities)] = [
    ("everything", .everything),
    ("collectionView", .collectionView),
    ("tableView", .tableView),
    ("noMoves", .noMoves),
    ("rowsOnly", .rowsOnly),
    ("rowsOnly without headers", .rowsOnly.subtracting(.headerRows)),
  ]

  private static func edit(
    _ name: String,
    _ goal: Goal?,
    _ count: Int,
    in capabilities: ListCapabilities,
    _ snapshot: @escaping @Sendable ([UUID]) -> Snapshot<Int, UUID>
  ) -> Row {
    Row(name, goal) {
      let items = Workload.unchanged(count).uuids().new
      let dataSource = DiffableDataSource(showing: snapshot(items), in: capabilities)
      var generator = Generator(seed: 9)
      var editor = Editor(items: items[count / 4..<count * 3 / 4]) { _ in generator.nextUUID() }
      let work = Work(on: { editor.next() }) { edit in
        var snapshot = dataSource.snapshot()
        snapshot.perform(edit)
        dataSource.apply(snapshot)
      }
      return Trial(items: count, statistic: .mean(passes: 10_000), work: work)
    }
  }

  /// Rows that move the last section to the front and insert an item, which a table view performs in two batches.
  private static let movedSections =
    [10_000, 1_000_000].map { count in
      Row("one moved section and one inserted item, tableView, \(grouped(count))") {
        let items = Workload.unchanged(count).uuids().new
        let dataSource = DiffableDataSource(
          showing: Snapshot(items: items, inSections: 100),
          in: .tableView
        )
        var generator = Generator(seed: 11)
        let work = Work(on: { generator.nextUUID() }) { item in
          var snapshot = dataSource.snapshot()
          let sections = snapshot.sectionIdentifiers
          snapshot.moveSection(sections[99], beforeSection: sections[0])
          snapshot.insertItems([item], beforeItem: items[count / 2])
          dataSource.apply(snapshot)
        }
        return Trial(items: count, statistic: .mean(passes: 500), work: work)
      }
    } + [
      Row(
        "one moved section and one inserted item, 1,000,000 compared to 10,000",
        .number(4),
        .comparison(
          of: "one moved section and one inserted item, tableView, 1,000,000",
          to: "one moved section and one inserted item, tableView, 10,000"
        )
      )
    ]

  static let hundredEdits1_000_000 = Row(
    "a hundred scattered edits and one apply, 1,000,000",
    .sets(0.01)
  ) {
    let items = Workload.unchanged(1_000_000).uuids().new
    let dataSource = DiffableDataSource(showing: Snapshot(section: items))
    var generator = Generator(seed: 10)
    var editor = Editor(items: items) { _ in generator.nextUUID() }
    let work = Work(on: { (0..<100).map { _ in editor.next() } }) { edits in
      var snapshot = dataSource.snapshot()
      for edit in edits { snapshot.perform(edit) }
      dataSource.apply(snapshot)
    }
    return Trial(items: 1_000_000, statistic: .mean(passes: 200), work: work)
  }
}
