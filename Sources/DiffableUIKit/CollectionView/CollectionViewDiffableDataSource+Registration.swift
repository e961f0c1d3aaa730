#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  @available(iOS 14, tvOS 14, *)
  extension DiffableDataSource where Target == CollectionViewTarget {
    /// Creates a data source for a collection view whose cells all have one registration.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view. Its `dataSource` is set to the target.
    ///   - cellRegistration: The registration of the cells.
    /// - Complexity: O(1).
    @_disfavoredOverload
    @inlinable
    @preconcurrency
    @MainActor
    public convenience init<Cell: UICollectionViewCell>(
      collectionView: UICollectionView,
      cellRegistration: UICollectionView.CellRegistration<Cell, Item>
    ) {
      self.init(collectionView: collectionView) { collectionView, indexPath, item in
        collectionView.dequeueConfiguredReusableCell(
          using: cellRegistration,
          for: indexPath,
          item: item
        )
      }
    }
  }

  @available(iOS 14, tvOS 14, *)
  extension DiffableDataSource where Target == CollectionViewTarget, Item: ContentEquatable {
    /// Creates a data source for a collection view whose cells all have one registration, and keeps the cells up to
    /// date when the content of their items changes.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view. Its `dataSource` is set to the target.
    ///   - contentChanges: How cells are updated when the content of their items has changed.
    ///   - cellRegistration: The registration of the cells.
    /// - Complexity: O(1).
    @inlinable
    @preconcurrency
    @MainActor
    public convenience init<Cell: UICollectionViewCell>(
      collectionView: UICollectionView,
      contentChanges: ContentUpdate = .reconfigure,
      cellRegistration: UICollectionView.CellRegistration<Cell, Item>
    ) {
      self.init(
        collectionView: collectionView,
        contentChanges: contentChanges
      ) { collectionView, indexPath, item in
        collectionView.dequeueConfiguredReusableCell(
          using: cellRegistration,
          for: indexPath,
          item: item
        )
      }
    }
  }

  @available(iOS 14, tvOS 14, *)
  extension DiffableDataSource where Target == CollectionViewTarget, Section: ContentEquatable {
    /// Creates a data source for a collection view whose cells all have one registration, and keeps the supplementary
    /// views up to date when the content of their sections changes.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view. Its `dataSource` is set to the target.
    ///   - contentChanges: How supplementary views are updated when the content of their sections has changed.
    ///   - cellRegistration: The registration of the cells.
    /// - Complexity: O(1).
    @inlinable
    @preconcurrency
    @MainActor
    public convenience init<Cell: UICollectionViewCell>(
      collectionView: UICollectionView,
      contentChanges: ContentUpdate = .reconfigure,
      cellRegistration: UICollectionView.CellRegistration<Cell, Item>
    ) {
      self.init(
        collectionView: collectionView,
        contentChanges: contentChanges
      ) { collectionView, indexPath, item in
        collectionView.dequeueConfiguredReusableCell(
          using: cellRegistration,
          for: indexPath,
          item: item
        )
      }
    }
  }

  @available(iOS 14, tvOS 14, *)
  extension DiffableDataSource
  where Target == CollectionViewTarget, Section: ContentEquatable, Item: ContentEquatable {
    /// Creates a data source for a collection view whose cells all have one registration, and keeps cells and
    /// supplementary views up to date when the content of their items and sections changes.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view. Its `dataSource` is set to the target.
    ///   - contentChanges: How cells and supplementary views are updated when the content has changed.
    ///   - cellRegistration: The registration of the cells.
    /// - Complexity: O(1).
    @inlinable
    @preconcurrency
    @MainActor
    public convenience init<Cell: UICollectionViewCell>(
      collectionView: UICollectionView,
      contentChanges: ContentUpdate = .reconfigure,
      cellRegistration: UICollectionView.CellRegistration<Cell, Item>
    ) {
      self.init(
        collectionView: collectionView,
        contentChanges: contentChanges
      ) { collectionView, indexPath, item in
        collectionView.dequeueConfiguredReusableCell(
          using: cellRegistration,
          for: indexPath,
          item: item
        )
      }
    }
  }
#endif
