#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  extension TableViewTarget {
    /// Remembers which cells a batch updates in place, if the data source has a function that updates them.
    ///
    /// A batch with reconfigurations does not change the structure, so a cell that exists before the batch is the cell
    /// that the view asks for.
    func prepareReconfigurations<Section, Item>(
      of batch: Batch<Section, Item>,
      in tableView: UITableView
    ) {
      guard !batch.itemReconfigurations.isEmpty, data?.hasReconfiguredCellProvider == true
      else { return }
      for path in batch.itemReconfigurations {
        let indexPath = IndexPath(path)
        if tableView.cellForRow(at: indexPath) != nil { reconfiguredPaths.insert(indexPath) }
      }
    }

    /// Returns a new cell, or the updated cell of a row that is reconfigured.
    func cell(at indexPath: IndexPath, from data: ListData<UITableViewCell>) -> UITableViewCell {
      reconfiguredPaths.remove(indexPath) == nil
        ? data.cell(at: ItemPath(indexPath)) : data.reconfiguredCell(at: ItemPath(indexPath))
    }
  }

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
