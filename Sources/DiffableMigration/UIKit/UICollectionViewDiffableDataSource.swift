#if canImport(UIKit) && !os(watchOS)
  import DiffableAppleViews
  import DiffableSnapshots
  import DiffableUIKit
  import UIKit

  /// Apple's data source of a collection view, over a data source of this package.
  ///
  /// It is the data source of the collection view, and a subclass can override what the view asks.
  @preconcurrency @MainActor
  open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
  >:
    MigratedDataSource<SectionIdentifierType, ItemIdentifierType>,
    UICollectionViewDataSource
  {
    /// Makes or updates the cell of an item.
    public typealias CellProvider = (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// Dequeues and configures a supplementary view.
    public typealias SupplementaryViewProvider = (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// The closures that the data source calls when the user reorders items.
    public typealias ReorderingHandlers = DiffableSnapshots.ReorderingHandlers<
      SectionIdentifierType, ItemIdentifierType
    >

    /// The closures that the data source calls when an item of an outline expands or collapses.
    public typealias SectionSnapshotHandlers = DiffableSnapshots.SectionSnapshotHandlers

    /// The data source of this package that shows the snapshots.
    ///
    /// Use it to improve a screen one call at a time, for example with `base.update { … }`.
    public let base:
      DiffableDataSource<SectionIdentifierType, ItemIdentifierType, CollectionViewTarget>

    final var moves: UserMoves<SectionIdentifierType, ItemIdentifierType, CollectionViewTarget>!

    private var dataSource: (any UICollectionViewDataSource)? { base.target.dataSource }

    /// Creates a data source, and makes it the data source of a collection view.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - cellProvider: Makes or updates the cell of an item. Returning nil is a programmer error.
    @inlinable @preconcurrency
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
      base = DiffableDataSource(collectionView: collectionView) { view, indexPath, item in
        cellProvider(view, indexPath, item) ?? missingCell(at: indexPath)
      }
      super.init(base)
      connect()
    }

    @usableFromInline
    func connect() {
      base.target.connect(as: self)
      moves = UserMoves(base, self, keepsUnreportedMoves: false) { [unowned self] in
        collectionView($0, canMoveItemAt: $1)
      }
    }

    /// Dequeues and configures the headers, the footers and other supplementary views.
    ///
    /// A section that is reconfigured makes its views again.
    @preconcurrency
    open var supplementaryViewProvider: SupplementaryViewProvider? {
      get { supplementaryProvider as? SupplementaryViewProvider }
      set {
        supplementaryProvider = newValue
        base.supplementaryViewProvider = newValue.map { provider in
          { _, _, _, _ in
            CollectionViewSupplementaryView { _, collectionView, elementKind, indexPath in
              guard let view = provider(collectionView, elementKind, indexPath) else {
                preconditionFailure("The provider returned no view of kind \(elementKind)")
              }
              return view
            } update: { _ in
              false
            }
          }
        }
      }
    }

    /// The closures that the data source calls when the user reorders items.
    @preconcurrency
    open var reorderingHandlers: ReorderingHandlers {
      get {
        var handlers = base.reorderingHandlers
        handlers.canReorderItem = moves.canReorderItem
        return handlers
      }
      set {
        moves.canReorderItem = newValue.canReorderItem
        base.reorderingHandlers.willReorder = newValue.willReorder
        base.reorderingHandlers.didReorder = newValue.didReorder
      }
    }

    /// The closures that the data source calls when an item of an outline expands or collapses.
    @preconcurrency
    open var sectionSnapshotHandlers: SectionSnapshotHandlers<ItemIdentifierType> {
      get { base.sectionSnapshotHandlers }
      set { base.sectionSnapshotHandlers = newValue }
    }

    /// Shows an outline as a section.
    ///
    /// - Parameters:
    ///   - snapshot: The outline.
    ///   - section: The section.
    ///   - animatingDifferences: Whether to animate the changes.
    ///   - completion: Called once on the main thread, when the view shows the outline or a later snapshot.
    @preconcurrency
    open func apply(
      _ snapshot: SectionSnapshot<ItemIdentifierType>,
      to section: SectionIdentifierType,
      animatingDifferences: Bool = true,
      completion: (() -> Void)? = nil
    ) {
      perform(nil) { [base] in
        base.apply(
          snapshot,
          to: section,
          animatingDifferences: animatingDifferences,
          completion: completion
        )
      }
    }

    /// Shows an outline as a section, and returns when the view shows it.
    ///
    /// - Parameters:
    ///   - snapshot: The outline.
    ///   - section: The section.
    ///   - animatingDifferences: Whether to animate the changes.
    @preconcurrency
    open func apply(
      _ snapshot: SectionSnapshot<ItemIdentifierType>,
      to section: SectionIdentifierType,
      animatingDifferences: Bool = true
    ) async {
      await withCheckedContinuation { continuation in
        apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
          continuation.resume()
        }
      }
    }

    /// Returns the outline of a section.
    ///
    /// - Parameter section: The section.
    /// - Returns: The outline, which is empty for an unknown section.
    @preconcurrency
    open func snapshot(
      for section: SectionIdentifierType
    ) -> SectionSnapshot<ItemIdentifierType> {
      base.snapshot(for: section)
    }

    override func willApply() { moves.reportBeforeApply() }

    // MARK: Methods of the view

    /// Returns the number of sections.
    ///
    /// - Parameter collectionView: The collection view.
    /// - Returns: The number of sections that the collection view shows.
    open func numberOfSections(in collectionView: UICollectionView) -> Int {
      (dataSource?.numberOfSections(in:))?(collectionView) ?? 0
    }

    /// Returns the number of items in a section.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - section: A section index.
    /// - Returns: The number of items that the section shows.
    open func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int {
      dataSource?.collectionView(collectionView, numberOfItemsInSection: section) ?? 0
    }

    /// Returns the cell of an item, from the cell provider.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - indexPath: The index path of the item.
    /// - Returns: The cell.
    open func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      moves.makeCell(at: indexPath) {
        dataSource?.collectionView(collectionView, cellForItemAt: indexPath)
      }
    }

    /// Returns a supplementary view, from ``supplementaryViewProvider``.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - kind: The element kind of the view.
    ///   - indexPath: The index path of the view.
    /// - Returns: The view.
    open func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let method = dataSource?.collectionView(_:viewForSupplementaryElementOfKind:at:)
      return method?(collectionView, kind, indexPath) ?? UICollectionReusableView()
    }

    /// Returns whether the user can move an item.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - indexPath: The index path of the item.
    /// - Returns: The answer of ``reorderingHandlers``, or false without handlers.
    open func collectionView(
      _ collectionView: UICollectionView,
      canMoveItemAt indexPath: IndexPath
    ) -> Bool {
      // Otherwise the question would come back.
      if moves.isAskedByBase {
        return itemIdentifier(for: indexPath).flatMap { moves.canReorderItem?($0) } ?? false
      }
      return (dataSource?.collectionView(_:canMoveItemAt:))?(collectionView, indexPath) ?? false
    }

    /// Moves an item in the snapshot, because the user has moved it in the view, and calls ``reorderingHandlers``.
    ///
    /// An override need not call this method if it applies a snapshot in which the item is at its new place: the snapshot
    /// is compared with what the collection view shows after the move.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - sourceIndexPath: The index path of the item before the move.
    ///   - destinationIndexPath: The index path of the item after the move.
    open func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.report(from: sourceIndexPath, to: destinationIndexPath)
    }

    /// Returns the titles of the index beside the items.
    ///
    /// - Parameter collectionView: The collection view.
    /// - Returns: The titles that are set on `base`, or nil without titles.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? {
      (dataSource?.indexTitles(for:))?(collectionView) ?? nil
    }

    /// Returns the item to which a title of the index scrolls.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - title: The title.
    ///   - index: The index of the title.
    /// - Returns: The index path of the item.
    open func collectionView(
      _ collectionView: UICollectionView,
      indexPathForIndexTitle title: String,
      at index: Int
    ) -> IndexPath {
      (dataSource?.collectionView(_:indexPathForIndexTitle:at:))?(collectionView, title, index)
        ?? IndexPath(item: 0, section: index)
    }
  }
#endif
