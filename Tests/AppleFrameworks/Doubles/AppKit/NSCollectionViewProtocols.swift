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

@MainActor
extension NSCollectionViewDataSource {
  public func numberOfSections(in view: NSCollectionView) -> Int { 1 }
  public func collectionView(
    _ view: NSCollectionView,
    viewForSupplementaryElementOfKind: NSCollectionView.SupplementaryElementKind,
    at: IndexPath
  ) -> NSView { NSView() }
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

@MainActor
extension NSCollectionViewPrefetching {
  public func collectionView(_ view: NSCollectionView, cancelPrefetchingForItemsAt: [IndexPath]) {}
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

@MainActor
extension NSCollectionViewDelegate {
  public func collectionView(
    _ view: NSCollectionView,
    pasteboardWriterForItemAt: IndexPath
  ) -> (any NSPasteboardWriting)? { nil }
  public func collectionView(
    _ view: NSCollectionView,
    draggingSession: NSDraggingSession,
    willBeginAt: NSPoint,
    forItemsAt: Set<IndexPath>
  ) {}
  public func collectionView(
    _ view: NSCollectionView,
    draggingSession: NSDraggingSession,
    endedAt: NSPoint,
    dragOperation: NSDragOperation
  ) {}
  public func collectionView(
    _ view: NSCollectionView,
    validateDrop: any NSDraggingInfo,
    proposedIndexPath: AutoreleasingUnsafeMutablePointer<NSIndexPath>,
    dropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>
  ) -> NSDragOperation { [] }
  public func collectionView(
    _ view: NSCollectionView,
    acceptDrop: any NSDraggingInfo,
    indexPath: IndexPath,
    dropOperation: NSCollectionView.DropOperation
  ) -> Bool { false }
  public func collectionView(
    _ view: NSCollectionView,
    shouldChangeItemsAt paths: Set<IndexPath>,
    to: NSCollectionViewItem.HighlightState
  ) -> Set<IndexPath> { paths }
  public func collectionView(
    _ view: NSCollectionView,
    didChangeItemsAt: Set<IndexPath>,
    to: NSCollectionViewItem.HighlightState
  ) {}
  public func collectionView(
    _ view: NSCollectionView,
    shouldSelectItemsAt paths: Set<IndexPath>
  ) -> Set<IndexPath> { paths }
  public func collectionView(_ view: NSCollectionView, didSelectItemsAt: Set<IndexPath>) {}
  public func collectionView(_ view: NSCollectionView, didDeselectItemsAt: Set<IndexPath>) {}
  public func collectionView(
    _ view: NSCollectionView,
    willDisplay: NSCollectionViewItem,
    forRepresentedObjectAt: IndexPath
  ) {}
  public func collectionView(
    _ view: NSCollectionView,
    didEndDisplaying: NSCollectionViewItem,
    forRepresentedObjectAt: IndexPath
  ) {}

  public func collectionView(
    _ collectionView: NSCollectionView,
    shouldDeselectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath> {
    let method: Selector = "collectionView:shouldDeselectItemsAtIndexPaths:"
    let target = collectionView.delegateMethods.target(method, of: self)
    return (target as? any NSCollectionViewDelegate)?
      .collectionView(collectionView, shouldDeselectItemsAt: indexPaths) ?? indexPaths
  }
}
