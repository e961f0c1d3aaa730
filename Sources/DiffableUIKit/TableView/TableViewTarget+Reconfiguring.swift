#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  extension DiffableDataSource where Target == TableViewTarget, Item: ContentEquatable {
    /// Sets a function that updates the cell of a row whose content has changed, and is given the item
    /// as it was before.
    ///
    /// See `reconfiguredCellProvider`. The view returns the existing cell when the function dequeues it:
    ///
    /// ```swift
    /// dataSource.setReconfiguredCellProvider { tableView, indexPath, song, old in
    ///   let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    ///   if song.cover != old.cover { (cell as? SongCell)?.loadCover(of: song) }
    ///   return cell
    /// }
    /// ```
    ///
    /// - Parameter provider: Updates a cell, and returns it; returning nil is a programmer error.
    /// - Complexity: O(1).
    @MainActor
    public func setReconfiguredCellProvider(
      _ provider:
        @escaping (
          _ tableView: UITableView, _ indexPath: IndexPath, _ item: Item, _ old: Item
        ) -> UITableViewCell?
    ) {
      reconfiguredCellProvider = { target, path, item, old in
        target.cell(at: path) { provider($0, $1, item, old) }
      }
    }
  }
#endif
