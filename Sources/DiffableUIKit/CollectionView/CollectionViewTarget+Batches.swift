#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  extension CollectionViewTarget {
    /// Reloads the collection view.
    ///
    /// If the view is in a window, it makes its visible cells during the call. A reload that is delayed until the
    /// next layout can be lost when a batch follows.
    ///
    /// - Parameters:
    ///   - snapshot: The snapshot to show.
    ///   - completion: Called when the view has reloaded its data.
    public func reloadData<Section, Item>(
      _ snapshot: Snapshot<Section, Item>,
      completion: @escaping () -> Void
    ) {
      reloadView()
      runningBatches.endAll()
      completion()
    }

    /// Performs a batch with `performBatchUpdates(_:completion:)`.
    ///
    /// A collection view can call its completion handler late or never. So `completion` is also called when a later
    /// batch completes and when the target reloads the data. If the view releases the handler without calling it,
    /// `completion` is released too. For the data source, this has the same effect as a call.
    ///
    /// - Parameters:
    ///   - batch: The changes.
    ///   - animated: Whether to animate the changes.
    ///   - updateData: Makes ``data`` answer from the snapshot of the batch.
    ///   - completion: Called when the animation has ended.
    public func perform<Section, Item>(
      _ batch: Batch<Section, Item>,
      animated: Bool,
      updateData: () -> Void,
      completion: @escaping () -> Void
    ) {
      guard let collectionView else {
        updateData()
        return completion()
      }
      reconfiguredPaths =
        data?.reconfiguredPaths(of: batch) { collectionView.cellForItem(at: $0) != nil } ?? []
      defer { reconfiguredPaths = [] }
      if animated {
        perform(batch, in: collectionView, updateData, completion)
      } else {
        UIView.performWithoutAnimation {
          perform(batch, in: collectionView, updateData, completion)
        }
      }
    }

    func reloadView() {
      guard let collectionView else { return }
      collectionView.reloadData()
      if collectionView.window != nil { collectionView.layoutIfNeeded() }
    }

    private func perform<Section, Item>(
      _ batch: Batch<Section, Item>,
      in collectionView: UICollectionView,
      _ updateData: () -> Void,
      _ completion: @escaping () -> Void
    ) {
      var emptySections = IndexSet()
      let (runningBatches, running) = (runningBatches, runningBatches.add(completion))
      collectionView.performBatchUpdates {
        updateData()
        showStructure(batch, in: collectionView)
        emptySections = showUpdates(batch, in: collectionView)
      } completion: { _ in
        // Views call completions on the main thread, but in some SDKs the type of this closure does not say so.
        MainActor.assumeIsolated { runningBatches.endBatches(through: running) }
      }
      if emptySections.isEmpty { return }
      collectionView.performBatchUpdates {
        collectionView.deleteSections(emptySections)
        collectionView.insertSections(emptySections)
      }
    }

    private func showStructure<Section, Item>(
      _ batch: Batch<Section, Item>,
      in collectionView: UICollectionView
    ) {
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
    private func showUpdates<Section, Item>(
      _ batch: Batch<Section, Item>,
      in collectionView: UICollectionView
    ) -> IndexSet {
      var reloads = IndexSet(batch.oldSectionReloads)
      // A batch with reconfigurations does not change the structure, so old and new indexes are the same.
      for section in batch.sections.reconfigurations
      where !updateSupplementaryViews(ofSection: section, in: collectionView) {
        reloads.insert(section)
      }
      reconfiguredPaths.removeAll(inSections: reloads)
      let emptySections = reloads.filteredIndexSet { data?.numberOfItems(inSection: $0) == 0 }
      collectionView.reloadSections(reloads.subtracting(emptySections))
      let isKept = { (path: ItemPath) in !reloads.contains(path.section) }
      collectionView.reloadItems(
        at: batch.oldItemReloads.filter(isKept).map { IndexPath($0) }
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
