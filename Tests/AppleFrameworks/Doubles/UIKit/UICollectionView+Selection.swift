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

  /// The user touches an item and lifts the finger; returns whether the item was selected or deselected.
  @discardableResult
  public func tapItem(at indexPath: IndexPath) -> Bool {
    guard touchItem(at: indexPath) else { return false }
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    if allowsMultipleSelection && selected.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else {
        return false
      }
      return userDeselects(indexPath)
    }
    guard allowsSelection, delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true
    else { return false }
    if !allowsMultipleSelection {
      for path in selected where path != indexPath { _ = userDeselects(path) }
    }
    selectItem(at: indexPath, animated: false, scrollPosition: [])
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    return true
  }

  /// The user touches an item; returns whether the item is highlighted.
  ///
  /// An item that is not highlighted is not selected.
  public func touchItem(at indexPath: IndexPath) -> Bool {
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else {
      return false
    }
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    return true
  }

  /// The user taps the outline disclosure of a cell; returns whether the cell has one.
  ///
  /// A disclosure without an action calls a method of Apple's data source that is not public.
  @discardableResult
  public func userTapsOutlineDisclosure(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    let cell = cells[indexPath] as? UICollectionViewListCell
    guard let disclosure = cell?.accessories.first(where: { $0.isOutlineDisclosure }) else {
      return false
    }
    beginTouch(of: cell)
    defer { endTouch(isCancelled: false) }
    if let action = disclosure.actionHandler {
      action()
    } else {
      (dataSource as? any OutlineTogglingDataSource)?.userTogglesItem(at: indexPath)
    }
    return true
  }

  private func userDeselects(_ indexPath: IndexPath) -> Bool {
    deselectItem(at: indexPath, animated: false)
    delegate?.collectionView(self, didDeselectItemAt: indexPath)
    return true
  }
}
