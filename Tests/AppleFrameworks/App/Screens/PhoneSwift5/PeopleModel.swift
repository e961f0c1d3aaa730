import UIKit

/// A model that is not isolated to the main actor, as Swift 5 mode allows.
final class PeopleModel: NSObject {
  /// A class that is not `Sendable`.
  final class Person: NSObject {
    let name: String

    init(name: String) { self.name = name }
  }

  typealias DataSource = UITableViewDiffableDataSource<Int, Person>

  private var dataSource: DataSource
  private var tags: UICollectionViewDiffableDataSource<Int, String>
  private var handler: ((Person) -> Void)?

  init(
    tableView: UITableView,
    cell: @escaping DataSource.CellProvider,
    collectionView: UICollectionView,
    tag: @escaping UICollectionViewDiffableDataSource<Int, String>.CellProvider,
    header: UICollectionViewDiffableDataSource<Int, String>.SupplementaryViewProvider?
  ) {
    dataSource = DataSource(tableView: tableView, cellProvider: cell)
    tags = UICollectionViewDiffableDataSource(collectionView: collectionView, cellProvider: tag)
    super.init()
    dataSource.defaultRowAnimation = .fade
    tags.supplementaryViewProvider = header
    tags.supplementaryViewProvider = nil
    tags.reorderingHandlers.canReorderItem = { _ in true }
  }

  func show(_ people: [Person]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Person>()
    snapshot.appendSections([0])
    snapshot.appendItems(people)
    dataSource.apply(snapshot, animatingDifferences: false, completion: nil)
  }

  func person(at indexPath: IndexPath) -> Person? { dataSource.itemIdentifier(for: indexPath) }

  func indexPath(of person: Person) -> IndexPath? { dataSource.indexPath(for: person) }

  func tag(at indexPath: IndexPath) -> String? { tags.itemIdentifier(for: indexPath) }

  var count: Int { dataSource.snapshot().numberOfItems(inSection: 0) }
}
