#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UserDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      calls.append("should highlight \(indexPath)")
      return !refused.contains(indexPath)
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      calls.append("highlight \(indexPath)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      calls.append("unhighlight \(indexPath)")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      calls.append("will select \(indexPath)")
      return refused.contains(indexPath) ? nil : IndexPath(row: 0, section: indexPath.section)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      calls.append("deselect \(indexPath)")
    }

    func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      calls.append("show \(indexPath)")
    }

    func tableView(
      _ tableView: UITableView,
      didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      calls.append("hide \(indexPath)")
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
      calls.append("target \(proposedDestinationIndexPath)")
      return IndexPath(row: 0, section: proposedDestinationIndexPath.section)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      calls.append("header \(section)")
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
