#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  extension TableViewEvents {
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
      let selected = tableView.indexPathsForSelectedRows ?? []
      let paths = selected.map { ItemPath(refusedDrop.pathInData(of: $0)) }
      let selection = KeptSelection(paths, data)
      tableView.reloadData()
      selection.restore(in: tableView)
    }

    /// Returns whether an apply must wait, because the user drags a row or the table view has uncommitted updates.
    func applyMustWait() -> Bool {
      if drag.isTouched { beginDragOfLiftedRow() }
      if drag.source != nil { return true }
      return data?.applyMustWait { [weak self] in
        self?.drag.source != nil || self?.tableView?.hasUncommittedUpdates == true
      } ?? false
    }

    func observeTouches(in tableView: UITableView) {
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
#endif
