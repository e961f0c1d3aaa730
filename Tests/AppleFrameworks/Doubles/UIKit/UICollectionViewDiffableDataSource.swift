import AppleBase

/// A replacement of Apple's data source, in the simplest way.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>:
  UIListViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>,
  UICollectionViewDataSource
{
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  public typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public typealias Transaction = NSDiffableDataSourceTransaction<
    SectionIdentifierType, ItemIdentifierType
  >

  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder: ((Transaction) -> Void)?
    public var didReorder: ((Transaction) -> Void)?

    public init() {}
  }

  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    public init() {}
  }

  public var supplementaryViewProvider: SupplementaryViewProvider?
  public var reorderingHandlers = ReorderingHandlers()
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private let cellProvider: CellProvider
  private var outlines: [SectionIdentifierType: Outline] = [:]

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(collectionView)
    collectionView.dataSource = self
  }

  // MARK: Applying

  open override func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    for section in outlines.keys {
      guard snapshot.indexOfSection(section) != nil else {
        outlines[section] = nil
        continue
      }
      outlines[section]?.keep(snapshot.itemIdentifiers(inSection: section))
    }
    super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  open func apply(
    _ snapshot: Outline,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var new = current
    new.replaceItems(ofSection: section, with: snapshot.visibleItems)
    outlines[section] = snapshot
    apply(new, animatingDifferences: animatingDifferences, completion: completion)
  }

  // MARK: Reading

  open func snapshot(for section: SectionIdentifierType) -> Outline {
    if let outline = outlines[section] { return outline }
    var outline = Outline()
    if current.indexOfSection(section) != nil {
      outline.append(current.itemIdentifiers(inSection: section))
    }
    return outline
  }

  // MARK: What the user does

  /// The user taps the disclosure of an item; in UIKit, the accessory calls a method that is not public.
  public func userTogglesItem(at indexPath: IndexPath) {
    guard let section = sectionIdentifier(for: indexPath.section),
      let item = itemIdentifier(for: indexPath), var outline = outlines[section]
    else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: children(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }

  // MARK: Methods of the view's data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    numberOfItems(in: section)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else { preconditionFailure("There is no cell for \(indexPath)") }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure("There is no view of kind \(kind) for \(indexPath)")
    }
    return view
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath) else { return }
    var new = current
    new.deleteItems([item])
    let section = new.sectionIdentifiers[destinationIndexPath.section]
    var items = new.itemIdentifiers(inSection: section)
    items.insert(item, at: destinationIndexPath.item)
    new.replaceItems(ofSection: section, with: items)
    let transaction = Transaction(initialSnapshot: current, finalSnapshot: new)
    reorderingHandlers.willReorder?(transaction)
    current = new
    reorderingHandlers.didReorder?(transaction)
  }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  open func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: index)
  }
}

/// A data source that expands and collapses the items of an outline.
@MainActor
protocol OutlineTogglingDataSource: AnyObject {
  func userTogglesItem(at indexPath: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineTogglingDataSource {}

/// What a drag of the user has changed.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
> {
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
      .inferringMoves()
  }

  public var sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  {
    finalSnapshot.sectionIdentifiers.compactMap { section in
      let old = initialSnapshot.itemIdentifiers(inSection: section)
      let new = finalSnapshot.itemIdentifiers(inSection: section)
      guard old != new else { return nil }
      var (initial, final) = (
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      )
      initial.append(old)
      final.append(new)
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section,
        initialSnapshot: initial,
        finalSnapshot: final,
        difference: new.difference(from: old).inferringMoves()
      )
    }
  }
}

/// What a drag of the user has changed in a section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
> {
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>
}
