import UIKit

/// An outline of podcasts, whose cells set their accessories when their state changes: not in the cell provider.
final class EpisodeOutlineController: UIViewController {
  enum Section: Hashable {
    case podcasts
  }

  enum Entry: Hashable {
    case podcast(String)
    case season(String, Int)
    case episode(String)
  }

  /// A cell that sets its accessories in a method: before it appears, and when a download ends.
  final class PodcastCell: UICollectionViewListCell {
    func refresh(isDownloaded: Bool) {
      accessories = isDownloaded ? [.checkmark(), .outlineDisclosure()] : [.outlineDisclosure()]
    }
  }

  let collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 800),
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)
    )
  )
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Entry>!
  private(set) var opened: [Entry] = []
  private var downloaded: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.delegate = self
    let podcasts = UICollectionView.CellRegistration<PodcastCell, String> { cell, _, name in
      Self.show(name, in: cell)
    }
    let seasons = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell,
      _,
      number in
      Self.show("Season \(number)", in: cell)
      cell.configurationUpdateHandler = { cell, state in
        guard let cell = cell as? UICollectionViewListCell else { return }
        cell.accessories = [.outlineDisclosure(options: .init(style: .cell))]
        if state.isSelected { cell.accessories.append(.checkmark()) }
      }
    }
    let episodes = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      title in
      Self.show(title, in: cell)
      cell.accessories = []
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      (view, path, entry) -> UICollectionViewCell? in
      switch entry {
      case .podcast(let name):
        return view.dequeueConfiguredReusableCell(using: podcasts, for: path, item: name)
      case .season(_, let number):
        return view.dequeueConfiguredReusableCell(using: seasons, for: path, item: number)
      case .episode(let title):
        return view.dequeueConfiguredReusableCell(using: episodes, for: path, item: title)
      }
    }
    dataSource.sectionSnapshotHandlers.willExpandItem = { [weak self] entry in
      self?.opened.append(entry)
    }
  }

  private static func show(_ text: String, in cell: UICollectionViewListCell) {
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
  }

  /// Shows podcasts with the episodes of each season.
  func show(_ podcasts: [(name: String, seasons: [[String]])]) {
    var outline = NSDiffableDataSourceSectionSnapshot<Entry>()
    for podcast in podcasts {
      outline.append([.podcast(podcast.name)])
      for (index, episodes) in podcast.seasons.enumerated() {
        let season = Entry.season(podcast.name, index + 1)
        outline.append([season], to: .podcast(podcast.name))
        outline.append(episodes.map { .episode($0) }, to: season)
      }
    }
    dataSource.apply(outline, to: .podcasts, animatingDifferences: false)
  }

  /// Called when a download has ended.
  func didDownload(_ podcast: String) {
    downloaded.insert(podcast)
    guard let indexPath = dataSource.indexPath(for: .podcast(podcast)) else { return }
    let cell = collectionView.cellForItem(at: indexPath) as? PodcastCell
    cell?.refresh(isDownloaded: true)
  }

  func removeSeason(_ number: Int, of podcast: String) {
    var outline = dataSource.snapshot(for: .podcasts)
    outline.delete([.season(podcast, number)])
    dataSource.apply(outline, to: .podcasts)
  }
}

extension EpisodeOutlineController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let cell = cell as? PodcastCell,
      case .podcast(let name) = dataSource.itemIdentifier(for: indexPath)
    else { return }
    cell.refresh(isDownloaded: downloaded.contains(name))
  }
}
