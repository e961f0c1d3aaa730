#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  // An apply keeps the selection: a selected item stays selected when its row moves or is reloaded.
  extension DiffableDataSource where Target == TableViewTarget {
    /// Selects the row of an item.
    ///
    /// As with `UITableView.selectRow(at:animated:scrollPosition:)`, the delegate of the table view is not called.
    ///
    /// - Parameters:
    ///   - item: The item. Has no effect if the table view does not show it.
    ///   - animated: Whether to animate the selection and scrolling.
    ///   - scrollPosition: Where the row is in the visible area afterwards; `none` for no scrolling.
    @MainActor
    public func selectItem(
      _ item: Item,
      animated: Bool = false,
      scrollPosition: UITableView.ScrollPosition = .none
    ) {
      guard let indexPath = indexPath(for: item) else { return }
      target.tableView?.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects the row of an item.
    ///
    /// - Parameters:
    ///   - item: The item. Has no effect if the table view does not show it.
    ///   - animated: Whether to animate the change.
    @MainActor
    public func deselectItem(_ item: Item, animated: Bool = false) {
      guard let indexPath = indexPath(for: item) else { return }
      target.tableView?.deselectRow(at: indexPath, animated: animated)
    }
  }
#endif
