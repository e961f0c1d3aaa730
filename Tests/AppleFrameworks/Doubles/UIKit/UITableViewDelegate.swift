import AppleBase

/// All requirements are optional.
@MainActor
public protocol UITableViewDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )
  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}

extension UITableViewDelegate {
  public func tableView(_ view: UITableView, willDisplay: UITableViewCell, forRowAt: IndexPath) {}
  public func tableView(
    _ view: UITableView,
    didEndDisplaying: UITableViewCell,
    forRowAt: IndexPath
  ) {}
  public func tableView(_ view: UITableView, shouldHighlightRowAt: IndexPath) -> Bool { true }
  public func tableView(_ view: UITableView, didHighlightRowAt: IndexPath) {}
  public func tableView(_ view: UITableView, didUnhighlightRowAt: IndexPath) {}
  public func tableView(_ view: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    path
  }
  public func tableView(_ view: UITableView, didSelectRowAt: IndexPath) {}
  public func tableView(_ view: UITableView, didDeselectRowAt: IndexPath) {}
  public func tableView(_ view: UITableView, viewForHeaderInSection: Int) -> UIView? { nil }
  public func tableView(_ view: UITableView, viewForFooterInSection: Int) -> UIView? { nil }
  public func tableView(
    _ view: UITableView,
    editingStyleForRowAt: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  public func tableView(
    _ view: UITableView,
    targetIndexPathForMoveFromRowAt: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { proposed }

  private func forwarded(_ method: Selector, _ view: UITableView) -> (any UITableViewDelegate)? {
    view.delegateMethods.target(method, of: self) as? any UITableViewDelegate
  }

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    forwarded("tableView:heightForRowAtIndexPath:", tableView)?
      .tableView(tableView, heightForRowAt: indexPath) ?? tableView.rowHeight
  }

  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    forwarded("tableView:estimatedHeightForRowAtIndexPath:", tableView)?
      .tableView(tableView, estimatedHeightForRowAt: indexPath) ?? tableView.estimatedRowHeight
  }

  public func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    forwarded("tableView:heightForHeaderInSection:", tableView)?
      .tableView(tableView, heightForHeaderInSection: section) ?? tableView.sectionHeaderHeight
  }

  public func tableView(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> CGFloat {
    forwarded("tableView:heightForFooterInSection:", tableView)?
      .tableView(tableView, heightForFooterInSection: section) ?? tableView.sectionFooterHeight
  }

  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    forwarded("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", tableView)?
      .tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    forwarded("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", tableView)?
      .tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }
}
