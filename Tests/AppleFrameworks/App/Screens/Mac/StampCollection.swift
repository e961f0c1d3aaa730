import AppKit

/// A collection of stamps by country, with headers, and with a footer that counts all stamps of a country.
class StampCollectionController: NSViewController, NSCollectionViewDelegate {
  typealias DataSource = NSCollectionViewDiffableDataSource<String, Stamp>

  struct Stamp: Hashable, Sendable {
    let year: Int
    let motif: String
  }

  final class StampItem: NSCollectionViewItem {
    static let identifier = NSUserInterfaceItemIdentifier("stamp")
    var caption = ""
  }

  final class CaptionView: NSView, NSCollectionViewElement {
    static let identifier = NSUserInterfaceItemIdentifier("caption")
    var text = ""
  }

  let collectionView = NSCollectionView()
  private(set) var selectedStamps: [Stamp] = []
  private(set) var dataSource: DataSource?

  override func loadView() {
    collectionView.isSelectable = true
    collectionView.allowsMultipleSelection = true
    collectionView.register(StampItem.self, forItemWithIdentifier: StampItem.identifier)
    for kind in [
      NSCollectionView.elementKindSectionHeader, NSCollectionView.elementKindSectionFooter,
    ] {
      collectionView.register(
        CaptionView.self,
        forSupplementaryViewOfKind: kind,
        withIdentifier: CaptionView.identifier
      )
    }
    collectionView.delegate = self
    view = collectionView
    dataSource = makeDataSource()
    dataSource?.supplementaryViewProvider = makeCaption
  }

  private func makeDataSource() -> DataSource {
    DataSource(collectionView: collectionView) { collectionView, indexPath, stamp in
      let item = collectionView.makeItem(withIdentifier: StampItem.identifier, for: indexPath)
      guard let stampItem = item as? StampItem else { return nil }
      stampItem.caption = "\(stamp.motif), \(stamp.year)"
      return stampItem
    }
  }

  private func makeCaption(
    in collectionView: NSCollectionView,
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> (NSView & NSCollectionViewElement)? {
    let view = collectionView.makeSupplementaryView(
      ofKind: kind,
      withIdentifier: CaptionView.identifier,
      for: indexPath
    )
    guard let caption = view as? CaptionView, let snapshot = dataSource?.snapshot() else {
      return nil
    }
    let country = snapshot.sectionIdentifiers[indexPath.section]
    caption.text =
      kind == NSCollectionView.elementKindSectionHeader
      ? country : "\(snapshot.numberOfItems(inSection: country)) stamps"
    return caption
  }

  func show(_ stamps: [String: [Stamp]]) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Stamp>()
    snapshot.appendSections(stamps.keys.sorted())
    for (country, stamps) in stamps { snapshot.appendItems(stamps, toSection: country) }
    dataSource?.apply(snapshot, animatingDifferences: true) { [weak self] in
      self?.readSelection()
    }
  }

  func trade(_ stamp: Stamp, to country: String) {
    guard var snapshot = dataSource?.snapshot() else { return }
    if snapshot.indexOfSection(country) == nil { snapshot.appendSections([country]) }
    let old = snapshot.sectionIdentifier(containingItem: stamp)
    snapshot.appendItems([stamp], toSection: country)
    // The footers count the stamps.
    snapshot.reloadSections([old, country].compactMap { $0 })
    dataSource?.apply(snapshot)
  }

  private func readSelection() {
    selectedStamps = collectionView.selectionIndexPaths.sorted()
      .compactMap { dataSource?.itemIdentifier(for: $0) }
  }

  func collectionView(
    _ collectionView: NSCollectionView,
    didSelectItemsAt indexPaths: Set<IndexPath>
  ) {
    readSelection()
  }

  func collectionView(
    _ collectionView: NSCollectionView,
    didDeselectItemsAt indexPaths: Set<IndexPath>
  ) {
    readSelection()
  }
}
