import AppleBase

// What the user does with a table view.
extension UITableView {
  /// A drag of the user, from the touch of a row to the drop.
  final class UserDrag: NSObject, UIDragSession {
    let source: IndexPath
    let items: [UIDragItem]
    var destination: IndexPath

    /// Whether the row follows the finger.
    var isDragging = false

    /// Whether the table view is reporting the drop to its data source.
    var isReportingDrop = false

    init(source: IndexPath, items: [UIDragItem]) {
      (self.source, self.items, destination) = (source, items, source)
      super.init()
    }
  }

  /// Reports a change while the table view has uncommitted updates or the user drags a row; false if there is nothing
  /// to report.
  func reportsChangeDuringDrag(_ change: String) -> Bool {
    if hasUncommittedUpdates {
      Inconsistency.report("\(change) while the table view has uncommitted updates")
      return true
    }
    guard let userDrag, userDrag.isDragging || userDrag.isReportingDrop else { return false }
    Inconsistency.report(
      userDrag.isReportingDrop
        ? "\(change) while the table view reports a drop" : "\(change) while the user drags a row"
    )
    return true
  }

  /// The user holds a row until it is lifted with a drag session; false if that is not allowed.
  public func userHoldsRow(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard dragInteractionEnabled, let dragDelegate, let dataSource else { return false }
    let empty = UserDrag(source: indexPath, items: [])
    let items = dragDelegate.tableView(self, itemsForBeginning: empty, at: indexPath)
    guard !items.isEmpty, dataSource.tableView(self, canMoveRowAt: indexPath) else { return false }
    userDrag = UserDrag(source: indexPath, items: items)
    return true
  }

  /// The user lets go of a row before dragging it, so the table view calls no method.
  public func userReleasesRow() { userDrag = nil }

  /// The user begins to drag the row that is held.
  public func userBeginsDragSession() {
    guard let userDrag else { return }
    dragDelegate?.tableView(self, dragSessionWillBegin: userDrag)
    userDrag.isDragging = true
  }

  /// The user lifts a row with the reordering control; false if the row has none.
  public func userLiftsRow(at indexPath: IndexPath) async -> Bool {
    layoutIfNeeded()
    guard isEditing, dataSource?.tableView(self, canMoveRowAt: indexPath) == true else {
      return false
    }
    // Gesture recognizers receive a touch immediately. The control receives it later, because a scroll view holds back
    // the touches of its content.
    beginTouch()
    if delayOfContentTouches > 0 { try? await Task.sleep(nanoseconds: delayOfContentTouches) }
    row(at: indexPath)?.cell?.isReordering = reorderingCellsSaySo
    userDrag = UserDrag(source: indexPath, items: [])
    userDrag?.isDragging = true
    return true
  }

  /// The user holds the dragged row over another row.
  public func userHovers(over indexPath: IndexPath) {
    guard let userDrag else { return }
    userDrag.destination =
      delegate?.tableView(
        self,
        targetIndexPathForMoveFromRowAt: userDrag.source,
        toProposedIndexPath: indexPath
      ) ?? indexPath
  }

  /// The user drops the dragged row.
  ///
  /// A drop at the path where the drag began is not reported to the data source.
  public func userDropsRow() {
    guard let drag = userDrag else { return }
    endTouch(isCancelled: false)
    if drag.destination != drag.source {
      let row = sections[drag.source.section].rows.remove(at: drag.source.row)
      sections[drag.destination.section].rows.insert(row, at: drag.destination.row)
      drag.isReportingDrop = true
      reportedMove = (drag.source, drag.destination)
      dataSource?.tableView(self, moveRowAt: drag.source, to: drag.destination)
      reportedMove = nil
    }
    endDrag(drag)
  }

  /// The system cancels the drag, and the row returns to its start.
  public func systemCancelsDrag() {
    guard let drag = userDrag else { return }
    endTouch(isCancelled: true)
    endDrag(drag)
  }

  private func endDrag(_ drag: UserDrag) {
    for cell in visibleCells { cell.isReordering = false }
    userDrag = nil
    if !drag.items.isEmpty { dragDelegate?.tableView(self, dragSessionDidEnd: drag) }
  }

  /// The user swipes a row; returns the actions that appear.
  ///
  /// The table view asks its delegate only about rows that can be edited.
  public func userSwipesRow(at indexPath: IndexPath, towards edge: SwipeEdge = .leading)
    -> [UIContextualAction]
  {
    guard !isEditing, let dataSource, dataSource.tableView(self, canEditRowAt: indexPath) else {
      return []
    }
    let actions =
      edge == .leading
      ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
      : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    if let actions { return actions.actions }
    let style = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    guard edge == .leading, style == .delete else { return [] }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
      dataSource.tableView(self, commit: .delete, forRowAt: indexPath)
      completion(true)
    }
    return [delete]
  }

  public enum SwipeEdge {
    case leading, trailing
  }

  /// The user taps the control of a row that is edited; returns the style of the control.
  public func userTapsEditingControl(ofRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    guard isEditing, let dataSource, dataSource.tableView(self, canEditRowAt: indexPath) else {
      return .none
    }
    let style = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    if style != .none { dataSource.tableView(self, commit: style, forRowAt: indexPath) }
    return style
  }

  /// The user touches a title of the section index; returns the section to which the table view scrolls.
  @discardableResult
  public func userTouchesSectionIndexTitle(at index: Int) -> Int? {
    layoutIfNeeded()
    guard let dataSource, let titles = shownSectionIndexTitles, titles.indices.contains(index)
    else { return nil }
    let title = titles[index]
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard sections.indices.contains(section) else {
      Inconsistency.report(
        "The index title \(title) belongs to section \(section), which does not exist"
      )
      return nil
    }
    contentOffset.y = sections[..<section].flatMap { $0.rows }.reduce(0) { $0 + $1.height }
    return section
  }

  /// The user scrolls towards rows, or away from them.
  public func userApproachesRows(at indexPaths: [IndexPath]) {
    prefetchDataSource?.tableView(self, prefetchRowsAt: indexPaths)
  }

  public func userLeavesRows(at indexPaths: [IndexPath]) {
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: indexPaths)
  }
}
