#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  extension DiffableDataSource where Target == CollectionViewTarget, Item: ContentEquatable {
    /// Sets a function that updates the cell of an item whose content has changed, and is given the item
    /// as it was before.
    ///
    /// See `reconfiguredCellProvider`. The view returns the existing cell when the function dequeues it:
    ///
    /// ```swift
    /// grid.setReconfiguredCellProvider { collectionView, indexPath, song, old in
    ///   let cell = collectionView.dequeueReusableCell(
    ///     withReuseIdentifier: "song",
    ///     for: indexPath
    ///   )
    ///   if song.cover != old.cover { (cell as? SongTile)?.loadCover(of: song) }
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
          _ collectionView: UICollectionView, _ indexPath: IndexPath, _ item: Item, _ old: Item
        ) -> UICollectionViewCell?
    ) {
      reconfiguredCellProvider = { target, path, item, old in
        guard let collectionView = target.collectionView else { return UICollectionViewCell() }
        return Self.cell(provider(collectionView, IndexPath(path), item, old), at: path)
      }
    }
  }
#endif
