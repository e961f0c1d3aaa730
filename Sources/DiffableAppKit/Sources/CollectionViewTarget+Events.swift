#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  // Events that reach the source of an item.
  extension CollectionViewTarget {
    /// Returns the items whose highlight state may change, as their sources and ``delegate`` decide.
    ///
    /// Sources are asked only when the user presses items: not about the targets of drops, and not when a highlight
    /// ends.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - indexPaths: The index paths of the items.
    ///   - highlightState: The new state of the items.
    /// - Returns: The index paths of the items whose state changes.
    public func collectionView(
      _ collectionView: NSCollectionView,
      shouldChangeItemsAt indexPaths: Set<IndexPath>,
      to highlightState: NSCollectionViewItem.HighlightState
    ) -> Set<IndexPath> {
      let allowed =
        highlightState.isPress
        ? indexPaths.filter { connection?.canHighlightItem(at: ItemPath($0)) ?? true }
        : indexPaths
      typealias Method = (
        NSCollectionView, Set<IndexPath>, NSCollectionViewItem.HighlightState
      ) -> Set<IndexPath>
      let method: Method? =
        collectionDelegate("collectionView:shouldChangeItemsAtIndexPaths:toHighlightState:")?
        .collectionView(_:shouldChangeItemsAt:to:)
      return allowed.isEmpty ? [] : method?(collectionView, allowed, highlightState) ?? allowed
    }

    /// Reports to the sources that items were highlighted or are no longer highlighted.
    ///
    /// The highlights of the targets of drops are not reported to the sources.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - indexPaths: The index paths of the items.
    ///   - highlightState: The new state of the items.
    public func collectionView(
      _ collectionView: NSCollectionView,
      didChangeItemsAt indexPaths: Set<IndexPath>,
      to highlightState: NSCollectionViewItem.HighlightState
    ) {
      if highlightState.isPress {
        report(indexPaths, where: { highlightedItems.insert($0).inserted }) {
          $0.highlightItem(at: $1)
        }
      } else if highlightState == .none {
        report(indexPaths, where: { highlightedItems.remove($0) != nil }) {
          $0.unhighlightItem(at: $1)
        }
      }
      typealias Method = (
        NSCollectionView, Set<IndexPath>, NSCollectionViewItem.HighlightState
      ) -> Void
      let method: Method? =
        collectionDelegate("collectionView:didChangeItemsAtIndexPaths:toHighlightState:")?
        .collectionView(_:didChangeItemsAt:to:)
      method?(collectionView, indexPaths, highlightState)
    }

    /// Returns the items that the user may select, as their sources and ``delegate`` decide.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - indexPaths: The index paths of the items that the user selects.
    /// - Returns: The index paths of the items to select.
    public func collectionView(
      _ collectionView: NSCollectionView,
      shouldSelectItemsAt indexPaths: Set<IndexPath>
    ) -> Set<IndexPath> {
      let isAllowed: (IndexPath) -> Bool = { [connection] in
        connection?.canSelectItem(at: ItemPath($0)) ?? true
      }
      let allowed = indexPaths.filter(isAllowed)
      let method: ((NSCollectionView, Set<IndexPath>) -> Set<IndexPath>)? =
        collectionDelegate("collectionView:shouldSelectItemsAtIndexPaths:")?
        .collectionView(_:shouldSelectItemsAt:)
      guard let method, !allowed.isEmpty else { return allowed }
      // The delegate can select other items than the user does.
      return method(collectionView, allowed).filter(isAllowed)
    }

    /// Reports to the sources that items were selected.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - indexPaths: The index paths of the items.
    public func collectionView(
      _ collectionView: NSCollectionView,
      didSelectItemsAt indexPaths: Set<IndexPath>
    ) {
      report(indexPaths) { $0.selectItem(at: $1) }
      let method: ((NSCollectionView, Set<IndexPath>) -> Void)? =
        collectionDelegate("collectionView:didSelectItemsAtIndexPaths:")?
        .collectionView(_:didSelectItemsAt:)
      method?(collectionView, indexPaths)
    }

    /// Reports to the sources that items are no longer selected.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - indexPaths: The index paths of the items.
    public func collectionView(
      _ collectionView: NSCollectionView,
      didDeselectItemsAt indexPaths: Set<IndexPath>
    ) {
      report(indexPaths) { $0.deselectItem(at: $1) }
      let method: ((NSCollectionView, Set<IndexPath>) -> Void)? =
        collectionDelegate("collectionView:didDeselectItemsAtIndexPaths:")?
        .collectionView(_:didDeselectItemsAt:)
      method?(collectionView, indexPaths)
    }

    /// Reports an action on items to their sources, in the order of the list.
    private func report(
      _ indexPaths: Set<IndexPath>,
      where isReported: (AnyHashable) -> Bool = { _ in true },
      _ action: (any CellEventHandling, ItemPath) -> Void
    ) {
      guard let connection else { return }
      let items = indexPaths.map { ItemPath($0) }.sorted().compactMap {
        connection.identifier(of: .item($0))
      }
      for item in items.filter(isReported) {
        // A handler that was called before can have changed the list.
        if let path = connection.itemPath(of: item) { action(connection, path) }
      }
    }
  }

  extension NSCollectionViewItem.HighlightState {
    /// Whether the user presses the item; false for an item that is highlighted as the target of a drop.
    fileprivate var isPress: Bool { self == .forSelection || self == .forDeselection }
  }
#endif
