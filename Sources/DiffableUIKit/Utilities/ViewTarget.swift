#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  /// A list in a view of UIKit: ``TableViewTarget`` or ``CollectionViewTarget``.
  public protocol ViewTarget: AnyObject {
    /// The class of the view.
    associatedtype View: UIView

    /// Whether the first visible item keeps its place on screen during an apply.
    @MainActor var keepsScrollPosition: Bool { get set }

    /// How the view is updated while it has no window.
    @MainActor var updatesOutsideWindow: UpdatesOutsideWindow { get set }
  }

  extension TableViewTarget: ViewTarget {
    /// The class of the view.
    public typealias View = UITableView
  }

  extension CollectionViewTarget: ViewTarget {
    /// The class of the view.
    public typealias View = UICollectionView
  }

  @MainActor
  extension DiffableDataSource where Target: ViewTarget {
    /// Makes or updates the cell of an item.
    ///
    /// The result is optional as in Apple's API. Returning nil is a programmer error.
    public typealias CellProvider = (
      _ view: Target.View, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Target.Cell?

    /// Whether the first visible item keeps its place on screen during an apply; false by default.
    ///
    /// See ``DiffableUIKit/TableViewTarget/keepsScrollPosition`` and
    /// ``DiffableUIKit/CollectionViewTarget/keepsScrollPosition``.
    public var keepsScrollPosition: Bool {
      get { target.keepsScrollPosition }
      set { target.keepsScrollPosition = newValue }
    }

    /// How the view is updated while it has no window; by reloads by default.
    public var updatesOutsideWindow: UpdatesOutsideWindow {
      get { target.updatesOutsideWindow }
      set { target.updatesOutsideWindow = newValue }
    }
  }

  // Not only for views: an extension of an alias, such as `TableViewDiffableDataSource`, extends all data sources.
  @MainActor
  extension DiffableDataSource {
    /// Returns the item at an index path.
    ///
    /// - Parameter indexPath: An index path in the snapshot that the list shows.
    /// - Returns: The item, or nil when the index path is out of bounds.
    /// - Complexity: That of ``Snapshot/itemIdentifier(for:)``.
    @inlinable
    @preconcurrency
    public func itemIdentifier(for indexPath: IndexPath) -> Item? {
      itemIdentifier(for: ItemPath(indexPath))
    }

    /// Returns the index path of an item.
    ///
    /// - Parameter itemIdentifier: Any item.
    /// - Returns: The index path in the snapshot that the list shows, or nil when the list does not show the item.
    /// - Complexity: That of ``Snapshot/itemPath(for:)``.
    @inlinable
    @preconcurrency
    public func indexPath(for itemIdentifier: Item) -> IndexPath? {
      itemPath(for: itemIdentifier).map { IndexPath($0) }
    }

    /// Returns the index path of the item with an `id`, or nil when the view does not show it.
    ///
    /// - Parameter id: The `id` of a model.
    /// - Returns: The index path in the snapshot that the view shows.
    /// - Complexity: That of ``Snapshot/itemPath(for:)``.
    @inlinable
    public func indexPath<Model>(forID id: Model.ID) -> IndexPath?
    where Item == Identified<Model> { itemPath(forID: id).map { IndexPath($0) } }
  }
#endif
