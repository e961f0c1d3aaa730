import AppKit

/// A wall of stickers by theme, whose controller stays the delegate of the collection view.
final class StickerWallController: NSViewController, NSCollectionViewDelegate {
  struct Sticker: Hashable, Sendable {
    let name: String
    var isSold = false
  }

  final class StickerItem: NSCollectionViewItem {
    static let identifier = NSUserInterfaceItemIdentifier("sticker")
    var name = ""
  }

  final class ThemeView: NSView, NSCollectionViewElement {
    static let identifier = NSUserInterfaceItemIdentifier("theme")
    var theme = ""
  }

  /// A data source that makes the headers itself.
  final class StickerSource: NSCollectionViewDiffableDataSource<String, Sticker> {
    override func collectionView(
      _ collectionView: NSCollectionView,
      viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
      at indexPath: IndexPath
    ) -> NSView {
      let view = collectionView.makeSupplementaryView(
        ofKind: kind,
        withIdentifier: ThemeView.identifier,
        for: indexPath
      )
      (view as? ThemeView)?.theme = sectionIdentifier(for: indexPath.section) ?? ""
      return view
    }
  }

  let collectionView = NSCollectionView()
  private(set) var basket: [String] = []
  private var dataSource: StickerSource!

  override func loadView() {
    let layout = NSCollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 320, height: 20)
    collectionView.collectionViewLayout = layout
    collectionView.isSelectable = true
    collectionView.allowsMultipleSelection = true
    collectionView.register(StickerItem.self, forItemWithIdentifier: StickerItem.identifier)
    collectionView.register(
      ThemeView.self,
      forSupplementaryViewOfKind: NSCollectionView.elementKindSectionHeader,
      withIdentifier: ThemeView.identifier
    )
    collectionView.delegate = self
    dataSource = StickerSource(collectionView: collectionView) { collectionView, path, sticker in
      let item = collectionView.makeItem(withIdentifier: StickerItem.identifier, for: path)
      (item as? StickerItem)?.name = sticker.isSold ? "\(sticker.name) (sold)" : sticker.name
      return item
    }
    view = collectionView
  }

  /// Whether the view still belongs to this controller, as in a split view that shares views.
  var ownsView: Bool {
    collectionView.delegate === self && collectionView.dataSource === dataSource
  }

  /// The data source as the view has it.
  var source: StickerSource? { collectionView.dataSource as? StickerSource }

  func show(_ themes: [(name: String, stickers: [Sticker])]) {
    guard ownsView else { return }
    var snapshot = NSDiffableDataSourceSnapshot<String, Sticker>()
    for theme in themes {
      snapshot.appendSections([theme.name])
      snapshot.appendItems(theme.stickers, toSection: theme.name)
    }
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  /// Sells the selected stickers.
  func buy() {
    let selected = collectionView.selectionIndexPaths.sorted()
      .compactMap { dataSource.itemIdentifier(for: $0) }
    var snapshot = dataSource.snapshot()
    for sticker in selected {
      basket.append(sticker.name)
      snapshot.insertItems([Sticker(name: sticker.name, isSold: true)], afterItem: sticker)
    }
    snapshot.deleteItems(selected)
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  func collectionView(
    _ collectionView: NSCollectionView,
    shouldSelectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath> {
    indexPaths.filter { dataSource.itemIdentifier(for: $0)?.isSold == false }
  }
}
