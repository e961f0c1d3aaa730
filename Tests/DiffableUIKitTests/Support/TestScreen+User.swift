#if canImport(AppleBase)
  import UIKit

  // What the user does with the items of a view, which only its replacement simulates.
  extension ListView {
    /// The user lifts an item with a drag session; false if that is not allowed.
    func userLiftsItem(at indexPath: IndexPath) -> Bool {
      guard let table = self as? UITableView else {
        return (self as? UICollectionView)?.liftItem(at: indexPath) ?? false
      }
      guard table.userHoldsRow(at: indexPath) else { return false }
      table.userBeginsDragSession()
      return true
    }

    /// The user drops the lifted item at an index path, or cancels the drag if it is nil.
    func userDropsItem(at indexPath: IndexPath?) {
      if let table = self as? UITableView {
        guard let indexPath else { return table.systemCancelsDrag() }
        table.userHovers(over: indexPath)
        table.userDropsRow()
      } else if let collection = self as? UICollectionView {
        if let indexPath { collection.updateInteractiveMovementTarget(indexPath) }
        if collection.hasActiveDrag { return collection.endDrag(drops: indexPath != nil) }
        collection.endInteractiveMovement()
      }
    }

    /// The user taps an item; returns whether it was selected or deselected.
    @discardableResult
    func userTapsItem(at indexPath: IndexPath) -> Bool {
      if let table = self as? UITableView { return table.userTapsRow(at: indexPath) }
      return (self as? UICollectionView)?.tapItem(at: indexPath) ?? false
    }

    /// The view no longer expects to show items soon.
    func userLeavesItems(at indexPaths: [IndexPath]) {
      if let table = self as? UITableView {
        table.prefetchDataSource?.tableView(table, cancelPrefetchingForRowsAt: indexPaths)
      } else if let collection = self as? UICollectionView {
        collection.prefetchDataSource?
          .collectionView(collection, cancelPrefetchingForItemsAt: indexPaths)
      }
    }
  }
#endif
