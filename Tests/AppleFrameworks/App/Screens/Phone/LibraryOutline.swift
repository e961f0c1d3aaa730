import UIKit

/// A library as an outline: shelves, books, chapters and a hint have a cell of their own.
final class LibraryOutlineController: UIViewController {
  enum Section: CaseIterable {
    case main
  }

  enum Entry: Hashable, Sendable {
    case shelf(String)
    case book(title: String, author: String)
    case chapter(book: String, number: Int)
    case hint
  }

  struct Book: Sendable {
    var title: String
    var author: String
    var numberOfChapters: Int
  }

  let collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 800),
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)
    )
  )

  private(set) var expanded: [Entry] = []
  private(set) lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    dataSource.sectionSnapshotHandlers = makeHandlers()
  }

  private typealias Handlers =
    UICollectionViewDiffableDataSource<Section, Entry>.SectionSnapshotHandlers<Entry>

  private func makeHandlers() -> Handlers {
    var handlers = Handlers()
    handlers.shouldExpandItem = { entry in entry != .hint }
    handlers.willExpandItem = { [weak self] entry in self?.expanded.append(entry) }
    handlers.snapshotForExpandingParent = { [weak self] entry, snapshot in
      self?.children(of: entry, replacing: snapshot) ?? snapshot
    }
    return handlers
  }

  private var chapters: [String: Int] = [:]

  func show(_ shelves: [(name: String, books: [Book])]) {
    var outline = NSDiffableDataSourceSectionSnapshot<Entry>()
    for shelf in shelves {
      outline.append([.shelf(shelf.name)])
      for book in shelf.books {
        chapters[book.title] = book.numberOfChapters
        outline.append([.book(title: book.title, author: book.author)], to: .shelf(shelf.name))
      }
    }
    outline.append([.hint])
    if let first = shelves.first { outline.expand([.shelf(first.name)]) }
    dataSource.apply(outline, to: .main, animatingDifferences: false)
  }

  func collapseAll() {
    var outline = dataSource.snapshot(for: .main)
    outline.collapse(outline.items.filter { outline.isExpanded($0) })
    dataSource.apply(outline, to: .main)
  }

  /// The visible entries, each with its level.
  var entries: [(entry: Entry, level: Int)] {
    let outline = dataSource.snapshot(for: .main)
    return outline.visibleItems.map { ($0, outline.level(of: $0)) }
  }

  /// Makes the chapters of a book when the user expands it.
  private func children(
    of entry: Entry,
    replacing old: NSDiffableDataSourceSectionSnapshot<Entry>
  ) -> NSDiffableDataSourceSectionSnapshot<Entry> {
    guard case .book(let title, _) = entry else { return old }
    var children = NSDiffableDataSourceSectionSnapshot<Entry>()
    children.append((0..<(chapters[title] ?? 0)).map { .chapter(book: title, number: $0 + 1) })
    return children
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Entry> {
    let shelves = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      name in
      var content = UIListContentConfiguration.sidebarHeader()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let books = UICollectionView.CellRegistration<UICollectionViewListCell, (String, String)> {
      cell,
      _,
      book in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = book.0
      content.secondaryText = book.1
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    let chapters = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell,
      _,
      number in
      var content = cell.defaultContentConfiguration()
      content.text = "Chapter \(number)"
      cell.contentConfiguration = content
    }
    let hints = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, text in
      var content = UIListContentConfiguration.cell()
      content.text = text
      cell.contentConfiguration = content
    }
    return UICollectionViewDiffableDataSource<Section, Entry>(collectionView: collectionView) {
      collectionView,
      indexPath,
      entry in
      switch entry {
      case .shelf(let name):
        return collectionView.dequeueConfiguredReusableCell(
          using: shelves,
          for: indexPath,
          item: name
        )
      case .book(let title, let author):
        return collectionView.dequeueConfiguredReusableCell(
          using: books,
          for: indexPath,
          item: (title, author)
        )
      case .chapter(_, let number):
        return collectionView.dequeueConfiguredReusableCell(
          using: chapters,
          for: indexPath,
          item: number
        )
      case .hint:
        return collectionView.dequeueConfiguredReusableCell(
          using: hints,
          for: indexPath,
          item: "Tap a shelf to open it"
        )
      }
    }
  }
}
