#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  /// The selected items of a table view, which stay selected when their rows move or are reloaded.
  @MainActor
  struct RowSelection {
    private let locators: [() -> ItemPath?]

    /// Creates the selection of a table view; nil when no row is selected.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - data: The data of the table view.
    ///   - pathInData: Returns the path that a row of the table view has in the data.
    init?(
      of tableView: UITableView,
      _ data: ListData<UITableViewCell>,
      pathInData: (IndexPath) -> IndexPath = { $0 }
    ) {
      guard let indexPaths = tableView.indexPathsForSelectedRows, !indexPaths.isEmpty else {
        return nil
      }
      locators = indexPaths.compactMap { data.locator(ofItemAt: ItemPath(pathInData($0))) }
    }

    /// Selects the same items again, wherever their rows are now.
    func restore(in tableView: UITableView) {
      let selected = Set(locators.compactMap { $0().map { IndexPath($0) } })
      let shown = Set(tableView.indexPathsForSelectedRows ?? [])
      for indexPath in shown.subtracting(selected) {
        tableView.deselectRow(at: indexPath, animated: false)
      }
      for indexPath in selected.subtracting(shown) {
        tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
      }
    }
  }
#endif
