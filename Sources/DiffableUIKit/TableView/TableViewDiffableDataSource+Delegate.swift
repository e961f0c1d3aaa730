#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  // A table view asks only its delegate for views, editing controls and the destinations of drags. The delegate of the
  // app calls these methods. If the table view shows a source, its delegate is `TableViewEvents`.
  @MainActor
  extension DiffableDataSource where Target == TableViewTarget {
    /// Returns the view of the header of a section, for the delegate of the table view.
    ///
    /// A table view asks its delegate for views:
    ///
    /// ```swift
    /// func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    ///   dataSource.headerView(forSection: section)
    /// }
    /// ```
    ///
    /// - Parameter section: The index of the section.
    /// - Returns: A new or reused view, or nil if the header is a title or the section has none. The table view
    ///   then shows the title.
    public func headerView(forSection section: Int) -> UIView? {
      target.view(ofKind: .header, inSection: section)
    }

    /// Returns the view of the footer of a section, for the delegate of the table view.
    ///
    /// - Parameter section: The index of the section.
    /// - Returns: A new or reused view, or nil if the footer is a title or the section has none.
    public func footerView(forSection section: Int) -> UIView? {
      target.view(ofKind: .footer, inSection: section)
    }

    /// Returns the control that a row shows while the table view is edited.
    ///
    /// A table view asks its delegate. Without an answer it shows a control for deletion in each row that can be
    /// edited:
    ///
    /// ```swift
    /// func tableView(
    ///   _ tableView: UITableView,
    ///   editingStyleForRowAt indexPath: IndexPath
    /// ) -> UITableViewCell.EditingStyle {
    ///   dataSource.editingStyle(forRowAt: indexPath)
    /// }
    /// ```
    ///
    /// - Parameter indexPath: The path of the row.
    /// - Returns: `delete` or `insert` if the ``/DiffableSnapshots/DiffableDataSource/itemHandlers`` allow it, in this
    ///   order, or `none`.
    public func editingStyle(forRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
      target.events.editingStyle(forRowAt: indexPath)
    }

    /// Begins the drag of a row, and returns where the user can drop it.
    ///
    /// A table view tells only its delegate that the user holds a row over another row. Call this method from the
    /// delegate, so that applies wait from then on:
    ///
    /// ```swift
    /// func tableView(
    ///   _ tableView: UITableView,
    ///   targetIndexPathForMoveFromRowAt source: IndexPath,
    ///   toProposedIndexPath proposed: IndexPath
    /// ) -> IndexPath {
    ///   dataSource.targetIndexPath(forMoveFromRowAt: source, toProposedIndexPath: proposed)
    /// }
    /// ```
    ///
    /// Without this call, applies wait as soon as the state of the cell says that it is being reordered. Before iOS
    /// 14, cells have no such state, so applies do not wait before the drop. See also `reordersByDragging`.
    ///
    /// - Parameters:
    ///   - source: The path at which the user lifted the row.
    ///   - proposed: The path over which the user holds the row.
    /// - Returns: The proposed path if the drag has begun; otherwise the path of the row itself, for example because
    ///   the item cannot be reordered.
    public func targetIndexPath(
      forMoveFromRowAt source: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      target.events.beginReordering(at: source) ? proposed : source
    }
  }
#endif
