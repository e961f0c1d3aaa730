#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  extension CollectionViewTarget {
    /// Reloads the collection view.
    ///
    /// In a window, the collection view lays out its items before the method returns. A reload that waits for the next
    /// layout can be lost when a batch follows.
    ///
    /// - Parameters:
    ///   - snapshot: The snapshot to show.
    ///   - completion: Called before the method returns.
    /// - Complexity: That of the collection view's reload and layout.
    public func reloadData<Section, Item>(
      _ snapshot: Snapshot<Section, Item>,
      completion: @escaping () -> Void
    ) {
      if let collectionView {
        collectionView.reloadData()
        if collectionView.window != nil { collectionView.layoutSubtreeIfNeeded() }
      }
      completion()
    }

    /// Performs a batch with `performBatchUpdates(_:completionHandler:)`.
    ///
    /// - Parameters:
    ///   - batch: The changes.
    ///   - animated: Whether to animate the changes, through the animator of the collection view.
    ///   - updateData: Called within the updates.
    ///   - completion: Called when the animations of the batch have ended. To reload empty sections, the method deletes
    ///     and inserts them in a second update. The completion does not wait for the second update.
    /// - Complexity: O(*c* (log *n* + *v*)), where *c* is the number of changes, *n* the number of sections and items,
    ///   and *v* the number of visible supplementary views, plus the time that the collection view takes.
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
      NSAnimationContext.perform(animated: animated) {
        var emptySections = IndexSet()
        // Only the animator animates.
        let view = animated ? collectionView.animator() : collectionView
        view.performBatchUpdates(
          {
            updateData()
            changeStructure(of: collectionView, batch)
            emptySections = updateItems(of: collectionView, batch)
          },
          completionHandler: { _ in completion() }
        )
        if emptySections.isEmpty { return }
        let second = animated ? collectionView.animator() : collectionView
        second.performBatchUpdates(
          {
            collectionView.deleteSections(emptySections)
            collectionView.insertSections(emptySections)
          },
          completionHandler: nil
        )
      }
    }

    private func changeStructure<Section, Item>(
      of collectionView: NSCollectionView,
      _ batch: Batch<Section, Item>
    ) {
      collectionView.deleteSections(IndexSet(batch.sections.deletions))
      collectionView.insertSections(IndexSet(batch.sections.insertions))
      for move in batch.sections.moves {
        collectionView.moveSection(move.from, toSection: move.to)
      }
      collectionView.deleteItems(at: Set(batch.items.deletions.map { IndexPath($0) }))
      collectionView.insertItems(at: Set(batch.items.insertions.map { IndexPath($0) }))
      for move in batch.items.moves {
        collectionView.moveItem(at: IndexPath(move.from), to: IndexPath(move.to))
      }
    }

    /// Reloads and reconfigures items and sections.
    ///
    /// - Returns: The empty sections among the sections to reload. The caller deletes and inserts these sections
    ///   instead, as the target for UIKit does: there, reloading an empty section can raise an exception.
    private func updateItems<Section, Item>(
      of collectionView: NSCollectionView,
      _ batch: Batch<Section, Item>
    ) -> IndexSet {
      var sections = IndexSet(batch.oldSectionReloads)
      // A batch with reconfigurations does not change the structure, so old and new paths are the same.
      for section in batch.sections.reconfigurations
      where !updateSupplementaryViews(of: collectionView, inSection: section) {
        sections.insert(section)
      }
      var reloads = batch.oldItemReloads
      let itemUpdater = itemUpdater ?? cellUpdater
      for path in batch.items.reconfigurations {
        if let itemUpdater {
          let item = collectionView.item(at: IndexPath(path))
          if let item { itemUpdater(item, IndexPath(path)) }
        } else {
          reloads.append(path)
        }
      }
      let emptySections = sections.filteredIndexSet { data?.numberOfItems(inSection: $0) == 0 }
      collectionView.reloadSections(sections.subtracting(emptySections))
      collectionView.reloadItems(
        at: Set(reloads.filter { !sections.contains($0.section) }.map { IndexPath($0) })
      )
      return emptySections
    }

    /// Updates the visible supplementary views of a section in place, and returns whether they are up to date.
    private func updateSupplementaryViews(
      of collectionView: NSCollectionView,
      inSection section: Int
    ) -> Bool {
      // A section without visible supplementary views has nothing to update, so it needs no updater.
      for kind in requestedKinds {
        let paths = collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind)
        for path in paths where ItemPath(ofSupplementaryViewAt: path).section == section {
          guard let supplementaryViewUpdater = supplementaryViewUpdater ?? sourceViewUpdater else {
            return false
          }
          if let view = collectionView.supplementaryView(forElementKind: kind, at: path) {
            let isUpdated = supplementaryViewUpdater(
              view,
              SupplementaryKind(elementKind: kind),
              path
            )
            if !isUpdated { return false }
          }
        }
      }
      return true
    }
  }
#endif
