import AppleBase

public protocol NSCollectionViewDataSource: NSObjectProtocol {
  @MainActor
  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int)
    -> Int
  @MainActor
  func collectionView(
    _ collectionView: NSCollectionView,
    itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem

  // The following requirements are optional.
  @MainActor
  func numberOfSections(in collectionView: NSCollectionView) -> Int
  @MainActor
  func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView
}

extension NSCollectionViewDataSource {
  @MainActor
  public func numberOfSections(in collectionView: NSCollectionView) -> Int { 1 }

  @MainActor
  public func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView {
    NSView()
  }
}

public protocol NSCollectionViewPrefetching: NSObjectProtocol {
  @MainActor
  func collectionView(_ collectionView: NSCollectionView, prefetchItemsAt indexPaths: [IndexPath])

  // The following requirement is optional.
  @MainActor
  func collectionView(
    _ collectionView: NSCollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}

extension NSCollectionViewPrefetching {
  @MainActor
  public func collectionView(
    _ collectionView: NSCollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

public protocol NSCollectionViewDelegate: NSObjectProtocol {
  // All requirements are optional.
  @MainActor
  func collectionView(
    _ collectionView: NSCollectionView,
    pasteboardWriterForItemAt indexPath: IndexPath
  ) -> (any NSPasteboardWriting)?
  @MainActor
  func collectionView(
    _ collectionView: NSCollectionView,
    draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint,
    forItemsAt indexPaths: Set<IndexPath>
  )
  @MainActor
  func collectionView(
    _ collectionView: NSCollectionView,
    draggingSession session: NSDraggingSession,
    endedAt screenPoint: NSPoint,
    dragOperation operation: NSDragOperation
  )
  @MainActor
  func collectionView(
    _ collectionView: NSCollectionView,
    validateDrop draggingInfo: any NSDraggingInfo,
    proposedIndexPath proposedDropIndexPath: AutoreleasingUnsafeMutablePointer<NSIndexPath>,
    dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>
  ) -> NSDragOperation
  @MainActor
  func collectionView(
    _ collectionView: NSCollectionView,
    acceptDrop draggingInfo: any NSDraggingInfo,
    indexPath: IndexPath,
    dropOperation: NSCollectionView.DropOperation
  ) -> Bool
  @MainActor
  func collectionView(
    _ collectionView: NSCollectionView,
    shouldChangeItemsAt indexPaths: Set<IndexPath>,
    to highlightState: NSCollectionViewItem.HighlightState
  ) -> Set<IndexPath>
  @MainActor
  func collectionView(
    _ collectionView: NSCollectionView,
    didChangeItemsAt indexPaths: Set<IndexPath>,
    to highlightState: NSCollectionViewItem.HighlightState
  )
  @MainActor
  func collectionView(
    _ collectionView: NSCollectionView,
    shouldSelectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath>
  @MainActor
  func collectionView(
    _ collectionView: NSCollectionView,
    shouldDeselectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath>
  @MainActor
  func collectionView(
    _ collectionView: NSCollectionView,
    didSelectItemsAt indexPaths: Set<IndexPath>
  )
  @MainActor
  func collectionView(
    _ collectionView: NSCollectionView,
    didDeselectItemsAt indexPaths: Set<IndexPath>
  )
  @MainActor
  func collectionView(
    _ collectionView: NSCollectionView,
    willDisplay item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath
  )
  @MainActor
  func collectionView(
    _ collectionView: NSCollectionView,
    didEndDisplaying item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath
  )
}

extension NSCollectionViewDelegate {
  @MainActor
  public func collectionView(
    _ collectionView: NSCollectionView,
    pasteboardWriterForItemAt indexPath: IndexPath
  ) -> (any NSPasteboardWriting)? {
    nil
  }

  @MainActor
  public func collectionView(
    _ collectionView: NSCollectionView,
    draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint,
    forItemsAt indexPaths: Set<IndexPath>
  ) {}

  @MainActor
  public func collectionView(
    _ collectionView: NSCollectionView,
    draggingSession session: NSDraggingSession,
    endedAt screenPoint: NSPoint,
    dragOperation operation: NSDragOperation
  ) {}

  @MainActor
  public func collectionView(
    _ collectionView: NSCollectionView,
    validateDrop draggingInfo: any NSDraggingInfo,
    proposedIndexPath proposedDropIndexPath: AutoreleasingUnsafeMutablePointer<NSIndexPath>,
    dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>
  ) -> NSDragOperation {
    []
  }

  @MainActor
  public func collectionView(
    _ collectionView: NSCollectionView,
    acceptDrop draggingInfo: any NSDraggingInfo,
    indexPath: IndexPath,
    dropOperation: NSCollectionView.DropOperation
  ) -> Bool {
    false
  }

  @MainActor
  public func collectionView(
    _ collectionView: NSCollectionView,
    shouldChangeItemsAt indexPaths: Set<IndexPath>,
    to highlightState: NSCollectionViewItem.HighlightState
  ) -> Set<IndexPath> {
    indexPaths
  }

  @MainActor
  public func collectionView(
    _ collectionView: NSCollectionView,
    didChangeItemsAt indexPaths: Set<IndexPath>,
    to highlightState: NSCollectionViewItem.HighlightState
  ) {}

  @MainActor
  public func collectionView(
    _ collectionView: NSCollectionView,
    shouldSelectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath> {
    indexPaths
  }

  /// Forwards the call as Objective-C does.
  ///
  /// The other methods need no forwarding here, because the adapters implement them.
  @MainActor
  public func collectionView(
    _ collectionView: NSCollectionView,
    shouldDeselectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath> {
    let selector: Selector = "collectionView:shouldDeselectItemsAtIndexPaths:"
    guard collectionView.delegateMethods.contains(selector), collectionView.delegate === self,
      let target = (self as? NSObject)?.forwardingTarget(for: selector)
        as? any NSCollectionViewDelegate
    else { return indexPaths }
    return target.collectionView(collectionView, shouldDeselectItemsAt: indexPaths)
  }

  @MainActor
  public func collectionView(
    _ collectionView: NSCollectionView,
    didSelectItemsAt indexPaths: Set<IndexPath>
  ) {}

  @MainActor
  public func collectionView(
    _ collectionView: NSCollectionView,
    didDeselectItemsAt indexPaths: Set<IndexPath>
  ) {}

  @MainActor
  public func collectionView(
    _ collectionView: NSCollectionView,
    willDisplay item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath
  ) {}

  @MainActor
  public func collectionView(
    _ collectionView: NSCollectionView,
    didEndDisplaying item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath
  ) {}
}
