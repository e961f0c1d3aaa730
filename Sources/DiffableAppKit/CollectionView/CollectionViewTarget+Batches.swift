#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots

  extension CollectionViewTarget {
    /// Reloads the collection view.
    ///
    /// In a window, the collection view lays out its items before the method returns. A reload that waits for the next
    /// layout can be lost when a batch follows.
    @_spi(Views)
    public func reload(_ collectionView: NSCollectionView) {
      collectionView.reloadData()
      if collectionView.window != nil { collectionView.layoutSubtreeIfNeeded() }
    }

    /// Performs a batch.
    ///
    /// The completion does not wait for the second update, which replaces empty sections.
    @_spi(Views)
    public func perform(
      _ batch: UntypedBatch,
      in collectionView: NSCollectionView,
      updateData: () -> Void
    ) {
      let completion = batch.completion
      NSAnimationContext.perform(animated: batch.isAnimated) {
        var emptySections = IndexSet()
        // Only the animator animates.
        let view = batch.isAnimated ? collectionView.animator() : collectionView
        view.performBatchUpdates(
          {
            updateData()
            changeStructure(of: collectionView, batch)
            emptySections = updateItems(of: collectionView, batch)
          },
          completionHandler: { _ in completion() }
        )
        if emptySections.isEmpty { return }
        let second = batch.isAnimated ? collectionView.animator() : collectionView
        second.performBatchUpdates(
          {
            collectionView.deleteSections(emptySections)
            collectionView.insertSections(emptySections)
          },
          completionHandler: nil
        )
      }
    }

    private func changeStructure(of collectionView: NSCollectionView, _ batch: UntypedBatch) {
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
    private func updateItems(of collectionView: NSCollectionView, _ batch: UntypedBatch) -> IndexSet
    {
      var sections = IndexSet(batch.sections.reloads)
      for section in batch.sections.reconfigurations
      where !updateSupplementaryViews(of: collectionView, inSection: section) {
        sections.insert(section)
      }
      var reloads = batch.items.reloads
      if let data, let updateItem = itemUpdater ?? data.updateCell {
        for path in batch.items.reconfigurations {
          guard let item = collectionView.item(at: IndexPath(path)) else { continue }
          data.inProvider { updateItem(item, path) }
        }
      } else {
        reloads += batch.items.reconfigurations
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
          guard let view = collectionView.supplementaryView(forElementKind: kind, at: path)
          else { continue }
          let kind = SupplementaryKind(elementKind: kind)
          if let data, let supplementaryViewUpdater {
            data.inProvider { supplementaryViewUpdater(view, kind, path) }
          } else if !reconfigure(view, kind, at: ItemPath(ofSupplementaryViewAt: path)) {
            return false
          }
        }
      }
      return true
    }
  }
#endif
