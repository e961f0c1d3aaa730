#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  // A collection view calls `canMoveItemAt` when the user lifts an item, and `moveItemAt` when the user drops the
  // item at another path. It calls nothing when the reordering is cancelled or ends where it began. So the reordering
  // begins in `canMoveItemAt`, and the target watches the view until it is over.

  extension CollectionViewEvents {
    /// Returns whether the user may move an item, and begins to reorder it.
    ///
    /// Applies wait from now on until the reordering has ended. If the view does not move the item after all, they wait
    /// until the next turn of the run loop. While an apply changes the view, no reordering begins, and applies do not
    /// wait.
    func collectionView(
      _ collectionView: UICollectionView,
      canMoveItemAt indexPath: IndexPath
    ) -> Bool {
      let path = ItemPath(indexPath)
      // `beginReordering` would end the reordering of another item even if it refused this item.
      guard let data, data.allows(.reorder, at: path) else { return false }
      // Another data source may have taken over the view.
      guard data.beginReordering(at: path) else { return self.data === data }
      let cell = collectionView.cellForItem(at: indexPath)
      let reordering = ItemReordering(of: cell, from: path, needsReload: needsReload)
      self.reordering = reordering
      Task { [weak self] in
        // A view reports neither a cancelled reordering nor one that ends where it began.
        await waitWhile { self?.isUnderWay(reordering) == true }
        self?.end(reordering)
      }
      return true
    }

    /// Drops the item that the user moves.
    ///
    /// The reordering ends in the next turn of the run loop: the view accepts no update before this call returns. If
    /// the drop is refused, the view is reloaded, which puts the item back.
    func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let source = ItemPath(sourceIndexPath)
      // Until the drop has been reported, the view must not get another data source.
      let lifted = reordering
      reordering = reordering ?? ItemReordering(of: nil, from: nil, needsReload: false)
      let isLifted = lifted?.source == source || data?.beginReordering(at: source) == true
      let isDropped =
        isLifted && data?.dropReorderedItem(at: ItemPath(destinationIndexPath)) == true
      let dropped = ItemReordering(of: nil, from: nil, needsReload: needsReload || !isDropped)
      reordering = dropped
      Task { [weak self] in
        await waitWhile { self?.collectionView?.hasUncommittedUpdates == true }
        self?.end(dropped)
      }
    }

    /// Returns whether an apply must wait, because the collection view has uncommitted updates.
    func applyMustWait() -> Bool {
      data?.applyMustWait { [weak self] in
        self?.reordering != nil || self?.collectionView?.hasUncommittedUpdates == true
      } ?? false
    }

    private var needsReload: Bool { reordering?.needsReload ?? false }

    private func isUnderWay(_ reordering: ItemReordering) -> Bool {
      self.reordering === reordering && reordering.isUnderWay(in: collectionView)
    }

    /// Ends a reordering, unless a drop or another reordering has replaced it.
    private func end(_ reordering: ItemReordering) {
      guard self.reordering === reordering else { return }
      self.reordering = nil
      if reordering.needsReload {
        if let collectionView { target?.reload(collectionView) }
      } else if let collectionView, collectionView.window != nil {
        // Since iOS 11 the view asks for the dropped cell again in its next layout. The layout happens now, because a
        // waiting apply may delete the item.
        collectionView.layoutIfNeeded()
      }
      data?.endReordering()
    }
  }
#endif
