/// The methods of a data source that handle what the user does with the items of a list, and the end of animations.
///
/// ``ListData`` forwards the calls of the list to these methods, and documents them.
package protocol UserEventHandling: AnyObject {
  func canReorderItem(at path: ItemPath) -> Bool
  func beginReordering(at path: ItemPath) -> Bool
  func dropReorderedItem(at destination: ItemPath) -> Bool
  func endReordering()

  func canDeleteItem(at path: ItemPath) -> Bool
  func deleteItem(at path: ItemPath) -> Bool
  func canInsertItem(at path: ItemPath) -> Bool
  func insertItem(at path: ItemPath) -> Bool

  func level(ofItemAt path: ItemPath) -> Int?
  func toggleItem(at path: ItemPath)

  func prefetchItems(at paths: [ItemPath])
  func cancelPrefetchingItems(at paths: [ItemPath])

  /// Calls a function that makes a later data source take over the list.
  ///
  /// If an apply changes the list, the function is called when this apply ends: a list must not get other data in the
  /// middle of a change.
  func handOver(to laterDataSource: @escaping () -> Void)

  /// Called when the list has ended the animation of an apply.
  func animationDidEnd(of ticket: Int)
}

// Embedded Swift has no generic requirements of existential types, and no `AnyHashable`.
#if !hasFeature(Embedded)
  /// The methods of a connection that handle what the user does with the cells of its source.
  ///
  /// A view whose delegate receives taps finds these methods in ``ListData/cellEvents``.
  package protocol CellEventHandling: AnyObject {
    /// Whether the target makes the cells of the source, so that it can also update them in place.
    var showsReusableCells: Bool { get }

    func canSelectItem(at path: ItemPath) -> Bool
    func canHighlightItem(at path: ItemPath) -> Bool
    func selectItem(at path: ItemPath)
    func deselectItem(at path: ItemPath)
    func highlightItem(at path: ItemPath)
    func unhighlightItem(at path: ItemPath)

    func willDisplay<View: AnyObject>(_ cell: View, at path: ItemPath)
    func didEndDisplaying<View: AnyObject>(_ cell: View)

    /// Returns the identifier of the section or the item in a row.
    func identifier(of row: ListRow) -> AnyHashable?

    /// Returns the path of the item with an identifier.
    func itemPath(of identifier: AnyHashable) -> ItemPath?
  }
#endif
