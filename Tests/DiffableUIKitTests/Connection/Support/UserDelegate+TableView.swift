#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UserDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      allows(indexPath, "should highlight", of: "tableView:shouldHighlightRowAtIndexPath:")
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      record("highlight \(indexPath)", of: "tableView:didHighlightRowAtIndexPath:")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      record("unhighlight \(indexPath)", of: "tableView:didUnhighlightRowAtIndexPath:")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      record("will select \(indexPath)", of: "tableView:willSelectRowAtIndexPath:")
      if !selectors.contains("tableView:willSelectRowAtIndexPath:") { return indexPath }
      return refused.contains(indexPath) ? nil : IndexPath(row: 0, section: indexPath.section)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      record("select \(indexPath)", of: "tableView:didSelectRowAtIndexPath:")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      record("deselect \(indexPath)", of: "tableView:didDeselectRowAtIndexPath:")
    }

    func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      record("show \(indexPath)", of: "tableView:willDisplayCell:forRowAtIndexPath:")
    }

    func tableView(
      _ tableView: UITableView,
      didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      record("hide \(indexPath)", of: "tableView:didEndDisplayingCell:forRowAtIndexPath:")
    }

    func tableView(
      _ tableView: UITableView,
      editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      calls.append("style \(indexPath)")
      return .none
    }

    func tableView(
      _ tableView: UITableView,
      targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      record(
        "target \(proposedDestinationIndexPath)",
        of: "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:"
      )
      return selectors.contains { $0.hasPrefix("tableView:targetIndexPath") }
        ? IndexPath(row: 0, section: proposedDestinationIndexPath.section)
        : proposedDestinationIndexPath
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      calls.append("header \(section)")
      return nil
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      calls.append("footer \(section)")
      return nil
    }

    #if !os(tvOS)
      func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let share = UIContextualAction(style: .normal, title: "Share") { _, _, _ in }
        return UISwipeActionsConfiguration(actions: [share])
      }
    #endif
  }
#endif
