import UIKit

/// Two lists of songs, which the user puts in order.
final class PlaylistController: UIViewController {
  enum List: Hashable, CaseIterable {
    case next
    case later
  }

  struct Song: Hashable {
    let title: String
    var isLocked = false
  }

  private(set) var songs: [List: [Song]] = [.next: [], .later: []]
  private(set) var numberOfSaves = 0
  private(set) var beforeDrag: [Song] = []

  private(set) var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<List, Song>!

  override func loadView() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 320, height: 20)
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: layout
    )
    view = collectionView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "song")
    collectionView.register(
      UICollectionViewListCell.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    dataSource = .init(collectionView: collectionView, cellProvider: cell)
    dataSource.supplementaryViewProvider = header
    var handlers = UICollectionViewDiffableDataSource<List, Song>.ReorderingHandlers()
    handlers.canReorderItem = { song in !song.isLocked }
    handlers.willReorder = { [weak self] transaction in
      self?.beforeDrag = transaction.initialSnapshot.itemIdentifiers
    }
    handlers.didReorder = { [weak self] transaction in self?.save(transaction) }
    dataSource.reorderingHandlers = handlers
  }

  private func save(_ transaction: NSDiffableDataSourceTransaction<List, Song>) {
    transaction.sectionTransactions.forEach(update)
    numberOfSaves += 1
  }

  private func update(
    _ transaction: NSDiffableDataSourceSectionTransaction<List, Song>
  ) {
    let list = transaction.sectionIdentifier
    guard let new = songs[list]?.applying(transaction.difference) else { return }
    songs[list] = new
  }

  private func cell(
    in collectionView: UICollectionView,
    at indexPath: IndexPath,
    for song: Song
  ) -> UICollectionViewCell? {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "song", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = song.title
    cell.contentConfiguration = content
    return cell
  }

  private func header(
    in collectionView: UICollectionView,
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
    var content = UIListContentConfiguration.plainHeader()
    content.text = List.allCases[indexPath.section] == .next ? "Next" : "Later"
    (view as? UICollectionViewListCell)?.contentConfiguration = content
    return view
  }

  func show(_ songs: [List: [Song]]) {
    self.songs.merge(songs) { _, new in new }
    var snapshot = NSDiffableDataSourceSnapshot<List, Song>()
    snapshot.appendSections(List.allCases)
    for list in List.allCases { snapshot.appendItems(self.songs[list] ?? [], toSection: list) }
    dataSource.apply(snapshot)
  }

  /// Moves the first later song to the end of the next ones.
  func playLaterSong() {
    var snapshot = dataSource.snapshot()
    guard let song = snapshot.itemIdentifiers(inSection: .later).first else { return }
    if let last = snapshot.itemIdentifiers(inSection: .next).last {
      snapshot.moveItem(song, afterItem: last)
    } else {
      snapshot.appendItems([song], toSection: .next)
    }
    songs[.later]?.removeFirst()
    songs[.next]?.append(song)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
