#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  @MainActor
  extension DiffableDataSource where Target == CollectionViewTarget {
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
  }
#endif
