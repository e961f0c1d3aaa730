#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  /// A data source of a collection view.
  ///
  /// ```swift
  /// let dataSource = CollectionViewDiffableDataSource<Group, Person>(
  ///   collectionView: collectionView
  /// ) { collectionView, indexPath, person in
  ///   let item = collectionView.makeItem(withIdentifier: personItem, for: indexPath)
  ///   item.representedObject = person
  ///   return item
  /// }
  /// dataSource.apply(Snapshot(groups))
  /// ```
  public typealias CollectionViewDiffableDataSource<
    Section: Hashable & Sendable,
    Item: Hashable & Sendable
  > = DiffableDataSource<Section, Item, CollectionViewTarget>

  extension DiffableDataSource where Target == CollectionViewTarget {
    /// Makes the collection view item that shows an item.
    ///
    /// The result is optional as in Apple's API. Returning nil is a programmer error.
    public typealias ItemProvider = (
      _ collectionView: NSCollectionView, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> NSCollectionViewItem?

    /// Creates a data source for a collection view.
    ///
    /// If sections or items conform to `ContentEquatable`, each apply compares their content, and keeps collection view
    /// items and supplementary views up to date.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view. Its `dataSource` and its `delegate` are set to an object of the target. A
    ///     former delegate becomes the ``DiffableAppKit/CollectionViewTarget/delegate`` of the target.
    ///   - contentChanges: How collection view items and supplementary views are updated when the content of items and
    ///     sections that conform to `ContentEquatable` has changed.
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
      self.init(target: CollectionViewTarget(collectionView), comparedContent: contentChanges) {
        [unowned collectionView] _, path, item in
        guard let shown = itemProvider(collectionView, IndexPath(path), item) else {
          preconditionFailure("The item provider returned no item for \(path)")
        }
        return shown
      }
    }
  }
#endif
