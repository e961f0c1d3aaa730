#if canImport(AppleBase)
  import UIKit

  /// A data source whose counts and answers a test sets.
  @MainActor
  final class PlainCollectionDataSource: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    var cell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
    var view: ((UICollectionView, IndexPath) -> UICollectionReusableView)?
    var drop: ((UICollectionView) -> Void)?
    var countReads = 0

    init(_ counts: [Int]) {
      self.counts = counts
      super.init()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      countReads += 1
      return counts.count
    }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      cell?(collectionView, indexPath)
        ?? collectionView.dequeueReusableCell(withReuseIdentifier: "label", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      view?(collectionView, indexPath)
        ?? collectionView.dequeueReusableSupplementaryView(
          ofKind: kind,
          withReuseIdentifier: "header",
          for: indexPath
        )
    }

    func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      drop?(collectionView)
    }
  }
#endif
