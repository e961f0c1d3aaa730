#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  @MainActor
  extension DiffableDataSource where Target == CollectionViewTarget {
    /// Makes a supplementary view, as a provider of Apple's data source does.
    ///
    /// The provider makes the view with `makeSupplementaryView(ofKind:withIdentifier:for:)`. When it returns nil, an
    /// empty view is shown. The index path of a view of the whole layout has only one index, so reading its `section`
    /// or its `item` traps.
    public typealias SupplementaryViewProvider = (
      _ collectionView: NSCollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> NSView?

    /// A provider with the parameters of Apple's data source.
    ///
    /// The property has the name of the data source's own property, and sets it. The compiler chooses by the parameters
    /// of the closure.
    @_disfavoredOverload @preconcurrency
    public var supplementaryViewProvider: SupplementaryViewProvider? {
      @available(*, unavailable, message: "Only a provider with four parameters can be read")
      get { nil }
      set {
        let ownProvider: TargetSupplementaryViewProvider? = newValue.map { provider in
          { target, kind, path, _ in
            let (kind, indexPath) = target.requestedView ?? (kind.elementKind, IndexPath(path))
            return target.collectionView.flatMap { provider($0, kind, indexPath) }
          }
        }
        supplementaryViewProvider = ownProvider
      }
    }

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
