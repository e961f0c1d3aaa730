import AppKit

// Helpers whose parameters are only hashable, as they were written before concurrency was checked.

/// Shows any sections and items in the rows of a table view.
class LooseRowBinder<Section: Hashable, Item: Hashable>: NSObject {
  private let dataSource: NSTableViewDiffableDataSource<Section, Item>

  init(tableView: NSTableView, view: @escaping (Item) -> NSView) {
    dataSource = NSTableViewDiffableDataSource(tableView: tableView) { _, _, _, item in view(item) }
    super.init()
  }

  func show(_ groups: [(Section, [Item])]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    for (section, items) in groups {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  func item(inRow row: Int) -> Item? { dataSource.itemIdentifier(forRow: row) }
}

/// Shows any items in one section of a collection view.
final class LooseItemBinder<Item: Hashable> {
  private var dataSource: NSCollectionViewDiffableDataSource<Int, Item>?

  func bind(
    to collectionView: NSCollectionView,
    item: @escaping (NSCollectionView, IndexPath, Item) -> NSCollectionViewItem?
  ) {
    dataSource = NSCollectionViewDiffableDataSource(
      collectionView: collectionView,
      itemProvider: item
    )
  }

  func show(_ items: [Item]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    dataSource?.apply(snapshot, animatingDifferences: false)
  }
}
