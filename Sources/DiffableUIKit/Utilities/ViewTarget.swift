#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import DiffableSources
  import UIKit

  /// A list in a view of UIKit: ``TableViewTarget`` or ``CollectionViewTarget``.
  public protocol ViewTarget: ReusableCellTarget where Cell: UIView {
    /// The class of the view.
    associatedtype View: UIView

    /// The view; nil when it is released, and while another target is its data source.
    @MainActor var view: View? { get }

    /// Whether the first visible item keeps its place on screen during an apply.
    @MainActor var keepsScrollPosition: Bool { get set }

    /// How the view is updated while it has no window.
    @MainActor var updatesOutsideWindow: UpdatesOutsideWindow { get set }
  }

  extension ViewTarget {
    /// Returns the cell that a provider makes.
    ///
    /// - Parameters:
    ///   - path: The path of the item.
    ///   - provide: Makes the cell. Returning nil is a programmer error, as in the data sources of UIKit.
    /// - Returns: The cell.
    @usableFromInline
    @MainActor
    func cell(
      at path: ItemPath,
      from provide: (_ view: View, _ indexPath: IndexPath) -> Cell?
    ) -> Cell {
      // A view that is released, or has another data source, asks this target for no cells.
      guard let view else { return plainCell(at: path) }
      guard let cell = provide(view, IndexPath(path)) else {
        preconditionFailure(
          "The cell provider returned nil for item \(path.item) of section \(path.section); "
            + "return a cell for every item"
        )
      }
      return cell
    }

    /// Whether the view can perform batches: it has a size, and a window unless the app wants batches without one.
    @MainActor var showsBatches: Bool {
      guard let view else { return false }
      let size = view.bounds.size
      if size.width == 0 && size.height == 0 { return false }
      return view.window != nil || updatesOutsideWindow == .batches
    }
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

  @MainActor
  extension DiffableDataSource where Target: ViewTarget, Item: ContentEquatable {
    /// Sets a function that updates the cell of an item whose content has changed, and is given the item
    /// as it was before.
    ///
    /// See `reconfiguredCellProvider`. The view returns the existing cell when the function dequeues it:
    ///
    /// ```swift
    /// dataSource.setReconfiguredCellProvider { tableView, indexPath, song, old in
    ///   let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    ///   if song.cover != old.cover { (cell as? SongCell)?.loadCover(of: song) }
    ///   return cell
    /// }
    /// ```
    ///
    /// - Parameter provider: Updates a cell, and returns it; returning nil is a programmer error.
    /// - Complexity: O(1).
    public func setReconfiguredCellProvider(
      _ provider:
        @escaping (
          _ view: Target.View, _ indexPath: IndexPath, _ item: Item, _ old: Item
        ) -> Target.Cell?
    ) {
      reconfiguredCellProvider = { target, path, item, old in
        target.cell(at: path) { provider($0, $1, item, old) }
      }
    }
  }
#endif
