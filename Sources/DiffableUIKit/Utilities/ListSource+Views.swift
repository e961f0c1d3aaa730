#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import DiffableSources
  import UIKit

  @MainActor
  extension ListSource where Cell == ReusableCell {
    /// Shows the source in a table view.
    ///
    /// Selection, highlighting, display, deletion, moving and prefetching reach the handlers of the source that
    /// contains the item. The supplementary views of sources must be instances of `UITableViewHeaderFooterView`.
    ///
    /// The target of a connection sets the delegate of the table view to an object of its own, because UIKit reports
    /// selection, highlighting and display to delegates only. Set the delegate of the app as `delegate` of the
    /// connection. ``DiffableUIKit/TableViewTarget/delegate`` describes what happens to methods that the connection
    /// implements too.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - contentChanges: How cells are updated when the content of an item has changed.
    /// - Returns: The connection. Keep a strong reference to it as long as the table view is used.
    /// - Complexity: O(*n*), where *n* is the number of sources and items in the tree.
    public func connect(
      to tableView: UITableView,
      contentChanges: ContentUpdate = .reconfigure
    ) -> SourceConnection<ReusableCell, TableViewTarget> {
      connect(to: TableViewTarget(tableView), contentChanges: contentChanges)
    }

    /// Shows the source in a collection view.
    ///
    /// Selection, highlighting, display, deletion, moving and prefetching reach the handlers of the source that
    /// contains the item. The supplementary views of sources must be instances of `UICollectionReusableView`.
    ///
    /// The target of a connection sets the delegate of the collection view to an object of its own, because UIKit
    /// reports selection, highlighting and display to delegates only. Set your own delegate as `delegate` of the
    /// connection: it receives all messages, including the messages that the connection handles. The connection does
    /// not ask it whether an item can be highlighted or selected if the source of the item already refuses.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - contentChanges: How cells are updated when the content of an item has changed.
    /// - Returns: The connection. Keep a strong reference to it as long as the collection view is used.
    /// - Complexity: O(*n*), where *n* is the number of sources and items in the tree.
    public func connect(
      to collectionView: UICollectionView,
      contentChanges: ContentUpdate = .reconfigure
    ) -> SourceConnection<ReusableCell, CollectionViewTarget> {
      connect(to: CollectionViewTarget(collectionView), contentChanges: contentChanges)
    }
  }
#endif
