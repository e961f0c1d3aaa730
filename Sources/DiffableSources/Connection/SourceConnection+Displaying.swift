// Lists that report when cells appear and disappear, like table and collection views, call these methods. They are
// generic because Embedded Swift has no `ObjectIdentifier` of an `AnyObject`.
extension SourceConnection {
  /// Reports to the source of an item that the cell of the item is about to appear on screen.
  ///
  /// The connection remembers which item the cell shows: when the cell disappears, the list may show another item, or
  /// none, at this path.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - path: The path of the item in the list. A path that is out of bounds is ignored.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
  public func willDisplay<View: AnyObject>(_ cell: View, at path: ItemPath) {
    guard dataSource.hasTarget, let item = dataSource.itemIdentifier(for: path),
      let source = shownSources.sources[item.source]
    else { return }
    displayedItems[ObjectIdentifier(cell)] = DisplayedItem(source: source, item: item)
    source.willDisplay(item)
  }

  /// Reports to the source of an item that the cell of the item is no longer on screen.
  ///
  /// - Parameter cell: A cell that was passed to ``willDisplay(_:at:)``. Other cells are ignored.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
  public func didEndDisplaying<View: AnyObject>(_ cell: View) {
    guard let displayed = displayedItems.removeValue(forKey: ObjectIdentifier(cell)) else { return }
    displayed.source.didEndDisplaying(displayed.item)
  }

  /// An item whose cell is on screen, with its source, which may no longer be in the tree.
  struct DisplayedItem {
    var source: ListSource<Cell>
    var item: SourceItem
  }
}

#if !hasFeature(Embedded)
  extension SourceConnection: CellEventHandling {
    package func selectItem(at path: ItemPath) { perform(.select, at: path) }
    package func deselectItem(at path: ItemPath) { perform(.deselect, at: path) }
    package func highlightItem(at path: ItemPath) { perform(.highlight, at: path) }
    package func unhighlightItem(at path: ItemPath) { perform(.unhighlight, at: path) }

    package func identifier(of row: ListRow) -> AnyHashable? {
      switch row {
      case .header(let section):
        dataSource.sectionIdentifier(for: section).map { AnyHashable($0) }
      case .item(let path): dataSource.itemIdentifier(for: path).map { AnyHashable($0) }
      }
    }

    package func itemPath(of identifier: AnyHashable) -> ItemPath? {
      (identifier.base as? SourceItem).flatMap { dataSource.itemPath(for: $0) }
    }
  }
#endif
