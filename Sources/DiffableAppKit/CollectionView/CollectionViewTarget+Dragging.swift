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

    /// Begins to reorder items; applies wait until the end of the drag.
    ///
    /// If one of several items cannot be reordered, none is.
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
      let paths = indexPaths.map { ItemPath($0) }.sorted()
      draggedPaths = data?.beginReordering(paths) == true ? paths : []
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

    /// Allows the dragged items to be dropped before an item or at the end of a section.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - draggingInfo: The drag.
    ///   - proposedDropIndexPath: The index path at which the dragged items would be dropped.
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
          unsafe collectionDelegate("collectionView:validateDrop:proposedIndexPath:dropOperation:")?
          .collectionView(_:validateDrop:proposedIndexPath:dropOperation:)
        return unsafe method?(
          collectionView,
          draggingInfo,
          proposedDropIndexPath,
          proposedDropOperation
        ) ?? []
      }
      // In bounds, as the call below: the view passes pointers to one value each.
      let proposed = unsafe proposedDropIndexPath.pointee
      let path = ItemPath(section: proposed.section, item: proposed.item)
      guard isPosition(path) else { return [] }
      unsafe proposedDropOperation.pointee = .before
      return .move
    }

    /// Moves the dragged items before another item or to the end of a section, one after the other.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - draggingInfo: The drag.
    ///   - indexPath: The index path at which the dragged item is dropped.
    ///   - dropOperation: Whether to drop on the item at this index path or before it.
    /// - Returns: Whether an item was dropped; for other drags the answer of ``delegate``.
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
      let position = ItemPath(indexPath)
      guard isPosition(position) else { return false }
      // The items before the drop move first, the last of them before the others.
      let before = draggedPaths.filter { $0.section == position.section && $0 < position }
      let others = draggedPaths.filter { $0.section != position.section || $0 >= position }
      let locators = (before.reversed() + others).compactMap { data?.locator(ofItemAt: $0) }
      var numberOfDrops = 0
      for (offset, locate) in locators.enumerated() {
        guard let source = locate(), locators.count == 1 || data?.reorderNext(at: source) == true
        else { break }
        let number = offset - before.count
        let item = position.item + (number < 0 ? -1 - offset : number)
        let destination = ItemPath(section: position.section, item: item)
        collectionView.animator().performBatchUpdates(
          {
            guard data?.dropReorderedItem(at: destination) == true else { return }
            numberOfDrops += 1
            if source != destination {
              collectionView.moveItem(at: IndexPath(source), to: IndexPath(destination))
            }
          },
          completionHandler: nil
        )
        if numberOfDrops <= offset { break }
      }
      return numberOfDrops > 0
    }

    /// Ends the drag, if there is one, and runs the applies that waited for its end.
    func endDrag() {
      guard !draggedPaths.isEmpty else { return }
      draggedPaths = []
      data?.endReordering()
    }

    private func isReordering(
      _ collectionView: NSCollectionView,
      _ info: any NSDraggingInfo
    ) -> Bool {
      !draggedPaths.isEmpty && info.draggingSource as AnyObject? === collectionView
    }

    /// Returns whether an item can be dropped before a path: the path of an item or the end of a section.
    private func isPosition(_ path: ItemPath) -> Bool {
      guard let data, (0..<data.numberOfSections).contains(path.section) else { return false }
      return (0...data.numberOfItems(inSection: path.section)).contains(path.item)
    }
  }
#endif
