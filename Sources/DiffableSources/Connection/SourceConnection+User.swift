// What a list reports of its user. Paths are those of what the list shows at that moment.
extension SourceConnection {
  /// Tells the source of an item what the user has done to it.
  ///
  /// A deletion is carried out by the source; the list should not remove the cell itself.
  ///
  /// - Parameters:
  ///   - action: What the user has done.
  ///   - path: Where the list shows the item.
  /// - Returns: Whether a handler has heard of it. False when there is none, a deletion is not allowed, the
  ///   path is out of bounds, or the source no longer has the item.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items; that of a change,
  ///   for a deletion.
  @discardableResult
  public func perform(_ action: UserAction, at path: ItemPath) -> Bool {
    with(path) { $0.perform(action, on: $1) }
  }

  /// Whether the user may delete an item.
  ///
  /// - Parameter path: Where the list shows the item.
  /// - Returns: What `canDelete` of its source's handlers says; false without such a handler, or when the
  ///   path is out of bounds.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
  public func canDeleteItem(at path: ItemPath) -> Bool { with(path) { $0.canDelete($1) } }

  /// Where the list shows an item.
  ///
  /// - Parameters:
  ///   - item: An item.
  ///   - source: The source that has it.
  /// - Returns: The path, or nil when the list does not show the item.
  /// - Complexity: That of ``DiffableSnapshots/Snapshot/itemPath(for:)``.
  public func itemPath<Item>(for item: Item, in source: BasicSource<Item, Cell>) -> ItemPath? {
    dataSource.itemPath(for: source.wrap(item))
  }

  private func with(_ path: ItemPath, _ body: (ListSource<Cell>, SourceItem) -> Bool) -> Bool {
    guard dataSource.hasTarget, let item = dataSource.itemIdentifier(for: path),
      let source = shownSources.sources[item.source]
    else { return false }
    return body(source, item)
  }
}

extension SourceConnection {
  /// Lets the user drag items within their sources.
  ///
  /// The source follows a drop among its own items. One elsewhere it does not follow, and is shown again
  /// as it was when the drag has ended.
  func letTheUserReorder() {
    let (shownSources, source) = (shownSources, source)
    dataSource.reorderingHandlers.canReorderItem = { item in
      shownSources.sources[item.source]?.canMove(item) ?? false
    }
    dataSource.reorderingHandlers.didReorder = { transaction in
      let (item, place) = (transaction.item, transaction.move.to)
      let neighbour = { (offset: Int) in
        transaction.finalSnapshot.itemIdentifier(
          for: ItemPath(section: place.section, item: place.item + offset)
        )
      }
      let owner = shownSources.sources[item.source]
      if owner?.move(item, after: neighbour(-1), before: neighbour(1)) != true {
        source.didChange()
      }
    }
  }
}
