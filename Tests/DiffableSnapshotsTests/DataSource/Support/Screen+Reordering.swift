import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

extension Screen {
  /// Lets the user drag every item, and notes what the data source answers in each handler.
  func letTheUserReorder() {
    let diary = diary
    dataSource.reorderingHandlers = ReorderingHandlers(
      canReorderItem: { _ in true },
      willReorder: { [unowned self] transaction in
        diary.completed.append("will \(dataSource.snapshot().notation)")
        diary.transactions.append(transaction)
      },
      didReorder: { [unowned self] _ in
        diary.completed.append("did \(dataSource.snapshot().notation)")
      }
    )
  }

  /// The path under which the list shows an item, as the user sees it.
  func shownPath(of item: Tagged) throws -> ItemPath {
    // During a drag the data source answers from what is shown, not from its newest snapshot.
    let path = try #require(dataSource.itemPath(for: item))
    return try shownPath(of: path, in: dataSource.snapshot())
  }

  /// The path under which the list would show an item of another snapshot.
  func shownPath(of item: Tagged, in snapshot: Snapshot<Tagged, Tagged>) throws -> ItemPath {
    try shownPath(of: try #require(snapshot.itemPath(for: item)), in: snapshot)
  }

  private func shownPath(
    of path: ItemPath,
    in snapshot: Snapshot<Tagged, Tagged>
  ) throws -> ItemPath {
    if list.capabilities.contains(.sections) { return path }
    let rows = snapshot.rows(headers: list.capabilities.contains(.headerRows))
    return ItemPath(section: 0, item: try #require(rows.firstIndex(of: .item(path))))
  }

  /// Plays a user who drags an item to the place of another one.
  @discardableResult
  func drag(_ item: Tagged, toPlaceOf other: Tagged) throws -> Bool {
    list.reorderItem(at: try shownPath(of: item), to: try shownPath(of: other))
  }
}
