#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit

  final class UserCollectionDelegate: RecordingDelegate, NSCollectionViewDelegate {
    var refused: Set<IndexPath> = []

    func collectionView(
      _ collectionView: NSCollectionView,
      pasteboardWriterForItemAt indexPath: IndexPath
    ) -> (any NSPasteboardWriting)? {
      let method = "collectionView:pasteboardWriterForItemAtIndexPath:"
      return record("writer", of: method) ? NSPasteboardItem() : nil
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      draggingSession session: NSDraggingSession,
      willBeginAt screenPoint: NSPoint,
      forItemsAt indexPaths: Set<IndexPath>
    ) {
      record("begin", of: "collectionView:draggingSession:willBeginAtPoint:forItemsAtIndexPaths:")
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      draggingSession session: NSDraggingSession,
      endedAt screenPoint: NSPoint,
      dragOperation operation: NSDragOperation
    ) {
      record("end", of: "collectionView:draggingSession:endedAtPoint:dragOperation:")
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      validateDrop draggingInfo: any NSDraggingInfo,
      proposedIndexPath proposedDropIndexPath: AutoreleasingUnsafeMutablePointer<NSIndexPath>,
      dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>
    ) -> NSDragOperation {
      let method = "collectionView:validateDrop:proposedIndexPath:dropOperation:"
      return record("validate", of: method) ? .copy : []
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      acceptDrop draggingInfo: any NSDraggingInfo,
      indexPath: IndexPath,
      dropOperation: NSCollectionView.DropOperation
    ) -> Bool {
      record("accept", of: "collectionView:acceptDrop:indexPath:dropOperation:")
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      didSelectItemsAt indexPaths: Set<IndexPath>
    ) {
      record("select", of: "collectionView:didSelectItemsAtIndexPaths:")
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      shouldSelectItemsAt indexPaths: Set<IndexPath>
    ) -> Set<IndexPath> {
      record("should select", of: "collectionView:shouldSelectItemsAtIndexPaths:")
        ? indexPaths.subtracting(refused) : indexPaths
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      shouldDeselectItemsAt indexPaths: Set<IndexPath>
    ) -> Set<IndexPath> {
      record("should deselect", of: "collectionView:shouldDeselectItemsAtIndexPaths:")
      return indexPaths
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      didDeselectItemsAt indexPaths: Set<IndexPath>
    ) {
      record("deselect", of: "collectionView:didDeselectItemsAtIndexPaths:")
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      shouldChangeItemsAt indexPaths: Set<IndexPath>,
      to highlightState: NSCollectionViewItem.HighlightState
    ) -> Set<IndexPath> {
      record(
        "should highlight",
        of: "collectionView:shouldChangeItemsAtIndexPaths:toHighlightState:"
      )
        ? indexPaths.subtracting(refused) : indexPaths
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      didChangeItemsAt indexPaths: Set<IndexPath>,
      to highlightState: NSCollectionViewItem.HighlightState
    ) {
      record("highlight", of: "collectionView:didChangeItemsAtIndexPaths:toHighlightState:")
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      willDisplay item: NSCollectionViewItem,
      forRepresentedObjectAt indexPath: IndexPath
    ) {
      record("show", of: "collectionView:willDisplayItem:forRepresentedObjectAtIndexPath:")
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      didEndDisplaying item: NSCollectionViewItem,
      forRepresentedObjectAt indexPath: IndexPath
    ) {
      record("hide", of: "collectionView:didEndDisplayingItem:forRepresentedObjectAtIndexPath:")
    }
  }
#endif
