#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  // A call with `?` does nothing if the delegate of the app does not implement the method.
  extension CollectionViewEvents {
    func collectionView(
      _ collectionView: NSCollectionView,
      pasteboardWriterForItemAt indexPath: IndexPath
    ) -> (any NSPasteboardWriting)? {
      if data?.allows(.reorder, at: ItemPath(indexPath)) == true {
        return NSPasteboardItem.reorderedItem()
      }
      return (delegate?.collectionView(_:pasteboardWriterForItemAt:))?(collectionView, indexPath)
    }

    /// Begins to reorder items; if one of several items cannot be reordered, none is.
    func collectionView(
      _ collectionView: NSCollectionView,
      draggingSession session: NSDraggingSession,
      willBeginAt screenPoint: NSPoint,
      forItemsAt indexPaths: Set<IndexPath>
    ) {
      let paths = indexPaths.map { ItemPath($0) }.sorted()
      reordered = data?.beginReordering(paths) == true ? paths : []
      (delegate?.collectionView(_:draggingSession:willBeginAt:forItemsAt:))?(
        collectionView,
        session,
        screenPoint,
        indexPaths
      )
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      draggingSession session: NSDraggingSession,
      endedAt screenPoint: NSPoint,
      dragOperation operation: NSDragOperation
    ) {
      endReordering()
      (delegate?.collectionView(_:draggingSession:endedAt:dragOperation:))?(
        collectionView,
        session,
        screenPoint,
        operation
      )
    }

    /// Allows the dragged items to be dropped before an item or at the end of a section.
    func collectionView(
      _ collectionView: NSCollectionView,
      validateDrop info: any NSDraggingInfo,
      proposedIndexPath proposedPath: AutoreleasingUnsafeMutablePointer<NSIndexPath>,
      dropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>
    ) -> NSDragOperation {
      guard isReordering(collectionView, info) else {
        return
          unsafe (delegate?
          .collectionView(_:validateDrop:proposedIndexPath:dropOperation:))?(
            collectionView,
            info,
            proposedPath,
            dropOperation
          ) ?? []
      }
      // In bounds, as the call below: the view passes pointers to one value each.
      let proposed = unsafe proposedPath.pointee
      let path = ItemPath(section: proposed.section, item: proposed.item)
      guard isPosition(path) else { return [] }
      unsafe dropOperation.pointee = .before
      return .move
    }

    /// Moves the dragged items before another item or to the end of a section, one after the other.
    func collectionView(
      _ collectionView: NSCollectionView,
      acceptDrop info: any NSDraggingInfo,
      indexPath: IndexPath,
      dropOperation: NSCollectionView.DropOperation
    ) -> Bool {
      guard isReordering(collectionView, info) else {
        return (delegate?.collectionView(_:acceptDrop:indexPath:dropOperation:))?(
          collectionView,
          info,
          indexPath,
          dropOperation
        ) ?? false
      }
      let position = ItemPath(indexPath)
      return isPosition(position) && duringCall { drop(before: position, in: collectionView) }
    }

    /// Moves the dragged items before a position, and returns whether one has moved.
    private func drop(before position: ItemPath, in collectionView: NSCollectionView) -> Bool {
      // The items before the drop move first, the last of them before the others.
      let before = reordered.filter { $0.section == position.section && $0 < position }
      let others = reordered.filter { $0.section != position.section || $0 >= position }
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

    /// Returns whether an item can be dropped before a path: the path of an item or the end of a section.
    private func isPosition(_ path: ItemPath) -> Bool {
      guard let data, (0..<data.numberOfSections).contains(path.section) else { return false }
      return (0...data.numberOfItems(inSection: path.section)).contains(path.item)
    }
  }
#endif
