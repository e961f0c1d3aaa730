import UIKit

// What only compiles with Objective-C. The compiler of Linux checks the types.

struct ObjectID: Hashable {}

/// A delegate of a fetched results controller, as apps write it.
@MainActor
final class ContactsDelegate: NSObject {
  var byName: UITableViewDiffableDataSource<String, ObjectID>?
  var numbered: UICollectionViewDiffableDataSource<Int, ObjectID>?

  func controller(
    _ controller: NSObject,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {
    byName?
      .apply(
        snapshot as NSDiffableDataSourceSnapshot<String, ObjectID>,
        animatingDifferences: true
      )
    var new = snapshot as NSDiffableDataSourceSnapshot<Int, ObjectID>
    if let shown = numbered?.snapshot() { new.reloadItems(shown.itemIdentifiers) }
    numbered?.apply(new) {}
    _ = new as NSDiffableDataSourceSnapshotReference
  }
}

/// A subclass whose methods the view finds by their names.
class TitledSource: UITableViewDiffableDataSource<Int, ObjectID> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    "\(section)"
  }

  func titles(in tableView: UITableView) -> Bool {
    tableView.dataSource === self && tableView.dataSource is TitledSource
      && responds(to: #selector(TitledSource.tableView(_:titleForHeaderInSection:)))
      && responds(to: #selector(TitledSource.tableView(_:moveRowAt:to:)))
  }
}
