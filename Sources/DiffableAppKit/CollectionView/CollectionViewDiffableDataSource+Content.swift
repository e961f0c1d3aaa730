#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  extension DiffableDataSource
  where Target == CollectionViewTarget, Item: ContentEquatable {
    /// Creates a data source for a collection view, and keeps items up to date when
    /// the content changes.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - contentChanges: How items are updated when the content has changed.
    ///   - itemProvider: Makes the collection view item that shows an item.
    /// - Complexity: O(1).
    @inlinable
    @preconcurrency
    @MainActor
    public convenience init(
      collectionView: NSCollectionView,
      contentChanges: ContentUpdate = .reconfigure,
      itemProvider: @escaping ItemProvider
    ) {
      self.init(
        target: CollectionViewTarget(collectionView),
        contentChanges: contentChanges,
        cellProvider: Self.provider(collectionView, itemProvider)
      )
    }
  }

  extension DiffableDataSource
  where Target == CollectionViewTarget, Section: ContentEquatable {
    /// Creates a data source for a collection view, and keeps supplementary views up to date when
    /// the content changes.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - contentChanges: How supplementary views are updated when the content has changed.
    ///   - itemProvider: Makes the collection view item that shows an item.
    /// - Complexity: O(1).
    @inlinable
    @preconcurrency
    @MainActor
    public convenience init(
      collectionView: NSCollectionView,
      contentChanges: ContentUpdate = .reconfigure,
      itemProvider: @escaping ItemProvider
    ) {
      self.init(
        target: CollectionViewTarget(collectionView),
        contentChanges: contentChanges,
        cellProvider: Self.provider(collectionView, itemProvider)
      )
    }
  }

  extension DiffableDataSource
  where Target == CollectionViewTarget, Section: ContentEquatable, Item: ContentEquatable {
    /// Creates a data source for a collection view, and keeps items and supplementary views up to date when
    /// the content changes.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - contentChanges: How items and supplementary views are updated when the content has changed.
    ///   - itemProvider: Makes the collection view item that shows an item.
    /// - Complexity: O(1).
    @inlinable
    @preconcurrency
    @MainActor
    public convenience init(
      collectionView: NSCollectionView,
      contentChanges: ContentUpdate = .reconfigure,
      itemProvider: @escaping ItemProvider
    ) {
      self.init(
        target: CollectionViewTarget(collectionView),
        contentChanges: contentChanges,
        cellProvider: Self.provider(collectionView, itemProvider)
      )
    }
  }
#endif
