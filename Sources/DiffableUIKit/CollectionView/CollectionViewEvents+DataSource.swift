#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  extension CollectionViewEvents: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
      data?.numberOfSections ?? 0
    }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int {
      data?.numberOfItems(inSection: section) ?? 0
    }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      guard let target else { return UICollectionViewCell() }
      let path = ItemPath(indexPath)
      guard let data else { return target.plainCell(at: path) }
      return target.outlineCell(at: path, data) { data.cell(at: path) }
    }

    /// Returns the view from the supplementary view provider, or an empty view when the provider returns nil.
    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      guard let target else { return UICollectionReusableView() }
      target.requestedKinds.insert(kind)
      guard let data, let view = target.supplementaryView(ofKind: kind, at: indexPath) else {
        return target.dequeue(
          UICollectionReusableView.self,
          ofKind: kind,
          at: indexPath,
          in: collectionView
        )
      }
      return data.inProvider { view.make(target, collectionView, kind, indexPath) }
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? {
      target?.sectionIndex?.distinctTitles
    }

    /// Returns the path of the first item of the first section with a title.
    ///
    /// If the section is empty, the result is the path of the next item or, at the end, of the last item.
    func collectionView(
      _ collectionView: UICollectionView,
      indexPathForIndexTitle title: String,
      at index: Int
    ) -> IndexPath {
      guard let target, let data else { return IndexPath(item: 0, section: 0) }
      let section = target.sectionIndex?.section(titled: title) ?? 0
      let sections = 0..<data.numberOfSections
      let isFull = { (section: Int) in data.numberOfItems(inSection: section) > 0 }
      if let next = sections.first(where: { $0 >= section && isFull($0) }) {
        return IndexPath(item: 0, section: next)
      }
      guard let last = sections.last(where: isFull) else { return IndexPath(item: 0, section: 0) }
      return IndexPath(item: data.numberOfItems(inSection: last) - 1, section: last)
    }
  }

  extension CollectionViewEvents: UICollectionViewDataSourcePrefetching {
    func collectionView(_ view: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      data?.prefetchItems(at: indexPaths.map { ItemPath($0) })
    }

    func collectionView(
      _ view: UICollectionView,
      cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      data?.cancelPrefetchingItems(at: indexPaths.map { ItemPath($0) })
    }
  }
#endif
