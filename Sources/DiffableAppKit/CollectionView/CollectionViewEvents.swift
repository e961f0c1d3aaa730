#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots

  /// The data source and the delegate of a collection view.
  ///
  /// It forwards the messages that it does not handle to the delegate of the app.
  final class CollectionViewEvents: ForwardingDelegate, @MainActor ReorderingEvents {
    typealias Target = CollectionViewTarget
    static let delegatePath = \NSCollectionView.delegate

    /// The items that the user presses.
    var highlightedItems: Set<AnyHashable> = []

    var reordered: [ItemPath] = []

    var delegateObservation: NSKeyValueObservation?

    var view: NSCollectionView? {
      let collectionView = target?.collectionView
      return isDataSource(collectionView?.dataSource) ? collectionView : nil
    }

    func connect(to collectionView: NSCollectionView) {
      let dataSource = dataSourceOfApp as? any NSCollectionViewDataSource
      takeOver(collectionView) { collectionView.dataSource = dataSource ?? self }
      if dataSource != nil && !hasDelegateOfApp { resignDelegate() }
      if mayReplace(collectionView.prefetchDataSource) { collectionView.prefetchDataSource = self }
    }
  }
#endif
