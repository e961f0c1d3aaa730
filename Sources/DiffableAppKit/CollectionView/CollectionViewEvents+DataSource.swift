#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots

  extension CollectionViewEvents: NSCollectionViewDataSource, NSCollectionViewPrefetching {
    func numberOfSections(in collectionView: NSCollectionView) -> Int {
      becomeDelegateAgainSoon()
      return data?.numberOfSections ?? 0
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      numberOfItemsInSection section: Int
    ) -> Int {
      data?.numberOfItems(inSection: section) ?? 0
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
      guard let data else {
        preconditionFailure("Keep the data source alive while the collection view is on screen")
      }
      return data.cell(at: ItemPath(indexPath))
    }

    /// Returns the supplementary view at a path, or an empty view when the data source provides none.
    func collectionView(
      _ collectionView: NSCollectionView,
      viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
      at indexPath: IndexPath
    ) -> NSView {
      if let view = target?.supplementaryView(ofKind: kind, at: indexPath) { return view }
      let identifier = NSUserInterfaceItemIdentifier("DiffableAppKit.empty")
      collectionView.register(
        NSView.self,
        forSupplementaryViewOfKind: kind,
        withIdentifier: identifier
      )
      return collectionView.makeSupplementaryView(
        ofKind: kind,
        withIdentifier: identifier,
        for: indexPath
      )
    }

    func collectionView(_ view: NSCollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      data?.prefetchItems(at: indexPaths.map { ItemPath($0) })
    }

    func collectionView(
      _ view: NSCollectionView,
      cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      data?.cancelPrefetchingItems(at: indexPaths.map { ItemPath($0) })
    }
  }

  extension CollectionViewTarget {
    /// Returns the supplementary view that the data source provides for a path, or nil.
    func supplementaryView(
      ofKind kind: NSCollectionView.SupplementaryElementKind,
      at indexPath: IndexPath
    ) -> NSView? {
      requestedKinds.insert(kind)
      let outer = requestedView
      requestedView = (kind, indexPath)
      defer { requestedView = outer }
      return makeSupplementaryView?(
        SupplementaryKind(elementKind: kind),
        ItemPath(ofSupplementaryViewAt: indexPath)
      )
    }
  }
#endif
