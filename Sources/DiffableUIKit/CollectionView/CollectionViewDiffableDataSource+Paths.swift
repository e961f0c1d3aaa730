#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  @MainActor
  extension DiffableDataSource where Target == CollectionViewTarget {
    /// Returns the item at an index path.
    ///
    /// - Parameter indexPath: An index path in the snapshot that the view shows.
    /// - Returns: The item, or nil when the index path is out of bounds.
    /// - Complexity: That of `Snapshot.itemIdentifier(for:)`.
    @inlinable
    public func itemIdentifier(for indexPath: IndexPath) -> Item? {
      itemIdentifier(for: ItemPath(indexPath))
    }

    /// Returns the index path of an item.
    ///
    /// - Parameter item: Any item.
    /// - Returns: The index path in the snapshot that the view shows, or nil when the view does not show the item.
    /// - Complexity: That of `Snapshot.itemPath(for:)`.
    @inlinable
    public func indexPath(for item: Item) -> IndexPath? {
      itemPath(for: item).map { IndexPath($0) }
    }
  }

  @MainActor
  extension DiffableDataSource where Target == CollectionViewTarget {
    /// The items that are selected, in the order of the view.
    public var selectedItemIdentifiers: [Item] {
      let selected = target.collectionView?.indexPathsForSelectedItems ?? []
      return selected.sorted().compactMap { itemIdentifier(for: $0) }
    }

    /// Selects an item.
    ///
    /// Like the method of the view, it does not call the view's delegate.
    ///
    /// - Parameters:
    ///   - item: The item. Has no effect if the view does not show it.
    ///   - animated: Whether to animate the selection and scrolling.
    ///   - scrollPosition: Where the item is in the visible area afterwards; empty for no scrolling.
    /// - Complexity: That of `Snapshot.itemPath(for:)`.
    public func selectItem(
      _ item: Item,
      animated: Bool = false,
      scrollPosition: UICollectionView.ScrollPosition = []
    ) {
      guard let path = indexPath(for: item) else { return }
      target.collectionView?.selectItem(
        at: path,
        animated: animated,
        scrollPosition: scrollPosition
      )
    }

    /// Deselects an item.
    ///
    /// - Parameters:
    ///   - item: The item. Has no effect if the view does not show it.
    ///   - animated: Whether to animate the change.
    /// - Complexity: That of `Snapshot.itemPath(for:)`.
    public func deselectItem(_ item: Item, animated: Bool = false) {
      guard let path = indexPath(for: item) else { return }
      target.collectionView?.deselectItem(at: path, animated: animated)
    }

    /// Whether the first visible item keeps its place on screen during an apply; false by default.
    public var keepsScrollPosition: Bool {
      get { target.keepsScrollPosition }
      set { target.keepsScrollPosition = newValue }
    }

    /// How the view is updated while it has no window; by reloads by default.
    public var updatesOutsideWindow: UpdatesOutsideWindow {
      get { target.updatesOutsideWindow }
      set { target.updatesOutsideWindow = newValue }
    }
  }
#endif
