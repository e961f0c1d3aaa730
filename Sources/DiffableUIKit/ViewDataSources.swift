#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  /// A data source of a table view.
  ///
  /// ```swift
  /// let dataSource = TableViewDiffableDataSource<Group, Person>(
  ///   tableView: tableView
  /// ) { tableView, indexPath, person in
  ///   tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
  /// }
  /// dataSource.defaultRowAnimation = .fade
  /// dataSource.apply(Snapshot(groups))
  /// ```
  ///
  /// Keep a strong reference to the data source while the table view is shown: the view does not keep one. The
  /// data source keeps no strong reference to the view.
  public typealias TableViewDiffableDataSource<Section, Item> =
    DiffableDataSource<Section, Item, TableViewTarget>
  where Section: Hashable & Sendable, Item: Hashable & Sendable

  extension DiffableDataSource where Target == TableViewTarget {
    /// Creates a data source for a `UITableView`.
    ///
    /// The table view shows nothing until the first apply. If sections or items conform to `ContentEquatable`, each
    /// apply compares their content, and keeps cells, headers and footers up to date.
    ///
    /// - Parameters:
    ///   - tableView: The table view. Its `dataSource` is set to an object of the target, and so is its
    ///     `prefetchDataSource` if it is nil or belongs to another target.
    ///   - contentComparison: How an apply finds the items and sections whose content has changed.
    ///   - cellProvider: Makes or updates the cell of a row. The table view calls it from within an apply, or later
    ///     when the row scrolls into view.
    /// - Complexity: O(1).
    @inlinable @preconcurrency @MainActor
    public convenience init(
      tableView: UITableView,
      contentComparison: ContentComparison<Section, Item> = .automatic,
      cellProvider:
        @escaping (_ tableView: UITableView, _ indexPath: IndexPath, _ item: Item) ->
        UITableViewCell
    ) {
      self.init(target: TableViewTarget(tableView), contentComparison: contentComparison) {
        target,
        path,
        item in
        target.cell(at: path) { cellProvider($0, $1, item) }
      }
    }
  }

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
  public typealias CollectionViewDiffableDataSource<Section, Item> =
    DiffableDataSource<Section, Item, CollectionViewTarget>
  where Section: Hashable & Sendable, Item: Hashable & Sendable

  extension DiffableDataSource where Target == CollectionViewTarget {
    /// Creates a data source for a `UICollectionView`, whose cells a closure makes.
    ///
    /// If sections or items conform to `ContentEquatable`, each apply compares their content, and keeps cells and
    /// supplementary views up to date.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view. Its `dataSource` is set to an object of the target.
    ///   - contentComparison: How an apply finds the items and sections whose content has changed.
    ///   - cellProvider: Makes or updates the cell of an item.
    /// - Complexity: O(1).
    @inlinable @preconcurrency @MainActor
    public convenience init(
      collectionView: UICollectionView,
      contentComparison: ContentComparison<Section, Item> = .automatic,
      cellProvider:
        @escaping (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ item: Item) ->
        UICollectionViewCell
    ) {
      self.init(target: CollectionViewTarget(collectionView), contentComparison: contentComparison)
      {
        target,
        path,
        item in
        target.cell(at: path) { cellProvider($0, $1, item) }
      }
    }

    /// Creates a data source for a `UICollectionView` whose cells all have one registration.
    ///
    /// If sections or items conform to `ContentEquatable`, each apply compares their content, and keeps cells and
    /// supplementary views up to date.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view. Its `dataSource` is set to an object of the target.
    ///   - contentComparison: How an apply finds the items and sections whose content has changed.
    ///   - cellRegistration: The registration of the cells.
    /// - Complexity: O(1).
    @available(iOS 14, tvOS 14, *)
    @inlinable @preconcurrency @MainActor
    public convenience init<Cell: UICollectionViewCell>(
      collectionView: UICollectionView,
      contentComparison: ContentComparison<Section, Item> = .automatic,
      cellRegistration: UICollectionView.CellRegistration<Cell, Item>
    ) {
      self.init(collectionView: collectionView, contentComparison: contentComparison) {
        $0.dequeueConfiguredReusableCell(using: cellRegistration, for: $1, item: $2)
      }
    }
  }
#endif
