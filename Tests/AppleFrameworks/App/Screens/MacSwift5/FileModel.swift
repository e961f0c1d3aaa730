import AppKit

/// A model that is not isolated to the main actor, as Swift 5 mode allows.
final class FileModel: NSObject {
  private var dataSource: NSTableViewDiffableDataSource<Int, String>
  private var pictures: NSCollectionViewDiffableDataSource<Int, String>

  init(
    tableView: NSTableView,
    cell: @escaping NSTableViewDiffableDataSource<Int, String>.CellProvider,
    row: NSTableViewDiffableDataSource<Int, String>.RowProvider?,
    collectionView: NSCollectionView,
    item: @escaping NSCollectionViewDiffableDataSource<Int, String>.ItemProvider,
    header: NSCollectionViewDiffableDataSource<Int, String>.SupplementaryViewProvider?
  ) {
    dataSource = NSTableViewDiffableDataSource(tableView: tableView, cellProvider: cell)
    pictures = NSCollectionViewDiffableDataSource(
      collectionView: collectionView,
      itemProvider: item
    )
    super.init()
    pictures.supplementaryViewProvider = nil
    pictures.supplementaryViewProvider = header
    dataSource.sectionHeaderViewProvider = nil
    dataSource.rowViewProvider = row
    dataSource.defaultRowAnimation = .slideLeft
  }

  func show(_ files: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(files)
    dataSource.apply(snapshot, animatingDifferences: true)
    pictures.apply(snapshot, animatingDifferences: true)
  }

  func file(inRow row: Int) -> String? { dataSource.itemIdentifier(forRow: row) }

  func row(of file: String) -> Int? { dataSource.row(forItemIdentifier: file) }

  func indexPath(of picture: String) -> IndexPath? { pictures.indexPath(for: picture) }
}
