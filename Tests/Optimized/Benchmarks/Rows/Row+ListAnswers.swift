import DiffableSnapshots
import Foundation
import XCTest

/// Rows for queries that a list makes while it scrolls, for the same queries to a snapshot, and for a reload.
///
/// A pass makes 10,000 queries in list order, for 100 sections of 100 items.
extension Row {
  static let listAnswers = [
    snapshotItems, sourceItems, cells,
    slower(sourceItems, than: snapshotItems, at: 2), slower(cells, than: snapshotItems, at: 4),
    snapshotPaths, sourcePaths, slower(sourcePaths, than: snapshotPaths, at: 2),
    snapshotRows, dataRows, slower(dataRows, than: snapshotRows, at: 2),
    snapshotCounts, dataCounts, slower(dataCounts, than: snapshotCounts, at: 2),
    // A provider makes a view, and a call of a closure takes many times as long as the lookup of a section. So a view
    // is compared to the lookup of an item. It has the goal of a cell, because a provider makes a cell too.
    snapshotSections, views, slower(views, than: snapshotItems, at: 4),
    reload10_000,
  ]

  static let snapshotItems = asking("snapshot: itemIdentifier(for:)") { list in
    list.paths.reduce(0) { $0 &+ digest(list.snapshot.itemIdentifier(for: $1)) }
  }

  static let sourceItems = asking("data source: itemIdentifier(for:)") { list in
    list.paths.reduce(0) { $0 &+ digest(list.dataSource.itemIdentifier(for: $1)) }
  }

  static let cells = asking("list data: cell(at:)") { list in
    list.paths.reduce(0) { $0 &+ digest(list.data.cell(at: $1)) }
  }

  static let snapshotPaths = asking("snapshot: itemPath(for:)") { list in
    list.items.reduce(0) { $0 &+ (list.snapshot.itemPath(for: $1)?.item ?? 0) }
  }

  static let sourcePaths = asking("data source: itemPath(for:)") { list in
    list.items.reduce(0) { $0 &+ (list.dataSource.itemPath(for: $1)?.item ?? 0) }
  }

  static let snapshotRows = asking("snapshot: row(at:headers:)") { list in
    list.paths.indices.reduce(0) { $0 &+ digest(list.snapshot.row(at: $1, headers: true)) }
  }

  static let dataRows = asking("list data: row(at:headers:)") { list in
    list.paths.indices.reduce(0) { $0 &+ digest(list.data.row(at: $1, headers: true)) }
  }

  static let snapshotCounts = asking("snapshot: numberOfItems(inSectionAt:)") { list in
    list.paths.reduce(0) { $0 &+ (list.snapshot.numberOfItems(inSectionAt: $1.section) ?? 0) }
  }

  static let dataCounts = asking("list data: numberOfItems(inSection:)") { list in
    list.paths.reduce(0) { $0 &+ list.data.numberOfItems(inSection: $1.section) }
  }

  static let snapshotSections = asking("snapshot: sectionIdentifier(for:)") { list in
    list.paths.reduce(0) { $0 &+ (list.snapshot.sectionIdentifier(for: $1.section) ?? 0) }
  }

  static let views = asking("list: makeSupplementaryView") { list in
    list.paths.reduce(0) { $0 &+ digest(list.view(.header, $1)) }
  }

  // The rows compute a sum of the results, so that the optimizer cannot remove any query.

  private static func digest(_ item: UUID?) -> Int { item.map { Int($0.uuid.0) } ?? 0 }

  private static func digest(_ row: ListRow?) -> Int {
    switch row {
    case .header(let section): section
    case .item(let path): path.item
    case nil: 0
    }
  }

  /// The first apply to a list that requests every cell.
  static let reload10_000 = Row("first apply, 10,000 in 100 sections, all cells asked for") {
    Trial(try AskedList.pool(), newItems: { $0.items }) { list in
      let dataSource = DiffableDataSource<Int, UUID, AskingTarget>(to: AskingTarget())
      dataSource.apply(list.snapshot)
      return dataSource
    }
  }

  private static func asking(
    _ question: String,
    _ ask: @escaping @Sendable (AskedList) -> Int
  ) -> Row {
    Row("\(question), 10,000 times") {
      Trial(try AskedList.pool(), newItems: { $0.items }, work: ask)
    }
  }

  private static func slower(_ row: Row, than other: Row, at most: Double) -> Row {
    Row(
      "\(row.name) compared to the snapshot",
      .number(most),
      .comparisonInSets(of: row.name, to: other.name)
    )
  }
}

/// A snapshot, and a data source that shows it.
private struct AskedList {
  let snapshot: Snapshot<Int, UUID>
  let items: [UUID]
  let paths: [ItemPath]
  let dataSource: DiffableDataSource<Int, UUID, AskingTarget<UUID>>
  let data: ListData<UUID>
  let view: (SupplementaryKind, ItemPath) -> UUID?

  static func pool() throws -> Pool<AskedList> { try Pool(items: 10_000, AskedList.init) }

  private init(seed: UInt64) throws {
    items = Workload.unchanged(10_000).uuids(seed: seed).new
    snapshot = Snapshot(items: items, inSections: 100)
    paths = items.indices.map { ItemPath(section: $0 / 100, item: $0 % 100) }
    let target = AskingTarget<UUID>(asksForCells: false)
    dataSource = DiffableDataSource(to: target)
    let header = items[0]
    dataSource.supplementaryViewProvider = { _, _, _, _ in header }
    dataSource.apply(snapshot)
    data = try XCTUnwrap(target.data)
    view = try XCTUnwrap(target.makeSupplementaryView)
  }
}
