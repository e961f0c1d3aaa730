#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots
  import DiffableSources

  /// A connection that shows a source in a collection view and reports user actions to the sources of the items.
  ///
  /// Create a connection with `connect(to:contentChanges:)` of a source, and keep a strong reference to
  /// it as long as the collection view is used.
  ///
  /// The cells of sources are collection view items. By default, a collection view item loads the nib that is named
  /// after its class. A class without a nib should override `loadView()`, and assign a new view to `view` there.
  @MainActor
  public final class CollectionViewConnection: @MainActor ViewConnection {
    /// The target that shows the source.
    public let target: CollectionViewTarget

    /// The connection of the source to the target.
    public let connection: SourceConnection<ReusableCell, CollectionViewTarget>

    init(
      _ source: ListSource<ReusableCell>,
      _ collectionView: NSCollectionView,
      contentChanges: ContentUpdate
    ) {
      let target = CollectionViewTarget(collectionView)
      self.target = target
      connection = source.connect(
        to: target,
        contentChanges: contentChanges,
        supplementaryView: { target, kind, path, view in
          target.supplementaryView(view, kind, at: path)
        },
        willShow: { target.show($0) }
      )
    }

    /// The delegate of the app; initially the delegate that the collection view had.
    ///
    /// The connection keeps no strong reference to it. The delegate is called after the source, and is asked about
    /// items that their sources let the user select or highlight. See also ``CollectionViewTarget/delegate``.
    public var delegate: (any NSCollectionViewDelegate)? {
      get { target.delegate }
      set { target.delegate = newValue }
    }

    /// Returns the item at an index path.
    ///
    /// - Parameters:
    ///   - indexPath: An index path with a section and an item, which may be out of bounds.
    ///   - source: A source.
    /// - Returns: The item, or nil when the collection view shows no item of the source there.
    /// - Complexity: O(log *n*), where *n* is the number of sections and items.
    public func item<Item>(
      at indexPath: IndexPath,
      of source: BasicSource<Item, ReusableCell>
    ) -> Item? {
      connection.item(at: ItemPath(indexPath), of: source)
    }

    /// Deletes the selected items whose sources allow it.
    ///
    /// Call this method from the action of a menu item or a key, such as `delete(_:)`.
    ///
    /// - Returns: The number of deleted items.
    /// - Complexity: For each deleted item, that of one change of its source.
    @discardableResult
    public func deleteSelectedItems() -> Int { connection.dataSource.deleteSelectedItems().count }

    /// Deletes the item at an index path, if the source of the item allows it.
    ///
    /// - Parameter indexPath: An index path with a section and an item, which may be out of bounds.
    /// - Returns: Whether the item was deleted.
    /// - Complexity: That of a change of a source.
    @discardableResult
    public func deleteItem(at indexPath: IndexPath) -> Bool {
      guard let item = connection.dataSource.itemIdentifier(for: indexPath) else { return false }
      return !connection.dataSource.deleteItems([item]).isEmpty
    }
  }

  extension CollectionViewTarget {
    /// Prepares the target to show the source of a connection; called before the first apply.
    ///
    /// The target keeps no strong reference to the connection, because the connection keeps the target alive.
    func show(_ connection: SourceConnection<ReusableCell, CollectionViewTarget>) {
      self.connection = connection
      identifiers = ItemIdentifiers(connection.dataSource)
      itemUpdater = { [unowned self] in reconfigure($0, at: ItemPath($1)) }
      supplementaryViewUpdater = { [unowned self] view, kind, indexPath in
        reconfigure(view, kind, at: ItemPath(ofSupplementaryViewAt: indexPath))
      }
    }
  }

  extension ListSource where Cell == ReusableCell {
    /// Shows the source in a collection view.
    ///
    /// Selection, highlighting, display, deletion, moving and prefetching reach the handlers of the source that
    /// contains the item. The cells of sources must be instances of `NSCollectionViewItem`, and the supplementary
    /// views of sources must be instances of `NSView`.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - contentChanges: How cells are updated when the content of an item has changed.
    /// - Returns: The connection. Keep a strong reference to it as long as the collection view is used.
    /// - Complexity: O(*n*), where *n* is the number of sources and items in the tree.
    @MainActor
    public func connect(
      to collectionView: NSCollectionView,
      contentChanges: ContentUpdate = .reconfigure
    ) -> CollectionViewConnection {
      CollectionViewConnection(self, collectionView, contentChanges: contentChanges)
    }
  }
#endif
