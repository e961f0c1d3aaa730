import UIKit

/// Albums in a compositional layout, with headers for sections and badges for albums that have new pictures.
final class GalleryController: UIViewController {
  static let headerKind = "header"
  static let badgeKind = "badge"

  struct Shelf: Hashable, Sendable {
    let title: String
  }

  struct Album: Hashable, Sendable {
    let title: String
    let shelf: Shelf
    let numberOfNewPictures: Int
  }

  final class AlbumCell: UICollectionViewCell {
    var title = ""
  }

  final class TitleView: UICollectionReusableView {
    var title = ""
  }

  final class BadgeView: UICollectionReusableView {
    var count = 0
  }

  private(set) lazy var collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    collectionViewLayout: makeLayout()
  )

  private(set) var dataSource: UICollectionViewDiffableDataSource<Shelf, Album>!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    let cells = UICollectionView.CellRegistration<AlbumCell, Album> { cell, _, album in
      cell.title = album.title
    }
    dataSource = UICollectionViewDiffableDataSource<Shelf, Album>(
      collectionView: collectionView
    ) {
      (collectionView: UICollectionView, indexPath: IndexPath, album: Album)
        -> UICollectionViewCell? in
      return collectionView.dequeueConfiguredReusableCell(
        using: cells,
        for: indexPath,
        item: album
      )
    }
    let headers = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: Self.headerKind
    ) { [weak self] view, _, indexPath in
      guard let self else { return }
      let shelf = self.dataSource.snapshot().sectionIdentifiers[indexPath.section]
      let count = self.dataSource.snapshot().numberOfItems(inSection: shelf)
      view.title = "\(shelf.title) (\(count))"
    }
    let badges = UICollectionView.SupplementaryRegistration<BadgeView>(
      elementKind: Self.badgeKind
    ) { [weak self] view, _, indexPath in
      let album = self?.dataSource.itemIdentifier(for: indexPath)
      view.count = album?.numberOfNewPictures ?? 0
    }
    dataSource.supplementaryViewProvider = {
      (view: UICollectionView, kind: String, index: IndexPath) -> UICollectionReusableView? in
      switch kind {
      case Self.badgeKind:
        return view.dequeueConfiguredReusableSupplementary(using: badges, for: index)
      default:
        return view.dequeueConfiguredReusableSupplementary(using: headers, for: index)
      }
    }
  }

  private func makeLayout() -> UICollectionViewLayout {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(20),
        heightDimension: .absolute(20)
      ),
      elementKind: Self.badgeKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing],
        fractionalOffset: CGPoint(x: 0.3, y: -0.3)
      )
    )
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5),
        heightDimension: .fractionalHeight(1)
      ),
      supplementaryItems: [badge]
    )
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(44)
    )
    let section = NSCollectionLayoutSection(
      group: NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    )
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size,
      elementKind: Self.headerKind,
      alignment: .top
    )
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return UICollectionViewCompositionalLayout(section: section)
  }

  func show(_ albums: [Album]) {
    var snapshot = NSDiffableDataSourceSnapshot<Shelf, Album>()
    for album in albums {
      if snapshot.indexOfSection(album.shelf) == nil { snapshot.appendSections([album.shelf]) }
      snapshot.appendItems([album], toSection: album.shelf)
    }
    // The headers count the albums.
    let old = dataSource.snapshot()
    let shelves = snapshot.sectionIdentifiers.filter { old.indexOfSection($0) != nil }
    snapshot.reloadSections(
      shelves.filter { snapshot.numberOfItems(inSection: $0) != old.numberOfItems(inSection: $0) }
    )
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
