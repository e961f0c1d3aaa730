#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit

  /// A delegate of the app that records its calls.
  ///
  /// It says which methods it implements, because the replacement of AppKit cannot know.
  @MainActor
  final class UserCollectionDelegate: NSObject, NSCollectionViewDelegate {
    nonisolated let selectors: Set<String>
    var calls: [String] = []
    var refused: Set<IndexPath> = []

    init(_ selectors: Set<String>) { self.selectors = selectors }

    override func responds(to aSelector: Selector!) -> Bool {
      selectors.contains { Selector($0) == aSelector }
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      pasteboardWriterForItemAt indexPath: IndexPath
    ) -> (any NSPasteboardWriting)? {
      calls.append("writer")
      return NSPasteboardItem()
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      draggingSession session: NSDraggingSession,
      willBeginAt screenPoint: NSPoint,
      forItemsAt indexPaths: Set<IndexPath>
    ) {
      calls.append("begin")
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      draggingSession session: NSDraggingSession,
      endedAt screenPoint: NSPoint,
      dragOperation operation: NSDragOperation
    ) {
      calls.append("end")
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      validateDrop draggingInfo: any NSDraggingInfo,
      proposedIndexPath proposedDropIndexPath: AutoreleasingUnsafeMutablePointer<NSIndexPath>,
      dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>
    ) -> NSDragOperation {
      calls.append("validate")
      return .copy
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      acceptDrop draggingInfo: any NSDraggingInfo,
      indexPath: IndexPath,
      dropOperation: NSCollectionView.DropOperation
    ) -> Bool {
      calls.append("accept")
      return true
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      didSelectItemsAt indexPaths: Set<IndexPath>
    ) {
      calls.append("select")
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      shouldSelectItemsAt indexPaths: Set<IndexPath>
    ) -> Set<IndexPath> {
      calls.append("should select")
      return indexPaths.subtracting(refused)
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      shouldDeselectItemsAt indexPaths: Set<IndexPath>
    ) -> Set<IndexPath> {
      calls.append("should deselect")
      return indexPaths
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      didDeselectItemsAt indexPaths: Set<IndexPath>
    ) {
      calls.append("deselect")
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      shouldChangeItemsAt indexPaths: Set<IndexPath>,
      to highlightState: NSCollectionViewItem.HighlightState
    ) -> Set<IndexPath> {
      calls.append("should highlight")
      return indexPaths.subtracting(refused)
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      didChangeItemsAt indexPaths: Set<IndexPath>,
      to highlightState: NSCollectionViewItem.HighlightState
    ) {
      calls.append("highlight")
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      willDisplay item: NSCollectionViewItem,
      forRepresentedObjectAt indexPath: IndexPath
    ) {
      calls.append("show")
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      didEndDisplaying item: NSCollectionViewItem,
      forRepresentedObjectAt indexPath: IndexPath
    ) {
      calls.append("hide")
    }
  }
#endif
