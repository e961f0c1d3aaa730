import UIKit

// Helpers whose parameters are only hashable, as they were written before concurrency was checked.

/// Shows any sections and items in a table view.
class LooseTableBinder<Section: Hashable, Item: Hashable>: NSObject {
  private let dataSource: UITableViewDiffableDataSource<Section, Item>

  init(tableView: UITableView, cell: @escaping (Item) -> UITableViewCell) {
    dataSource = UITableViewDiffableDataSource(tableView: tableView) { _, _, item in cell(item) }
    super.init()
    dataSource.defaultRowAnimation = .fade
  }

  func show(_ sections: [Section], items: (Section) -> [Item], animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(sections)
    for section in sections { snapshot.appendItems(items(section), toSection: section) }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  func delete(_ items: [Item]) {
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems(items)
    dataSource.apply(snapshot, animatingDifferences: true) { [weak self] in self?.didDelete() }
  }

  func didDelete() {}

  func item(at indexPath: IndexPath) -> Item? { dataSource.itemIdentifier(for: indexPath) }
}

/// A generic subclass with titles.
class LooseTitledDataSource<Section: Hashable, Item: Hashable>:
  UITableViewDiffableDataSource<Section, Item>
{
  var title: (Section) -> String = { "\($0)" }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    title(snapshot().sectionIdentifiers[section])
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
}

/// Shows any items in one section of a collection view.
final class LooseCollectionBinder<Item: Hashable> {
  private enum Section {
    case all
  }

  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>?

  func bind(
    to collectionView: UICollectionView,
    cell: @escaping (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  ) {
    dataSource = UICollectionViewDiffableDataSource(
      collectionView: collectionView,
      cellProvider: cell
    )
  }

  func show(_ items: [Item]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.all])
    snapshot.appendItems(items)
    dataSource?.apply(snapshot, animatingDifferences: false)
  }

  func move(_ item: Item, before next: Item) {
    guard var snapshot = dataSource?.snapshot() else { return }
    snapshot.moveItem(item, beforeItem: next)
    dataSource?.apply(snapshot)
  }
}
