#if canImport(UIKit) && !os(watchOS)
  import DiffableAppleViews
  import UIKit

  @MainActor
  extension KeptSelection {
    /// Selects the same items again, wherever their rows are now.
    func restore(in tableView: UITableView) {
      restore(tableView.indexPathsForSelectedRows) {
        tableView.deselectRow(at: $0, animated: false)
      } select: {
        tableView.selectRow(at: $0, animated: false, scrollPosition: .none)
      }
    }

    /// Selects the same items again, wherever they are now.
    func restore(in view: UICollectionView) {
      restore(view.indexPathsForSelectedItems) {
        view.deselectItem(at: $0, animated: false)
      } select: {
        view.selectItem(at: $0, animated: false, scrollPosition: [])
      }
    }
  }
#endif
