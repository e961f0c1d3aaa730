#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit

  /// A collection view item that shows a text.
  final class TextItem: NSCollectionViewItem {
    var text = ""
  }

  /// A collection view with a data source of numbers, and what the collection view shows.
  @MainActor
  final class CollectionFixture {
    let collectionView: NSCollectionView
    let dataSource: CollectionViewDiffableDataSource<Int, Int>
    var target: CollectionViewTarget { dataSource.target }

    /// The text before each item, which tests change to see whether an item is made or updated.
    var prefix: String {
      get { content.prefix }
      set { content.prefix = newValue }
    }

    private final class Content {
      var prefix = ""
    }

    private let content: Content
    static let identifier = NSUserInterfaceItemIdentifier("item")

    init(_ collectionView: NSCollectionView = NSCollectionView()) {
      self.collectionView = collectionView
      collectionView.register(TextItem.self, forItemWithIdentifier: Self.identifier)
      let content = Content()
      self.content = content
      dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) {
        view,
        path,
        number in
        let item = view.makeItem(withIdentifier: Self.identifier, for: path)
        (item as? TextItem)?.text = content.prefix + "\(number)"
        return item
      }
      dataSource.updatesOutsideWindow = .batches
    }

    func item(_ section: Int, _ item: Int) -> TextItem? {
      collectionView.item(at: IndexPath(item: item, section: section)) as? TextItem
    }

    /// The texts of all items, section by section.
    var shownItems: [[String]] {
      (0..<collectionView.numberOfSections).map { section in
        (0..<collectionView.numberOfItems(inSection: section)).map { item in
          self.item(section, item)?.text ?? "nothing"
        }
      }
    }

    /// The texts of the items that a snapshot has.
    func items(of snapshot: Snapshot<Int, Int>) -> [[String]] {
      snapshot.sectionIdentifiers.indices.map { section in
        (0..<(snapshot.numberOfItems(inSectionAt: section) ?? 0)).map { item in
          let path = ItemPath(section: section, item: item)
          return prefix + "\(snapshot.itemIdentifier(for: path) ?? -1)"
        }
      }
    }
  }
#endif
