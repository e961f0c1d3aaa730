#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  // A collection view calls `canMoveItemAt` when the user lifts an item, and `moveItemAt` when the user drops the
  // item at another path. It calls nothing when the movement is cancelled or ends where it began. So the drag of the
  // data source begins in `canMoveItemAt`, and the target watches the view until the movement is over.

  extension CollectionViewEvents {
    /// Returns whether the user may move an item, and begins its drag.
    ///
    /// Applies wait from now on until the movement has ended. If the view does not move the item after all, they wait
    /// until the next turn of the run loop. While an apply changes the view, no drag begins, and applies do not wait.
    func collectionView(
      _ collectionView: UICollectionView,
      canMoveItemAt indexPath: IndexPath
    ) -> Bool {
      let path = ItemPath(indexPath)
      // `beginReordering` would end the drag of another item even if it refused this item.
      guard let data, data.allows(.move, at: path) else { return false }
      guard data.beginReordering(at: path) else { return true }
      let cell = collectionView.cellForItem(at: indexPath)
      let movement = CollectionViewMovement(of: cell, from: path, needsReload: needsReload)
      self.movement = movement
      Task { [weak self] in
        // A view reports neither a cancelled movement nor one that ends where it began.
        await waitWhile { self?.isMoving(movement) == true }
        self?.end(movement)
      }
      return true
    }

    /// Drops the item that the user moves.
    ///
    /// The drag ends in the next turn of the run loop: the view accepts no update before this call returns. If the
    /// drop is refused, the view is reloaded, which puts the item back.
    func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let source = ItemPath(sourceIndexPath)
      let isLifted = movement?.source == source || data?.beginReordering(at: source) == true
      let isDropped =
        isLifted && data?.dropReorderedItem(at: ItemPath(destinationIndexPath)) == true
      let dropped = CollectionViewMovement(
        of: nil,
        from: nil,
        needsReload: needsReload || !isDropped
      )
      movement = dropped
      Task { [weak self] in
        await waitWhile { self?.collectionView?.hasUncommittedUpdates == true }
        self?.end(dropped)
      }
    }

    /// Returns whether an apply must wait, because the collection view has uncommitted updates.
    func applyMustWait() -> Bool {
      data?.applyMustWait { [weak self] in
        self?.movement != nil || self?.collectionView?.hasUncommittedUpdates == true
      } ?? false
    }

    private var needsReload: Bool { movement?.needsReload ?? false }

    private func isMoving(_ movement: CollectionViewMovement) -> Bool {
      self.movement === movement && movement.isUnderWay(in: collectionView)
    }

    /// Ends the drag that a movement belongs to, unless a drop or another movement has replaced the movement.
    private func end(_ movement: CollectionViewMovement) {
      guard self.movement === movement else { return }
      self.movement = nil
      if movement.needsReload {
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
