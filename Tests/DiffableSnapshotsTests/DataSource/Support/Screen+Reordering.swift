import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

extension Screen {
  /// Allows drags of every item, and records the data source's snapshot in each handler.
  func allowReordering() {
    let diary = diary
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.willReorder = { [unowned self] transaction in
      diary.completed.append("will \(dataSource.snapshot().notation)")
      diary.transactions.append(transaction)
    }
    dataSource.reorderingHandlers.didReorder = { [unowned self] _ in
      diary.completed.append("did \(dataSource.snapshot().notation)")
    }
  }

  /// Returns the path at which the list shows an item.
  func shownPath(of item: Tagged) throws -> ItemPath {
    // While an apply waits for a drag, `itemPath(for:)` uses the shown snapshot, but `snapshot()` returns the newest
    // one. For a list without sections, both snapshots must then have equally many rows before the path.
    let path = try #require(dataSource.itemPath(for: item))
    return try shownPath(of: path, in: dataSource.snapshot())
  }

  /// Returns the path at which the list would show an item if it showed the given snapshot.
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

  /// Simulates a user who drags an item to the path of another item.
  @discardableResult
  func drag(_ item: Tagged, toPathOf other: Tagged) throws -> Bool {
    list.reorderItem(at: try shownPath(of: item), to: try shownPath(of: other))
  }
}
