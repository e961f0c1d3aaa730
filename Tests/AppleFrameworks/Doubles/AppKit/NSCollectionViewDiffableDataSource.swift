import AppleBase

/// What a collection view shows: an item or a supplementary view.
///
/// All requirements are optional in AppKit.
@MainActor
public protocol NSCollectionViewElement: NSObjectProtocol {
  var identifier: NSUserInterfaceItemIdentifier? { get set }
  func prepareForReuse()
}

extension NSCollectionViewItem: NSCollectionViewElement {}

/// A replacement of Apple's data source, in the simplest way: each apply reloads the collection view.
@preconcurrency @MainActor
open class NSCollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: DiffableDataSourceBase<SectionIdentifierType, ItemIdentifierType>, NSCollectionViewDataSource {
  public typealias ItemProvider = (
    _ collectionView: NSCollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> NSCollectionViewItem?

  public typealias SupplementaryViewProvider = (
    _ collectionView: NSCollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> (any NSView & NSCollectionViewElement)?

  public var supplementaryViewProvider: SupplementaryViewProvider?

  private weak var collectionView: NSCollectionView?
  private let itemProvider: ItemProvider

  public init(collectionView: NSCollectionView, itemProvider: @escaping ItemProvider) {
    self.collectionView = collectionView
    self.itemProvider = itemProvider
    super.init()
    collectionView.dataSource = self
  }

  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let selected = collectionView?.selectionIndexPaths.compactMap { itemIdentifier(for: $0) } ?? []
    current = snapshot.withoutMarks
    collectionView?.reloadData()
    collectionView?.selectItems(
      at: Set(selected.compactMap { indexPath(for: $0) }),
      scrollPosition: []
    )
    completion?()
  }

  open func numberOfSections(in collectionView: NSCollectionView) -> Int {
    current.numberOfSections
  }

  open func collectionView(
    _ collectionView: NSCollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    numberOfItems(in: section)
  }

  open func collectionView(
    _ collectionView: NSCollectionView,
    itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    guard let item = itemIdentifier(for: indexPath),
      let shown = itemProvider(collectionView, indexPath, item)
    else { preconditionFailure("There is no item for \(indexPath)") }
    return shown
  }

  open func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure("There is no view of kind \(kind) for \(indexPath)")
    }
    return view
  }
}
