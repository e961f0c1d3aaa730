import AppleBase

@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell

  // The following requirements are optional.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  public func numberOfSections(in view: UICollectionView) -> Int { 1 }
  public func collectionView(
    _ view: UICollectionView,
    viewForSupplementaryElementOfKind: String,
    at: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  public func collectionView(_ view: UICollectionView, canMoveItemAt: IndexPath) -> Bool { true }
  public func collectionView(_ view: UICollectionView, moveItemAt: IndexPath, to: IndexPath) {}
  public func indexTitles(for view: UICollectionView) -> [String]? { nil }
  public func collectionView(
    _ view: UICollectionView,
    indexPathForIndexTitle: String,
    at: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}

@MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView,
    prefetchItemsAt indexPaths: [IndexPath]
  )

  // The following requirement is optional.
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ view: UICollectionView,
    cancelPrefetchingForItemsAt: [IndexPath]
  ) {}
}
