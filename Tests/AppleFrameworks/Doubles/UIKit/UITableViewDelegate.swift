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

// A delegate forwards the calls of methods that it does not implement, as in Objective-C.
extension UITableViewDelegate {
  private func forwarded(_ selector: Selector, _ view: UITableView) -> (any UITableViewDelegate)? {
    guard view.delegateMethods.contains(selector), view.delegate === self else { return nil }
    return (self as? NSObject)?.forwardingTarget(for: selector) as? any UITableViewDelegate
  }

  public func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    forwarded("tableView:willDisplayCell:forRowAtIndexPath:", tableView)?.tableView(
      tableView,
      willDisplay: cell,
      forRowAt: indexPath
    )
  }

  public func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    forwarded("tableView:didEndDisplayingCell:forRowAtIndexPath:", tableView)?.tableView(
      tableView,
      didEndDisplaying: cell,
      forRowAt: indexPath
    )
  }

  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    forwarded("tableView:shouldHighlightRowAtIndexPath:", tableView)?.tableView(
      tableView,
      shouldHighlightRowAt: indexPath
    ) ?? true
  }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    forwarded("tableView:didHighlightRowAtIndexPath:", tableView)?.tableView(
      tableView,
      didHighlightRowAt: indexPath
    )
  }

  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    forwarded("tableView:didUnhighlightRowAtIndexPath:", tableView)?.tableView(
      tableView,
      didUnhighlightRowAt: indexPath
    )
  }

  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    guard let target = forwarded("tableView:willSelectRowAtIndexPath:", tableView) else {
      return indexPath
    }
    return target.tableView(tableView, willSelectRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    forwarded("tableView:didSelectRowAtIndexPath:", tableView)?.tableView(
      tableView,
      didSelectRowAt: indexPath
    )
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    forwarded("tableView:didDeselectRowAtIndexPath:", tableView)?.tableView(
      tableView,
      didDeselectRowAt: indexPath
    )
  }

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    forwarded("tableView:heightForRowAtIndexPath:", tableView)?.tableView(
      tableView,
      heightForRowAt: indexPath
    ) ?? tableView.rowHeight
  }

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let target = forwarded("tableView:viewForHeaderInSection:", tableView) else { return nil }
    return target.tableView(tableView, viewForHeaderInSection: section)
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    guard let target = forwarded("tableView:viewForFooterInSection:", tableView) else { return nil }
    return target.tableView(tableView, viewForFooterInSection: section)
  }

  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    forwarded("tableView:editingStyleForRowAtIndexPath:", tableView)?.tableView(
      tableView,
      editingStyleForRowAt: indexPath
    ) ?? .delete
  }

  public func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    forwarded("tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:", tableView)?
      .tableView(
        tableView,
        targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath
      ) ?? proposedDestinationIndexPath
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

extension UITableView {
  static let delegateMethods: [Selector] = [
    "tableView:willDisplayCell:forRowAtIndexPath:",
    "tableView:didEndDisplayingCell:forRowAtIndexPath:",
    "tableView:shouldHighlightRowAtIndexPath:",
    "tableView:didHighlightRowAtIndexPath:",
    "tableView:didUnhighlightRowAtIndexPath:",
    "tableView:willSelectRowAtIndexPath:",
    "tableView:didSelectRowAtIndexPath:",
    "tableView:didDeselectRowAtIndexPath:",
    "tableView:heightForRowAtIndexPath:",
    "tableView:viewForHeaderInSection:",
    "tableView:viewForFooterInSection:",
    "tableView:editingStyleForRowAtIndexPath:",
    "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
    "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
    "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
  ]
}
