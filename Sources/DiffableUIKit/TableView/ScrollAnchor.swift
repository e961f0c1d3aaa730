#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  /// The visible items of a table view and their positions, so that the first of them can stay in place.
  @MainActor
  struct ScrollAnchor {
    private let rows: [(position: CGFloat, locate: () -> ItemPath?)]

    /// Creates the anchor of a table view; nil when no row is visible.
    init?(of tableView: UITableView, _ data: ListData<UITableViewCell>) {
      rows = (tableView.indexPathsForVisibleRows ?? []).sorted().compactMap { indexPath in
        data.locator(ofItemAt: ItemPath(indexPath))
          .map { (tableView.rectForRow(at: indexPath).origin.y, $0) }
      }
      if rows.isEmpty { return nil }
    }

    /// Scrolls so that the first visible item that still exists is where it was on screen.
    func restore(in tableView: UITableView) {
      for row in rows {
        guard let path = row.locate() else { continue }
        let position = tableView.rectForRow(at: IndexPath(path)).origin.y
        // Setting the offset limits it to the content. An unchanged offset is not set, because the user may
        // have scrolled beyond the content, as in a pull to refresh.
        if position != row.position { scroll(tableView, by: position - row.position) }
        return
      }
    }

    private func scroll(_ tableView: UITableView, by distance: CGFloat) {
      let inset = tableView.adjustedContentInset
      let top = -inset.top
      let bottom = tableView.contentSize.height + inset.bottom - tableView.bounds.size.height
      var offset = tableView.contentOffset
      offset.y = max(top, min(offset.y + distance, bottom))
      tableView.contentOffset = offset
    }
  }
#endif
