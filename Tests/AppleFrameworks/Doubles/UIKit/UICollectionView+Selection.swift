import AppleBase

extension UICollectionView {
  public var indexPathsForSelectedItems: [IndexPath]? { Array(selected) }

  public func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    let counts = loadedCounts()
    if let indexPath,
      !counts.indices.contains(indexPath.section) || indexPath.item >= counts[indexPath.section]
    {
      return Inconsistency.report("Item \(indexPath), which is selected, is out of bounds")
    }
    if !allowsMultipleSelection || indexPath == nil {
      for path in selected { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    selected.insert(indexPath)
    cells[indexPath]?.isSelected = true
    if scrollPosition.contains(.top), let frame = layoutAttributesForItem(at: indexPath)?.frame {
      contentOffset = frame.origin
    }
  }

  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.remove(indexPath)
    cells[indexPath]?.isSelected = false
  }

  /// Selects an item as the user does, so that the delegate is called.
  public func tapItem(at indexPath: IndexPath) {
    selectItem(at: indexPath, animated: false, scrollPosition: [])
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}
