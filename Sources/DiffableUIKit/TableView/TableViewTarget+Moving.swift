#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  extension TableViewTarget {
    /// Returns whether the user can move a row.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - indexPath: The path of the row.
    /// - Returns: The result of `canReorderItem` of the data source's handlers.
    public func tableView(
      _ tableView: UITableView,
      canMoveRowAt indexPath: IndexPath
    ) -> Bool {
      guard data?.canReorderItem(at: ItemPath(indexPath)) == true else { return false }
      observeTouches(in: tableView)
      return true
    }

    /// Moves the item of a row that the user has dropped.
    ///
    /// The drag ends after this call, when the table view accepts batches again. A refused drop then reloads the
    /// table view, which puts the row back.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - sourceIndexPath: The path at which the user lifted the row.
    ///   - destinationIndexPath: The path at which the user dropped the row.
    public func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let isDropped =
        beginDrag(at: sourceIndexPath)
        && data?.dropReorderedItem(at: ItemPath(destinationIndexPath)) == true
      drag.refusedDrop =
        isDropped ? nil : RefusedDrop(source: sourceIndexPath, destination: destinationIndexPath)
      let number = drag.number
      Task { [weak self] in
        await waitWhile { self?.tableView?.hasUncommittedUpdates == true }
        self?.putRefusedRowBack()
        self?.endDrag(number)
      }
    }

    /// Begins the drag of a row, unless it has begun, and returns whether the row is dragged.
    func beginDrag(at indexPath: IndexPath) -> Bool {
      if let source = drag.source { return source == indexPath }
      guard let data, data.beginReordering(at: ItemPath(indexPath)) else { return false }
      drag.source = indexPath
      drag.number += 1
      return true
    }

    /// Ends a drag, if it has not ended yet, and runs the applies that waited for its end.
    func endDrag(_ number: Int) {
      if drag.number == number { endDrag() }
    }

    /// Ends the drag, if there is one, and runs the applies that waited for its end.
    func endDrag() {
      guard drag.source != nil else { return }
      drag.source = nil
      drag.isSession = false
      data?.endReordering()
    }

    /// Reloads the table view if it still shows a row at the destination of a refused drop.
    func putRefusedRowBack() {
      guard let refusedDrop = drag.refusedDrop else { return }
      drag.refusedDrop = nil
      guard let tableView, let data else { return }
      let selection = RowSelection(of: tableView, data) { refusedDrop.pathInData(of: $0) }
      tableView.reloadData()
      selection?.restore(in: tableView)
    }

    /// Returns whether an apply must wait, because the user drags a row or the table view has uncommitted updates.
    ///
    /// A table view has uncommitted updates while it shows placeholders of drops. Calling this method on another thread
    /// than the main thread is a programmer error.
    ///
    /// - Returns: Whether the apply must wait.
    /// - Complexity: O(1). While a finger is on an edited table view, O(*k*), where *k* is the number of visible rows.
    public func applyMustWait() -> Bool {
      requireMainThread()
      if drag.isTouched { beginDragOfLiftedRow() }
      guard drag.source == nil else { return true }
      let isBusy = { [weak self] in
        self?.drag.source != nil || self?.tableView?.hasUncommittedUpdates == true
      }
      guard isBusy() else { return false }
      data?.continueApplies(after: isBusy)
      return true
    }

    private func observeTouches(in tableView: UITableView) {
      guard drag.touchObserver == nil else { return }
      let observer = TouchObserver(
        began: { [weak self] in self?.touchDidBegin() },
        ended: { [weak self] in self?.touchDidEnd() }
      )
      drag.touchObserver = observer
      tableView.addGestureRecognizer(observer)
    }

    /// Looks for a row that the user lifts with the reordering control, until the drag begins or the touch ends.
    ///
    /// A touch reaches this gesture recognizer before it reaches the reordering control: a table view holds back the
    /// touches of its content, and longer if it has a drag delegate.
    private func touchDidBegin() {
      if drag.isTouched { return }
      drag.isTouched = true
      Task { [weak self] in
        await waitWhile {
          self?.beginDragOfLiftedRow()
          return self?.drag.isTouched == true && self?.drag.source == nil
        }
      }
    }

    /// Begins the drag of the row that the user has lifted with the reordering control, if there is one.
    private func beginDragOfLiftedRow() {
      guard #available(iOS 14.0, tvOS 14.0, *), let tableView, tableView.isEditing,
        let cell = tableView.visibleCells.first(where: { $0.configurationState.isReordering }),
        let indexPath = tableView.indexPath(for: cell)
      else { return }
      _ = beginDrag(at: indexPath)
    }

    /// Ends the drag of a row that the user drops where the drag began, or whose drag is cancelled.
    private func touchDidEnd() {
      beginDragOfLiftedRow()
      drag.isTouched = false
      guard drag.source != nil, !drag.isSession else { return }
      let (number, settlingTime) = (drag.number, drag.settlingTime)
      Task {
        // The table view reports a drop when the animation of the row has ended. The drop then ends the drag
        // before this task does.
        try? await Task.sleep(nanoseconds: settlingTime)
        endDrag(number)
      }
    }
  }

  extension DiffableDataSource where Target == TableViewTarget {
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
    @MainActor
    public func targetIndexPath(
      forMoveFromRowAt source: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      target.beginDrag(at: source) ? proposed : source
    }
  }
#endif
