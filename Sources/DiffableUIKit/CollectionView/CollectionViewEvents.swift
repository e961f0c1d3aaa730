#if canImport(UIKit) && !os(watchOS)
  @_spi(Views) import DiffableAppleViews
  import UIKit

  /// The data source of a collection view.
  ///
  /// While the collection view shows a source, the object is also the delegate.
  ///
  /// As the delegate, it reports events to the source, and forwards messages to the delegate of the app. It does not
  /// ask that delegate whether an item can be highlighted or selected if the source already refuses.
  final class CollectionViewEvents: ForwardingDelegate, @MainActor ViewEvents {
    typealias Target = CollectionViewTarget
    static let delegatePath = \UICollectionView.delegate

    /// The reordering of an item by the user, from the lift to the end.
    var reordering: ItemReordering?

    var collectionView: UICollectionView? { target?.collectionView }

    var view: UICollectionView? { collectionView }

    func connect(to collectionView: UICollectionView) {
      collectionView.dataSource = dataSourceOfApp as? any UICollectionViewDataSource ?? self
      if mayReplace(collectionView.prefetchDataSource) { collectionView.prefetchDataSource = self }
    }

    func forgetReordering() { reordering = nil }
  }
#endif
