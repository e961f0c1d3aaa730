#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import DiffableSources
  import UIKit

  #if !os(tvOS)
    @MainActor
    extension SourceConnection where Target == CollectionViewTarget {
      /// Returns a swipe action that deletes an item, if the source of the item allows it.
      ///
      /// - Parameters:
      ///   - indexPath: The path of the item.
      ///   - title: The title of the action.
      /// - Returns: The action, or nil when the item cannot be deleted.
      /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
      public func deleteSwipeActions(
        forItemAt indexPath: IndexPath,
        title: String
      ) -> UISwipeActionsConfiguration? {
        dataSource.deleteSwipeActions(forItemAt: indexPath, title: title)
      }
    }
  #endif

  extension ListSource where Cell == ReusableCell {
    /// Shows the source in a collection view.
    ///
    /// Selection, highlighting, display, deletion, moving and prefetching reach the handlers of the source that
    /// contains the item. The supplementary views of sources must be instances of `UICollectionReusableView`.
    ///
    /// The target of a connection sets the delegate of the collection view to an object of its own, because UIKit reports
    /// selection, highlighting and display to delegates only. Set your own delegate as `delegate` of the connection: it
    /// receives all messages, including the messages that the connection handles. The connection does not ask it whether
    /// an item can be highlighted or selected if the source of the item already refuses.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - contentChanges: How cells are updated when the content of an item has changed.
    /// - Returns: The connection. Keep a strong reference to it as long as the collection view is used.
    /// - Complexity: O(*n*), where *n* is the number of sources and items in the tree.
    @MainActor
    public func connect(
      to collectionView: UICollectionView,
      contentChanges: ContentUpdate = .reconfigure
    ) -> SourceConnection<ReusableCell, CollectionViewTarget> {
      connect(to: CollectionViewTarget(collectionView), contentChanges: contentChanges)
    }
  }
#endif
