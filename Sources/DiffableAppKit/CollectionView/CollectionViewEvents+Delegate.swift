#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  // Events that reach the source of an item. A call with `?` does nothing if the delegate of the app does not implement
  // the method.
  extension CollectionViewEvents: NSCollectionViewDelegate {
    /// Returns the items whose highlight state may change, as their sources and the delegate of the app decide.
    ///
    /// Sources are asked only when the user presses items: not about the targets of drops, and not when a highlight
    /// ends.
    func collectionView(
      _ collectionView: NSCollectionView,
      shouldChangeItemsAt indexPaths: Set<IndexPath>,
      to highlightState: NSCollectionViewItem.HighlightState
    ) -> Set<IndexPath> {
      let allowed =
        highlightState.isPress
        ? indexPaths.filter { data?.allows(.highlight, at: ItemPath($0)) ?? true }
        : indexPaths
      if allowed.isEmpty { return [] }
      let method = delegate?.collectionView(_:shouldChangeItemsAt:to:)
      return method?(collectionView, allowed, highlightState) ?? allowed
    }

    /// Reports to the sources that items were highlighted or are no longer highlighted.
    ///
    /// The highlights of the targets of drops are not reported to the sources.
    func collectionView(
      _ collectionView: NSCollectionView,
      didChangeItemsAt indexPaths: Set<IndexPath>,
      to highlightState: NSCollectionViewItem.HighlightState
    ) {
      if highlightState.isPress {
        report(.highlight, of: indexPaths, where: { highlightedItems.insert($0).inserted })
      } else if highlightState == .none {
        report(.unhighlight, of: indexPaths, where: { highlightedItems.remove($0) != nil })
      }
      let method = delegate?.collectionView(_:didChangeItemsAt:to:)
      method?(collectionView, indexPaths, highlightState)
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      shouldSelectItemsAt indexPaths: Set<IndexPath>
    ) -> Set<IndexPath> {
      let isAllowed: (IndexPath) -> Bool = { [data] in
        data?.allows(.select, at: ItemPath($0)) ?? true
      }
      let allowed = indexPaths.filter(isAllowed)
      guard let method = delegate?.collectionView(_:shouldSelectItemsAt:), !allowed.isEmpty else {
        return allowed
      }
      // The delegate can select other items than the user does.
      return method(collectionView, allowed).filter { allowed.contains($0) || isAllowed($0) }
    }

    func collectionView(_ view: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>) {
      report(.select, of: indexPaths)
      (delegate?.collectionView(_:didSelectItemsAt:))?(view, indexPaths)
    }

    func collectionView(_ view: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>) {
      report(.deselect, of: indexPaths)
      (delegate?.collectionView(_:didDeselectItemsAt:))?(view, indexPaths)
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      willDisplay item: NSCollectionViewItem,
      forRepresentedObjectAt indexPath: IndexPath
    ) {
      data?.willDisplay(item, at: ItemPath(indexPath))
      let method = delegate?.collectionView(_:willDisplay:forRepresentedObjectAt:)
      method?(collectionView, item, indexPath)
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      didEndDisplaying item: NSCollectionViewItem,
      forRepresentedObjectAt indexPath: IndexPath
    ) {
      data?.didEndDisplaying(item)
      let method = delegate?.collectionView(_:didEndDisplaying:forRepresentedObjectAt:)
      method?(collectionView, item, indexPath)
    }

    /// Reports an action on items to their sources, in the order of the list.
    private func report(
      _ action: UserAction,
      of indexPaths: Set<IndexPath>,
      where isReported: (AnyHashable) -> Bool = { _ in true }
    ) {
      let items = indexPaths.map { ItemPath($0) }.sorted().compactMap { data?.sourceItem(at: $0) }
      data?.perform(items.filter(isReported).map { (action, $0) })
    }
  }

  extension NSCollectionViewItem.HighlightState {
    /// Whether the user presses the item; false for an item that is highlighted as the target of a drop.
    fileprivate var isPress: Bool { self == .forSelection || self == .forDeselection }
  }
#endif
