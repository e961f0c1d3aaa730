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
  }
#endif
