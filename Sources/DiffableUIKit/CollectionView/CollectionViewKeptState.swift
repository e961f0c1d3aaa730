#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  /// The selected items and the visible items of a collection view before an apply.
  @MainActor
  struct CollectionViewKeptState {
    /// A visible item, and its place relative to the visible area.
    private struct Anchor {
      var path: () -> ItemPath?
      var distance: CGPoint
    }

    private let selection: [() -> ItemPath?]
    private let anchors: [Anchor]

    /// Returns nil when there is nothing to keep.
    init?(_ target: CollectionViewTarget) {
      guard let collectionView = target.collectionView, let data = target.data
      else { return nil }
      let selected = collectionView.indexPathsForSelectedItems ?? []
      selection = selected.compactMap { data.locator(ofItemAt: ItemPath($0)) }
      anchors = target.keepsScrollPosition ? Self.anchors(in: collectionView, data) : []
      if selection.isEmpty && anchors.isEmpty { return nil }
    }

    private static func anchors(
      in collectionView: UICollectionView,
      _ data: ListData<UICollectionViewCell>
    ) -> [Anchor] {
      let offset = collectionView.contentOffset
      let inset = collectionView.adjustedContentInset
      return collectionView.indexPathsForVisibleItems.sorted().compactMap { path in
        guard let frame = collectionView.layoutAttributesForItem(at: path)?.frame,
          frame.origin.y + frame.size.height > offset.y + inset.top,
          frame.origin.x + frame.size.width > offset.x + inset.left,
          let locator = data.locator(ofItemAt: ItemPath(path))
        else { return nil }
        let distance = CGPoint(x: frame.origin.x - offset.x, y: frame.origin.y - offset.y)
        return Anchor(path: locator, distance: distance)
      }
    }

    /// Selects the items again, and scrolls the first visible item that still exists to its former place.
    func restore(in target: CollectionViewTarget) {
      guard let collectionView = target.collectionView else { return }
      if !selection.isEmpty { restoreSelection(in: collectionView) }
      if !anchors.isEmpty { restorePosition(in: collectionView) }
    }

    private func restoreSelection(in collectionView: UICollectionView) {
      let wanted = Set(selection.compactMap { $0() }.map { IndexPath($0) })
      let selected = Set(collectionView.indexPathsForSelectedItems ?? [])
      for path in selected.subtracting(wanted) {
        collectionView.deselectItem(at: path, animated: false)
      }
      for path in wanted.subtracting(selected) {
        collectionView.selectItem(at: path, animated: false, scrollPosition: [])
      }
    }

    private func restorePosition(in collectionView: UICollectionView) {
      collectionView.layoutIfNeeded()
      for anchor in anchors {
        guard let path = anchor.path(),
          let frame = collectionView.layoutAttributesForItem(at: IndexPath(path))?.frame
        else { continue }
        // Setting the offset limits it to the content. An unchanged offset is not set, because the user may
        // have scrolled beyond the content, as in a pull to refresh.
        let offset = collectionView.contentOffset
        let x = frame.origin.x - anchor.distance.x
        let y = frame.origin.y - anchor.distance.y
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
