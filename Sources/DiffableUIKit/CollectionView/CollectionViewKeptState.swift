#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  /// The selected items and the visible items of a collection view before an apply.
  @MainActor
  struct CollectionViewKeptState {
    private let selection: KeptSelection

    /// The positions of the visible items, relative to the visible area.
    private let distances: [CGPoint]

    private let unmoved: () -> [(offset: Int, path: ItemPath)]

    /// Returns nil when there is nothing to keep.
    init?(_ target: CollectionViewTarget) {
      guard let collectionView = target.collectionView, let data = target.data
      else { return nil }
      let selected = collectionView.indexPathsForSelectedItems ?? []
      selection = KeptSelection(selected.map { ItemPath($0) }, data)
      let visible =
        target.keepsScrollPosition ? Self.visibleItems(in: collectionView) : []
      distances = visible.map { $0.distance }
      unmoved = data.anchors(amongItemsAt: visible.map { $0.path })
      if selection.isEmpty && visible.isEmpty { return nil }
    }

    /// Returns the visible items that the top or left inset does not cover completely, with their positions relative
    /// to the visible area.
    private static func visibleItems(
      in collectionView: UICollectionView
    ) -> [(path: ItemPath, distance: CGPoint)] {
      let offset = collectionView.contentOffset
      let inset = collectionView.adjustedContentInset
      return collectionView.indexPathsForVisibleItems.sorted().compactMap { path in
        guard let frame = collectionView.layoutAttributesForItem(at: path)?.frame,
          frame.origin.y + frame.size.height > offset.y + inset.top,
          frame.origin.x + frame.size.width > offset.x + inset.left
        else { return nil }
        let distance = CGPoint(x: frame.origin.x - offset.x, y: frame.origin.y - offset.y)
        return (ItemPath(path), distance)
      }
    }

    /// Selects the items again, and restores the scroll position.
    ///
    /// The first visible item that still exists and has kept its order returns to its position in the visible area.
    func restore(in target: CollectionViewTarget) {
      guard let collectionView = target.collectionView else { return }
      selection.restore(in: collectionView)
      if !distances.isEmpty { restorePosition(in: collectionView) }
    }

    private func restorePosition(in collectionView: UICollectionView) {
      collectionView.layoutIfNeeded()
      for anchor in unmoved() {
        let path = IndexPath(anchor.path)
        guard let frame = collectionView.layoutAttributesForItem(at: path)?.frame
        else { continue }
        let distance = distances[anchor.offset]
        // The offset that is set below is limited to the content. If the item has not moved, setting it would undo a
        // pull to refresh, because the user has then scrolled beyond the content.
        let offset = collectionView.contentOffset
        let x = frame.origin.x - distance.x
        let y = frame.origin.y - distance.y
        if x == offset.x && y == offset.y { return }
        let size = collectionView.contentSize
        let area = collectionView.bounds.size
        let inset = collectionView.adjustedContentInset
        let highestX = max(-inset.left, size.width + inset.right - area.width)
        let highestY = max(-inset.top, size.height + inset.bottom - area.height)
        collectionView.contentOffset = CGPoint(
          x: min(max(x, -inset.left), highestX),
          y: min(max(y, -inset.top), highestY)
        )
        return
      }
    }
  }
#endif
