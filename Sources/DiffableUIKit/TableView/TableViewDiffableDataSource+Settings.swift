#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  // These properties get and set the settings of the target. Code that was written for UIKit's data source can set
  // `defaultRowAnimation` without a change.
  extension DiffableDataSource where Target == TableViewTarget {
    /// The animation of changes that have no animation of their own in ``rowAnimations``; automatic by default.
    @MainActor
    public var defaultRowAnimation: UITableView.RowAnimation {
      get { target.rowAnimations.defaultAnimation }
      set { target.rowAnimations.defaultAnimation = newValue }
    }

    /// The animation of each kind of change.
    @MainActor
    public var rowAnimations: TableViewRowAnimations {
      get { target.rowAnimations }
      set { target.rowAnimations = newValue }
    }

    /// Whether the row at the top of the visible area stays in place when rows above it change; false by default.
    ///
    /// See ``DiffableUIKit/TableViewTarget/keepsScrollPosition``.
    @MainActor
    public var keepsScrollPosition: Bool {
      get { target.keepsScrollPosition }
      set { target.keepsScrollPosition = newValue }
    }

    /// How the table view is updated while it has no window; by reloads by default.
    @MainActor
    public var updatesOutsideWindow: UpdatesOutsideWindow {
      get { target.updatesOutsideWindow }
      set { target.updatesOutsideWindow = newValue }
    }
  }

  extension DiffableDataSource where Target == TableViewTarget {
    /// Returns the item of a row.
    ///
    /// - Parameter indexPath: A path in the snapshot that the table view shows.
    /// - Returns: The item, or nil when the path is out of bounds.
    /// - Complexity: That of ``Snapshot/itemIdentifier(for:)``.
    @inlinable
    @MainActor
    public func itemIdentifier(for indexPath: IndexPath) -> Item? {
      itemIdentifier(for: ItemPath(indexPath))
    }

    /// Returns the path of the row of an item.
    ///
    /// - Parameter item: Any item.
    /// - Returns: The path, or nil when the table view does not show the item.
    /// - Complexity: That of ``Snapshot/itemPath(for:)``.
    @inlinable
    @MainActor
    public func indexPath(for item: Item) -> IndexPath? {
      itemPath(for: item).map { IndexPath($0) }
    }
  }
#endif
