#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  @MainActor
  extension DiffableDataSource where Target == CollectionViewTarget {
    /// Sets the function that updates the collection view items of reconfigured items in place.
    ///
    /// AppKit cannot reconfigure an item. By default, the collection view makes a new collection view item for it. With
    /// an updater, each visible collection view item stays.
    ///
    /// - Parameter update: Updates the collection view item of an item, or nil to make new ones.
    /// - Complexity: O(1).
    public func setItemUpdater(
      _ update: (
        (_ collectionViewItem: NSCollectionViewItem, _ indexPath: IndexPath, _ item: Item) -> Void
      )?
    ) {
      target.itemUpdater = update.map { update in
        { [weak self] collectionViewItem, path in
          guard let item = self?.itemIdentifier(for: path) else { return }
          update(collectionViewItem, IndexPath(path), item)
        }
      }
    }

    /// Sets the function that updates the supplementary views of reconfigured sections in place.
    ///
    /// By default, the collection view reloads the reconfigured sections that have visible supplementary views, with
    /// their items.
    ///
    /// - Parameter update: Updates a visible supplementary view, or nil to reload sections.
    /// - Complexity: O(1).
    public func setSupplementaryViewUpdater(
      _ update: (
        (_ view: NSView, _ kind: SupplementaryKind, _ indexPath: IndexPath, _ section: Section) ->
          Void
      )?
    ) {
      target.supplementaryViewUpdater = update.map { update in
        { [weak self] view, kind, indexPath in
          let path = ItemPath(ofSupplementaryViewAt: indexPath)
          guard let section = self?.sectionIdentifier(for: path.section) else { return }
          update(view, kind, indexPath, section)
        }
      }
    }
  }
#endif
