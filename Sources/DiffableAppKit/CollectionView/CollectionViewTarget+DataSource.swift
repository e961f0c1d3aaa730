#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  extension CollectionViewTarget: NSCollectionViewDataSource, NSCollectionViewPrefetching {
    /// Returns the number of sections.
    ///
    /// - Parameter collectionView: The collection view.
    /// - Returns: The number of sections.
    public func numberOfSections(in collectionView: NSCollectionView) -> Int {
      if collectionView.delegate !== self { becomeDelegateAgainSoon() }
      return data?.numberOfSections ?? 0
    }

    /// Returns the number of items in a section.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - section: A section index.
    /// - Returns: The number of items in a section.
    public func collectionView(
      _ collectionView: NSCollectionView,
      numberOfItemsInSection section: Int
    ) -> Int {
      data?.numberOfItems(inSection: section) ?? 0
    }

    /// Returns the collection view item at an index path.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - indexPath: The index path.
    /// - Returns: The collection view item.
    public func collectionView(
      _ collectionView: NSCollectionView,
      itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
      guard let data else {
        preconditionFailure("Keep the data source alive while the collection view is on screen")
      }
      return data.cell(at: ItemPath(indexPath))
    }

    /// Returns the supplementary view at a path, or an empty view when the data source provides none.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - kind: The element kind of the view.
    ///   - indexPath: The index path.
    /// - Returns: The supplementary view at a path, or an empty view when the data source provides none.
    public func collectionView(
      _ collectionView: NSCollectionView,
      viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
      at indexPath: IndexPath
    ) -> NSView {
      requestedKinds.insert(kind)
      let outer = requestedViewPath
      requestedViewPath = indexPath
      defer { requestedViewPath = outer }
      let path = ItemPath(ofSupplementaryViewAt: indexPath)
      let view = supplementaryData?.view(ofKind: SupplementaryKind(elementKind: kind), at: path)
      if let view { return view }
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

    /// Reports the items that the collection view will probably need soon.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - indexPaths: The index paths of the items.
    public func collectionView(
      _ collectionView: NSCollectionView,
      prefetchItemsAt indexPaths: [IndexPath]
    ) {
      data?.prefetchItems(at: indexPaths.map { ItemPath($0) })
    }

    /// Reports the items that the collection view no longer expects to need.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - indexPaths: The index paths of the items.
    public func collectionView(
      _ collectionView: NSCollectionView,
      cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      data?.cancelPrefetchingItems(at: indexPaths.map { ItemPath($0) })
    }
  }

  extension SupplementaryKind {
    /// Creates a kind from the element kind of a collection view.
    ///
    /// The kinds of section headers and section footers become ``header`` and ``footer``. Any other element kind is the
    /// name of the kind.
    ///
    /// - Parameter elementKind: The element kind.
    /// - Complexity: O(1).
    @MainActor
    public init(elementKind: String) {
      switch elementKind {
      case NSCollectionView.elementKindSectionHeader: self = .header
      case NSCollectionView.elementKindSectionFooter: self = .footer
      default: self.init(rawValue: elementKind)
      }
    }

    /// The element kind that a collection view uses for this kind.
    @MainActor public var elementKind: String {
      switch self {
      case .header: NSCollectionView.elementKindSectionHeader
      case .footer: NSCollectionView.elementKindSectionFooter
      default: rawValue
      }
    }
  }
#endif
