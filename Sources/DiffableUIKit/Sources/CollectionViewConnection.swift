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
  /// messages that the connection handles.
  @MainActor
  public final class CollectionViewConnection {
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
      // The view can make cells as soon as it shows the source.
      collectionView.delegate = events
      (self.target, self.events) = (target, events)
      connection = source.connect(
        to: target,
        contentChanges: contentChanges,
        supplementaryView: { _, _, _, view in CollectionViewSupplementaryView(view) },
        willShow: { events.connection = $0 }
      )
    }

    /// Returns whether a section shows the items of a source, or of sources below it.
    ///
    /// Call this method in the layout of the view, if the layout depends on the section.
    ///
    /// - Parameters:
    ///   - section: The index of the section in the view.
    ///   - source: A source in the tree that the view shows. All sections of a `SectionedSource` are sections of it. A
    ///     section of a merged composite is a section of each source below the composite.
    /// - Returns: Whether it is a section of the source; false if the index is out of bounds.
    /// - Complexity: O(*d*), where *d* is the depth of the tree.
    public func isSection(_ section: Int, of source: ListSource<ReusableCell>) -> Bool {
      connection.isSection(section, of: source)
    }

    /// Returns the item at an index path, if it is an item of a source.
    ///
    /// - Parameters:
    ///   - indexPath: Any index path.
    ///   - source: A source.
    /// - Returns: The item, or nil if the view shows no item of the source there.
    /// - Complexity: O(log *n*), where *n* is the number of sections and items.
    public func item<Item>(
      at indexPath: IndexPath,
      of source: BasicSource<Item, ReusableCell>
    ) -> Item? {
      connection.item(at: ItemPath(indexPath), of: source)
    }

    /// Returns the index path of an item.
    ///
    /// - Parameters:
    ///   - item: An item.
    ///   - source: The source of the item.
    /// - Returns: The index path, or nil if the view does not show the item.
    /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
    public func indexPath<Item>(
      for item: Item,
      in source: BasicSource<Item, ReusableCell>
    ) -> IndexPath? {
      connection.itemPath(for: item, in: source).map { IndexPath($0) }
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
    /// contains the item. The supplementary views of sources must be subclasses of `UICollectionReusableView`.
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
