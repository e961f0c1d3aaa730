#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  // A table view calls `canMoveRowAt` when it shows a row, `targetIndexPathForMoveFromRowAt` while the user holds a row
  // over another row, and `moveRowAt` when the user drops a row at another path. It calls nothing when the user lifts a
  // row, and nothing when the user puts it back.

  extension TableViewEvents {
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      guard data?.allows(.reorder, at: ItemPath(indexPath)) == true else { return false }
      observeTouches(in: tableView)
      return true
    }

    /// Moves the item of a row that the user has dropped.
    ///
    /// The reordering ends after this call, when the table view accepts batches again. A refused drop then reloads the
    /// table view, which puts the row back.
    func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      reordering.isReportingDrop = true
      let isDropped =
        beginReordering(at: sourceIndexPath)
        && data?.dropReorderedItem(at: ItemPath(destinationIndexPath)) == true
      reordering.refusedDrop =
        isDropped ? nil : RefusedDrop(source: sourceIndexPath, destination: destinationIndexPath)
      reordering.isReportingDrop = false
      let number = reordering.number
      Task { [weak self] in
        await waitWhile { self?.tableView?.hasUncommittedUpdates == true }
        self?.putRefusedRowBack()
        self?.endReordering(number)
        // Another data source may wait even if the drop was refused.
        self?.data?.resumeApplies()
      }
    }

    /// Begins to reorder a row, so that changes of the sources wait, and returns where the user can drop the row.
    func tableView(
      _ tableView: UITableView,
      targetIndexPathForMoveFromRowAt source: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      guard beginReordering(at: source) else { return source }
      let method = delegate?.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
      return method?(tableView, source, proposed) ?? proposed
    }

    /// Begins to reorder a row, unless it has begun, and returns whether the user reorders this row.
    func beginReordering(at indexPath: IndexPath) -> Bool {
      if let source = reordering.source { return source == indexPath }
      guard let data, data.beginReordering(at: ItemPath(indexPath)) else { return false }
      reordering.source = indexPath
      reordering.number += 1
      return true
    }

    /// Ends a reordering, if it has not ended yet, and runs the applies that waited for its end.
    func endReordering(_ number: Int) {
      if reordering.number == number { endReordering() }
    }

    /// Ends the reordering, if there is one, and runs the applies that waited for its end.
    func endReordering() {
      guard reordering.source != nil else { return }
      reordering.source = nil
      reordering.isSession = false
      data?.endReordering()
    }

    func forgetReordering() {
      // The data source has lost the view.
      if data == nil { reordersByDragging = false }
      reordering.source = nil
      reordering.isSession = false
      reordering.isReportingDrop = false
      reordering.locatePossibleRow = nil
      reordering.refusedDrop = nil
    }

    /// Reloads the table view if it still shows a row at the destination of a refused drop.
    func putRefusedRowBack() {
      guard let refusedDrop = reordering.refusedDrop else { return }
      reordering.refusedDrop = nil
      guard let tableView, let data else { return }
      let selected = tableView.indexPathsForSelectedRows ?? []
      let paths = selected.map { ItemPath(refusedDrop.pathInData(of: $0)) }
      let selection = KeptSelection(paths, data)
      tableView.reloadData()
      if let target { selection.restore(in: target) }
    }

    /// Returns whether an apply must wait, because the user reorders a row or the table view has uncommitted updates.
    func applyMustWait() -> Bool {
      if reordering.isTouched { reorderLiftedRow() }
      if reordering.source != nil || reordering.isReportingDrop { return true }
      return data?.applyMustWait { [weak self] in
        self?.reordering.source != nil || self?.tableView?.hasUncommittedUpdates == true
      } ?? false
    }
  }
#endif
