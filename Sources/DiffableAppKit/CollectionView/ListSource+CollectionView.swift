#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots
  import DiffableSources

  @MainActor
  extension SourceConnection where Target == CollectionViewTarget {
    /// Deletes the item at an index path, if the source of the item allows it.
    ///
    /// - Parameter indexPath: An index path with a section and an item, which may be out of bounds.
    /// - Returns: Whether the item was deleted.
    /// - Complexity: That of a change of a source.
    @discardableResult
    public func deleteItem(at indexPath: IndexPath) -> Bool {
      perform(.delete, at: ItemPath(indexPath))
    }
  }

  extension CollectionViewTarget {
    /// Updates the collection view item of a source's item in place; nil if the target does not make the cells.
    var cellUpdater: ((NSCollectionViewItem, IndexPath) -> Void)? {
      guard data?.makesReusableCells == true else { return nil }
      return { [unowned self] in reconfigure($0, at: ItemPath($1)) }
    }

    /// Updates a supplementary view of a source in place; nil if the target does not make the views.
    var sourceViewUpdater: ((NSView, SupplementaryKind, IndexPath) -> Bool)? {
      guard data?.makesReusableCells == true else { return nil }
      return { [unowned self] view, kind, indexPath in
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
    /// The cells of sources are collection view items. By default, a collection view item loads the nib that is named
    /// after its class. A class without a nib should override `loadView()`, and assign a new view to `view` there.
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
    ) -> SourceConnection<ReusableCell, CollectionViewTarget> {
      connect(to: CollectionViewTarget(collectionView), contentChanges: contentChanges)
    }
  }
#endif
