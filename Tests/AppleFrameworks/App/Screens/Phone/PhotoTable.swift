import UIKit

/// A table of photos, which loads the sizes of photos before their rows appear.
final class PhotoTableController: UITableViewController, UITableViewDataSourcePrefetching {
  enum Section: Int, CaseIterable {
    case favorites
    case others
  }

  struct Photo {
    let name: String
    var isFavorite: Bool
  }

  private var photos: [String: Photo] = [:]
  private(set) var sizes: [String: Int] = [:]
  private(set) var requested: Set<String> = []

  /// Reads the size of a photo.
  var size: @MainActor (String) async -> Int = { $0.count }

  private var loads: [String: Task<Void, Never>] = [:]
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "photo")
    tableView.prefetchDataSource = self
    dataSource.defaultRowAnimation = .fade
  }

  private func makeDataSource() -> UITableViewDiffableDataSource<Section, String> {
    UITableViewDiffableDataSource(tableView: tableView) {
      [weak self] tableView, indexPath, name -> UITableViewCell? in
      let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.secondaryText = self?.sizes[name].map { "\($0) kB" } ?? "…"
      cell.contentConfiguration = content
      cell.accessoryType = self?.photos[name]?.isFavorite == true ? .checkmark : .none
      return cell
    }
  }

  func show(_ photos: [Photo], animated: Bool = true) {
    self.photos = Dictionary(uniqueKeysWithValues: photos.map { ($0.name, $0) })
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(photos.filter(\.isFavorite).map(\.name), toSection: .favorites)
    snapshot.appendItems(photos.filter { !$0.isFavorite }.map(\.name), toSection: .others)
    if snapshot.numberOfItems(inSection: .favorites) == 0 {
      snapshot.deleteSections([.favorites])
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func load(_ name: String) {
    guard sizes[name] == nil, loads[name] == nil else { return }
    requested.insert(name)
    loads[name] = Task { [weak self] in
      guard let size = await self?.size(name), !Task.isCancelled else { return }
      self?.didLoad(size, of: name)
    }
  }

  private func didLoad(_ size: Int, of name: String) {
    sizes[name] = size
    loads[name] = nil
    var snapshot = dataSource.snapshot()
    guard snapshot.indexOfItem(name) != nil else { return }
    snapshot.reconfigureItems([name])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      if let name = dataSource.itemIdentifier(for: indexPath) { load(name) }
    }
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    for name in indexPaths.compactMap({ dataSource.itemIdentifier(for: $0) }) {
      loads.removeValue(forKey: name)?.cancel()
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let name = dataSource.itemIdentifier(for: indexPath) else { return }
    photos[name]?.isFavorite.toggle()
    var snapshot = dataSource.snapshot()
    if snapshot.indexOfSection(.favorites) == nil {
      snapshot.insertSections([.favorites], beforeSection: .others)
    }
    snapshot.deleteItems([name])
    snapshot.appendItems(
      [name],
      toSection: photos[name]?.isFavorite == true ? .favorites : .others
    )
    snapshot.reloadItems([name])
    dataSource.apply(snapshot)
  }
}
