#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  extension CollectionViewTarget: UICollectionViewDataSource {
    /// Returns the number of sections.
    ///
    /// - Parameter collectionView: The collection view.
    /// - Returns: The number of sections.
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
      data?.numberOfSections ?? 0
    }

    /// Returns the number of items in a section.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - section: The index of the section.
    /// - Returns: The number of items.
    public func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int {
      data?.numberOfItems(inSection: section) ?? 0
    }

    /// Returns the cell of an item.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - indexPath: The path of the item.
    /// - Returns: The cell from the cell provider.
    public func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      guard let data else { return emptyCell(at: indexPath, in: collectionView) }
      let isReconfigured = reconfiguredPaths.remove(indexPath) != nil
      return outlineCell(at: ItemPath(indexPath), data) {
        data.cell(at: indexPath, isReconfigured: isReconfigured)
      }
    }

    /// Returns a supplementary view.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - kind: The kind of the view.
    ///   - indexPath: The path of the view.
    /// - Returns: The view from the supplementary view provider; an empty view when the provider returns nil.
    public func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      requestedKinds.insert(kind)
      guard let view = supplementaryView(ofKind: kind, at: indexPath) else {
        return dequeue(
          UICollectionReusableView.self,
          ofKind: kind,
          at: indexPath,
          in: collectionView
        )
      }
      return view.make(self, collectionView, kind, indexPath)
    }

    /// Returns a cell without content, for a view that outlives its data source.
    private func emptyCell(
      at indexPath: IndexPath,
      in collectionView: UICollectionView
    ) -> UICollectionViewCell {
      let identifier = "DiffableUIKit.empty"
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
      return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
  }
#endif
