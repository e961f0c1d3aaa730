#if canImport(UIKit) && !os(watchOS)
  import DiffableAppleViews
  import DiffableSnapshots
  import UIKit

  extension KeptSelection {
    /// Selects the same items again, wherever their rows are now.
    @MainActor
    func restore(in tableView: UITableView) {
      if isEmpty { return }
      let selected = Set(paths.map { IndexPath($0) })
      let shown = Set(tableView.indexPathsForSelectedRows ?? [])
      for indexPath in shown.subtracting(selected) {
        tableView.deselectRow(at: indexPath, animated: false)
      }
      for indexPath in selected.subtracting(shown) {
        tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
      }
    }

    /// Selects the same items again, wherever they are now.
    @MainActor
    func restore(in collectionView: UICollectionView) {
      if isEmpty { return }
      let selected = Set(paths.map { IndexPath($0) })
      let shown = Set(collectionView.indexPathsForSelectedItems ?? [])
      for path in shown.subtracting(selected) {
        collectionView.deselectItem(at: path, animated: false)
      }
      for path in selected.subtracting(shown) {
        collectionView.selectItem(at: path, animated: false, scrollPosition: [])
      }
    }
  }
#endif
