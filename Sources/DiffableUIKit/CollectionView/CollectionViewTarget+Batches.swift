#if canImport(UIKit) && !os(watchOS)
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots
  import UIKit

  extension CollectionViewTarget {
    /// Reloads the collection view.
    ///
    /// In a window, the view makes its visible cells during the call. A reload that is delayed until the next layout
    /// can be lost when a batch follows.
    @_spi(Views)
    public func reload(_ collectionView: UICollectionView) {
      collectionView.reloadData()
      if collectionView.window != nil { collectionView.layoutIfNeeded() }
      completions.callAll()
    }

    /// Performs a batch.
    @_spi(Views)
    public func perform(_ batch: UntypedBatch, in view: UICollectionView, updateData: () -> Void) {
      completions.perform(batch) { completion in
        var emptySections = IndexSet()
        view.performBatchUpdates(
          {
            updateData()
            changeStructure(of: view, batch)
            emptySections = updateItems(of: view, batch)
          },
          completion: completion
        )
        if emptySections.isEmpty { return }
        view.performBatchUpdates {
          view.deleteSections(emptySections)
          view.insertSections(emptySections)
        }
      }
    }

    private func changeStructure(of collectionView: UICollectionView, _ batch: UntypedBatch) {
      collectionView.deleteSections(IndexSet(batch.sections.deletions))
      collectionView.insertSections(IndexSet(batch.sections.insertions))
      for move in batch.sections.moves {
        collectionView.moveSection(move.from, toSection: move.to)
      }
      collectionView.deleteItems(at: batch.items.deletions.map { IndexPath($0) })
      collectionView.insertItems(at: batch.items.insertions.map { IndexPath($0) })
      for move in batch.items.moves {
        collectionView.moveItem(at: IndexPath(move.from), to: IndexPath(move.to))
      }
    }

    /// Reloads and reconfigures items and sections.
    ///
    /// - Returns: The empty sections among the sections to reload. Reloading an empty section can raise an exception,
    ///   so the caller deletes and inserts these sections instead.
    private func updateItems(of collectionView: UICollectionView, _ batch: UntypedBatch) -> IndexSet
    {
      var reloads = IndexSet(batch.sections.reloads)
      for section in batch.sections.reconfigurations
      where !updateSupplementaryViews(ofSection: section, in: collectionView) {
        reloads.insert(section)
      }
      let emptySections = reloads.filteredIndexSet { data?.numberOfItems(inSection: $0) == 0 }
      collectionView.reloadSections(reloads.subtracting(emptySections))
      let isKept = { (path: ItemPath) in !reloads.contains(path.section) }
      collectionView.reloadItems(
        at: batch.items.reloads.filter(isKept).map { IndexPath($0) }
      )
      if #available(iOS 15, tvOS 15, *) {
        collectionView.reconfigureItems(
          at: batch.items.reconfigurations.filter(isKept).map { IndexPath($0) }
        )
      }
      return emptySections
    }
  }
#endif
