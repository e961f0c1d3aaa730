#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots

  /// The data source and the delegate of a collection view.
  ///
  /// It forwards the messages that it does not handle to the delegate of the app.
  final class CollectionViewEvents: ForwardingDelegate, @MainActor ReorderingEvents {
    typealias Target = CollectionViewTarget

    var reordered: [ItemPath] = []

    /// The items that the user presses.
    var highlightedItems: Set<AnyHashable> = []

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
