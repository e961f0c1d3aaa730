#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  // Touches say when the user reorders a row with the reordering control: the table view does not.
  extension TableViewEvents {
    /// Observes the touches of a table view whose rows can be reordered.
    func observeTouches(in tableView: UITableView) {
      guard reordering.touchObserver == nil else { return }
      let observer = TouchObserver(
        began: { [weak self] _ in self?.touchDidBegin() },
        ended: { [weak self] in self?.touchDidEnd() }
      )
      reordering.touchObserver = observer
      tableView.addGestureRecognizer(observer)
    }

    /// Looks for a row that the user lifts with the reordering control, until the reordering begins or the touch ends.
    ///
    /// A touch reaches this gesture recognizer before it reaches the reordering control: a table view holds back the
    /// touches of its content, and longer if it has a drag delegate.
    private func touchDidBegin() {
      if reordering.isTouched { return }
      reordering.isTouched = true
      Task { [weak self] in
        await waitWhile {
          self?.reorderLiftedRow()
          return self?.reordering.isTouched == true && self?.reordering.source == nil
        }
      }
    }

    /// Begins to reorder the row that the user has lifted with the reordering control, if there is one.
    func reorderLiftedRow() {
      guard #available(iOS 14.0, tvOS 14.0, *), let tableView, tableView.isEditing,
        let cell = tableView.visibleCells.first(where: { $0.configurationState.isReordering }),
        let indexPath = tableView.indexPath(for: cell)
      else { return }
      _ = beginReordering(at: indexPath)
    }

    /// Ends a reordering that is cancelled, or in which the user drops the row where it was.
    private func touchDidEnd() {
      reorderLiftedRow()
      reordering.isTouched = false
      guard reordering.source != nil, !reordering.isSession else { return }
      let (number, settlingTime) = (reordering.number, reordering.settlingTime)
      Task {
        // The table view reports a drop when the animation of the row has ended. The drop then ends the
        // reordering before this task does.
        try? await Task.sleep(nanoseconds: settlingTime)
        endReordering(number)
      }
    }
  }
#endif
