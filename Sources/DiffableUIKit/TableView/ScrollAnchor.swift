#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  /// The visible items of a table view and their positions, so that the first of them can stay in place.
  @MainActor
  struct ScrollAnchor {
    private let positions: [CGFloat]
    private let unmoved: () -> [(offset: Int, path: ItemPath)]

    /// Creates the anchor of a table view; nil when no row is visible.
    init?(of tableView: UITableView, _ data: ListData<UITableViewCell>) {
      let visible = (tableView.indexPathsForVisibleRows ?? []).sorted()
      if visible.isEmpty { return nil }
      positions = visible.map { tableView.rectForRow(at: $0).origin.y }
      unmoved = data.anchors(amongItemsAt: visible.map { ItemPath($0) })
    }

    /// Scrolls so that the first visible item that still exists and has kept its order is where it was on screen.
    func restore(in tableView: UITableView) {
      guard let first = unmoved().first else { return }
      let position = tableView.rectForRow(at: IndexPath(first.path)).origin.y
      // `scroll` limits the offset to the content. Without this check, it would undo a pull to refresh even if the row
      // has not moved, because the user has then scrolled beyond the content.
      if position != positions[first.offset] {
        scroll(tableView, by: position - positions[first.offset])
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
