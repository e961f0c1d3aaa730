import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

typealias OutlineSource = DiffableDataSource<String, Int, StrictList<String>>

/// A strict list and its data source, with calls for outlines.
final class OutlineScreen {
  final class Diary {
    var onCell: ((Int) -> Void)?
    var completed: [String] = []
  }

  let list: StrictList<String>
  let diary = Diary()
  let dataSource: OutlineSource

  init(_ kind: ListKind = .collectionView) {
    list = StrictList(kind.capabilities, by: kind.method)
    let diary = diary
    dataSource = OutlineSource(target: list) { _, _, item in
      diary.onCell?(item)
      return "\(item)"
    }
  }

  func show(_ outline: NaiveOutline, in section: String = "a") {
    let diary = diary
    dataSource.apply(SectionSnapshot(outline), to: section) { diary.completed.append(section) }
  }

  /// Applies a snapshot.
  func apply(_ contents: [(String, [Int])]) { dataSource.apply(Snapshot(contents)) }

  func notation(of section: String = "a") -> String { dataSource.snapshot(for: section).notation }

  /// Simulates a user who drags an item to an index below a parent, in a list of trees.
  func drop(_ item: Int, below parent: Int?, of section: String, at index: Int) throws -> Bool {
    let path = try #require(dataSource.itemPath(for: item))
    guard dataSource.beginReordering(at: path) else { return false }
    defer { dataSource.endReordering() }
    return dataSource.dropReorderedItem(below: parent, of: section, at: index)
  }

  /// Returns the calls that the list received since the last call of this method.
  ///
  /// - Returns: The changes of each batch; nil for a reload.
  func receivedChanges() -> [ListChanges?] {
    defer { readCount = list.log.count }
    return list.log[readCount...].map { event in
      switch event {
      case .reload: nil
      case .batch(let changes, _): changes
      case .edits(let edits, _): ListChanges(edits)
      }
    }
  }

  /// The number of events in the log that were read before.
  private var readCount = 0

  /// Checks that the list, the snapshot and the outlines agree, and that no item is in two outlines.
  func expectAgreement(
    _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let snapshot = dataSource.snapshot()
    try #require(list.refusals.isEmpty, comment, sourceLocation: sourceLocation)
    let items = snapshot.sectionIdentifiers.map {
      snapshot.itemIdentifiers(inSection: $0)
    }
    try #require(
      Array(list.cells.joined()) == items.joined().map { "\($0)" },
      comment,
      sourceLocation: sourceLocation
    )
    var allItems: [Int] = []
    for (offset, section) in snapshot.sectionIdentifiers.enumerated() {
      let outline = dataSource.snapshot(for: section)
      try #require(outline.visibleItems == items[offset], comment, sourceLocation: sourceLocation)
      allItems += outline.items
      for item in outline.items {
        try #require(dataSource.level(of: item) == outline.level(of: item), comment)
        try #require(dataSource.isExpanded(item) == outline.isExpanded(item), comment)
      }
    }
    try #require(
      Set(allItems).count == allItems.count,
      comment,
      sourceLocation: sourceLocation
    )
  }
}

extension ListChanges {
  /// Creates changes from edits that only insert items, in ascending order, or only delete items, in descending order.
  ///
  /// In these orders, no edit shifts the path of another edit, so the paths of the edits are those of the changes.
  fileprivate init(_ edits: [ListEdit]) {
    self.init()
    for edit in edits {
      switch edit {
      case .insertItem(let path, _): items.insertions.append(path)
      case .deleteItem(let path): items.deletions.append(path)
      case .moveItem(let move): items.moves.append(move)
      case .reloadItem(let path): items.reloads.append(path)
      case .reconfigureItem(let path): items.reconfigurations.append(path)
      case .deleteSection(let index): sections.deletions.append(index)
      case .insertSection(let index, _): sections.insertions.append(index)
      case .moveSection(let move): sections.moves.append(move)
      case .reloadSection(let index): sections.reloads.append(index)
      case .reconfigureSection(let index): sections.reconfigurations.append(index)
      }
    }
    items.insertions.sort()
    items.deletions.sort()
  }
}
