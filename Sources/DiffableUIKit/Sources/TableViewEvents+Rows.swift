#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  extension TableViewEvents {
    /// Returns the control that a row shows while the table view is edited.
    func tableView(
      _ tableView: UITableView,
      editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      let method: ((UITableView, IndexPath) -> UITableViewCell.EditingStyle)? =
        tableDelegate("tableView:editingStyleForRowAtIndexPath:")?
        .tableView(_:editingStyleForRowAt:)
      return method?(tableView, indexPath) ?? target.editingStyle(forRowAt: indexPath)
    }

    /// Begins the drag of a row, so that changes of the sources wait, and returns where the user can drop the row.
    func tableView(
      _ tableView: UITableView,
      targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      guard target.beginDrag(at: sourceIndexPath) else { return sourceIndexPath }
      let method: ((UITableView, IndexPath, IndexPath) -> IndexPath)? =
        tableDelegate("tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:")?
        .tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
      return method?(tableView, sourceIndexPath, proposedDestinationIndexPath)
        ?? proposedDestinationIndexPath
    }

    /// Returns the header of a section.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let method: ((UITableView, Int) -> UIView?)? =
        tableDelegate("tableView:viewForHeaderInSection:")?.tableView(_:viewForHeaderInSection:)
      guard let method else { return target.view(ofKind: .header, inSection: section) }
      return method(tableView, section)
    }

    /// Returns the footer of a section.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      let method: ((UITableView, Int) -> UIView?)? =
        tableDelegate("tableView:viewForFooterInSection:")?.tableView(_:viewForFooterInSection:)
      guard let method else { return target.view(ofKind: .footer, inSection: section) }
      return method(tableView, section)
    }
  }
#endif
