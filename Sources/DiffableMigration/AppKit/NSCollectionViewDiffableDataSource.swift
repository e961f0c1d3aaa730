#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit
  import DiffableAppleViews
  import DiffableSnapshots

  /// Apple's data source of a collection view, over a data source of this package.
  ///
  /// It is the data source of the collection view. The delegate of the view stays the object of the app. If a handler of
  /// `base.reorderingHandlers` is to be called, set `base.delegate` instead of the delegate of the view.
  @preconcurrency @MainActor
  open class NSCollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
  >:
    MigratedDataSource<SectionIdentifierType, ItemIdentifierType>,
    NSCollectionViewDataSource
  {
    /// Makes the collection view item that shows an item.
    public typealias ItemProvider = (
      _ collectionView: NSCollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> NSCollectionViewItem?

    /// Makes a supplementary view.
    public typealias SupplementaryViewProvider = (
      _ collectionView: NSCollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> (any NSView & NSCollectionViewElement)?

    /// The data source of this package that shows the snapshots.
    ///
    /// Use it to improve a screen one call at a time, for example with `base.update { … }`.
    public let base:
      DiffableDataSource<SectionIdentifierType, ItemIdentifierType, CollectionViewTarget>

    /// Creates a data source, and makes it the data source of a collection view.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - itemProvider: Makes the collection view item that shows an item. Returning nil is a programmer error.
    @inlinable @preconcurrency
    public init(collectionView: NSCollectionView, itemProvider: @escaping ItemProvider) {
      base = DiffableDataSource(collectionView: collectionView) { view, indexPath, item in
        itemProvider(view, indexPath, item) ?? missingCell(at: indexPath)
      }
      super.init(base)
      connect()
    }

    private var dataSource: (any NSCollectionViewDataSource)? { base.target.dataSource }

    @usableFromInline
    func connect() { base.target.connect(as: self) }

    /// Makes the headers, the footers and other supplementary views.
    @preconcurrency
    open var supplementaryViewProvider: SupplementaryViewProvider? {
      get { supplementaryProvider as? SupplementaryViewProvider }
      set {
        supplementaryProvider = newValue
        base.supplementaryViewProvider = newValue.map { provider in
          { target, _, _, _ in
            guard let view = target.collectionView, let requested = target.requestedView
            else { return nil }
            return provider(view, requested.kind, requested.indexPath)
          }
        }
      }
    }

    // MARK: Methods of the view

    /// Returns the number of sections.
    ///
    /// - Parameter collectionView: The collection view.
    /// - Returns: The number of sections that the collection view shows.
    open func numberOfSections(in collectionView: NSCollectionView) -> Int {
      (dataSource?.numberOfSections(in:))?(collectionView) ?? 0
    }

    /// Returns the number of items in a section.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - section: A section index.
    /// - Returns: The number of items that the section shows.
    open func collectionView(
      _ collectionView: NSCollectionView,
      numberOfItemsInSection section: Int
    ) -> Int {
      dataSource?.collectionView(collectionView, numberOfItemsInSection: section) ?? 0
    }

    /// Returns the collection view item that shows an item, from the item provider.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - indexPath: The index path of the item.
    /// - Returns: The collection view item.
    open func collectionView(
      _ collectionView: NSCollectionView,
      itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
      dataSource?.collectionView(collectionView, itemForRepresentedObjectAt: indexPath)
        ?? NSCollectionViewItem()
    }

    /// Returns a supplementary view, from ``supplementaryViewProvider``.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - kind: The element kind of the view.
    ///   - indexPath: The index path of the view.
    /// - Returns: The view.
    open func collectionView(
      _ collectionView: NSCollectionView,
      viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
      at indexPath: IndexPath
    ) -> NSView {
      let method = dataSource?.collectionView(_:viewForSupplementaryElementOfKind:at:)
      return method?(collectionView, kind, indexPath) ?? NSView()
    }
  }
#endif
