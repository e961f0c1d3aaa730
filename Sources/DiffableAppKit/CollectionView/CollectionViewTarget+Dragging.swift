#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  extension CollectionViewTarget: NSCollectionViewDelegate {
    /// Returns a writer for an item that the user can reorder.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - indexPath: The index path.
    /// - Returns: The writer. For an item that cannot be reordered, the result of ``delegate``, or nil.
    public func collectionView(
      _ collectionView: NSCollectionView,
      pasteboardWriterForItemAt indexPath: IndexPath
    ) -> (any NSPasteboardWriting)? {
      if data?.canReorderItem(at: ItemPath(indexPath)) == true {
        let item = NSPasteboardItem()
        item.setString("\(indexPath.section), \(indexPath.item)", forType: .reorderedRow)
        return item
      }
      let method: ((NSCollectionView, IndexPath) -> (any NSPasteboardWriting)?)? =
        collectionDelegate("collectionView:pasteboardWriterForItemAtIndexPath:")?
        .collectionView(_:pasteboardWriterForItemAt:)
      return method?(collectionView, indexPath)
    }

    /// Begins to reorder an item; applies wait until the end of the drag.
    ///
    /// A drag of several items reorders none of them.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - session: The session of the drag.
    ///   - screenPoint: A position on the screen.
    ///   - indexPaths: The index paths of the items.
    public func collectionView(
      _ collectionView: NSCollectionView,
      draggingSession session: NSDraggingSession,
      willBeginAt screenPoint: NSPoint,
      forItemsAt indexPaths: Set<IndexPath>
    ) {
      if indexPaths.count == 1, let indexPath = indexPaths.first,
        data?.beginReordering(at: ItemPath(indexPath)) == true
      {
        draggedPath = ItemPath(indexPath)
      }
      let method: ((NSCollectionView, NSDraggingSession, NSPoint, Set<IndexPath>) -> Void)? =
        collectionDelegate(
          "collectionView:draggingSession:willBeginAtPoint:forItemsAtIndexPaths:"
        )?.collectionView(_:draggingSession:willBeginAt:forItemsAt:)
      method?(collectionView, session, screenPoint, indexPaths)
    }

    /// Ends the drag, and runs the applies that waited for its end.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - session: The session of the drag.
    ///   - screenPoint: A position on the screen.
    ///   - operation: How the drag ended.
    public func collectionView(
      _ collectionView: NSCollectionView,
      draggingSession session: NSDraggingSession,
      endedAt screenPoint: NSPoint,
      dragOperation operation: NSDragOperation
    ) {
      endDrag()
      let method: ((NSCollectionView, NSDraggingSession, NSPoint, NSDragOperation) -> Void)? =
        collectionDelegate("collectionView:draggingSession:endedAtPoint:dragOperation:")?
        .collectionView(_:draggingSession:endedAt:dragOperation:)
      method?(collectionView, session, screenPoint, operation)
    }

    /// Allows the dragged item to be dropped before an item or at the end of a section.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - draggingInfo: The drag.
    ///   - proposedDropIndexPath: The index path at which the dragged item would be dropped.
    ///   - proposedDropOperation: Whether to drop on the item at this index path or before it. The method sets it to
    ///     `.before` if the dragged item can be dropped there.
    /// - Returns: A move, or no operation if the item cannot be dropped there. For other drags, the answer of
    ///   ``delegate``.
    public func collectionView(
      _ collectionView: NSCollectionView,
      validateDrop draggingInfo: any NSDraggingInfo,
      proposedIndexPath proposedDropIndexPath: AutoreleasingUnsafeMutablePointer<NSIndexPath>,
      dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>
    ) -> NSDragOperation {
      guard isReordering(collectionView, draggingInfo) else {
        typealias Method = (
          NSCollectionView, any NSDraggingInfo, AutoreleasingUnsafeMutablePointer<NSIndexPath>,
          UnsafeMutablePointer<NSCollectionView.DropOperation>
        ) -> NSDragOperation
        let method: Method? =
          collectionDelegate("collectionView:validateDrop:proposedIndexPath:dropOperation:")?
          .collectionView(_:validateDrop:proposedIndexPath:dropOperation:)
        return method?(
          collectionView,
          draggingInfo,
          proposedDropIndexPath,
          proposedDropOperation
        ) ?? []
      }
      let proposed = proposedDropIndexPath.pointee
      let path = ItemPath(section: proposed.section, item: proposed.item)
      guard destination(ofDropBefore: path) != nil else { return [] }
      proposedDropOperation.pointee = .before
      return .move
    }

    /// Moves the dragged item before another item or to the end of a section.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - draggingInfo: The drag.
    ///   - indexPath: The index path at which the dragged item is dropped.
    ///   - dropOperation: Whether to drop on the item at this index path or before it.
    /// - Returns: Whether the item was dropped; for other drags the answer of ``delegate``.
    public func collectionView(
      _ collectionView: NSCollectionView,
      acceptDrop draggingInfo: any NSDraggingInfo,
      indexPath: IndexPath,
      dropOperation: NSCollectionView.DropOperation
    ) -> Bool {
      guard isReordering(collectionView, draggingInfo) else {
        typealias Method = (
          NSCollectionView, any NSDraggingInfo, IndexPath, NSCollectionView.DropOperation
        ) -> Bool
        let method: Method? =
          collectionDelegate("collectionView:acceptDrop:indexPath:dropOperation:")?
          .collectionView(_:acceptDrop:indexPath:dropOperation:)
        return method?(collectionView, draggingInfo, indexPath, dropOperation) ?? false
      }
      guard let source = draggedPath,
        let destination = destination(ofDropBefore: ItemPath(indexPath))
      else { return false }
      var isDropped = false
      collectionView.animator().performBatchUpdates(
        {
          isDropped = data?.dropReorderedItem(at: destination) ?? false
          if isDropped && source != destination {
            collectionView.moveItem(at: IndexPath(source), to: IndexPath(destination))
          }
        },
        completionHandler: nil
      )
      return isDropped
    }

    /// Ends the drag, if there is one, and runs the applies that waited for its end.
    func endDrag() {
      guard draggedPath != nil else { return }
      draggedPath = nil
      data?.endReordering()
    }

    private func isReordering(
      _ collectionView: NSCollectionView,
      _ info: any NSDraggingInfo
    ) -> Bool {
      draggedPath != nil && info.draggingSource as AnyObject? === collectionView
    }

    /// Returns the new path of the dragged item if it is dropped before a path; nil when that path is out of bounds.
    private func destination(ofDropBefore path: ItemPath) -> ItemPath? {
      guard let draggedPath, let data, (0..<data.numberOfSections).contains(path.section),
        (0...data.numberOfItems(inSection: path.section)).contains(path.item)
      else { return nil }
      // The destination does not count the dragged item.
      let isAfter = path.section == draggedPath.section && path.item > draggedPath.item
      return ItemPath(section: path.section, item: isAfter ? path.item - 1 : path.item)
    }
  }
#endif
