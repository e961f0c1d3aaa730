#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots

  /// The data source and the delegate of a collection view.
  ///
  /// It forwards the messages that it does not handle to the delegate of the app.
  @MainActor
  final class CollectionViewEvents: ForwardingDelegate {
    private(set) weak var target: CollectionViewTarget?

    /// The paths of the items that the user drags to reorder them, ascending.
    var draggedPaths: [ItemPath] = []

    /// The items that the user presses.
    var highlightedItems: Set<AnyHashable> = []

    init(_ target: CollectionViewTarget) {
      self.target = target
      super.init()
    }

    var data: ListData<NSCollectionViewItem>? { target?.data }

    /// The delegate of the app.
    var delegate: (any NSCollectionViewDelegate)? {
      forwardingDelegate as? any NSCollectionViewDelegate
    }

    override var view: AnyObject? {
      let collectionView = target?.collectionView
      return collectionView?.dataSource === self ? collectionView : nil
    }

    override var viewDelegate: (any NSObjectProtocol)? {
      get { target?.collectionView?.delegate }
      set { target?.collectionView?.delegate = newValue as? any NSCollectionViewDelegate }
    }
  }
#endif
