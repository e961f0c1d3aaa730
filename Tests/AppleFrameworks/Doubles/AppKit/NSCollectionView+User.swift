import AppleBase

// The selection, and what a user does with a collection view.
extension NSCollectionView {
  public var selectionIndexPaths: Set<IndexPath> {
    get {
      reloadIfNeeded()
      return selection
    }
    set {
      reloadIfNeeded()
      if let path = newValue.first(where: { !contains($0) }) {
        return Inconsistency.report("The selected path \(path) is out of bounds")
      }
      if newValue.count > 1 && !allowsMultipleSelection {
        return Inconsistency.report("The collection view does not allow to select several items")
      }
      selection = newValue
    }
  }

  public func selectItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {
    selectionIndexPaths = selectionIndexPaths.union(indexPaths)
  }

  /// Selects items as the user does, and deselects all other items.
  public func userSelects(_ indexPaths: Set<IndexPath>) {
    guard isSelectable else { return }
    let former = selectionIndexPaths
    var (deselected, selected) = (former.subtracting(indexPaths), indexPaths.subtracting(former))
    if let delegate, !selected.isEmpty {
      selected = delegate.collectionView(self, shouldSelectItemsAt: selected)
      // A click on an item that cannot be selected keeps the selection.
      if selected.isEmpty { return }
    }
    if let delegate, !deselected.isEmpty {
      deselected = delegate.collectionView(self, shouldDeselectItemsAt: deselected)
    }
    selectionIndexPaths = former.subtracting(deselected).union(selected)
    if !deselected.isEmpty { delegate?.collectionView(self, didDeselectItemsAt: deselected) }
    if !selected.isEmpty { delegate?.collectionView(self, didSelectItemsAt: selected) }
  }

  /// Changes the highlight state of items as the user does; returns the items whose state has changed.
  @discardableResult
  public func userChanges(
    _ indexPaths: Set<IndexPath>,
    to state: NSCollectionViewItem.HighlightState
  ) -> Set<IndexPath> {
    reloadIfNeeded()
    guard let delegate else { return indexPaths }
    let changed = delegate.collectionView(self, shouldChangeItemsAt: indexPaths, to: state)
    if !changed.isEmpty { delegate.collectionView(self, didChangeItemsAt: changed, to: state) }
    return changed
  }

  /// Lifts items; returns the drag session, or nil when no item can be dragged.
  public func userLifts(_ indexPaths: Set<IndexPath>) -> NSDraggingSession? {
    reloadIfNeeded()
    guard let delegate else { return nil }
    let lifted = indexPaths.filter {
      delegate.collectionView(self, pasteboardWriterForItemAt: $0) != nil
    }
    if lifted.isEmpty { return nil }
    let session = NSDraggingSession()
    delegate.collectionView(
      self,
      draggingSession: session,
      willBeginAt: .zero,
      forItemsAt: lifted
    )
    return session
  }

  /// Drops the dragged items, and returns whether the delegate accepts the drop.
  public func userDrops(
    at path: IndexPath,
    _ operation: DropOperation = .before,
    from source: Any?
  ) -> Bool {
    guard let delegate, !registeredDraggedTypes.isEmpty else { return false }
    let drag = UserDrag(from: source)
    let pointer = unsafe AutoreleasingUnsafeMutablePointer(
      NSIndexPath(forItem: path.item, inSection: path.section)
    )
    var operation = operation
    let proposal = unsafe delegate.collectionView(
      self,
      validateDrop: drag,
      proposedIndexPath: pointer,
      dropOperation: &operation
    )
    guard proposal != [] else { return false }
    return delegate.collectionView(
      self,
      acceptDrop: drag,
      indexPath: unsafe IndexPath(item: pointer.pointee.item, section: pointer.pointee.section),
      dropOperation: operation
    )
  }

  /// Ends a drag, with or without a drop.
  public func userEnds(_ session: NSDraggingSession, dropped: Bool) {
    delegate?.collectionView(
      self,
      draggingSession: session,
      endedAt: .zero,
      dragOperation: dropped ? .move : []
    )
  }

  /// Lifts an item, drops it before another path, and ends the drag.
  ///
  /// - Parameters:
  ///   - path: The path of the item to drag.
  ///   - destination: The path before which to drop, in the list that still contains the dragged item.
  ///   - beforeDrop: Called while the item is in the air.
  /// - Returns: Whether the drop was accepted.
  @discardableResult
  public func userDrags(
    _ path: IndexPath,
    before destination: IndexPath,
    beforeDrop: () -> Void = {}
  ) -> Bool {
    guard let session = userLifts([path]) else { return false }
    beforeDrop()
    let isDropped = userDrops(at: destination, from: self)
    userEnds(session, dropped: isDropped)
    return isDropped
  }
}
