// The methods for the app. Paths refer to what the list currently shows.
extension SourceConnection {
  /// Returns whether the user may do something with an item, as the handlers of its source decide.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - path: The path of the item in the list.
  /// - Returns: The result of the handler, such as ``BasicSource/Handlers/canDelete``. Without a handler, the user may do
  ///   everything but delete, insert and move. False if the path is out of bounds, or if the source no longer contains
  ///   the item.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items.
  public func allows(_ action: UserAction, at path: ItemPath) -> Bool {
    dataSource.allows(action, at: path)
  }

  /// Performs an action on an item as if the user did it, and calls the handler of its source.
  ///
  /// A list calls ``DiffableSnapshots/ListData/perform(_:at:isAllowed:)`` of its data instead.
  ///
  /// For a deletion, the source deletes the item, and the list then receives the change. The list should not
  /// remove the cell itself.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - path: The path of the item in the list.
  /// - Returns: Whether the source handled the action. False if the source has no handler for it, or if
  ///   ``allows(_:at:)`` is false. A deletion that the source allows is handled even without
  ///   ``BasicSource/Handlers/didDelete``.
  /// - Complexity: O(log *n*) on average, where *n* is the number of sections and items; for a deletion, that
  ///   of a change.
  @discardableResult
  public func perform(_ action: UserAction, at path: ItemPath) -> Bool {
    dataSource.perform(action, at: path, isAllowed: false)
  }

  /// Returns the path of an item in the list.
  ///
  /// - Parameters:
  ///   - item: An item.
  ///   - source: The source of the item.
  /// - Returns: The path; nil if the list does not show the item.
  /// - Complexity: That of ``DiffableSnapshots/Snapshot/itemPath(for:)``.
  public func itemPath<Item>(for item: Item, in source: BasicSource<Item, Cell>) -> ItemPath? {
    dataSource.itemPath(for: source.wrap(item))
  }

  /// Returns the item at a path, if it is an item of a source.
  ///
  /// - Parameters:
  ///   - path: Any path in the list.
  ///   - source: A source.
  /// - Returns: The item, or nil if the list shows no item of the source there.
  /// - Complexity: That of ``DiffableSnapshots/Snapshot/itemIdentifier(for:)``.
  public func item<Item>(at path: ItemPath, of source: BasicSource<Item, Cell>) -> Item? {
    dataSource.itemIdentifier(for: path).flatMap { source.item($0) }
  }

  /// Returns whether a section shows the items of a source, or of sources below it.
  ///
  /// - Parameters:
  ///   - index: The index of the section in the list.
  ///   - source: A source in the tree that the list shows. All sections of a ``SnapshotSource`` are sections of it. A
  ///     section of a merged composite is a section of each source below the composite.
  /// - Returns: Whether it is a section of the source; false if the index is out of bounds.
  /// - Complexity: O(*d*), where *d* is the depth of the tree.
  public func isSection(_ index: Int, of source: ListSource<Cell>) -> Bool {
    guard let id = dataSource.sectionIdentifier(for: index)?.source else { return false }
    // The sources below a merged composite have no section of their own, so the composite's section is also theirs.
    return registry.sources[id]?.isOrIsBelow { $0 === source } ?? false
      || source.isOrIsBelow { $0.id == id }
  }
}
