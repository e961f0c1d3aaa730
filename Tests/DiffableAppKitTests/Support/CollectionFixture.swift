#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit

  /// A collection view item that shows a text.
  final class TextItem: NSCollectionViewItem {
    var text = ""
  }

  /// A collection view with a data source of numbers, and what the collection view shows.
  @MainActor
  final class CollectionFixture: @MainActor ViewFixture {
    let collectionView: NSCollectionView
    let dataSource: CollectionViewDiffableDataSource<Int, Int>
    var target: CollectionViewTarget { dataSource.target }

    let content = FixtureContent()
    static let identifier = NSUserInterfaceItemIdentifier("item")

    init(_ collectionView: NSCollectionView = NSCollectionView()) {
      self.collectionView = collectionView
      collectionView.register(TextItem.self, forItemWithIdentifier: Self.identifier)
      dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) {
        [content]
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

    var allowsMultipleSelection: Bool {
      get { collectionView.allowsMultipleSelection }
      set {
        collectionView.isSelectable = true
        collectionView.allowsMultipleSelection = newValue
      }
    }
    var shownTexts: [[String]] { shownItems }

    func texts(of snapshot: Snapshot<Int, Int>) -> [[String]] {
      snapshot.sectionIdentifiers.map { section in
        snapshot.itemIdentifiers(inSection: section).map { "\(prefix)\($0)" }
      }
    }

    func another() -> any NumbersScreen { CollectionFixture(collectionView) }

    func cell(of item: Int) -> AnyObject? {
      dataSource.indexPath(for: item).flatMap { collectionView.item(at: $0) }
    }
  }
#endif
