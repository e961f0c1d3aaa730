#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  extension TableViewTarget {
    /// Returns whether the user can edit a row.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - indexPath: The path of the row.
    /// - Returns: True if the item can be deleted, a new item can be inserted at its row, the delegate has swipe actions
    ///   for the row, or ``canEditRow`` returns true.
    public func tableView(
      _ tableView: UITableView,
      canEditRowAt indexPath: IndexPath
    ) -> Bool {
      if editingStyle(forRowAt: indexPath) != .none || canEditRow?(indexPath) == true {
        return true
      }
      #if os(tvOS)
        return false
      #else
        return hasSwipeActions(forRowAt: indexPath, of: tableView)
      #endif
    }

    #if !os(tvOS)
      /// Returns whether the delegate has swipe actions for a row.
      ///
      /// A table view asks its delegate only about rows that can be edited.
      private func hasSwipeActions(forRowAt indexPath: IndexPath, of tableView: UITableView) -> Bool
      {
        typealias Method = (UITableView, IndexPath) -> UISwipeActionsConfiguration?
        let trailing: Method? =
          tableView.delegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:)
        let leading: Method? =
          tableView.delegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:)
        return [trailing, leading].contains { method in
          method?(tableView, indexPath)?.actions.isEmpty == false
        }
      }
    #endif

    /// Deletes the item of a row, or asks the app to insert an item.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - editingStyle: The control that the user tapped.
    ///   - indexPath: The path of the row.
    public func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      switch editingStyle {
      case .delete: data?.deleteItem(at: ItemPath(indexPath))
      case .insert: data?.insertItem(at: ItemPath(indexPath))
      default: break
      }
    }

    func editingStyle(forRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
      guard let data else { return .none }
      if data.canDeleteItem(at: ItemPath(indexPath)) { return .delete }
      return data.canInsertItem(at: ItemPath(indexPath)) ? .insert : .none
    }
  }

  extension DiffableDataSource where Target == TableViewTarget {
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
    /// - Returns: `delete` or `insert` if the ``DiffableDataSource/editingHandlers`` allow it, in this order, or
    ///   `none`.
    @MainActor
    public func editingStyle(forRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
      target.editingStyle(forRowAt: indexPath)
    }
  }
#endif
