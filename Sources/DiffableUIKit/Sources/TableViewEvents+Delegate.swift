#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  extension TableViewEvents: UITableViewDelegate {
    /// Returns whether the source and the delegate of the app let a row be highlighted.
    func tableView(
      _ tableView: UITableView,
      shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool {
      guard connection?.canHighlightItem(at: ItemPath(indexPath)) ?? true else { return false }
      let method: ((UITableView, IndexPath) -> Bool)? =
        tableDelegate("tableView:shouldHighlightRowAtIndexPath:")?
        .tableView(_:shouldHighlightRowAt:)
      return method?(tableView, indexPath) ?? true
    }

    /// Reports to the source that a row was highlighted.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      connection?.highlightItem(at: ItemPath(indexPath))
      let method: ((UITableView, IndexPath) -> Void)? =
        tableDelegate("tableView:didHighlightRowAtIndexPath:")?.tableView(_:didHighlightRowAt:)
      method?(tableView, indexPath)
    }

    /// Reports to the source that a row is no longer highlighted.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      connection?.unhighlightItem(at: ItemPath(indexPath))
      let method: ((UITableView, IndexPath) -> Void)? =
        tableDelegate("tableView:didUnhighlightRowAtIndexPath:")?.tableView(_:didUnhighlightRowAt:)
      method?(tableView, indexPath)
    }

    /// Returns the row that is selected when the user taps a row.
    func tableView(
      _ tableView: UITableView,
      willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      guard connection?.canSelectItem(at: ItemPath(indexPath)) ?? true else { return nil }
      let method: ((UITableView, IndexPath) -> IndexPath?)? =
        tableDelegate("tableView:willSelectRowAtIndexPath:")?.tableView(_:willSelectRowAt:)
      guard let method else { return indexPath }
      guard let selected = method(tableView, indexPath) else { return nil }
      // The delegate can replace the row that the user taps by another row.
      return connection?.canSelectItem(at: ItemPath(selected)) ?? true ? selected : nil
    }

    /// Reports to the source that a row was selected.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      connection?.selectItem(at: ItemPath(indexPath))
      let method: ((UITableView, IndexPath) -> Void)? =
        tableDelegate("tableView:didSelectRowAtIndexPath:")?.tableView(_:didSelectRowAt:)
      method?(tableView, indexPath)
    }

    /// Reports to the source that a row is no longer selected.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      connection?.deselectItem(at: ItemPath(indexPath))
      let method: ((UITableView, IndexPath) -> Void)? =
        tableDelegate("tableView:didDeselectRowAtIndexPath:")?.tableView(_:didDeselectRowAt:)
      method?(tableView, indexPath)
    }

    /// Reports to the source that the cell of an item is about to appear.
    func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      connection?.willDisplay(cell, at: ItemPath(indexPath))
      let method: ((UITableView, UITableViewCell, IndexPath) -> Void)? =
        tableDelegate("tableView:willDisplayCell:forRowAtIndexPath:")?
        .tableView(_:willDisplay:forRowAt:)
      method?(tableView, cell, indexPath)
    }

    /// Reports to the source that the cell of an item has disappeared.
    func tableView(
      _ tableView: UITableView,
      didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      connection?.didEndDisplaying(cell)
      let method: ((UITableView, UITableViewCell, IndexPath) -> Void)? =
        tableDelegate("tableView:didEndDisplayingCell:forRowAtIndexPath:")?
        .tableView(_:didEndDisplaying:forRowAt:)
      method?(tableView, cell, indexPath)
    }
  }
#endif
