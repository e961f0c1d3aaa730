#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  /// A data source of a collection view.
  ///
  /// ```swift
  /// let dataSource = CollectionViewDiffableDataSource<Group, Person>(
  ///   collectionView: collectionView
  /// ) { collectionView, indexPath, person in
  ///   collectionView.dequeueConfiguredReusableCell(
  ///     using: registration,
  ///     for: indexPath,
  ///     item: person
  ///   )
  /// }
  /// dataSource.apply(Snapshot(groups))
  /// ```
  public typealias CollectionViewDiffableDataSource<
    Section: Hashable & Sendable,
    Item: Hashable & Sendable
  > = DiffableDataSource<Section, Item, CollectionViewTarget>

  extension DiffableDataSource where Target == CollectionViewTarget {
    /// Creates a data source for a collection view.
    ///
    /// Sections and items that conform to `ContentEquatable` have another initializer, which also compares their
    /// content.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view. Its `dataSource` is set to the target.
    ///   - cellProvider: Makes or updates the cell of an item.
    /// - Complexity: O(1).
    @_disfavoredOverload
    @inlinable
    @preconcurrency
    @MainActor
    public convenience init(
      collectionView: UICollectionView,
      cellProvider: @escaping CellProvider
    ) {
      self.init(target: CollectionViewTarget(collectionView)) {
        [unowned collectionView] _, path, item in
        Self.cell(cellProvider(collectionView, IndexPath(path), item), at: path)
      }
    }

    @inlinable
    static func cell(_ cell: UICollectionViewCell?, at path: ItemPath) -> UICollectionViewCell {
      guard let cell else { preconditionFailure("The cell provider returned no cell for \(path)") }
      return cell
    }
  }

  extension DiffableDataSource where Target == CollectionViewTarget, Item: ContentEquatable {
    /// Creates a data source for a collection view, and keeps cells up to date when the content of their items
    /// changes.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view. Its `dataSource` is set to the target.
    ///   - contentChanges: How cells are updated when the content of their items has changed.
    ///   - cellProvider: Makes or updates the cell of an item.
    /// - Complexity: O(1).
    @inlinable
    @preconcurrency
    @MainActor
    public convenience init(
      collectionView: UICollectionView,
      contentChanges: ContentUpdate = .reconfigure,
      cellProvider: @escaping CellProvider
    ) {
      self.init(
        target: CollectionViewTarget(collectionView),
        contentChanges: contentChanges
      ) { [unowned collectionView] _, path, item in
        Self.cell(cellProvider(collectionView, IndexPath(path), item), at: path)
      }
    }
  }

  extension DiffableDataSource where Target == CollectionViewTarget, Section: ContentEquatable {
    /// Creates a data source for a collection view, and keeps supplementary views up to date when the content of their
    /// sections changes.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view. Its `dataSource` is set to the target.
    ///   - contentChanges: How supplementary views are updated when the content of their sections has changed.
    ///   - cellProvider: Makes or updates the cell of an item.
    /// - Complexity: O(1).
    @inlinable
    @preconcurrency
    @MainActor
    public convenience init(
      collectionView: UICollectionView,
      contentChanges: ContentUpdate = .reconfigure,
      cellProvider: @escaping CellProvider
    ) {
      self.init(
        target: CollectionViewTarget(collectionView),
        contentChanges: contentChanges
      ) { [unowned collectionView] _, path, item in
        Self.cell(cellProvider(collectionView, IndexPath(path), item), at: path)
      }
    }
  }

  extension DiffableDataSource
  where Target == CollectionViewTarget, Section: ContentEquatable, Item: ContentEquatable {
    /// Creates a data source for a collection view, and keeps cells and supplementary views up to date when the
    /// content of their items and sections changes.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view. Its `dataSource` is set to the target.
    ///   - contentChanges: How cells and supplementary views are updated when the content has changed.
    ///   - cellProvider: Makes or updates the cell of an item.
    /// - Complexity: O(1).
    @inlinable
    @preconcurrency
    @MainActor
    public convenience init(
      collectionView: UICollectionView,
      contentChanges: ContentUpdate = .reconfigure,
      cellProvider: @escaping CellProvider
    ) {
      self.init(
        target: CollectionViewTarget(collectionView),
        contentChanges: contentChanges
      ) { [unowned collectionView] _, path, item in
        Self.cell(cellProvider(collectionView, IndexPath(path), item), at: path)
      }
    }
  }
#endif
