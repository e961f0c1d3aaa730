#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import DiffableSources
  import UIKit

  /// A connection that shows a source in a collection view and reports user actions to the sources of the items.
  ///
  /// Create a connection with `connect(to:contentChanges:)` of a source, and keep a strong reference to
  /// it as long as the collection view is used.
  ///
  /// The connection sets its own delegate of the collection view, because UIKit reports selection, highlighting and
  /// display to delegates only. Set your own delegate as ``delegate``: it receives all messages, including the
  /// messages that the connection handles. The connection does not ask it whether an item can be highlighted or
  /// selected if the source of the item already refuses.
  @MainActor
  public final class CollectionViewConnection: @MainActor ViewConnection {
    /// The target that shows the source.
    public let target: CollectionViewTarget

    /// The connection of the source to the target.
    public let connection: SourceConnection<ReusableCell, CollectionViewTarget>

    private let events: CollectionViewEvents

    init(
      _ source: ListSource<ReusableCell>,
      _ collectionView: UICollectionView,
      contentChanges: ContentUpdate
    ) {
      let target = CollectionViewTarget(collectionView)
      let events = CollectionViewEvents(target, forwardingTo: collectionView.delegate)
      // The delegate must be set first: the view can make cells, and report them, as soon as it shows the source.
      collectionView.delegate = events
      (self.target, self.events) = (target, events)
      connection = source.connect(
        to: target,
        contentChanges: contentChanges,
        supplementaryView: { _, _, _, view in CollectionViewSupplementaryView(view) },
        willShow: { events.connection = $0 }
      )
    }

    /// The delegate of the app; initially the delegate that the collection view had.
    ///
    /// The connection keeps no strong reference to it. For the methods that the connection implements too:
    ///
    /// | methods | what the connection does |
    /// |---|---|
    /// | `shouldHighlightItemAt`, `shouldSelectItemAt` | Both the source and the delegate must allow it. |
    /// | `didSelectItemAt`, `didHighlightItemAt`, `willDisplay`, … | The source is called, then the delegate. |
    public var delegate: (any UICollectionViewDelegate)? {
      get { events.forwardingDelegate as? any UICollectionViewDelegate }
      set {
        precondition(newValue !== events, "The delegate must be an object of the app")
        events.forwardingDelegate = newValue
        // A view asks only once which optional methods its delegate implements.
        guard let collectionView = target.collectionView, collectionView.delegate === events else {
          return
        }
        collectionView.delegate = nil
        collectionView.delegate = events
      }
    }
  }

  #if !os(tvOS)
    extension CollectionViewConnection {
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
        connection.dataSource.deleteSwipeActions(forItemAt: indexPath, title: title)
      }
    }
  #endif

  extension ListSource where Cell == ReusableCell {
    /// Shows the source in a collection view.
    ///
    /// Selection, highlighting, display, deletion, moving and prefetching reach the handlers of the source that
    /// contains the item. The supplementary views of sources must be instances of `UICollectionReusableView`.
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
    ) -> CollectionViewConnection {
      CollectionViewConnection(self, collectionView, contentChanges: contentChanges)
    }
  }
#endif
